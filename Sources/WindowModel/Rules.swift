/// A rule of UIKit that the model follows; its raw value is the identifier that events carry.
public enum Rule: String, Hashable, Sendable, CaseIterable {
  case windows0 = "windows-0"
  case windows0A = "windows-0A"
  case windows1_1 = "windows-1.1"
  case windows1_2 = "windows-1.2"
  case windows1_3 = "windows-1.3"
  case windows1_4 = "windows-1.4"
  case windows1_5 = "windows-1.5"
  case windows1_6 = "windows-1.6"
  case windows1_7 = "windows-1.7"
  case windows1_8 = "windows-1.8"
  case windows1_8A = "windows-1.8A"
  case windows1_8B = "windows-1.8B"
  case windows1_8C = "windows-1.8C"
  case windows1_8D = "windows-1.8D"
  case windows2_1 = "windows-2.1"
  case windows2_2 = "windows-2.2"
  case windows2_3 = "windows-2.3"
  case windows2_4 = "windows-2.4"
  case windows2_4A = "windows-2.4A"
  case windows2_5 = "windows-2.5"
  case windows2_6 = "windows-2.6"
  case windows2_7 = "windows-2.7"
  case windows2_8 = "windows-2.8"
  case windows2_9 = "windows-2.9"
  case windows3_1 = "windows-3.1"
  case windows3_2 = "windows-3.2"
  case windows3_3 = "windows-3.3"
  case windows3_4 = "windows-3.4"
  case windows3_4A = "windows-3.4A"
  case windows4_1 = "windows-4.1"
  case windows4_2 = "windows-4.2"
  case windows5_6 = "windows-5.6"
  case windows5_8 = "windows-5.8"
  case windows6_2 = "windows-6.2"
  case windows6_4 = "windows-6.4"
  case windows6_5 = "windows-6.5"
  case windows6_7 = "windows-6.7"
  case windows6_8 = "windows-6.8"
  case windows6_8A = "windows-6.8A"
  case windows6_8B = "windows-6.8B"
  case windows6_9 = "windows-6.9"
  case windows7 = "windows-7"
  case windows7A = "windows-7A"
  case windows7B = "windows-7B"
  case windows7C = "windows-7C"
  case windows8_1 = "windows-8.1"
  case windows8_1A = "windows-8.1A"
  case windows8_2 = "windows-8.2"
  case windows8_3 = "windows-8.3"
  case windows8_3A = "windows-8.3A"
  case windows8_4 = "windows-8.4"
  case windows8_5 = "windows-8.5"
  case windows8_5A = "windows-8.5A"
  case windows9_1 = "windows-9.1"
  case windows9_2 = "windows-9.2"
  case windows9_2A = "windows-9.2A"
  case windows9_2B = "windows-9.2B"
  case windows9_3 = "windows-9.3"
  case windows9_3A = "windows-9.3A"
  case windows9_3B = "windows-9.3B"
  case windows9_3C = "windows-9.3C"
  case views1_1 = "views-1.1"
  case viewsV1 = "views-V1"
  case viewsV2 = "views-V2"
  case viewsV3 = "views-V3"
  case viewsV4 = "views-V4"
  case viewsV5 = "views-V5"
  case viewsV6 = "views-V6"
  case viewsV7 = "views-V7"
  case viewsV8 = "views-V8"
  case viewsV9 = "views-V9"
  case viewsV10 = "views-V10"
  case viewsV12 = "views-V12"
  case viewsV13 = "views-V13"
  case viewsV14 = "views-V14"
  case viewsV15 = "views-V15"
  case viewsV16 = "views-V16"
  case viewsV18 = "views-V18"
  case views1_2A = "views-1.2A"
  case views1_2B = "views-1.2B"
  case views1_2C = "views-1.2C"
  case views1_2D = "views-1.2D"
  case views1_2E = "views-1.2E"
  case viewsG1 = "views-G1"
  case viewsG2 = "views-G2"
  case viewsG3 = "views-G3"
  case viewsG4 = "views-G4"
  case viewsG5 = "views-G5"
  case viewsG6 = "views-G6"
  case viewsG9 = "views-G9"
  case viewsG9A = "views-G9A"
  case viewsG10 = "views-G10"
  case viewsG11 = "views-G11"
  case views1_4 = "views-1.4"
  case views1_4A = "views-1.4A"
  case views1_5 = "views-1.5"
  case views1_5A = "views-1.5A"
  case viewsH1 = "views-H1"
  case viewsH2 = "views-H2"
  case viewsH2A = "views-H2A"
  case viewsH3 = "views-H3"
  case viewsH4 = "views-H4"

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
