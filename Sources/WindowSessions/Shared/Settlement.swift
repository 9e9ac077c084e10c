import Workers

extension Session {
  /// How often other processes' changes replaced the state, for `settlement`.
  public var turnover: Int {
    guard log.shared != nil else { return 0 }
    lock.lock()
    defer { lock.unlock() }
    return turnovers
  }

  /// Returns the group that must succeed before a reply may show what it read since `turnover`, or what it
  /// did as part of the group `written`; nil if the reply may be sent at once.
  ///
  /// In a shared store a reply is correct if its state was the newest at some moment between request and
  /// reply. A commit on top of that state proves it, if it was sent after the state was read. So does a
  /// check that began after that.
  public func settlement(since turnover: Int, of written: CommitGroup?) -> CommitGroup? {
    guard log.shared != nil else { return unsettled }
    // This alone tells whether the request was carried out.
    if let written { return written.isDurable(for: self) ? nil : written }
    let proof = proof(since: turnover)
    // Other processes may have continued after a commit that is still unanswered.
    guard let proof, proof.isUnderWay else { return proof }
    return Sequel(to: proof, of: self, since: turnover).group
  }

  /// Returns the group that proves that the state is the newest, or fails if it is not.
  fileprivate func proof(since turnover: Int) -> CommitGroup? {
    lock.lock()
    defer { lock.unlock() }
    if case .lost(let failure) = ending { return CommitGroup(failing: failure, for: self) }
    if turnover != turnovers { return CommitGroup(failing: .overtaken, for: self) }
    if newestGroup != nil || ending != nil { return newestGroup }
    return log.shared?.validate(published, for: self)
  }
}

/// Proves a read after a commit that was under way, by the next commit or a check.
// One thread after the other accesses `next`.
private final class Sequel: Waker, @unchecked Sendable {
  let group = CommitGroup()
  private let session: Session
  private let turnover: Int
  private var next: CommitGroup?

  init(to first: CommitGroup, of session: Session, since turnover: Int) {
    self.session = session
    self.turnover = turnover
    if !first.wait(self) { wake() }
  }

  func wake() {
    if let next { return finish(as: next) }
    guard let proof = session.proof(since: turnover) else { return group.finish() }
    next = proof
    if !proof.wait(self) { finish(as: proof) }
  }

  private func finish(as proof: CommitGroup) {
    group.finish(proof.failure(of: session).map { [ObjectIdentifier(session): $0] } ?? [:])
  }
}

extension StoreFailure {
  /// Whether the request can be handled again, on the state that other processes left.
  public var isForAnew: Bool { self == .overtaken || self == .gone }
}
