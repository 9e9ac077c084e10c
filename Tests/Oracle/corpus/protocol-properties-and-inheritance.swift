protocol Named { var name: String { get set } }
protocol Aged { var age: Int { get } }
protocol Person: Named, Aged {
  init(name: String, age: Int)
}
struct Student: Person {
  var name: String
  var age: Int
}
final class Teacher: Person {
  var name: String
  let born: Int
  var age: Int { 2026 - born }
  init(name: String, age: Int) {
    self.name = name
    born = 2026 - age
  }
}
func birthday(_ p: some Person) { print("\(p.name) is \(p.age)") }
func make<P: Person>(_ type: P.Type) -> P { P(name: "new", age: 20) }
birthday(Student(name: "Sam", age: 12))
birthday(make(Teacher.self))
var named: Named = make(Student.self)
named.name = "renamed"
print(named.name, named is Aged, (named as? Aged)?.age ?? 0)
let both: Named & Aged = Teacher(name: "Tom", age: 50)
print(both.name, both.age)
