class Base {
  private func setUp() { print("base setUp") }
  func run() { setUp() }
}
class Sub: Base {
  private func setUp() { print("sub setUp") }
  func go() { setUp(); run() }
}
Sub().go()
Base().run()
