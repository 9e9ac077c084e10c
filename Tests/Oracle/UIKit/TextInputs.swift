import Foundation
@testable internal import WindowModel

/// A text input with a delegate.
protocol TextInput: UIView {
  /// Notifies the delegate and the observers.
  func tell(_ name: WindowModel.Event.Name)
  /// Returns the delegate's answer.
  func answer(_ question: CodeQuestion) -> Bool?
}

extension TextInput {
  /// Where typed text is inserted: at the end.
  var end: NSRange { NSRange(location: (model.text ?? "").utf16.count, length: 0) }

  func notify(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

open class UITextField: UIControl, TextInput {
  public enum BorderStyle: Int { case none, line, bezel, roundedRect }
  public enum DidEndEditingReason: Int { case committed, cancelled }
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  open var borderStyle = BorderStyle.none
  open var text: String? {
    get { model.text }
    set { change { $0.text = newValue ?? "" } }
  }
  open var placeholder: String?
  open var isSecureTextEntry = false
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open weak var delegate: (any UITextFieldDelegate)?
  public var isEditing: Bool { isFirstResponder }

  func tell(_ name: WindowModel.Event.Name) {
    switch name {
    case .textFieldDidBeginEditing:
      delegate?.textFieldDidBeginEditing(self)
      sendActions(for: .editingDidBegin)
      notify(Self.textDidBeginEditingNotification)
    case .textFieldDidEndEditing:
      delegate?.textFieldDidEndEditing(self, reason: .committed)
      sendActions(for: .editingDidEnd)
      notify(Self.textDidEndEditingNotification)
    default:
      sendActions(for: .editingChanged)
      notify(Self.textDidChangeNotification)
    }
  }

  func answer(_ question: CodeQuestion) -> Bool? {
    switch question {
    case .delegate(.textFieldShouldBeginEditing): delegate?.textFieldShouldBeginEditing(self)
    case .delegate(.textFieldShouldEndEditing): delegate?.textFieldShouldEndEditing(self)
    case .delegate(.textFieldShouldReturn): delegate?.textFieldShouldReturn(self)
    case .mayInsert(let text):
      delegate?.textField(self, shouldChangeCharactersIn: end, replacementString: text)
    default: nil
    }
  }
}

public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}
extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}

open class UITextView: UIScrollView, TextInput {
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  open var text: String! {
    get { model.text }
    set { change { $0.text = newValue ?? "" } }
  }
  private weak var textDelegate: (any UITextViewDelegate)?
  open var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set { textDelegate = newValue }
  }

  func tell(_ name: WindowModel.Event.Name) {
    switch name {
    case .textViewDidBeginEditing: delegate?.textViewDidBeginEditing(self)
    case .textViewDidEndEditing: delegate?.textViewDidEndEditing(self)
    default:
      delegate?.textViewDidChange(self)
      notify(Self.textDidChangeNotification)
    }
  }

  func answer(_ question: CodeQuestion) -> Bool? {
    switch question {
    case .delegate(.textViewShouldBeginEditing): delegate?.textViewShouldBeginEditing(self)
    case .delegate(.textViewShouldEndEditing): delegate?.textViewShouldEndEditing(self)
    case .mayInsert(let text):
      delegate?.textView(self, shouldChangeTextIn: end, replacementText: text)
    default: nil
    }
  }
}

public protocol UITextViewDelegate: AnyObject {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}
extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}

public enum UIKeyboardType: Int {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad
}
public enum UIReturnKeyType: Int { case `default`, go, google, join, next, route, search, send, yahoo, done }

extension UIResponder {
  public static let keyboardWillShowNotification = name(.keyboardWillShow)
  public static let keyboardDidShowNotification = name(.keyboardDidShow)
  public static let keyboardWillHideNotification = name(.keyboardWillHide)
  public static let keyboardDidHideNotification = name(.keyboardDidHide)
  public static let keyboardWillChangeFrameNotification = name(.keyboardWillChangeFrame)
  public static let keyboardDidChangeFrameNotification = name(.keyboardDidChangeFrame)
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

  private static func name(_ name: WindowModel.Event.Name) -> Notification.Name {
    Notification.Name(name.rawValue)
  }
}

/// A rectangle as an object; Foundation's has a different rectangle type here.
public final class NSValue: NSObject {
  public let cgRectValue: CGRect
  public init(cgRect: CGRect) { cgRectValue = cgRect }
}

/// The `userInfo` of a keyboard notification.
func userInfo(_ move: KeyboardMove?) -> [AnyHashable: Any]? {
  guard let move else { return nil }
  return [
    UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: CGRect(move.begin)),
    UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: CGRect(move.end)),
    UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: KeyboardMove.duration),
    UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: KeyboardMove.curve),
    UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
  ]
}
