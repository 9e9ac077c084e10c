import Classroom
import HTTP
import WindowModel
import WindowSessions

/// Reads and changes classes in the database, and keeps those with followers on this node up to date.
// Used by one thread only.
final class PostgresClassThread: @unchecked Sendable {
  private let link: PostgresLink
  private let hub: PostgresHub
  private let limits: ClassLimits
  private var known: [ClassCode: Known] = [:]
  private var nextExpiry = ContinuousClock.now

  /// A class in use by this process, and its counted streams on this node, by address.
  private struct Known {
    weak var classroom: Classroom?
    /// The state that was last read.
    var state: ClassState?
    var streams: [[UInt8]: Int] = [:]
    /// The counts that the database has.
    var written: [[UInt8]: Int] = [:]
  }

  /// How long the database may be unreachable before a request is refused.
  private static let patience = Duration.seconds(5)

  init(_ link: PostgresLink, _ hub: PostgresHub, _ limits: ClassLimits) {
    self.link = link
    self.hub = hub
    self.limits = limits
    link.prepare = { connection throws(PostgresFailure) in
      // A node that stops within a transaction must not block the others.
      try connection.run(Self.lockTimeout)
      try connection.run(Self.idleTimeout)
    }
  }

  /// Carries out tasks.
  func work(_ tasks: [PostgresClassTask]) {
    var looks: [PostgresClassLook] = []
    var changes: [PostgresClassChange] = []
    for task in tasks {
      switch task {
      case .look(let look): looks.append(look)
      case .change(let change): changes.append(change)
      case .leave(let code, let address):
        leave(code, address.postgres)
        changes.append(PostgresClassChange(code: code, parts: ClassParts(from: address)))
      case .open(let opening): open(opening)
      case .endDeleted(let session, let epoch): endDeleted(session, epoch: epoch)
      case .refresh(let numbers): refresh(numbers)
      case .expire: expire()
      }
    }
    if !changes.isEmpty { make(changes) }
    if !looks.isEmpty { look(looks) }
  }

  private func leave(_ code: ClassCode, _ address: [UInt8]) {
    guard let count = known[code]?.streams[address] else { return }
    known[code]?.streams[address] = count > 1 ? count - 1 : nil
  }

  // MARK: - Looking

  private func look(_ looks: [PostgresClassLook]) {
    let found: [PostgresClass]
    do throws(PostgresFailure) {
      found = try load(
        codes: looks.compactMap(\.code), sessions: looks.compactMap(\.session),
        addresses: looks.compactMap(\.address))
    } catch {
      for look in looks { look.answer.finish(.failure(error.storeFailure)) }
      return
    }
    var rooms: [ClassCode: (classroom: Classroom, found: PostgresClass)] = [:]
    for found in found where found.state.view.ending == nil {
      rooms[found.state.code] = (classroom(of: found), found)
    }
    for look in looks {
      let room =
        look.code.map { rooms[$0] }
        ?? rooms.values.first { $0.found.state.view.session == look.session }
      look.answer.finish(
        .success(
          room.map {
            FoundClass(
              $0.classroom, $0.found.state, revision: $0.found.revision, from: look.address)
          }))
    }
  }

  /// Reads classes, with retries while the database is unreachable, and publishes them to followers here.
  private func load(
    codes: [ClassCode] = [], sessions: [Identifier] = [], addresses: [ClientAddress] = []
  ) throws(PostgresFailure) -> [PostgresClass] {
    let end = ContinuousClock.now + Self.patience
    let codes = Set(codes)
    while true {
      do throws(PostgresFailure) {
        let parameters = parameters(codes: Array(codes), sessions, addresses, keys: [])
        let rows = try link.connection(until: end).run([(PostgresClass.statement, parameters)])
        let classes = classes(in: rows.first, of: codes)
        for found in classes { show(found.state) }
        return classes
      } catch {
        guard case .disconnected = error, ContinuousClock.now < end else { throw error }
      }
    }
  }

  private func parameters(
    codes: [ClassCode], _ sessions: [Identifier], _ addresses: [ClientAddress], keys: [String]
  ) -> [PostgresValue] {
    let states = codes.compactMap { known[$0]?.state }
    return [
      .ints(codes.map(\.postgres)), .texts(sessions.map(\.text)), .int(hub.incarnation),
      .blobs(Array(Set(addresses)).map(\.bytes)), .texts(keys),
      .ints(states.map(\.code.postgres)), .ints(states.map(\.lastHand)),
      .ints(states.map(\.view.changes.control)),
    ]
  }

