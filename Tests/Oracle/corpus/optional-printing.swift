let number: Int? = 5
let nothing: Int? = nil
let text: String? = "hello"
print(number as Any)
print(nothing as Any)
print(text as Any)
print("number is \(number as Any), text is \(String(describing: text))")
print(String(describing: nothing))
let list: [Int?] = [1, nil, 3]
print(list)
let twice: Int?? = 4
print(twice as Any)
let names: [String]? = ["a", "b"]
print(names as Any)
debugPrint(text as Any)
