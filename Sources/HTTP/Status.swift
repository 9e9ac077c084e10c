/// The status codes that this service returns (RFC 9110 §15).
public enum Status: UInt16, Hashable, Sendable, CaseIterable {
  case ok = 200
  case created = 201
  case noContent = 204
  case notModified = 304
  case badRequest = 400
  case unauthorized = 401
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case notAcceptable = 406
  case requestTimeout = 408
  case conflict = 409
  case lengthRequired = 411
  case preconditionFailed = 412
  case contentTooLarge = 413
  case uriTooLong = 414
  case unsupportedMediaType = 415
  case misdirectedRequest = 421
  case unprocessableContent = 422
  case tooManyRequests = 429
  case requestHeaderFieldsTooLarge = 431
  case internalServerError = 500
  case notImplemented = 501
  case serviceUnavailable = 503
}
