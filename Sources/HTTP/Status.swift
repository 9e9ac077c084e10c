/// A status code (RFC 9110 §15).
public struct Status: RawRepresentable, Hashable, Sendable {
  /// The three-digit code.
  public var rawValue: UInt16
  /// Makes a status of its code.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  public static let ok = Status(rawValue: 200)
  public static let created = Status(rawValue: 201)
  public static let noContent = Status(rawValue: 204)
  public static let notModified = Status(rawValue: 304)
  public static let badRequest = Status(rawValue: 400)
  public static let notFound = Status(rawValue: 404)
  public static let methodNotAllowed = Status(rawValue: 405)
  public static let notAcceptable = Status(rawValue: 406)
  public static let requestTimeout = Status(rawValue: 408)
  public static let conflict = Status(rawValue: 409)
  public static let lengthRequired = Status(rawValue: 411)
  public static let preconditionFailed = Status(rawValue: 412)
  public static let contentTooLarge = Status(rawValue: 413)
  public static let uriTooLong = Status(rawValue: 414)
  public static let unsupportedMediaType = Status(rawValue: 415)
  public static let unprocessableContent = Status(rawValue: 422)
  public static let tooManyRequests = Status(rawValue: 429)
  public static let requestHeaderFieldsTooLarge = Status(rawValue: 431)
  public static let internalServerError = Status(rawValue: 500)
  public static let notImplemented = Status(rawValue: 501)
  public static let serviceUnavailable = Status(rawValue: 503)
}
