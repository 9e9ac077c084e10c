import ArgumentParser
import Glibc
import WindowAPI

/// `fenestra contract`: prints the reply of `/openapi.yaml`.
struct PrintContract: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "contract",
    abstract: "Print the contract of the API, an OpenAPI 3.1 document in YAML.")

  func run() throws {
    var rest = ContractText.bytes
    while !rest.isEmpty {
      let count = write(STDOUT_FILENO, rest.baseAddress, rest.count)
      guard count >= 0 || errno == EINTR else { throw ExitCode.failure }
      rest = UnsafeRawBufferPointer(rebasing: rest[max(count, 0)...])
    }
  }
}
