import Testing

@Suite("Classes of Objective-C")
struct ObjectiveCClassTests: ProgramSuite {
  let file = "main.m"

  @Test("A property has a getter, a setter and a variable")
  func properties() {
    expect(
      """
      @interface Person : NSObject
      @property (nonatomic, copy) NSString *name;
      @property (nonatomic, assign) NSInteger age;
      @property (nonatomic, assign, getter=isAwake) BOOL awake;
      @property (nonatomic, readonly) NSString *title;
      - (void)grow;
      @end
      @implementation Person
      - (NSString *)title { return [NSString stringWithFormat:@"%@ (%ld)", _name, (long)self.age]; }
      - (void)setAge:(NSInteger)age { NSLog(@"set %ld", (long)age); _age = age; }
      - (void)grow { _age++; self.age += 1; }
      @end
      int main() {
        Person *person = [[Person alloc] init];
        NSMutableString *name = [NSMutableString stringWithString:@"Ada"];
        person.name = name;
        [name appendString:@"!"];
        person.age = 36;
        [person grow];
        [person setAwake:YES];
        NSLog(@"%@ %d %d", person.title, person.isAwake, person.awake);
        return 0;
      }
      """, "set 36\nset 38\nAda (38) 1 1")
  }

  @Test(
    "A subclass's method is called where the superclass's calls it, and super is the superclass's")
  func inheritance() {
    expect(
      """
      @interface Animal : NSObject
      - (NSString *)sound;
      - (void)speak;
      @end
      @interface Dog : Animal
      @end
      @implementation Animal
      - (NSString *)sound { return @"…"; }
      - (void)speak { NSLog(@"%@ says %@", NSStringFromClass([self class]), [self sound]); }
      @end
      @implementation Dog
      - (NSString *)sound { return [[super sound] stringByAppendingString:@"woof"]; }
      @end
      int main() {
        Animal *animal = [Dog new];
        [animal speak];
        [[Animal new] speak];
        NSLog(@"%d %d %d", [animal isKindOfClass:[Animal class]], [animal isMemberOfClass:[Animal class]],
              [Dog isSubclassOfClass:[NSObject class]]);
        NSLog(@"%@ %@", [animal class], [animal superclass]);
        return 0;
      }
      """, "Dog says …woof\nAnimal says …\n1 0 1\nDog Animal")
  }

  @Test("An initializer calls the superclass's, sets variables and returns self")
  func initializers() {
    expect(
      """
      @interface Point3 : NSObject {
        CGFloat _x;
        CGFloat _y;
      }
      @property (nonatomic) CGFloat z;
      - (instancetype)initWithX:(CGFloat)x y:(CGFloat)y;
      @end
      @implementation Point3
      - (instancetype)init { return [self initWithX:1 y:2]; }
      - (instancetype)initWithX:(CGFloat)x y:(CGFloat)y {
        self = [super init];
        if (self) { _x = x; _y = y; self.z = 3; }
        return self;
      }
      - (NSString *)description { return [NSString stringWithFormat:@"<%.0f %.0f %.0f>", _x, self->_y, _z]; }
      @end
      int main() { NSLog(@"%@ %@", [[Point3 alloc] init], [[Point3 alloc] initWithX:7 y:8]); return 0; }
      """, "<1 2 3> <7 8 3>")
  }

  @Test("A category adds methods to the program's classes and to UIKit's")
  func categories() {
    expect(
      """
      @interface UIView (Frame)
      @property (nonatomic) CGFloat width;
      - (CGFloat)right;
      @end
      @implementation UIView (Frame)
      - (CGFloat)width { return self.frame.size.width; }
      - (void)setWidth:(CGFloat)width { CGRect frame = self.frame; frame.size.width = width; self.frame = frame; }
      - (CGFloat)right { return CGRectGetMaxX(self.frame); }
      @end
      @interface NSString (Shout)
      - (NSString *)shout;
      @end
      @implementation NSString (Shout)
      - (NSString *)shout { return [[self uppercaseString] stringByAppendingString:@"!"]; }
      @end
      int main() {
        UILabel *label = [[UILabel alloc] initWithFrame:CGRectMake(5, 0, 10, 10)];
        label.width = 50;
        NSLog(@"%.0f %.0f %@", label.right, [label width], [@"hey" shout]);
        return 0;
      }
      """, "55 50 HEY!")
  }

  @Test("Class methods inherit, and self is the class there")
  func classMethods() {
    expect(
      """
      @interface Base : NSObject
      + (instancetype)make;
      + (NSString *)label;
      @property (class, nonatomic, readonly) NSInteger count;
      @end
      @interface Derived : Base
      @end
      static NSInteger made = 0;
      @implementation Base
      + (instancetype)make { made++; NSLog(@"%@", [self label]); return [[self alloc] init]; }
      + (NSString *)label { return @"base"; }
      + (NSInteger)count { return made; }
      @end
      @implementation Derived
      + (NSString *)label { return @"derived"; }
      @end
      int main() {
        Derived *derived = [Derived make];
        [Base make];
        NSLog(@"%@ %ld", NSStringFromClass([derived class]), (long)Base.count);
        return 0;
      }
      """, "derived\nbase\nDerived 2")
  }

  @Test("A private extension makes a property writable, and @synthesize names its variable")
  func extensions() {
    expect(
      """
      @interface Account : NSObject
      @property (nonatomic, readonly) NSInteger balance;
      @property (nonatomic) NSInteger limit;
      - (void)pay:(NSInteger)amount;
      @end
      @interface Account ()
      @property (nonatomic, readwrite) NSInteger balance;
      @end
      @implementation Account
      @synthesize limit = theLimit;
      - (void)pay:(NSInteger)amount { self.balance += amount; theLimit = amount * 2; }
      @end
      int main() {
        Account *account = [Account new];
        [account pay:5];
        NSLog(@"%ld %ld", (long)account.balance, (long)account.limit);
        return 0;
      }
      """, "5 10")
  }

  @Test("'@synthesize' makes a protocol's property, and a property keeps the class of its elements")
  func propertiesOfProtocols() {
    expect(
      """
      @protocol Named
      @property (nonatomic, copy) NSString *name;
      @end
      @interface Item : NSObject <Named>
      @end
      @implementation Item
      @synthesize name = _ownName;
      - (NSString *)shown { return _ownName; }
      @end
      @interface Box : NSObject
      @property (nonatomic, strong) NSMutableArray<Item *> *items;
      @end
      @implementation Box
      - (NSMutableArray *)items {
        if (!_items) _items = [NSMutableArray new];
        return _items;
      }
      @end
      int main() {
        Box *box = [Box new];
        id<Named> item = [Item new];
        item.name = @"a";
        [box.items addObject:(Item *)item];
        NSLog(@"%@ %lu", box.items[0].name, (unsigned long)box.items.firstObject.name.length);
        return 0;
      }
      """, "a 1")
  }

  @Test("UIKit's objects are not asked for methods that the model does not know")
  func unknownSelectors() {
    expect(
      """
      @interface Thing : NSObject
      @end
      @implementation Thing
      @end
      int main() {
        NSLog(@"%d", [[Thing new] respondsToSelector:@selector(fly)]);
        NSLog(@"%d", [[UIView new] respondsToSelector:@selector(fly)]);
        [[UIView new] performSelector:@selector(recursiveDescription)];
        [[Thing new] performSelector:@selector(two:and:) withObject:@1 withObject:@2];
        return 0;
      }
      """,
      """
      7:49: No class in the model has a method 'fly', but a device's may have it.
      8:33: No class in the model has a method 'recursiveDescription', but a device's may have it.
      """)
  }
}
