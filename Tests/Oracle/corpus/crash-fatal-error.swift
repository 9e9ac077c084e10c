class Base {
  required init?(coder: Int) { fatalError("init(coder:) has not been implemented") }
  init() { print("made") }
}
_ = Base()
print("now the other one")
_ = Base(coder: 1)
print("never")
