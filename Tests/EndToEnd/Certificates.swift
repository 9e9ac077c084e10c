import Foundation
import TestSupport

/// A folder with certificates made by openssl: `a` and `b` for this machine, each with its key and
/// followed by the intermediate that signed it, and `root.pem`, which clients trust.
final class Certificates {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "fenestra-certificates-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let make = """
      set -e
      cd '\(folder.path)'
      new() { openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes "$@"; }
      new -x509 -keyout root.key -out root.pem -days 2 -subj /CN=root
      echo basicConstraints=critical,CA:TRUE > ca
      new -keyout middle.key -out middle.csr -subj /CN=middle
      openssl x509 -req -in middle.csr -CA root.pem -CAkey root.key -days 2 -extfile ca -out middle.pem
      echo subjectAltName=DNS:localhost,IP:127.0.0.1 > names
      for name in a b; do
        new -keyout $name.key -out $name.csr -subj /CN=$name
        openssl x509 -req -in $name.csr -CA middle.pem -CAkey middle.key -days 1 -extfile names \
          -out own.pem
        cat own.pem middle.pem > $name.pem
      done
      openssl pkey -aes128 -passout pass:word -in a.key -out locked.key
      """
    let program = try Program("/bin/bash", ["-c", make])
    guard program.exitCode() == 0 else { throw GaveUp("openssl: \(program.err)") }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Returns the path of a file.
  subscript(name: String) -> String { folder.appending(path: name).path }

  /// Replaces one file by another, as in a renewal of a certificate.
  func put(_ name: String, as other: String) throws {
    try FileManager.default.copyItem(atPath: self[name], toPath: self["new"])
    guard rename(self["new"], self[other]) == 0 else { throw GaveUp("rename \(name)") }
  }

  /// Starts a service with TLS, with `a`.
  func serve(_ options: String...) throws -> Service {
    try put("a.pem", as: "current.pem")
    try put("a.key", as: "current.key")
    let files = ["--tls-certificate", self["current.pem"], "--tls-key", self["current.key"]]
    return try Service(options: files + options)
  }

  /// Sends one request by a curl that trusts only the root.
  func curl(_ service: Service, _ path: String, _ options: String...) throws -> Reply {
    let program = try self.program(service, path, ["-i"] + options)
    guard program.exitCode() == 0 else { throw GaveUp("curl \(path): \(program.err)") }
    return try Reply(program.out)
  }

  func program(_ service: Service, _ path: String, _ options: [String]) throws -> Program {
    try Program(
      Program.curl,
      ["-sSN", "--max-time", "20", "--cacert", self["root.pem"]] + options
        + ["https://localhost:\(service.port)\(path)"])
  }

  /// Returns the subject of the certificate on a new connection, such as `CN = a`.
  func owner(_ service: Service) throws -> String? {
    let look = """
      openssl s_client -connect localhost:\(service.port) </dev/null 2>/dev/null |
        openssl x509 -noout -subject
      """
    let program = try Program("/bin/bash", ["-c", look])
    guard program.exitCode() == 0 else { return nil }
    return program.out.split(separator: "\n").first?.split(separator: "=", maxSplits: 1).last
      .map(String.init)
  }
}
