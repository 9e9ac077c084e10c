import TestSupport
import Testing

@testable import WindowModel

/// Table views: the cells of their rows, and selection by touch.
@Suite struct TableViewTests {
  /// A window with a table view of 100 points that shows two rows and a part of a third.
  private func app(_ rows: [Int] = [5], _ set: (inout ViewProperties) -> Void = { _ in })
    -> Transcript
  {
    let app = Transcript(.ios12)
    app.create("window")
    app.makeKeyAndVisible("window")
    app.createView("table", "UITableView", in: "window") {
      $0.frame = Rect(x: 0, y: 100, width: 320, height: 100)
      $0.table.rows = rows
      set(&$0)
    }
    return app
  }

  private func rows(_ app: Transcript) throws -> [String] {
    let id = try #require(app.app.view("table"))
    return (app.app.table(id)?.shown ?? []).map { "\($0.path) \(app.name($0.cell))" }
  }

  private func told(_ lines: [String]) -> [String] { lines.filter { $0.contains("tableView") } }

  @Test func `a new table view has no rows until it is given some`() throws {
    let app = Transcript()
    app.createView("table", "UITableView") { _ in }
    let id = try #require(app.app.view("table"))
    #expect(app.app.table(id) == nil)
    let table = TableView()
    #expect(table.rows.isEmpty && table.rowHeight == 44 && table.allowsSelection)
    #expect(!table.allowsMultipleSelection && table.selected.isEmpty && table.counts == nil)
  }

