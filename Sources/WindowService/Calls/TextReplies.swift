package import HTTP
package import JSON
package import WindowSessions

package let textType: StaticString = "text/plain; charset=utf-8"

extension Call {
  /// Returns the reply to a GET within a session as text; 304 if the client has this revision.
  package func showText(
    as type: StaticString = textType, headers: [HeaderField] = [],
    _ text: (borrowing Session.View) throws(Problem) -> ByteBuffer
  ) throws(Problem) -> Response {
    try look { view throws(Problem) in
      if has(view.revision) {
        return Response(.notModified, entityTag: view.revision)
      }
      return Response(
        .ok, contentType: type, entityTag: view.revision, headers: headers,
        body: .bytes(try text(view)))
    }
  }

  /// Returns the reply to a GET within a session as JSON, or as text if the client prefers that.
  package func show(
    text: (borrowing Session.View) throws(Problem) -> ByteBuffer,
    json: (inout JSONWriter, borrowing Session.View) throws(Problem) -> Void
  ) throws(Problem) -> Response {
    var response: Response
    if form == Route.text {
      // Without an entity tag, since the JSON of this revision has it.
      response = try look { view throws(Problem) in
        Response(.ok, contentType: textType, body: .bytes(try text(view)))
      }
    } else {
      response = try show(json)
    }
    response.headers.append(HeaderField(.vary, "Accept"))
    return response
  }
}
