extension Rule {
  /// The version of the rules as a whole, from 1.
  ///
  /// Raise it by one with each change that gives any command other events, another state or another
  /// refusal. Sessions of another version are then compared once, when they are opened. Changes of
  /// words alone need no new version.
  public static let version = 14
}
