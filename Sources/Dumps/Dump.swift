import JSON
package import WindowModel

/// What lldb prints of a running app, read as the commands that make the same windows, views or
/// controllers.
///
/// It takes what `recursiveDescription` prints of a window or a view, what `windows` prints of an
/// application, and what `_printHierarchy` prints of controllers, with the prompts and counts that lldb
/// puts round them.
package struct Dump: Sendable {
  /// Why a text is no dump.
  package enum Refusal: Error, Equatable {
    /// Nothing in it is an object as lldb prints it.
    case noObject
    /// It has views and controllers, and nothing tells which view is whose.
    case viewsAndControllers(view: Int, controller: Int)
    /// It is longer than `mostText` bytes.
    case tooLong
  }

  /// What it says of a controller's appearance.
  package struct State: Sendable {
    /// The controller that was made.
    package let name: String
    /// The word in the dump, as in `appeared`.
    package let word: String
    package let line: Int
  }

  /// The longest text that is read, in bytes.
  package static let mostText = 1 << 20

  /// The device that the app ran on, as far as the screen tells.
  package let device: Device
  /// The commands, as the log writes them.
  package let commands: [[UInt8]]
  /// The line of the dump that each comes from.
  package let lines: [Int]
  /// What the commands leave out or add.
  package private(set) var notes: [DumpNote]
  /// What it says of the controllers' appearance.
  package let states: [State]

  /// Reads a text; on the version of `profile`, windows get a scene where they need one.
  package init(_ text: String, profile: Profile) throws(Refusal) {
    guard text.utf8.count <= Self.mostText else { throw .tooLong }
    let dumped = DumpedText(text)
    let view = dumped.objects.first { $0.kind == .view }
    let controller = dumped.objects.first { $0.kind == .controller }
    if let view, let controller {
      throw .viewsAndControllers(view: view.line, controller: controller.line)
    }
    guard let first = dumped.objects.first else { throw .noObject }

    var commands = DumpCommands()
    let scene = profile.knobs.scenes == .perScene ? "scene1" : nil
    if let scene {
      commands.add("connectScene", line: first.line) { $0.field("id", scene) }
    }
    device = Self.device(of: first, &commands)
    for line in dumped.unread { commands.note(.unreadLine, line: line) }
    if controller == nil {
      var views = DumpedViews(commands, scene: scene)
      views.make(dumped.objects)
      commands = views.commands
      states = []
    } else {
      var controllers = DumpedControllers(commands, scene: scene)
      controllers.make(dumped.objects)
      commands = controllers.commands
      states = controllers.states
    }
    (self.commands, lines, notes) = (commands.texts, commands.lines, commands.notes)
  }

  /// Notes that a controller is in another state in the session.
  package mutating func noteOther(_ state: State) {
    notes.append(
      DumpNote(code: .otherState, subject: "\(state.name) has \(state.word)", lines: [state.line]))
  }

  /// The device whose screen the first window fills, or else the least phone that holds it.
  private static func device(
    of first: DumpedObject, _ commands: inout DumpCommands
  ) -> Device {
    guard first.kind == .view,
      let frame = first.properties.first(where: { $0.name == "frame" }),
      let numbers = frame.value.numbers(4), numbers.count == 4
    else { return .standard }
    let (width, height) = (numbers[2], numbers[3])
    let size = Size(width: width, height: height)
    let fitting = Device.all.filter {
      $0.screenSize == size
        || $0.idiom == .phone && $0.screenSize.width >= width && $0.screenSize.height >= height
    }
    let least = fitting.min {
      $0.screenSize.width * $0.screenSize.height < $1.screenSize.width * $1.screenSize.height
    }
    let device = least ?? .standard
    let isFull = device.screenSize == size
    if first.isWindow, !isFull {
      let sides = [width, height].map { side in
        Int(exactly: side).map(String.init) ?? "\(side)"
      }
      commands.note(.otherScreen, sides.joined(separator: " × "), line: first.line)
    }
    return device
  }
}
