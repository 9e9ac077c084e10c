import WindowModel

/// Whether two numbers are equal apart from rounding.
func isClose(_ a: Double, _ b: Double, within tolerance: Double = 1e-9) -> Bool {
  abs(a - b) <= tolerance
}

func isClose(_ a: Point, _ b: Point) -> Bool { isClose(a.x, b.x) && isClose(a.y, b.y) }

func isClose(_ a: Rect, _ b: Rect) -> Bool {
  isClose(a.origin, b.origin) && isClose(a.size.width, b.size.width)
    && isClose(a.size.height, b.size.height)
}
