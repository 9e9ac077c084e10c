import ArgumentParser
import Glibc
import Probes
import WindowModel

/// `fenestra probe`: writes an Xcode project that asks UIKit the same questions as the model.
struct Probe: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write an Xcode project whose tests check the rules on UIKit itself.",
    discussion: """
      Each test repeats a session of the conformance cases, and expects the model's results. \
      On a Mac with Xcode, in that folder:

        xcodebuild test -project Probe.xcodeproj -scheme Probe \\
          -destination 'platform=iOS Simulator,name=iPhone 16'
        fenestra compare RESULTS.jsonl

      The folder's README.md explains more, and lists the rules that no test reaches.
      """)

  @Option(
    help: ArgumentHelp("The folder to write, which must be new or empty.", valueName: "folder"))
  var output: String

  func run() throws {
    let package = try ProbePackage()
    try makeFolder(output)
    guard try isEmpty(output) else { throw ValidationError("\(output) is not empty.") }
    for file in package.files {
      var folder = output
      for part in file.path.split(separator: "/").dropLast() {
        folder += "/\(part)"
        try makeFolder(folder)
      }
      try write(file)
    }
    for count in package.counts { print("\(count.profile.rawValue): \(count.cases) cases") }
    print("\(package.reached.count) of \(Rule.allCases.count) rules are tested")
    print("not probed: \(package.missed.map(\.rawValue).joined(separator: " "))")
    print("\(package.leftOut.count) cases are left out; \(output)/README.md says why")
  }

  private func makeFolder(_ path: String) throws {
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw ValidationError("\(path) can't be made: \(String(cString: strerror(errno))).")
    }
  }

  private func isEmpty(_ path: String) throws -> Bool {
    guard let folder = opendir(path) else {
      throw ValidationError("\(path) can't be read: \(String(cString: strerror(errno))).")
    }
    defer { closedir(folder) }
    // An empty folder lists only itself and its parent.
    var entries = 0
    while readdir(folder) != nil { entries += 1 }
    return entries <= 2
  }

  private func write(_ file: ProbePackage.File) throws {
    let path = "\(output)/\(file.path)"
    let bytes = Array(file.text.utf8)
    let opened = fopen(path, "wb")
    let isWritten = opened.map { fwrite(bytes, 1, bytes.count, $0) == bytes.count } ?? false
    let isClosed = opened.map { fclose($0) == 0 } ?? false
    guard isWritten, isClosed else {
      throw ValidationError("\(path) can't be written: \(String(cString: strerror(errno))).")
    }
  }
}
