import HTTP
import WindowModel

extension WindowAPI {
  static func loadNib(_ call: Call) throws(Problem) -> Response {
    var nib = Nib()
    try Body.read(call, "a nib", Nib.fields, into: &nib)
    return try call.perform(.loadNib(nib)) { json, application, turn in
      if case .controller(let id)? = turn.subject {
        json.controller(id, in: application)
      } else {
        Call.writeView(&json, application, turn.result)
      }
    }
  }
}
