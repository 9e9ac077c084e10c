/// Finds UIKit's public class of views, windows and controllers that a misspelt name resembles.
package enum ClassSpelling {
  /// The class that a name probably means; nil if it is a class itself, or resembles none.
  ///
  /// Names without the prefix `UI` are the app's own. The comparison ignores case.
  package static func correction(of name: String) -> String? {
    let length = name.utf8.count
    guard name.hasPrefix("UI"), length <= longest + 2, !classes.contains(name),
      !unlisted.contains(name)
    else { return nil }
    let limit = length < 12 ? 1 : 2
    let word = name.lowercased()
    var best: (name: String, distance: Int)?
    for candidate in classes where (candidate.utf8.count - length).magnitude <= limit {
      let distance = editDistance(word, candidate.lowercased(), limit: limit)
      if distance < best?.distance ?? limit + 1 { best = (candidate, distance) }
    }
    return best?.name
  }

  /// A sentence to append to another, with its leading space; empty if the name resembles no class.
  package static func hint(for name: String) -> String {
    correction(of: name).map { " Did you mean \($0)?" } ?? ""
  }

  private static let classes = """
    UIActionSheet UIActivityIndicatorView UIActivityViewController UIAlertController UIAlertView
    UIButton UICalendarView UICloudSharingController UICollectionReusableView UICollectionView
    UICollectionViewCell UICollectionViewController UICollectionViewListCell
    UIColorPickerViewController UIColorWell UIContentUnavailableView UIControl UIDatePicker
    UIDocumentBrowserViewController UIDocumentMenuViewController UIDocumentPickerViewController
    UIDocumentViewController UIEventAttributionView UIFontPickerViewController UIHostingController
    UIImagePickerController UIImageView UIInputView UIInputViewController UILabel UIListContentView
    UINavigationBar UINavigationController UIPageControl UIPageViewController UIPasteControl
    UIPickerView UIPopoverBackgroundView UIProgressView UIReferenceLibraryViewController
    UIRefreshControl UIScrollView UISearchBar UISearchContainerViewController UISearchController
    UISearchTextField UISegmentedControl UISlider UISplitViewController UIStackView UIStepper
    UISwitch UITabBar UITabBarController UITableView UITableViewCell UITableViewController
    UITableViewHeaderFooterView UITextField UITextView UIToolbar UIVideoEditorController UIView
    UIViewController UIVisualEffectView UIWebView UIWindow
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  /// UIKit's private classes, in iOS 10 to iOS 17, whose names resemble public ones.
  private static let unlisted: Set<String> = ["UIKBAlertController", "UIKBVisualEffectView"]

  private static let longest = classes.lazy.map(\.utf8.count).max() ?? 0
}

extension Turn {
  /// Warns that a new object's class is nearly one of UIKit's.
  mutating func checkSpelling(of name: String) {
    let hint = ClassSpelling.hint(for: name)
    guard !hint.isEmpty else { return }
    let text = "\(name) is no class of UIKit, so it is made as the app's own.\(hint)"
    // A nib may have many objects of one class, but warns once; the search back is bounded.
    if !diagnostics.suffix(8).contains(text) { diagnostics.append(text) }
  }
}

/// The number of letters to add, drop, change or swap to turn `a` into `b`; some number above `limit` if
/// it is more.
package func editDistance(_ a: String, _ b: String, limit: Int) -> Int {
  let (a, b) = (Array(a.utf8), Array(b.utf8))
  guard (a.count - b.count).magnitude <= limit else { return limit + 1 }
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for (i, letter) in a.enumerated() {
    var row = [i + 1]
    for (j, other) in b.enumerated() {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (letter == other ? 0 : 1))
      if i > 0, j > 0, letter == b[j - 1], a[i - 1] == other {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      row.append(cost)
    }
    // It never decreases from row to row.
    guard (row.min() ?? 0) <= limit || (last.min() ?? 0) <= limit else { return limit + 1 }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