  /// Parses the classes in rows, which were read by some codes among others.
  private func classes(in rows: PostgresRows?, of codes: Set<ClassCode>) -> [PostgresClass] {
    rows?.map { row in
      PostgresClass(row, limits: limits) { codes.contains($0) ? known[$0]?.state : nil }
    }.compactMap(\.self) ?? []
  }

  /// Returns this process's only object of a class.
  private func classroom(of found: PostgresClass) -> Classroom {
    if let classroom = known[found.state.code]?.classroom { return classroom }
    let made = Classroom(found.state)
    known[found.state.code, default: Known()].classroom = made
    return made
  }

  /// Publishes a state to this process's users of the class.
  private func show(_ state: ClassState) {
    known[state.code]?.state = state
    known[state.code]?.classroom?.change { $0 = state }
  }

  // MARK: - Changing

  /// The number of streams on this node that follow a class, by address.
  private typealias Streams = [ClassCode: [[UInt8]: Int]]

  /// Makes changes in one transaction.
  private func make(_ changes: [PostgresClassChange]) {
    let tag = Int.random(in: 1...Int.max)
    let end = ContinuousClock.now + Self.patience
    // The outcome sent with a commit whose answer was lost.
    var doubtful: Outcome?
    while true {
      var sent: Outcome?
      do throws(PostgresFailure) {
        let connection = try link.connection(until: end)
        let before = try lock(changes, connection)
        if let outcome = doubtful {
          switch Self.fate(of: outcome.versions, before, tag) {
          case .made:
            try connection.run(.rollback)
            take(outcome.streams, of: changes)
            refresh(Array(outcome.versions.keys), isReporting: true)
            for change in changes { change.answer.finish(.success(true)) }
            return
          case .unknown:
            try connection.run(.rollback)
            return refuse(changes, Self.unknown)
          case .lost: doubtful = nil
          }
        }
        let outcome = carryOut(changes, before, tag)
        sent = outcome
        let warnings = connection.warnings
        _ = try connection.run(outcome.statements + [(.commit, [])])
        // A commit that stopped waiting for the standby may be lost with this server.
        guard connection.warnings == warnings else {
          link.close()
          throw .disconnected("the commit was not confirmed by the standby")
        }
        return finish(changes, before, outcome)
      } catch {
        if !link.isBroken { _ = try? link.run(.rollback) }
        let isLate = ContinuousClock.now >= end
        switch error {
        case .disconnected where !isLate: doubtful = doubtful ?? sent
        case .refused where error.isPassing && !isLate: break
        case .refused where changes.count > 1 && !error.isPassing && error.storeFailure != .full:
          // One change's error must not affect the others.
          for change in changes { make([change]) }
          return
        case .disconnected where doubtful != nil || sent != nil:
          return refuse(changes, Self.unknown)
        default: return refuse(changes, error.storeFailure)
        }
      }
    }
  }

  private static let unknown = StoreFailure.unavailable(
    "the database did not say whether the class was changed; read it before you try again")

  private func refuse(_ changes: [PostgresClassChange], _ failure: StoreFailure) {
    for change in changes { change.answer.finish(.failure(failure)) }
  }

  /// Locks the rows of the classes and reads them.
  private func lock(
    _ changes: [PostgresClassChange], _ connection: PostgresConnection
  ) throws(PostgresFailure) -> [ClassCode: PostgresClass] {
    let codes = Array(Set(changes.map(\.code)))
    // The last statement sees the commits of the previous lock holders.
    let rows = try connection.run([
      (.begin, []), (Self.lock, [.ints(codes.map(\.postgres))]),
      (
        PostgresClass.statement,
        parameters(
          codes: codes, [], changes.compactMap(\.parts.address),
          keys: changes.compactMap(\.parts.key))
      ),
    ])
    return classes(in: rows.last, of: Set(codes)).reduce(into: [:]) { $0[$1.state.code] = $1 }
  }

  /// The fate of a commit whose answer was lost.
  private enum Fate { case made, lost, unknown }

  private static func fate(
    of versions: [ClassCode: Int], _ now: [ClassCode: PostgresClass], _ tag: Int
  ) -> Fate {
    let classes = versions.compactMap { code, version in now[code].map { ($0, version) } }
    if classes.contains(where: { $0.0.tag == tag }) { return .made }
    // A transaction changes all of its classes or none, and increments each version by one.
    let isLost = versions.isEmpty || classes.contains { $0.0.version <= $0.1 + 1 }
    return isLost ? .lost : .unknown
  }

