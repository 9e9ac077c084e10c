/// The reason why a server did not start, as a sentence for the user.
public struct ServerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of reasons.
  public enum Reason: Hashable, Sendable {
    /// The host is neither an address nor `localhost`.
    case host
    /// Another program listens on the port.
    case portInUse
    /// This user may not listen on the port.
    case portForbidden
    /// The address is not one of this machine's.
    case addressUnavailable
    /// The system allows fewer open files than the connection limit needs.
    case openFiles
    /// The HTTP library does not parse as the guard against request smuggling requires.
    case guardFailed
    /// The HTTP library has no TLS.
    case tls
    /// The certificate or its key is unusable.
    case certificate
    /// Another error of the system or the library.
    case system
  }

  /// The kind of reason.
  public let reason: Reason
  /// The sentence.
  public let description: String

  init(_ reason: Reason, _ description: String) {
    self.reason = reason
    self.description = description
  }
}
