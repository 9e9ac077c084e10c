var list = ["a"]
print(list.removeLast())
print(list.popLast() as Any)
print(list.removeFirst())
