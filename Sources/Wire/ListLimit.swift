/// The limits of a list in one reply.
package enum ListLimit {
  /// The maximum number of views or events in one reply.
  package static let objects = 10_000
}
