/// A server's chain of TLS certificates, and the private key of the first.
public struct TLSCertificate: Sendable {
  let certificate: Certificate

  /// Reads both in PEM; throws if one can't be read or they don't belong together.
  ///
  /// The server's own certificate must come first. The key must have no passphrase.
  public init(chain: [UInt8], key: [UInt8]) throws(ServerError) {
    certificate = try Certificate(chain: chain, key: key)
  }

  /// When the server's own certificate expires, in seconds since 1970.
  public var expires: Int { certificate.expires }
}
