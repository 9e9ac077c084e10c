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
  /// the request and the reply. A commit on top of that state proves it, and so does a check that began
  /// after it was read.
  public func settlement(since turnover: Int, of written: CommitGroup?) -> CommitGroup? {
    lock.lock()
    defer { lock.unlock() }
    guard let shared = log.shared else { return newestGroup }
    // Whatever else has happened, this alone tells whether the request was carried out.
    if let written { return written.isDurable(for: self) ? nil : written }
    if case .lost(let failure) = ending { return CommitGroup(failing: failure, for: self) }
    if turnover != turnovers { return CommitGroup(failing: .overtaken, for: self) }
    if newestGroup != nil || ending != nil { return newestGroup }
    return shared.validate(published, for: self)
  }
}

extension StoreFailure {
  /// Whether the request can be answered again, on what other processes left.
  public var isForAnew: Bool { self == .overtaken || self == .gone }
}
