import WindowModel

/// What a command of the API is in code.
package struct CodeCommand: Sendable {
  /// Adds what a command does to a program.
  let add: @Sendable (inout CodeDraft, CodeRequest) -> Void

  package init(_ add: @escaping @Sendable (inout CodeDraft, CodeRequest) -> Void) { self.add = add }

  /// A field of a command as an argument of a call.
  package enum Argument: Sendable {
    /// An object, or nil where it is null or missing.
    case object(String)
    /// Objects in a list.
    case objects(String)
    /// A number, 0 where it is missing.
    case number(String)
    /// A flag, false where it is missing.
    case flag(String)
    /// The name of a block that is called at the end, or nil.
    case block(String)
    /// The name of a block that is called with whether an animation finished, or nil.
    case finishedBlock(String)
    /// One of an enumeration's cases, whose Objective-C name begins with the second text.
    case choice(String, String)
    /// Nil, whatever the command says.
    case null
  }

  /// A call of a method of what the path names.
  package static func call(_ swift: String, _ objC: String, _ arguments: Argument...) -> CodeCommand
  {
    let method = CodeMethod(swift, objC)
    return CodeCommand { draft, request in
      draft.add(.call(.call(request.target, method, arguments.map(request.argument))))
    }
  }

  /// What is no call: a sentence about what a person or the system does.
  package static func comment(_ text: @escaping @Sendable (CodeRequest) -> String) -> CodeCommand {
    CodeCommand { draft, request in draft.say(text(request)) }
  }

  /// A sentence that a person touches what a field names.
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

  /// What the path names, for a sentence.
  package var shownName: String { Identifier(name)?.text ?? "" }
}
