extension CommandRecord {
  /// How many bytes of memory it needs: an estimate that is rather too high.
  public var footprint: Int {
    // An array has a head, and a list of records has room for twice as many.
    source.count + 64 + 2 * MemoryLayout<CommandRecord>.stride + (key?.text.utf8.count ?? 0)
  }
}
