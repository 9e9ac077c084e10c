var isVerbose = false

func expensive() -> String {
  print("computing")
  return "details"
}

func log(_ message: @autoclosure () -> String) {
  if isVerbose {
    print("log: \(message())")
  } else {
    print("log is off")
  }
}

log(expensive())
isVerbose = true
log(expensive())

func choose(_ condition: Bool, _ a: @autoclosure () -> Int, _ b: @autoclosure () -> Int) -> Int {
  condition ? a() : b()
}
print(choose(2 > 1, 10, 20))
