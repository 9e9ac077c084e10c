extension XcodeProject {
  /// The scheme that runs the tests of both apps in sequence.
  var scheme: String {
    func reference(_ target: Target) -> String {
      """
      <BuildableReference BuildableIdentifier = "primary" BlueprintIdentifier = "\(Self.id(target.number))"
        BuildableName = "\(target.product)" BlueprintName = "\(target.name)"
        ReferencedContainer = "container:Probe.xcodeproj"></BuildableReference>
      """
    }
    let apps = targets.filter(\.isApp).map { target in
      """
      <BuildActionEntry buildForTesting = "YES" buildForRunning = "YES" buildForProfiling = "NO"
        buildForArchiving = "NO" buildForAnalyzing = "YES">
      \(reference(target))
      </BuildActionEntry>
      """
    }
    let tests = targets.filter { !$0.isApp }.map { target in
      """
      <TestableReference skipped = "NO" parallelizable = "NO">
      \(reference(target))
      </TestableReference>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <Scheme LastUpgradeVersion = "1500" version = "1.7">
      <BuildAction parallelizeBuildables = "YES" buildImplicitDependencies = "YES">
      <BuildActionEntries>
      \(apps.joined(separator: "\n"))
      </BuildActionEntries>
      </BuildAction>
      <TestAction buildConfiguration = "Debug" shouldUseLaunchSchemeArgsEnv = "YES"
        selectedDebuggerIdentifier = "Xcode.DebuggerFoundation.Debugger.LLDB"
        selectedLauncherIdentifier = "Xcode.DebuggerFoundation.Launcher.LLDB">
      <Testables>
      \(tests.joined(separator: "\n"))
      </Testables>
      </TestAction>
      <LaunchAction buildConfiguration = "Debug" launchStyle = "0" useCustomWorkingDirectory = "NO"
        selectedDebuggerIdentifier = "Xcode.DebuggerFoundation.Debugger.LLDB"
        selectedLauncherIdentifier = "Xcode.DebuggerFoundation.Launcher.LLDB">
      <BuildableProductRunnable runnableDebuggingMode = "0">
      \(reference(targets[0]))
      </BuildableProductRunnable>
      </LaunchAction>
      </Scheme>

      """
  }
}
