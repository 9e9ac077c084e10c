package import HTTP
package import WindowModel
import WindowSessions
import Workers

/// Counts the streams of each address on each session.
///
/// All mutable state is touched under `lock` only.
package final class FollowerCensus: @unchecked Sendable {
  private let lock = Lock()
  private var counts: [Place: Int] = [:]

  /// An address and the session that it follows.
  private struct Place: Hashable {
    let session: Identifier
    let address: ClientAddress
  }

  /// Counts a new stream; returns false if its address has `limit` already. Streams from unknown
  /// addresses are not counted.
  package func enter(_ session: Identifier, from address: ClientAddress?, limit: Int) -> Bool {
    guard let address else { return true }
    let place = Place(session: session, address: address)
    return lock.hold {
      let count = counts[place] ?? 0
      guard count < limit else { return false }
      counts[place] = count + 1
      return true
    }
  }

  /// Subtracts a stream that was counted.
  package func leave(_ session: Identifier, from address: ClientAddress?) {
    guard let address else { return }
    let place = Place(session: session, address: address)
    lock.hold {
      guard let count = counts[place] else { return }
      counts[place] = count > 1 ? count - 1 : nil
    }
  }
}
