import TestSupport

/// The names of a session's objects, few enough to recur.
struct Names {
  private static let sessions = ["demo", "s1", "s2"]
  private static let windows = ["w0", "w1", "w2", "window1"]
  private static let views = ["v0", "v1", "v2", "v3", "v4", "a-b", "Ba_7", "v9223372036854775807"]
  private static let controllers = ["c0", "c1", "c2", "c3", "c4"]
  private static let screens = ["main", "tv", "x1"]
  private static let scenes = ["scene1", "sc"]
  private static let alerts = ["al", "alert1"]
  private static let references = ["delegate.window", "keep", "w0", "v0", "self.box", "c0"]
  private static let all =
    windows + views + controllers + screens + scenes + alerts + references

  private static let kinds: [String: [String]] = [
    "session": sessions, "sessions": sessions, "forks": sessions, "imports": sessions,
    "window": windows, "windows": windows, "view": windows + views, "superview": windows + views,
    "subview": windows + views, "subviews": views, "views": views, "above": views, "below": views,
    "to": windows + views + ["screen"], "from": windows + views + ["screen"],
    "ancestor": windows + views, "of": windows + views, "hitTest": windows + views,
    "controller": controllers, "controllers": controllers, "rootViewController": controllers,
    "child": controllers, "parent": controllers, "root": controllers,
    "viewControllers": controllers, "select": controllers, "screen": screens, "screens": screens,
    "scene": scenes, "scenes": scenes, "windowScene": scenes, "alert": alerts, "alerts": alerts,
    "reference": references, "references": references, "outlets": references,
  ]

  /// Whether there is a name pool for a field or a parameter.
  func isKnown(_ role: String) -> Bool { Self.kinds[role] != nil }

  /// Picks a name for a field or a parameter.
  func name(for role: String, _ random: inout SplitMix64) -> String {
    if random.chance(3) { return random.pick(Self.all, else: "v0") }
    return random.pick(Self.kinds[role] ?? Self.all, else: "v0")
  }
}
