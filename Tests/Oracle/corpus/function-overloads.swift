func show(_ value: Int) { print("Int \(value)") }
func show(_ value: Double) { print("Double \(value)") }
func show(_ value: String) { print("String \(value)") }
func show(_ value: Bool) { print("Bool \(value)") }
func show(text value: String) { print("text \(value)") }

show(1)
show(1.0)
show("one")
show(true)
show(text: "two")
show(3 / 2)
show(3 / 2.0)
