import CodePrinting
import Foundation
import TestSupport
import Testing
import WindowModel

@testable import WindowAPI
@testable import WindowService

/// Programs as the compilers read them, against a stub of UIKit.
@Suite struct CodeCompileTests {
  @Test func `a session of every command compiles in Swift and in Objective-C`() throws {
    var session = try CodeSession(Settings(profile: .ios13))
    for golden in CodeGolden.all { session.send(golden.command) }
    try Compiler.expect(session)
  }

  @Test(arguments: 0..<4)
  func `whatever a session did compiles`(seed: Int) throws {
    let session = try CodeSession.random(seed: UInt64(seed), requests: 800)
    #expect(session.steps.count > 20)
    try Compiler.expect(session)
    for step in session.steps {
      for language in CodeLanguage.allCases {
        #expect(session.writer(language).text(of: step).hasSuffix("\n"))
      }
    }
  }

  @Test func `no name and no text breaks out of its place`() throws {
    let texts = [
      #""\n*/ #error \\\"x\\\"""#, #""\") + evil() + (\"""#, #""\\(evil())""#,
      #""\u202e\u2028\u0000\u0001\u007f9 ??/""#,
      #""'; touch /tmp/x; '""#, #""$(evil) `evil` %@ \\""#, #""🙂 é \ud83d\ude42""#,
    ]
    var session = try CodeSession()
    session.send(#"POST /windows {"id":"window1"}"#)
    for text in texts {
      session.send(#"POST /controllers {"title":\#(text)}"#)
      session.send(#"POST /inputs {"type":"text","text":\#(text)}"#)
      session.send(
        #"POST /controllers {"class":"UIAlertController","message":\#(text),"actions":[{"title":\#(text)}]}"#
      )
    }
    for name in [
      "Bool", "String", "AppDelegate", "UIKit", "Any", "run", "_", "NSObject", "My.View",
    ] {
      session.send(#"POST /views {"class":"\#(name)"}"#)
      session.send(#"POST /controllers {"class":"\#(name)"}"#)
      if name.first?.isLetter == true { session.send(#"PUT /references/\#(name) {"object":"v1"}"#) }
    }
    try Compiler.expect(session)
  }
}

/// The compilers of the toolchain that runs the tests.
enum Compiler {
  private static let stub = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "UIKitStub").path

  /// Compiles the stub in `$1` to modules and reads the program in `$2`.
  private static let swift = """
    set -e
    modules=$(mktemp -d)
    trap 'rm -rf "$modules"' EXIT
    swiftc -swift-version 5 -emit-module -parse-as-library -module-name UIKit \
      "$1/UIKit.swift" -o "$modules/UIKit.swiftmodule"
    swiftc -swift-version 5 -emit-module -parse-as-library -module-name MapKit -I "$modules" \
      "$1/MapKit.swift" -o "$modules/MapKit.swiftmodule"
    swiftc -typecheck -swift-version 5 -parse-as-library -suppress-warnings -I "$modules" "$2"
    """

  private static let objC = """
    clang -fsyntax-only -Werror -std=gnu17 -fblocks -fobjc-arc -fobjc-runtime=gnustep-2.0 \
      -I "$1" "$2"
    """

  static func expect(
    _ session: CodeSession, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (language, suffix, script) in [(CodeLanguage.swift, "swift", swift), (.objc, "m", objC)] {
      let text = session.program(language)
      let file = FileManager.default.temporaryDirectory
        .appending(path: "fenestra-code-\(UUID().uuidString).\(suffix)")
      try text.write(to: file, atomically: true, encoding: .utf8)
      defer { try? FileManager.default.removeItem(at: file) }
      let compiler = try Program("/bin/bash", ["-c", script, "bash", stub, file.path])
      let code = compiler.exitCode(within: 120)
      #expect(code == 0, "\(compiler.err)\(text)", sourceLocation: sourceLocation)
    }
  }
}
