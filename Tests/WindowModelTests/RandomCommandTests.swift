import TestSupport
import Testing
import WindowModel

@Suite struct RandomCommandTests {
  /// Made once, for both tests: fewer runs would not reach every note.
  private static let runs = Task { await Run.all(400) }

  @Test(arguments: 0..<400)
  func `the rules hold after any commands, and replaying them leads to the same`(seed: Int) async {
    let run = await Self.runs.value[seed]
    #expect(run.fault == nil)
    #expect(run.replays)
  }

  @Test(arguments: 0..<100)
  func `the rules hold after commands of Auto Layout too`(seed: Int) {
    let run = Run(seed: UInt64(clamping: seed)) { $0.layoutCommand(for: $1) }
    #expect(run.fault == nil)
    #expect(run.replays)
  }

  @Test func `the rules hold after commands of table views too, which reach what tables tell`()
    async
  {
    let runs = await Run.all(60) {
      $0.random.chance(80) ? $0.tableCommand(for: $1) : $0.command(for: $1)
    }
    for run in runs {
      #expect(run.fault == nil)
      #expect(run.replays)
    }
    let turns = runs.flatMap(\.turns)
    #expect(
      Self.ofTables.subtracting(turns.flatMap(\.events).map(\.name)) == [
        // Only code observes these.
        .tableViewWillDisplay, .tableViewDidEndDisplaying, .setHighlighted, .setSelected,
      ])
    #expect(turns.contains { $0.notes.contains(.tableShowsNoMoreCells) })
    #expect(turns.contains { $0.result != nil && $0.events.contains { $0.name == .dealloc } })
  }

  private static let ofTables: Set<Event.Name> = [
    .tableViewCellForRow, .tableViewWillDisplay, .tableViewDidEndDisplaying,
    .tableViewDidHighlightRow, .tableViewDidUnhighlightRow, .tableViewWillSelectRow,
    .tableViewDidSelectRow, .tableViewWillDeselectRow, .tableViewDidDeselectRow,
    .setHighlighted, .setSelected,
  ]

  @Test func `the rules hold while fingers scroll, and scroll views tell all they can`() async {
    let runs = await Run.all(100) { $0.scrollCommand(for: $1) }
    #expect(runs.compactMap(\.fault) == [])
    #expect(!runs.map(\.replays).contains(false))
    let events = runs.flatMap(\.turns).flatMap(\.events)
    #expect(Self.ofScrolling.isSubset(of: events.map(\.name)))
    #expect(events.contains { $0.reason == .contentGoesBack })
    #expect(
      Set([.contentTouchesAreDelayed, .dragDismissesKeyboard]).isSubset(of: events.map(\.rule)))
  }

  private static let ofScrolling: Set<Event.Name> = [
    .scrollViewWillBeginDragging, .scrollViewDidScroll, .scrollViewDidEndDragging,
    .scrollViewWillBeginDecelerating, .scrollViewDidEndDecelerating,
  ]

  @Test func `the commands reach every event, reason and note, and enough refusals`() async {
    let runs = await Self.runs.value
    let turns = runs.flatMap(\.turns)
    let events = turns.flatMap(\.events)
    // Only code prints, and only classes of programs observe traits. A stack with a living delegate is
    // seldom on screen here; `NavigationDelegateTests` covers it. Pages, split, scroll and table views
    // have separate runs, and visible sheets with detents are rare: `RandomControllerTests` has more.
    // Taps beside a popover are rare too; `PadPresentationTests` has them.
    let unreached = Set(Event.Name.allCases).subtracting(events.map(\.name))
      .subtracting(Self.ofTables).subtracting(Self.ofScrolling)
    #expect(
      unreached.isSubset(of: [
        .print, .willTransition, .traitCollectionDidChange, .navigationControllerWillShow,
        .navigationControllerDidShow, .pageViewControllerBefore, .pageViewControllerAfter,
        .pageViewControllerWillTransition, .pageViewControllerDidFinishAnimating,
        .splitViewControllerCollapseSecondary, .splitViewControllerShow,
        .splitViewControllerShowDetail, .sheetDidChangeDetent,
        .popoverPresentationControllerShouldDismissPopover,
        .popoverPresentationControllerDidDismissPopover,
      ]), "\(unreached)")
    #expect(
      Set(Event.Reason.allCases).subtracting(events.compactMap(\.reason)) == [
        .letGo, .contentGoesBack,
      ])
    // No known commands keep the run loop busy for that many turns, only code answers for a delegate or
    // keeps an event, and constraints and table views have separate runs. An input view on a phone in
    // landscape is rare: `InputViewTests` has one. So is a preference of the deciding controller:
    // `ScreenPreferenceTests` has one.
    let unsaid = Set(Note.allCases).subtracting(turns.flatMap(\.notes))
    #expect(
      unsaid.isSubset(of: [
        .runLoopGoesOn, .keyboardNotMeasured, .delegateRefusesToBegin, .delegateRefusesToEnd,
        .delegateRefusesText, .eventIsKept,
        .ambiguousLayout, .constraintsTakeTooLong, .noPageThere, .tableHasNoMoreRows,
        .tableShowsNoMoreCells, .rowsDoNotFitContent, .rowIsNotHighlighted, .delegateKeepsRow,
        .statusBarIsNotAsked,
      ]), "\(unsaid)")

    let refused = runs.map(\.refusals).reduce(0, +)
    #expect((turns.count / 4...turns.count).contains(refused), "\(refused) of \(turns.count)")
    #expect(
      runs.map { run in
        run.app.windows.count { run.app.view($0)?.window?.isSystem == false }
      }.max() == Run.capacity)
  }
}

/// A sequence of random commands and its result.
private struct Run: CustomTestStringConvertible {
  static let capacity = 7
  typealias Next = @Sendable (inout CommandGenerator, Application) -> Command

  private(set) var app: Application
  private(set) var turns: [Turn] = []
  private(set) var refusals = 0
  /// The first error, and the command that caused it.
  private(set) var fault: String?
  private var accepted: [Command] = []
  private let beginning: Application
  private let seed: UInt64

  /// The runs of this many seeds, in parallel.
  static func all(
    _ count: UInt64, _ next: @escaping Next = { $0.command(for: $1) }
  ) async -> [Run] {
    await withTaskGroup { group in
      for seed in 0..<count { group.addTask { Run(seed: seed, next) } }
      return await group.reduce(into: []) { $0.append($1) }.sorted { $0.seed < $1.seed }
    }
  }

  init(seed: UInt64, _ next: Next) {
    self.seed = seed
    var generator = CommandGenerator(seed: seed)
    beginning = Application(generator.settings(), capacity: .init(windows: Self.capacity, depth: 5))
    app = beginning
    var witness = Witness()
    for _ in 0..<250 where fault == nil {
      let command = next(&generator, app)
      let before = app
      do {
        let turn = try app.perform(command)
        accepted.append(command)
        turns.append(turn)
        witness.see(command, turn, before: before, after: app)
      } catch {
        refusals += 1
        witness.see(error, before: before, after: app)
      }
      fault = witness.faults.first.map { "\($0), after \(accepted.count): \(command)" }
    }
  }

  var testDescription: String { "the commands of seed \(seed)" }

  /// Whether the accepted commands lead a fresh application to the same state through the same turns.
  var replays: Bool {
    var fresh = beginning
    let again = accepted.map { command in try? fresh.perform(command) }
    return again == turns && fresh == app && fresh.hashValue == app.hashValue
  }
}
