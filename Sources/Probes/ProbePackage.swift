import CWebAssets
import CodePrinting
import HTTP
package import WindowModel

/// An Xcode project that compares UIKit with the model: two apps with their tests.
package struct ProbePackage {
  /// A file by its path in the package.
  package struct File {
    package let path: String
    package let text: String
  }

  /// A case that can't run on a device.
  package struct LeftOut {
    package let name: String
    package let reason: String
  }

  /// The files.
  package private(set) var files: [File] = []
  /// The number of cases for each version of iOS.
  package private(set) var counts: [(profile: Profile, cases: Int)] = []
  /// The rules that some case tests, in rule order.
  package private(set) var reached: [Rule] = []
  /// The omitted cases.
  package private(set) var leftOut: [LeftOut] = []

  /// The rules that no case tests.
  package var missed: [Rule] { Rule.allCases.filter { !reached.contains($0) } }

  /// A case with the versions on which it is identical.
  private struct Variant {
    let session: ProbeSession
    var profiles: [Profile]
  }

  /// Creates the package with all cases.
  package init() throws {
    try self.init(of: ProbeCase.all())
  }

  init(of cases: [ProbeCase]) throws(Problem) {
    let model = ProbeModel()
    var tested: Set<Rule> = []
    var counts: [Profile: Int] = [:]
    var names: [Host: [String]] = [:]
    for subject in cases {
      let (variants, reason) = try Self.variants(of: subject, in: model)
      if variants.isEmpty, let reason {
        leftOut.append(LeftOut(name: subject.name, reason: reason))
      }
      for variant in variants {
        let host: Host = variant.session.usesScenes ? .scenes : .classic
        let number = String(1001 + names.values.joined().count).dropFirst()
        let path = "Tests/\(host.rawValue)/Case\(number).swift"
        files.append(File(path: path, text: Self.text(of: subject, variant, number)))
        names[host, default: []].append("Case\(number).swift")
        tested.formUnion(variant.session.probe.rules)
        for profile in variant.profiles { counts[profile, default: 0] += 1 }
      }
    }
    reached = Rule.allCases.filter(tested.contains)
    self.counts = Profile.allCases.map { ($0, counts[$0, default: 0]) }
    add(XcodeProject(classic: names[.classic] ?? [], scenes: names[.scenes] ?? []))
  }

  /// The apps that run the cases.
  private enum Host: String { case classic = "Classic", scenes = "Scenes" }

  private static func variants(
    of subject: ProbeCase, in model: ProbeModel
  ) throws(Problem) -> ([Variant], reason: String?) {
    var variants: [Variant] = []
    var reason: String?
    for profile in Profile.allCases {
      switch try model.outcome(of: subject, on: profile) {
      case .otherVersion: break
      case .leftOut(let why): reason = reason ?? why
      case .session(let session):
        let index = variants.firstIndex {
          $0.session.probe.text == session.probe.text
            && $0.session.probe.rules == session.probe.rules
        }
        if let index {
          variants[index].profiles.append(profile)
        } else {
          variants.append(Variant(session: session, profiles: [profile]))
        }
      }
    }
    return (variants, reason)
  }

  /// The source file of a case.
  private static func text(
    of subject: ProbeCase, _ variant: Variant, _ number: Substring
  ) -> String {
    let session = variant.session
    func list(_ words: [String]) -> String {
      "[" + words.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    }
    let end = session.end.map { ", end: \(quoted($0))" } ?? ""
    return """
      \(session.probe.usesMaps ? "import MapKit\n" : "")import UIKit

      /// \(subject.name).
      final class Case\(number): Case {
      \(session.probe.text)}

      extension Cases {
        func test\(number)() throws {
          try probe(
            Case\(number).self, \(quoted(subject.name)),
            profiles: \(list(variant.profiles.map(\.rawValue))),
            rules: \(list(session.probe.rules.map(\.rawValue)))\(end))
        }
      }

      """
  }

  /// A Swift string literal.
  private static func quoted(_ text: String) -> String {
    "\"" + text.flatMap { "\\\"".contains($0) ? ["\\", $0] : [$0] } + "\""
  }

  /// Adds the files other than cases.
  private mutating func add(_ project: XcodeProject) {
    let names = [
      "App/AppDelegate.swift", "App/Classic-Info.plist", "App/Scenes-Info.plist",
      "Tests/Cases.swift", "Tests/Told.swift", "Tests/Watched.swift",
    ]
    for name in names { files.append(File(path: name, text: Self.asset(name))) }
    files.append(File(path: "Tests/Versions.swift", text: Self.versions))
    files.append(File(path: "README.md", text: Self.asset("README.md") + report))
    files.append(File(path: "Probe.xcodeproj/project.pbxproj", text: project.text))
    files.append(
      File(path: "Probe.xcodeproj/xcshareddata/xcschemes/Probe.xcscheme", text: project.scheme))
  }

  private static func asset(_ name: String) -> String {
    let asset = web_probe(name)
    return String(
      decoding: UnsafeRawBufferPointer(start: asset.bytes, count: asset.count), as: UTF8.self)
  }

  private static let versions = """
    /// The version of the rules that the cases were written by.
    let rulesVersion = \(Rule.version)

    /// The versions of iOS that the model tells apart; one in between behaves as the one before it.
    let profileVersions = \(Profile.allCases.map(\.majorVersion))

    """

  /// Describes the rules and cases that the package covers and omits, for its README.
  package var report: String {
    let cases = counts.map { "\($0.cases) for \($0.profile.rawValue)" }.joined(separator: ", ")
    return """

      ## What it asks

      \(files.count { $0.path.contains("/Case") && $0.path != "Tests/Cases.swift" }) tests: \(cases). They test \(reached.count) of \(Rule.allCases.count) rules.

      Rules that are not probed:

      \(missed.map { "- \($0.rawValue): \($0.entry.statement)" }.joined(separator: "\n"))

      Cases that are left out:

      \(leftOut.map { "- \($0.name): \($0.reason)" }.joined(separator: "\n"))

      """
  }
}
