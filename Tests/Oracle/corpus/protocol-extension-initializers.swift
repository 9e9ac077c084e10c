protocol Shape { init(side: Double); var area: Double { get } }
extension Shape { init() { self.init(side: 2) }; init(double s: Double) { self.init(side: s * 2) } }
struct Sq: Shape { var side: Double; var area: Double { side * side } }
struct Ci: Shape { let r: Double; init(side: Double) { r = side }; var area: Double { 3 * r * r } }
final class K: Shape { let s: Double; required init(side: Double) { s = side }; var area: Double { s } }
print(Sq().area, Ci(double: 3).area, K().area, K(double: 4).area)
func make<T: Shape>(_ t: T.Type) -> T { T() }
print(make(Sq.self).area, make(K.self).area)
