import Testing

@Suite("Key-value observing in Swift")
struct KeyValueProgramTests {
  private static let player = """
    class Player: NSObject {
      @objc dynamic var score = 0 { didSet { print("set", score) } }
      @objc dynamic var name = "p"
      @objc var plain = 0
    }
    let player = Player()

    """

  private static func transcript(_ source: String) -> String {
    ProgramRun.transcript(player + source, then: [], file: "main.swift")
  }

  @Test("A closure hears of changes after the property's own observer, until its token is gone")
  func closures() {
    #expect(
      Self.transcript(
        """
        class Board {
          var token: NSKeyValueObservation?
          init(_ player: Player) {
            token = player.observe(\\.score, options: [.old, .new, .initial]) { player, change in
              print(change.oldValue ?? -1, change.newValue ?? -1, player.name)
            }
          }
          deinit { print("gone") }
        }
        var board: Board? = Board(player)
        player.score = 5
        player.score += 1
        player.plain = 3
        board?.token?.invalidate()
        player.score = 7
        board = nil
        board = Board(player)
        board = nil
        player.score = 8
        """)
        == "-1 0 p\nset 5\n0 5 p\nset 6\n5 6 p\nset 7\ngone\n-1 7 p\ngone\nset 8")
  }

  @Test("An observer hears of a key until it removes itself")
  func observers() {
    #expect(
      Self.transcript(
        """
        class Board: NSObject {
          override init() {
            super.init()
            player.addObserver(self, forKeyPath: #keyPath(Player.name), options: [.new, .old], context: nil)
          }
          override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
          ) {
            print(keyPath ?? "", change?[.oldKey] as? String ?? "", change?[.newKey] as? String ?? "", object is Player)
          }
          deinit { player.removeObserver(self, forKeyPath: #keyPath(Player.name)) }
        }
        var board: Board? = Board()
        player.name = "q"
        player.setValue("r", forKey: "name")
        board = nil
        player.name = "s"
        print(#keyPath(Player.name), player.value(forKey: "name") as? String ?? "")
        """) == "name p q true\nname q r true\nname s")
  }

  @Test("What can't be observed is said")
  func refused() {
    #expect(
      Self.transcript("let token = UIView().observe(\\.isHidden) { _, _ in }")
        == "CRASH 7: UIKit also changes 'isHidden' without its setter, and does not say when observers hear of it; override a method instead."
    )
    #expect(
      Self.transcript("player.removeObserver(player, forKeyPath: \"name\")").contains(
        "because it is not registered as an observer."))
    #expect(
      Self.transcript(
        """
        class Watcher: NSObject { }
        let watcher = Watcher()
        player.addObserver(watcher, forKeyPath: "name", options: [.new], context: nil)
        player.name = "x"
        """
      ).contains("message was received but not handled"))
  }
}