  @Test func `each row that is seen gets a cell with a content view, the first in front`() throws {
    let app = app()
    #expect(try rows(app) == ["[0, 0] table-cell1", "[0, 1] table-cell2", "[0, 2] table-cell3"])
    #expect(
      try app.tree("table")
        == "table > [table-cell3 > table-cell3-content, table-cell2 > table-cell2-content, table-cell1 > table-cell1-content]"
    )
    let cell = try app.view("table-cell3")
    #expect(cell.frame == Rect(x: 0, y: 88, width: 320, height: 44))
    #expect(try app.view("table-cell3-content").frame.size == cell.bounds.size)
  }

  @Test func `cells whose rows go out of sight are hidden and taken by others`() throws {
    let app = app()
    let lines = app.changeView("table") { $0.contentOffset = Point(x: 0, y: 100) }
    #expect(
      lines.filter { !$0.contains("layoutSubviews") } == [
        "table scrollViewDidScroll S6", "table tableViewCellForRow T1 [0, 3]",
        "table tableViewCellForRow T1 [0, 4]",
      ])
    #expect(try rows(app) == ["[0, 2] table-cell3", "[0, 3] table-cell2", "[0, 4] table-cell1"])
    app.changeView("table") { $0.contentOffset = Point(x: 0, y: 140) }
    #expect(try app.view("table-cell3").isHidden)
    #expect(try rows(app) == ["[0, 3] table-cell2", "[0, 4] table-cell1"])
  }

  @Test func `a tap highlights a row, and the next turn selects it and deselects the other`() {
    let app = app()
    #expect(
      told(app.tap(10, 150)) == [
        "table tableViewDidHighlightRow table-cell2 T2 [0, 1]",
        "table tableViewDidUnhighlightRow table-cell2 T2 [0, 1]",
        "table tableViewWillSelectRow table-cell2 T2 [0, 1]",
        "table tableViewDidSelectRow table-cell2 T2 [0, 1]",
      ])
    #expect(
      told(app.tap(10, 110)).suffix(4) == [
        "table tableViewWillSelectRow table-cell1 T2 [0, 0]",
        "table tableViewWillDeselectRow table-cell2 T2 [0, 1]",
        "table tableViewDidDeselectRow table-cell2 T2 [0, 1]",
        "table tableViewDidSelectRow table-cell1 T2 [0, 0]",
      ])
    #expect(
      app.deliveries.first
        == "touchesBegan: table-cell1-content passesOn, table-cell1 passesOn, table handles")
  }

  @Test func `with several selections a second tap deselects`() throws {
    let app = app { $0.table.allowsMultipleSelection = true }
    app.tap(10, 110)
    app.tap(10, 150)
    let id = try #require(app.app.view("table"))
    #expect(app.app.table(id)?.selected.map(\.description) == ["[0, 0]", "[0, 1]"])
    #expect(
      told(app.tap(10, 110)).suffix(2) == [
        "table tableViewWillDeselectRow table-cell1 T2 [0, 0]",
        "table tableViewDidDeselectRow table-cell1 T2 [0, 0]",
      ])
    #expect(app.app.table(id)?.selected.map(\.description) == ["[0, 1]"])
  }

  @Test func `a touch that is cancelled, or that a control keeps, selects nothing`() throws {
    let app = app()
    app.touch(.began, 10, 110)
    #expect(
      told(app.perform(.input(.wait, after: 0.2))) == [
        "table tableViewDidHighlightRow table-cell1 T2 [0, 0]"
      ])
    #expect(
      told(app.touch(.cancelled, 10, 110)) == [
        "table tableViewDidUnhighlightRow table-cell1 T2 [0, 0]"
      ])
    app.createView("button", "UIButton", in: "table-cell1-content") {
      $0.frame = Rect(x: 0, y: 0, width: 40, height: 40)
    }
    #expect(told(app.tap(10, 110)) == [])
    let id = try #require(app.app.view("table"))
    #expect(app.app.table(id)?.selected == [])
  }

  @Test func `a finger that drags few rows takes the touch from them, and they bounce back`() throws
  {
    let app = app([1])
    app.touch(.began, 10, 110)
    app.perform(.input(.wait, after: 0.2))
    let lines = app.touch(.moved, 10, 160)
    #expect(told(lines) == ["table tableViewDidUnhighlightRow table-cell1 T2 [0, 0]"])
    #expect(lines.contains("table touchesCancelled 10.3"))
    #expect(try app.view("table").bounds.origin.y < 0)
    #expect(told(app.touch(.ended, 10, 160)) == [])
    #expect(try app.view("table").bounds.origin.y == 0)
    let id = try #require(app.app.view("table"))
    #expect(app.app.scrollView(id)?.contentSize == Size(width: 320, height: 44))
  }

  @Test func `a table view whose rows are not to be selected highlights none`() {
    let app = app { $0.table.allowsSelection = false }
    #expect(told(app.tap(10, 110)) == [])
  }

  @Test func `reloading forgets the selection and takes the cells again`() throws {
    let app = app()
    app.tap(10, 110)
    let lines = app.changeView("table") { $0.table.rows = [1, 1] }
    #expect(
      told(lines) == [
        "table tableViewCellForRow T1 [0, 0]", "table tableViewCellForRow T1 [1, 0]",
      ])
    #expect(try rows(app) == ["[0, 0] table-cell3", "[1, 0] table-cell2"])
    let id = try #require(app.app.view("table"))
    #expect(app.app.table(id)?.selected == [])
  }

  @Test func `constraints in a cell do not make its row higher, which is said`() {
    let app = app([1, 20])
    app.createView("label", in: "table-cell1-content") {
      $0.translatesAutoresizingMaskIntoConstraints = false
    }
    app.changeView("table") { $0.contentOffset = Point(x: 0, y: 300) }
    app.changeView("table") { $0.contentOffset = .zero }
    #expect(app.notes == [.rowsDoNotFitContent])
    app.changeView("table") { $0.table.rowHeight = 44 }
    #expect(app.notes == [])
  }

  @Test func `other rows, heights and classes are refused, and change nothing`() throws {
    let app = app()
    app.createView("box", "UIView", in: "window") { _ in }
    let before = app.app
    for (name, rows, height) in [
      ("rows", [-1], nil), ("rows", [10_001], nil), ("rows", [10_000, 1], nil),
      ("rows", [Int.max, Int.max], nil), ("rowHeight", nil, 0), ("rowHeight", nil, .nan),
    ] as [(String, [Int]?, Double?)] {
      var properties = ViewProperties()
      (properties.table.rows, properties.table.rowHeight) = (rows, height)
      var copy = before
      #expect { try copy.perform(.changeView("table", properties)) } throws: { error in
        guard case .invalidValue(let property, _) = error as? Refusal else { return false }
        return property == name
      }
    }
    var properties = ViewProperties()
    properties.table.rows = [1]
    var copy = before
    #expect(
      throws: Refusal.invalidValue(
        property: "rows", reason: "A UIView has none: it is not a table view.")
    ) { try copy.perform(.changeView("box", properties)) }
    #expect(copy == before)
  }

  @Test func `a table view and its cells die together`() throws {
    let app = app()
    let lines = app.perform(.release("table"))
    #expect(lines.filter { $0.contains("dealloc") }.count == 7)
    #expect(app.app.tables.isEmpty)
  }
}
