import Classroom
package import HTTP
import Problems
package import WindowModel
package import WindowSessions

/// A new session's name and token.
package struct Entry {
  /// Its name; nil if the directory should choose one.
  package var identifier: Identifier?
  /// The token, sent only in the first reply; nil if it needs none.
  package var token: String?
  /// The stored hash of the token.
  package var tokenHash: [UInt8] = []
}

extension Call {
  /// Checks that the client may make the request.
  func authorize() throws(Problem) {
    let access = api.access
    guard access.isGuarded else { return }
    switch route.need {
    case .nothing: return
    case .operatorToken:
      guard access.operatorToken != nil else {
        throw Problem(
          .operatorOnly, "Only the operator may see this, and the service has no operator.",
          hint: "Start it with --operator-token-file.")
      }
      guard try isOperator(token()) else { throw wrongToken }
    case .controlToken, .leadersToken:
      let token = try token()
      if try isOperator(token) { return }
      let session = try session()
      if Token(hash: session.record.tokenHash) == token { return }
      guard route.need == .leadersToken, try isLed(session, by: token) else {
        throw wrongToken
      }
    case .teacherToken, .pointersToken:
      let token = try token()
      if try isOperator(token) { return }
      let found = try foundClass()
      if found.isTaught(by: token) { return }
      guard route.need == .pointersToken, found.isLed(by: token) else { throw wrongToken }
    }
  }

  /// Returns the name and token of the session that this request starts, with the chosen name if any.
  package func entry(named name: Identifier?, pointer: String? = nil) throws(Problem) -> Entry {
    let access = api.access
    guard access.isGuarded else { return Entry(identifier: name) }
    if name != nil {
      guard bearer != nil, try isOperator(token()) else {
        throw Problem(
          .operatorOnly, "Only the operator may choose a session's name.", pointer: pointer,
          hint:
            "Anyone who knows the name may read the session, so the service chooses it: POST /sessions."
        )
      }
    }
    let token = access.secret(bits: 256)
    return Entry(
      identifier: name ?? Identifier("s" + access.secret(bits: 128)), token: token,
      tokenHash: Token(token).hash)
  }

  /// Checks a token from the body, if changing a session needs one.
  package func checkToken(
    _ text: String?, of session: Session, at pointer: String
  ) throws(Problem) {
    guard api.access.isGuarded, try !isOperator(token()) else { return }
    guard let text, Token(hash: session.record.tokenHash) == Token(text) else {
      throw Problem(
        .invalidValue, "It is not the token of the session.", pointer: pointer,
        hint: Route.Need.controlToken.source)
    }
  }

  private func isOperator(_ token: Token) throws(Problem) -> Bool {
    guard let operatorToken = api.access.operatorToken else { return false }
    return operatorToken == token
  }

  /// The token after `Bearer` in `Authorization`, nil if the field has another form.
  var bearer: Substring? {
    guard let value = request[.authorization] else { return nil }
    let words = value.split(separator: " ")
    guard words.count == 2, words[0].lowercased() == "bearer" else { return nil }
    return words[1]
  }

  private func token() throws(Problem) -> Token {
    if let bearer { return Token(String(bearer)) }
    throw Problem(
      .tokenNeeded, "This takes \(route.need.token).", hint: route.need.source,
      example: curl(options: "-H 'Authorization: Bearer TOKEN'"),
      headers: [HeaderField(.wwwAuthenticate, "Bearer realm=\"fenestra\"")])
  }

  private var wrongToken: Problem {
    Problem(
      .wrongToken, "The token is not the one that this takes, which is \(route.need.token).",
      hint: route.need.source,
      headers: [
        HeaderField(.wwwAuthenticate, "Bearer realm=\"fenestra\", error=\"invalid_token\"")
      ])
  }
}

extension Route {
  /// The token that an operation needs if access is guarded.
  public enum Need: Sendable {
    /// None: a session's name is enough, or there is no session yet.
    case nothing
    /// The session's.
    case controlToken
    /// The session's, or that of the raised hand that the session's class gave control.
    case leadersToken
    /// The class's, which its teacher has.
    case teacherToken
    /// The class's, or that of the raised hand that has control.
    case pointersToken
    /// The operator's.
    case operatorToken

    /// The token's name in an error.
    fileprivate var token: String {
      switch self {
      case .nothing: "none"
      case .controlToken, .leadersToken: "the session's token"
      case .teacherToken, .pointersToken: "the class's token"
      case .operatorToken: "the operator's token"
      }
    }

    /// Where the token comes from.
    fileprivate var source: String? {
      switch self {
      case .nothing: nil
      case .controlToken:
        "It is 'controlToken' in the reply that made the session, and is shown only there."
      case .leadersToken:
        "It is 'controlToken' in the reply that made the session, and is shown only there; a hand that "
          + "has control in a class may send its 'handToken'."
      case .teacherToken:
        "It is 'teacherToken' in the reply that opened the class, and is shown only there."
      case .pointersToken:
        "It is 'teacherToken' in the reply that opened the class; a hand that has control may send its "
          + "'handToken'."
      case .operatorToken:
        "It is in the file that the service was started with, as --operator-token-file, or in its "
          + "FENESTRA_OPERATOR_TOKEN."
      }
    }
  }

  /// The token that it needs if access is guarded.
  public var need: Need {
    switch operation {
    case "listSessions", "getMetrics": return .operatorToken
    // A fork does not change the original session.
    case "createSession", "putSession", "importSession", "forkSession": return .nothing
    case "answerPoll", "raiseHand": return .nothing
    case "pointInClass": return .pointersToken
    case "showSession", "closeClass", "openPoll", "revealPoll", "giveControl", "takeControl":
      return .teacherToken
    case "deleteSession", "openClass": return .controlToken
    default: return method == .get ? .nothing : .leadersToken
    }
  }
}
