import ArgumentParser
import Glibc
import Logging
import MicroHTTP

/// The options for the service's TLS certificate.
struct TLSOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The certificate in PEM, followed by its chain; with it the service accepts only TLS 1.2 and 1.3.",
      discussion: "SIGHUP reads both files again; open connections continue.",
      valueName: "file"))
  var tlsCertificate: String?

  @Option(
    help: ArgumentHelp(
      "The certificate's private key in PEM, without a passphrase.", valueName: "file"))
  var tlsKey: String?

  var isOn: Bool { tlsCertificate != nil }

  func validate() throws {
    guard (tlsCertificate == nil) == (tlsKey == nil) else {
      throw ValidationError("--tls-certificate and --tls-key go together.")
    }
  }

  /// The certificate in the files, or nil without TLS.
  func certificate() throws -> TLSCertificate? {
    guard let tlsCertificate, let tlsKey else { return nil }
    let (chain, key) = (try readFile(tlsCertificate), try readFile(tlsKey))
    do { return try TLSCertificate(chain: chain, key: key) } catch {
      throw Unusable(files: "\(tlsCertificate) with \(tlsKey)", reason: error.description)
    }
  }

  private struct Unusable: Error, CustomStringConvertible {
    let files: String
    let reason: String
    var description: String { "\(files): \(reason)." }
  }

  /// Loads renewed files; if they are invalid the server keeps its certificate.
  func reload(_ server: Server, _ logger: Logger) {
    do {
      guard let certificate = try certificate() else { return }
      server.use(certificate)
      Self.tell(certificate, "certificate reloaded", logger)
    } catch {
      logger.error("certificate not reloaded, the old one stays", metadata: ["reason": "\(error)"])
    }
  }

  /// Logs when a certificate expires, with a warning if it has expired.
  static func tell(_ certificate: TLSCertificate, _ message: Logger.Message, _ logger: Logger) {
    let isOver = certificate.expires < time(nil)
    logger.log(
      level: isOver ? .warning : .notice, isOver ? "\(message), but it has expired" : message,
      metadata: ["expires": "\(LineLog.text(of: certificate.expires))"])
  }
}
