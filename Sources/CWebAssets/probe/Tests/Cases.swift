import UIKit
import XCTest

/// A session of Fenestra, with the model's callbacks and the resulting state.
///
/// Each command is a turn of the run loop.
protocol Case: AnyObject {
  init()
  func run(_ told: Told, _ appDelegate: CaseDelegate) throws
}

/// The app's delegate while a case runs.
final class CaseDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

/// Runs each case as a test, and writes a line of JSON at its start and one with its result.
///
/// It prints a line with a prefix, appends it to RESULTS.jsonl beside the project, which a simulator can
/// write and a device can't, and attaches it to the test.
final class Cases: XCTestCase {
  /// UIKit does not keep its delegate alive.
  private static let appDelegate = CaseDelegate()

  /// Runs a case if the system's version is one of those in `profiles`.
  func probe(
    _ type: Case.Type, _ name: String, profiles: [String], rules: [String], end: String? = nil
  ) throws {
    let version = UIDevice.current.systemVersion
    let profile = Cases.profile(of: version)
    var line: [String: Any] = [
      "case": name, "profile": profile, "rules": rules, "ios": version, "device": Cases.device,
      "version": rulesVersion,
    ]
    if let end = end { line["end"] = end }
    func skip(_ reason: String) throws {
      line["outcome"] = "skipped"
      line["reason"] = reason
      report(line)
      throw XCTSkip(reason)
    }
    guard profiles.contains(profile) else {
      return try skip("It is for \(profiles.joined(separator: ", ")), and this is \(profile).")
    }
    // If the test crashes, only this line remains.
    line["outcome"] = "started"
    write(line)
    let told = Told()
    do {
      // Hides the windows of the app that runs the tests.
      for window in UIApplication.shared.windows { window.isHidden = true }
      UIApplication.shared.delegate = Cases.appDelegate
      Cases.appDelegate.window = nil
      _ = told.turn()
      // At the end of the case its objects are released.
      let subject = type.init()
      try withExtendedLifetime(subject) { try subject.run(told, Cases.appDelegate) }
      line["outcome"] = "passed"
      line["met"] = told.met
      report(line)
    } catch let difference as Difference {
      line["outcome"] = "failed"
      line["met"] = told.met
      line["differs"] =
        [
          "rules": difference.rules, "step": difference.step, "expected": difference.expected,
          "found": difference.found,
        ] as [String: Any]
      report(line)
      XCTFail(
        "\(difference.rules.joined(separator: ", ")): \(difference.step): "
          + "expected \(difference.expected), found \(difference.found)")
    }
    _ = told.turn()
  }

  /// Writes the result of a case.
  private func report(_ line: [String: Any]) {
    let text = write(line)
    #if canImport(ObjectiveC)
      let attachment = XCTAttachment(string: text)
      attachment.lifetime = .keepAlways
      add(attachment)
    #endif
  }

  /// Prints a line and appends it to the file.
  @discardableResult private func write(_ line: [String: Any]) -> String {
    guard let data = try? JSONSerialization.data(withJSONObject: line, options: [.sortedKeys]),
      let text = String(data: data, encoding: .utf8)
    else {
      XCTFail("The result can't be written.")
      return ""
    }
    print("fenestra-probe \(text)")
    fflush(stdout)
    if let file = fopen(Cases.results, "a") {
      fputs(text + "\n", file)
      fclose(file)
    }
    return text
  }

  /// The file beside the project.
  private static let results: String = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return tests.deletingLastPathComponent().appendingPathComponent("RESULTS.jsonl").path
  }()

  /// The model's name for the behaviours of a version.
  private static func profile(of version: String) -> String {
    let major = Int(version.prefix { $0 != "." }) ?? 0
    return "ios\(profileVersions.last { $0 <= major } ?? profileVersions[0])"
  }

  /// The device's model, as in `iPhone17,3`.
  private static let device: String = {
    if let model = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] {
      return "\(model) (simulator)"
    }
    var system = utsname()
    uname(&system)
    return withUnsafeBytes(of: &system.machine) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }()
}
