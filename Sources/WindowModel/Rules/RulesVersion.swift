extension Rule {
  /// The version of the rules as a whole, from 1.
  ///
  /// Raise it by one with each change after which some command, at some state, has other events, leads
  /// to another state, or is refused where it was not or the other way round. Sessions of another
  /// version are then compared once, when they are opened. Words alone need no new version.
  public static let version = 10
}