  /// The outcome of changes.
  private struct Outcome {
    var after: [ClassCode: PostgresClass]
    var statements: [(PostgresStatement, [PostgresValue])] = []
    /// The previous versions of the classes whose rows change.
    var versions: [ClassCode: Int] = [:]
    var streams: Streams = [:]
  }

  /// Applies changes to the current classes, and returns how to write the differences.
  private func carryOut(
    _ changes: [PostgresClassChange], _ before: [ClassCode: PostgresClass], _ tag: Int
  ) -> Outcome {
    var outcome = Outcome(after: before)
    for change in changes where before[change.code]?.state.view.ending == nil {
      guard var found = outcome.after.removeValue(forKey: change.code) else { continue }
      if found.state.view.ending == nil { change.body(&found.state, found.time) }
      outcome.after[change.code] = found
    }
    for (code, changes) in Dictionary(grouping: changes, by: \.code) {
      guard let old = before[code], old.state.view.ending == nil, let new = outcome.after[code]
      else { continue }
      var update = PostgresClassUpdate(old.state, new.state, tag: tag)
      if update.isOfRow { outcome.versions[code] = old.version }
      if new.state.view.ending == nil {
        let streams = streams(of: changes, from: old.state, to: new.state)
        let isAnew = changes.contains(where: \.rewritesStreams)
        if isAnew { update.unfollowAll(on: hub.incarnation) }
        for (address, count) in streams {
          if !isAnew, count == known[code]?.written[address] ?? 0 { continue }
          update.follow(address, count: count, on: hub.incarnation)
        }
        outcome.streams[code] = streams
      }
      outcome.statements += update.statements
    }
    return outcome
  }

  /// Returns the numbers of streams on this node from the addresses affected by changes of a class, or
  /// from all addresses if they are rewritten.
  private func streams(
    of changes: [PostgresClassChange], from old: ClassState, to new: ClassState
  ) -> [[UInt8]: Int] {
    let now = known[old.code]?.streams ?? [:]
    var counts = changes.contains(where: \.rewritesStreams) ? now : [:]
    var rest = new.followers.count - old.followers.count
    for address in Set(changes.map(\.parts.address)) {
      let added =
        new.followers.count(from: address) - old.followers.count(from: address)
      rest -= added
      counts[address.postgres] = (now[address.postgres] ?? 0) + added
    }
    // Streams from an unknown address count under an empty address.
    if rest != 0 { counts[[], default: now[[]] ?? 0] += rest }
    return counts
  }

  /// Publishes a commit, here and on other nodes.
  private func finish(
    _ changes: [PostgresClassChange], _ before: [ClassCode: PostgresClass], _ outcome: Outcome
  ) {
    take(outcome.streams, of: changes)
    for (code, found) in outcome.after {
      show(found.state)
      guard let old = before[code]?.state.view else { continue }
      let new = found.state.view
      if old.changes != new.changes || old.ending != new.ending {
        hub.report(code.postgres, followedOn: found.slots)
      }
    }
    for change in changes {
      let isThere = before[change.code].map { $0.state.view.ending == nil } ?? false
      change.answer.finish(.success(isThere))
    }
  }

  /// Records the stream counts that the database has now.
  private func take(_ streams: Streams, of changes: [PostgresClassChange]) {
    for (code, streams) in streams {
      let isAnew = changes.contains { $0.code == code && $0.rewritesStreams }
      var entry = known[code] ?? Known()
      if isAnew { entry.written = [:] }
      for (address, count) in streams {
        entry.streams[address] = count > 0 ? count : nil
        entry.written[address] = count > 0 ? count : nil
      }
      known[code] = entry
    }
  }

  // MARK: - Opening

  private func open(_ opening: PostgresClassOpening) {
    do throws(PostgresFailure) { try opening.answer.finish(.success(make(opening))) } catch {
      opening.answer.finish(.failure(error.storeFailure))
    }
  }

  /// Returns the class of a session, making it if there is none; nil if the class limit is reached.
  private func make(
    _ opening: PostgresClassOpening
  ) throws(PostgresFailure) -> (classroom: Classroom, isNew: Bool)? {
    var code = opening.code
    for _ in 0..<Self.mostTries {
      if let old = try load(sessions: [opening.session]).first {
        if old.state.epoch == opening.epoch { return (classroom(of: old), false) }
        end(old.state.code, .sessionDeleted)
      }
      let rows = try link.run(
        Self.insert, .int(code.postgres), .text(opening.session.text), .text(opening.epoch),
        .int(limits.classes))
      if rows.count > 0, let new = try load(codes: [code]).first {
        return (classroom(of: new), true)
      }
      guard try (link.run(Self.count).first?.int(0) ?? 0) < limits.classes else { return nil }
      code = code.next
    }
    throw .disconnected("no code for the class was free")
  }

