package import HTTP
import Problems

extension Call {
  /// The client's address, nil if the connection has none.
  package var client: ClientAddress? {
    api.access.proxies.client(of: request)?.network
  }

  /// The holders of the shares that the request uses; none for the operator.
  ///
  /// A token counts only if the operation needs one; otherwise a client could invent one for each request.
  private var shareHolders: [ShareHolder] {
    let access = api.access
    var holders = client.map { [ShareHolder.address($0)] } ?? []
    if let bearer {
      let token = Token(String(bearer))
      if let operatorToken = access.operatorToken, operatorToken == token { return [] }
      if access.isGuarded, route.need != .nothing, let holder = ShareHolder(token) {
        holders.append(holder)
      }
    }
    return holders
  }

  /// Takes one unit of a share, once for a request, even if it is retried.
  package func take(_ kind: Share.Kind) throws(Problem) {
    if hasTaken.contains(kind) { return }
    let shares = api.shares
    if let seconds = shares.take(kind, from: shareHolders) {
      throw Self.usedUp(kind, shares.table[kind], seconds)
    }
    hasTaken.insert(kind)
  }

  /// Gives back a unit that was not needed.
  package func giveBack(_ kind: Share.Kind) {
    hasTaken.remove(kind)
    api.shares.giveBack(kind, to: shareHolders)
  }

  /// Refuses a client whose share is used up, but takes nothing.
  func checkShare(of kind: Share.Kind) throws(Problem) {
    let shares = api.shares
    if let seconds = shares.secondsToWait(kind, for: shareHolders) {
      throw Self.usedUp(kind, shares.table[kind], seconds)
    }
  }

  private static func usedUp(_ kind: Share.Kind, _ share: Share?, _ seconds: Int) -> Problem {
    Problem(
      .tooFast, "Your share of \(kind.rawValue) is used up.",
      hint: "Try again after the seconds in Retry-After. /limits lists the shares.",
      headers: share.map { share in
        Quota(kind.rawValue, share.burst, seconds: share.window)
          .isUsedUp(retryAfter: seconds)
      } ?? [])
  }
}
