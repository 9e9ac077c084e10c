print("\u{41}bc", "\u{1F600}".count)
let lines = """
  line one
    line "two" \(1 + 1)
  end \
  joined
  """
print(lines)
print("a\0b".count, "x\\y", "q\"q", "it\'s", "a\tb")
print(#"raw "x" \n \#(1 + 1)"#, ##"a"#b"##)
print(
  """
  \("x") first
    \(2)

  last \n new
  """)
print(
  #"""
  multi \(no) \#("yes")
  """#)
let empty = """
  """
print(empty.isEmpty, empty.count)