  private static let mostTries = 100

  // MARK: - Ending

  private func end(_ code: ClassCode, _ ending: ClassEnding) {
    make([PostgresClassChange(code: code, body: { state, _ in state.end(ending) })])
  }

  private func endDeleted(_ session: Identifier, epoch: String) {
    guard let found = try? load(sessions: [session]).first, found.state.epoch == epoch else {
      return
    }
    end(found.state.code, .sessionDeleted)
  }

  /// Ends classes that have been without their teachers for too long, and deletes the remains of ended
  /// classes and of lost nodes.
  private func expire() {
    guard ContinuousClock.now >= nextExpiry else { return }
    nextExpiry = .now + .seconds(5)
    guard let idle = Int(exactly: (limits.idleSeconds * 1e9).rounded()) else { return }
    // None of these is urgent: the next round makes up for a failure.
    _ = try? link.run(Self.deleteEnded)
    _ = try? link.run(Self.deleteStreams)
    let rows = (try? link.run(Self.idle, .int(idle)))?.map { $0.int(0) } ?? []
    for number in rows.compactMap({ UInt32(exactly: $0) }) {
      let body: @Sendable (inout ClassState, Int) -> Void = { state, time in
        if state.isIdle(at: time) { state.end(.ended) }
      }
      make([PostgresClassChange(code: ClassCode(number), body: body)])
    }
  }

  // MARK: - Following

  /// Reads again the classes in use by this process; with `isReporting` it also notifies the other nodes
  /// of them.
  private func refresh(_ codes: [ClassCode], isReporting: Bool = false) {
    guard let found = try? load(codes: codes) else { return }
    for found in found {
      let code = found.state.code
      if isReporting { hub.report(code.postgres, followedOn: found.slots) }
      guard found.state.view.ending == nil else { continue }
      if found.revision == nil {
        end(code, .sessionDeleted)
      } else if found.ownStreams != known[code]?.streams.values.reduce(0, +) ?? 0 {
        // Writes what is missing because the database was unreachable or the rows were deleted.
        make([PostgresClassChange(code: code, rewritesStreams: true)])
      }
    }
    let there = Set(found.map(\.state.code))
    for code in codes where !there.contains(code) {
      known[code]?.classroom?.change { $0.end(.ended) }
    }
  }

  private func refresh(_ numbers: [Int]?) {
    known = known.filter { $0.value.classroom != nil || !$0.value.streams.isEmpty }
    let wanted = numbers.map(Set.init)
    let codes = known.keys.filter { wanted?.contains($0.postgres) ?? true }
    if !codes.isEmpty { refresh(codes) }
  }

  // MARK: - Statements

  // In order, so that no two nodes block each other.
  private static let lock = PostgresStatement(
    "class-lock",
    "SELECT code FROM class WHERE code = ANY ($1::int8[]) ORDER BY code FOR NO KEY UPDATE")
  private static let lockTimeout = PostgresStatement(
    "class-lock-timeout", "SET lock_timeout = '3s'")
  private static let idleTimeout = PostgresStatement(
    "class-idle-timeout", "SET idle_in_transaction_session_timeout = '3s'")
  private static let insert = PostgresStatement(
    "class-insert",
    """
    INSERT INTO class (code, session, epoch, taught)
      SELECT $1::int8, $2::text, $3::text, (extract(epoch FROM clock_timestamp()) * 1e9)::int8
      WHERE (SELECT count(*) FROM class WHERE ended IS NULL) < $4::int8
      ON CONFLICT DO NOTHING RETURNING code
    """)
  private static let count = PostgresStatement(
    "class-count", "SELECT count(*) FROM class WHERE ended IS NULL")
  private static let idle = PostgresStatement(
    "class-idle",
    """
    SELECT code FROM class WHERE ended IS NULL
      AND taught <= (extract(epoch FROM clock_timestamp()) * 1e9)::int8 - $1::int8 LIMIT 100
    """)
  /// For an hour the row explains why streams on other nodes end, and its code is not reused.
  private static let deleteEnded = PostgresStatement(
    "class-delete-ended", "DELETE FROM class WHERE ended_at < now() - interval '1 hour'")
  private static let deleteStreams = PostgresStatement(
    "class-delete-streams",
    """
    DELETE FROM class_presence WHERE NOT EXISTS (SELECT FROM node WHERE incarnation = class_presence.node)
    """)
}
