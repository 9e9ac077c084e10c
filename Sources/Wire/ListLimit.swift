/// How long a list in one reply may get.
package enum ListLimit {
  /// The most views or events in one reply.
  package static let objects = 10_000
}
