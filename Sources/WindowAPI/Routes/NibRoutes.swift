import HTTP
import WindowModel
import Wire

extension WindowAPI {
  static let loadNib = Write(
    outcome: .init { json, application, turn, _ in
      if case .controller(let id)? = turn.subject {
        json.controller(id, in: application)
      } else {
        json.view(turn.result, in: application)
      }
    }
  ) { call throws(Problem) in
    var nib = Nib()
    try Body.read(call, "a nib", Nib.fields, into: &nib)
    return .loadNib(nib)
  }
}
