protocol Base { func f() -> String; var p: Int { get } }
extension Base { func f() -> String { "base" }; var p: Int { 1 } }
protocol D: Base { func f() -> String; var p: Int { get } }
struct S: D {}
print(S().f(), S().p)
class K {}
