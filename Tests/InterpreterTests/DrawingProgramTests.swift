import Testing

@testable import WindowModel

/// Views that draw themselves: the model has no pictures, and says so.
@Suite struct DrawingProgramTests: ProgramSuite {
  @Test func `drawing code is accepted and not called`() {
    expect(
      """
      class Circle: UIView {
        var progress: CGFloat = 0 { didSet { setNeedsDisplay() } }
        override func draw(_ rect: CGRect) {
          let path = UIBezierPath(ovalIn: rect.insetBy(dx: 2, dy: 2))
          UIGraphicsGetCurrentContext()?.setLineWidth(4)
          path.stroke()
        }
      }
      let circle = Circle(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      circle.progress = 0.5
      print(circle.progress)
      """,
      "0.5")
  }

  @Test func `a program that draws itself ends there`() {
    expect(
      """
      class Circle: UIView { override func draw(_ rect: CGRect) { print("drawn") } }
      print("before")
      Circle().draw(CGRect(x: 0, y: 0, width: 10, height: 10))
      """,
      """
      before
      CRASH 3: This model does not draw.
      """)
  }

  @Test func `only a view's method draws`() {
    expect(
      """
      class Pen { func draw(_ rect: CGRect) { print("drawn", rect.width) } }
      Pen().draw(CGRect(x: 0, y: 0, width: 10, height: 10))
      """,
      "drawn 10.0")
  }

  @Test func `the same in Objective-C`() {
    expect(
      """
      @interface Circle : UIView
      @end
      @implementation Circle
      - (void)drawRect:(CGRect)rect {
        CGContextRef context = UIGraphicsGetCurrentContext();
        CGContextSetLineWidth(context, 2.0);
        CGContextStrokePath(context);
      }
      @end
      int main() {
        Circle *circle = [[Circle alloc] initWithFrame:CGRectMake(0, 0, 10, 10)];
        [circle setNeedsDisplay];
        NSLog(@"%@", [circle class]);
      }
      """, file: "main.m",
      "Circle")
  }
}
