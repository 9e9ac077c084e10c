enum E: Error { case bad }
func work(_ ok: Bool) throws -> Int {
  if ok { return 1 }
  throw E.bad
}
print(try! work(true))
print(try! work(false))
