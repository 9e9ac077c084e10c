import ProgramRuntime
import ProgramValues
import WindowModel

/// UIKit's queries of delegates.
extension Machine {
  /// A delegate's answer; nil if there is no delegate or it lacks the method.
  func answerOfDelegate(
    _ question: CodeQuestion, _ instance: Instance, _ application: inout Application
  ) -> Bool? {
    let asked = Value.object(reference(to: instance))
    var owner = asked
    let method: String
    var more: [Value] = []
    switch question {
    case .delegate(let name)
    where name == .presentationControllerShouldDismiss
      || name == .popoverPresentationControllerShouldDismissPopover:
      guard let presentation = presentation(of: instance) else { return nil }
      owner = presentation
      method = "\(name.rawValue)(_:)"
    case .delegate(let name): method = "\(name.rawValue)(_:)"
    case .shouldSelect(let controller):
      method = "tabBarController(_:shouldSelect:)"
      more = objects[controller].map { [.object(reference(to: $0))] } ?? []
    case .collapse(let secondary, let primary):
      method = "splitViewController(_:collapseSecondary:onto:)"
      more = [secondary, primary].compactMap { objects[$0] }.map { .object(reference(to: $0)) }
    case .show(let shown, let isDetail):
      method = "splitViewController(_:\(isDetail ? "showDetail" : "show"):sender:)"
      more =
        objects[shown].map { [.object(reference(to: $0)), library.shared["sender"] ?? .none] } ?? []
    case .mayInsert(let text):
      method =
        isTextField(instance)
        ? "textField(_:shouldChangeCharactersIn:replacementString:)"
        : "textView(_:shouldChangeTextIn:replacementText:)"
      let end = instance.node.flatMap { application.view($0)?.text?.utf16.count } ?? 0
      more = [.parts([.int(end), .int(0)]), .string(text)]
    default: return nil
    }
    return on(&application, else: nil) { () throws(Halt) in
      let delegate = self.delegate(of: owner)
      return try self.tell(delegate, method, [owner] + more).map(self.isTrue)
    }
  }
}
