import Workers

extension Session {
  /// How often the state was replaced by what other processes did; `settlement` takes it.
  public var turnover: Int {
    guard log.shared != nil else { return 0 }
    lock.lock()
    defer { lock.unlock() }
    return turnovers
  }

  /// The group that must have succeeded before a reply may tell what it read since `turnover` was asked,
  /// or what it did as part of the group `written`; nil if the reply may leave at once.
  ///
  /// In a shared store a reply is true if the state that it tells was the newest at some moment between
  /// the request and the reply. A commit on top of that state proves it, if it was sent after the state was
  /// read, and so does a check that began after that.
  public func settlement(since turnover: Int, of written: CommitGroup?) -> CommitGroup? {
    guard log.shared != nil else { return unsettled }
    // Whatever else has happened, this alone tells whether the request was carried out.
    if let written { return written.isDurable(for: self) ? nil : written }
    let proof = proof(since: turnover)
    // Others may have gone on behind a commit whose answer is still on its way.
    guard let proof, proof.isUnderWay else { return proof }
    return Sequel(to: proof, of: self, since: turnover).group
  }

  /// What proves that the state is the newest, or will tell that it is not.
  fileprivate func proof(since turnover: Int) -> CommitGroup? {
    lock.lock()
    defer { lock.unlock() }
    if case .lost(let failure) = ending { return CommitGroup(failing: failure, for: self) }
    if turnover != turnovers { return CommitGroup(failing: .overtaken, for: self) }
    if newestGroup != nil || ending != nil { return newestGroup }
    return log.shared?.validate(published, for: self)
  }
}

/// What proves a read behind a commit that was under way: the next commit, or a check.
// `next` is touched by one thread after the other.
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
  /// Whether the request can be answered again, on what other processes left.
  public var isForAnew: Bool { self == .overtaken || self == .gone }
}
