import Synchronization

/// Whether the service accepts new work; false once it begins to stop.
final class Readiness: Sendable {
  private let flag = Atomic(true)

  var isReady: Bool {
    get { flag.load(ordering: .acquiring) }
    set { flag.store(newValue, ordering: .releasing) }
  }
}
