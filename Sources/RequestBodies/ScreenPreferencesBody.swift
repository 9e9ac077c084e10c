import HTTP
package import WindowModel

extension ScreenPreferencesChange {
  /// The fields for a controller's preferences about the screen around it.
  package static let fields: [Body.Field<ScreenPreferencesChange>] = [
    .init("prefersStatusBarHidden", .flag, example: "true") { $0.prefersStatusBarHidden = $1 },
    .init("childForStatusBarHidden", .objectOrNull, example: "\"list\"") {
      $0.statusBarChild = .some($1)
    },
    .init("modalPresentationCapturesStatusBarAppearance", .flag, example: "true") {
      $0.capturesStatusBar = $1
    },
    .init("supportedInterfaceOrientations", example: "[\"portrait\"]") { body, it throws(Problem) in
      it.supportedOrientations = try body.choices(Orientation.self)
    },
    .init("shouldAutorotate", .flag, example: "false") { $0.shouldAutorotate = $1 },
  ]
}
