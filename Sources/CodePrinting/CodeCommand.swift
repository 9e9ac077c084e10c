import WindowModel

/// How an API command is written as code.
package struct CodeCommand: Sendable {
  /// Adds the command's code to a program.
  let add: @Sendable (inout CodeDraft, CodeRequest) -> Void

  package init(_ add: @escaping @Sendable (inout CodeDraft, CodeRequest) -> Void) { self.add = add }

  /// A field of a command as an argument of a call.
  package enum Argument: Sendable {
    /// An object, or nil if it is null or missing.
    case object(String)
    /// A list of objects.
    case objects(String)
    /// A number, 0 if it is missing.
    case number(String)
    /// A Boolean, false if it is missing.
    case flag(String)
    /// The name of a block that is called on completion, or nil.
    case block(String)
    /// The name of a block that is called on completion with whether the animation finished, or nil.
    case finishedBlock(String)
    /// An enumeration case; the second text is the prefix of its Objective-C name.
    case choice(String, String)
    /// Always nil.
    case null
  }

  /// Calls a method of the object in the path.
  package static func call(_ swift: String, _ objC: String, _ arguments: Argument...) -> CodeCommand
  {
    let method = CodeMethod(swift, objC)
    return CodeCommand { draft, request in
      draft.add(.call(.call(request.target, method, arguments.map(request.argument))))
    }
  }

  /// A comment instead of a call: a sentence about what the user or the system does.
  package static func comment(_ text: @escaping @Sendable (CodeRequest) -> String) -> CodeCommand {
    CodeCommand { draft, request in draft.say(text(request)) }
  }

  /// A comment that the user touches the object that a field names.
  package static func touch(_ field: String) -> CodeCommand {
    .comment { request in
      "A person touches \(CodeComment.quoted(request.body[field]?.text ?? "")) of \(request.shownName)."
    }
  }
}

extension CodeRequest {
  /// A field of the command as an argument of a call.
  fileprivate func argument(_ argument: CodeCommand.Argument) -> CodeExpression {
    switch argument {
    case .object(let name): .optional(object(name))
    case .objects(let name): body[name]?.objects ?? .array([])
    case .number(let name): .number(body[name]?.number ?? 0)
    case .flag(let name): .bool(body[name]?.flag ?? false)
    case .block(let name): body[name]?.text.map { .block($0) } ?? .null
    case .finishedBlock(let name): body[name]?.text.map { .finishedBlock($0) } ?? .null
    case .choice(let name, let prefix): body[name]?.text.map { .choice($0, prefix) } ?? .null
    case .null: .null
    }
  }

  /// The name in the path, for a sentence.
  package var shownName: String { Identifier(name)?.text ?? "" }
}
