let answers: [Int?] = [3, nil, 7, nil, 11]
for case let answer? in answers {
  print("answer", answer)
}
for case let .some(answer) in answers where answer > 5 {
  print("large answer", answer)
}
var missing = 0
for case nil in answers { missing += 1 }
print("missing:", missing)
let values: [Any] = [1, "a", 2, "b"]
for case let text as String in values {
  print(text)
}
print(values.compactMap { $0 as? Int })
