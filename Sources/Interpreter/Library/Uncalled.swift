extension Library {
  /// The methods of UIKit's delegates that UIKit calls and the model does not, by protocol: what they do would be
  /// missing without a word.
  static let uncalled: [String: [(name: String, selector: String)]] = [
    "UITextFieldDelegate": [
      ("textFieldShouldClear(_:)", "textFieldShouldClear:"),
      ("textFieldDidChangeSelection(_:)", "textFieldDidChangeSelection:"),
    ],
    "UITextViewDelegate": [
      ("textViewDidChangeSelection(_:)", "textViewDidChangeSelection:"),
      ("scrollViewDidScroll(_:)", "scrollViewDidScroll:"),
    ],
    "UITabBarControllerDelegate": [
      (
        "tabBarController(_:animationControllerForTransitionFrom:to:)",
        "tabBarController:animationControllerForTransitionFromViewController:toViewController:"
      )
    ],
    "UINavigationControllerDelegate": [
      (
        "navigationController(_:animationControllerFor:from:to:)",
        "navigationController:animationControllerForOperation:fromViewController:toViewController:"
      )
    ],
    "UIAdaptivePresentationControllerDelegate": [
      ("adaptivePresentationStyle(for:)", "adaptivePresentationStyleForPresentationController:"),
      (
        "adaptivePresentationStyle(for:traitCollection:)",
        "adaptivePresentationStyleForPresentationController:traitCollection:"
      ),
    ],
  ]
}
