package import HTTP
import Problems
package import WindowModel

/// The parts of a request that an operation reads, whether a client sent it or a log has it.
package struct RequestParts {
  /// What the operation is done to, as the path or the log names it: empty where that is the session
  /// itself, nil where the path can't be decoded.
  package let name: String?
  /// The fields, as JSON; empty where there are none.
  package let body: [UInt8]
  /// What the body is said to be.
  package let contentType: String?

  package init(name: String? = "", body: [UInt8], contentType: String? = "application/json") {
    self.name = name
    self.body = body
    self.contentType = contentType
  }

  /// Whether the body is said to be plain text.
  package var isText: Bool { mediaType == "text/plain" }

  /// What the body is said to be, without parameters.
  package var mediaType: String? {
    contentType?.lowercased().split(separator: ";").first?.filter { $0 != " " }
  }

  /// The identifier of the object that is named; the model knows whether there is one.
  package func identifier(of kind: Refusal.Kind) throws(Problem) -> Identifier {
    let name = try decodedName()
    guard let identifier = Identifier(name) else { throw .missing(kind, name) }
    return identifier
  }

  /// The variable that is named.
  package func referenceName() throws(Problem) -> ReferenceName {
    guard let name = ReferenceName(try decodedName()) else {
      throw Problem(.invalidParameter, ReferenceName.shape)
    }
    return name
  }

  private func decodedName() throws(Problem) -> String {
    guard let name else { throw .undecodedPath }
    return name
  }
}

extension ReferenceName {
  /// What such a name looks like, for the error that another does not.
  package static let shape =
    "A reference's name is a letter and then letters, digits, ., _ or -, 64 characters at most."
}
