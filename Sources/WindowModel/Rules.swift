/// A rule of UIKit that the model follows; its raw value is the identifier that events carry.
public enum Rule: String, Hashable, Sendable, CaseIterable {
  case windows0 = "windows-0"
  case windows1_1 = "windows-1.1"
  case windows1_2 = "windows-1.2"
  case windows1_3 = "windows-1.3"
  case windows1_4 = "windows-1.4"
  case windows1_5 = "windows-1.5"
  case windows1_6 = "windows-1.6"
  case windows1_7 = "windows-1.7"
  case windows1_8 = "windows-1.8"
  case windows2_1 = "windows-2.1"
  case windows2_2 = "windows-2.2"
  case windows2_3 = "windows-2.3"
  case windows2_4 = "windows-2.4"
  case windows2_5 = "windows-2.5"
  case windows2_6 = "windows-2.6"
  case windows2_7 = "windows-2.7"
  case windows2_8 = "windows-2.8"
  case windows2_9 = "windows-2.9"
  case windows4_1 = "windows-4.1"
  case windows4_2 = "windows-4.2"

  /// How sure it is that UIKit does so.
  public enum Confidence: String, Hashable, Sendable, CaseIterable {
    /// Apple says so, or it was measured on UIKit.
    case high
    /// One or two logs of a device, or two re-implementations that agree.
    case medium
    /// One re-implementation, or an inference.
    case low
    /// Nobody documents it: the model had to choose.
    case assumed
  }

  /// What the rule says, where it comes from and how sure it is.
  public struct Entry: Hashable, Sendable {
    /// One sentence or two.
    public let statement: String
    /// Where it comes from.
    public let source: String
    /// How sure it is.
    public let confidence: Confidence
  }
}
