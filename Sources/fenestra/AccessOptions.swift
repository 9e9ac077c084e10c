import ArgumentParser
import Glibc
import HTTP
import WindowAPI
import WindowService

/// The options for who may use the service.
struct AccessOptions: ParsableArguments {
  enum Mode: String, ExpressibleByArgument, CaseIterable {
    case open, guarded
  }

  @Option(
    help:
      "open: anyone who reaches the port may do anything; guarded: reading a session needs its random name, and changing it needs its token."
  )
  var access = Mode.open

  @Flag(
    help: ArgumentHelp(
      "Listen on 0.0.0.0 although access is open: only for a container whose port is published on this machine's loopback address, as by docker run -p 127.0.0.1:8080:8080.",
      discussion:
        "Requests for another host than localhost, 127.0.0.1, [::1] or one of --allowed-host get 421."
    ))
  var publishedOnLoopback = false

  @Option(
    help:
      "A file with the operator's token, 32 characters or more, which allows everything; or set the variable FENESTRA_OPERATOR_TOKEN."
  )
  var operatorTokenFile: String?

  @Option(help: "Another host name of the service, without a port; may be repeated.")
  var allowedHost: [String] = []

  @Option(
    help: "An origin whose pages may use it, such as https://lessons.example; may be repeated.")
  var allowedOrigin: [String] = []

  @Option(
    help: ArgumentHelp(
      "A proxy in front of the service, whose Forwarded or X-Forwarded-For names the client; may be repeated.",
      valueName: "address or network"),
    transform: block)
  var trustedProxy: [AddressBlock] = []

  @Sendable private static func block(_ text: String) throws -> AddressBlock {
    guard let block = AddressBlock(text) else {
      throw ValidationError(
        "'\(text)' is neither an address nor a network: give it as 192.0.2.1, 10.0.0.0/8 or 2001:db8::/32."
      )
    }
    return block
  }

  func validate() throws {
    for host in allowedHost {
      let isLiteral = host.hasPrefix("[") && host.hasSuffix("]")
      guard !host.isEmpty, isLiteral || !host.contains(where: { ":/@* ".contains($0) }) else {
        throw ValidationError("'\(host)' is not a name: give it as in a URL, without a port.")
      }
    }
    for origin in allowedOrigin {
      let parts = origin.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 3, ["http:", "https:"].contains(parts[0]), parts[1].isEmpty,
        !parts[2].isEmpty, !parts[2].contains(where: { "*@? ".contains($0) })
      else {
        throw ValidationError(
          "'\(origin)' is not an origin: give scheme, name and optional port, such as https://lessons.example."
        )
      }
    }
  }

  /// The address to listen on for the requested `host`.
  func address(_ host: String) -> String {
    publishedOnLoopback && Access.isLoopback(host) ? "0.0.0.0" : host
  }

  /// Returns the rules for a service that listens on `host`, with or without TLS.
  func access(on host: String, isSecure: Bool) throws -> Access {
    guard access == .guarded || publishedOnLoopback || Access.isLoopback(host) || !isAddress(host)
    else {
      throw Exposed(host: host)
    }
    return Access(
      isGuarded: access == .guarded, operatorToken: try operatorToken(), address: host,
      isSecure: isSecure, isPublishedOnLoopback: publishedOnLoopback, hosts: allowedHost,
      origins: allowedOrigin, proxies: TrustedProxies(trustedProxy))
  }

  /// If it is not an address, the server reports that it can't listen there.
  private func isAddress(_ host: String) -> Bool {
    var address = in6_addr()
    return inet_pton(AF_INET, host, &address) == 1 || inet_pton(AF_INET6, host, &address) == 1
  }

  private struct Exposed: Error, CustomStringConvertible {
    let host: String
    var description: String {
      """
      other machines can reach \(host), so it needs --access guarded; or listen on 127.0.0.1. \
      For a container whose port is published on 127.0.0.1 alone there is --published-on-loopback.
      """
    }
  }

  // MARK: - The operator's token

  private struct BadToken: Error, CustomStringConvertible {
    let description: String
  }

  private func operatorToken() throws -> String? {
    var text: String
    let place: String
    if let operatorTokenFile {
      place = operatorTokenFile
      text = String(decoding: try readFile(operatorTokenFile), as: UTF8.self)
    } else if let variable = getenv("FENESTRA_OPERATOR_TOKEN") {
      place = "FENESTRA_OPERATOR_TOKEN"
      text = String(cString: variable)
    } else {
      return nil
    }
    while text.last?.isWhitespace == true { text.removeLast() }
    guard (32...512).contains(text.utf8.count), text.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else {
      throw BadToken(
        description: "\(place) holds no token: 32 to 512 visible ASCII characters in one line.")
    }
    return text
  }
}
