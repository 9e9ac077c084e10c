package enum FoundationHeader {
  /// The supported methods of the Foundation classes whose values are built into the machine, declared in
  /// Objective-C. `ObjectiveCNatives` implements them.
  package static let text = """
    @interface NSObject
    + (instancetype)new;
    + (Class)class;
    + (Class)superclass;
    + (BOOL)isSubclassOfClass:(Class)other;
    + (BOOL)instancesRespondToSelector:(SEL)selector;
    - (Class)class;
    - (Class)superclass;
    - (instancetype)self;
    - (BOOL)isKindOfClass:(Class)other;
    - (BOOL)isMemberOfClass:(Class)other;
    - (BOOL)isEqual:(id)other;
    - (BOOL)respondsToSelector:(SEL)selector;
    - (BOOL)conformsToProtocol:(id)protocol;
    - (NSString *)description;
    - (NSString *)debugDescription;
    - (id)performSelector:(SEL)selector;
    - (id)performSelector:(SEL)selector withObject:(id)object;
    - (id)performSelector:(SEL)selector withObject:(id)first withObject:(id)second;
    - (void)performSelector:(SEL)selector withObject:(id)object afterDelay:(NSTimeInterval)delay;
    @end
    @interface NSString : NSObject
    + (instancetype)string;
    + (instancetype)stringWithFormat:(NSString *)format, ...;
    + (instancetype)stringWithString:(NSString *)other;
    + (instancetype)stringWithUTF8String:(const char *)text;
    - (instancetype)initWithFormat:(NSString *)format, ...;
    - (instancetype)initWithString:(NSString *)other;
    - (NSUInteger)length;
    - (BOOL)isEqualToString:(NSString *)other;
    - (BOOL)hasPrefix:(NSString *)prefix;
    - (BOOL)hasSuffix:(NSString *)suffix;
    - (BOOL)containsString:(NSString *)other;
    - (NSString *)stringByAppendingString:(NSString *)other;
    - (NSString *)stringByAppendingFormat:(NSString *)format, ...;
    - (NSString *)stringByReplacingOccurrencesOfString:(NSString *)target withString:(NSString *)replacement;
    - (NSString *)substringFromIndex:(NSUInteger)index;
    - (NSString *)substringToIndex:(NSUInteger)index;
    - (NSString *)uppercaseString;
    - (NSString *)lowercaseString;
    - (NSString *)capitalizedString;
    - (NSArray<NSString *> *)componentsSeparatedByString:(NSString *)separator;
    - (NSInteger)integerValue;
    - (int)intValue;
    - (double)doubleValue;
    - (float)floatValue;
    - (BOOL)boolValue;
    - (const char *)UTF8String;
    - (NSComparisonResult)compare:(NSString *)other;
    @end
    @interface NSMutableString : NSString
    + (instancetype)stringWithCapacity:(NSUInteger)capacity;
    - (void)appendString:(NSString *)other;
    - (void)appendFormat:(NSString *)format, ...;
    - (void)setString:(NSString *)other;
    @end
    @interface NSValue : NSObject
    + (NSValue *)valueWithCGRect:(CGRect)rect;
    + (NSValue *)valueWithCGPoint:(CGPoint)point;
    + (NSValue *)valueWithCGSize:(CGSize)size;
    + (NSValue *)valueWithNonretainedObject:(id)object;
    - (CGRect)CGRectValue;
    - (CGPoint)CGPointValue;
    - (CGSize)CGSizeValue;
    + (NSValue *)valueWithRange:(NSRange)range;
    - (NSRange)rangeValue;
    @end
    @interface NSNumber : NSValue
    + (NSNumber *)numberWithInteger:(NSInteger)value;
    + (NSNumber *)numberWithInt:(int)value;
    + (NSNumber *)numberWithUnsignedInteger:(NSUInteger)value;
    + (NSNumber *)numberWithBool:(BOOL)value;
    + (NSNumber *)numberWithDouble:(double)value;
    + (NSNumber *)numberWithFloat:(float)value;
    - (NSInteger)integerValue;
    - (int)intValue;
    - (NSUInteger)unsignedIntegerValue;
    - (BOOL)boolValue;
    - (double)doubleValue;
    - (float)floatValue;
    - (NSString *)stringValue;
    - (BOOL)isEqualToNumber:(NSNumber *)other;
    - (NSComparisonResult)compare:(NSNumber *)other;
    @end
    @interface NSArray : NSObject
    + (instancetype)array;
    + (instancetype)arrayWithObject:(id)object;
    + (instancetype)arrayWithObjects:(id)first, ...;
    + (instancetype)arrayWithArray:(NSArray *)other;
    - (instancetype)initWithObjects:(id)first, ...;
    - (instancetype)initWithArray:(NSArray *)other;
    - (NSUInteger)count;
    - (id)objectAtIndex:(NSUInteger)index;
    - (id)firstObject;
    - (id)lastObject;
    - (BOOL)containsObject:(id)object;
    - (NSUInteger)indexOfObject:(id)object;
    - (BOOL)isEqualToArray:(NSArray *)other;
    - (NSArray *)arrayByAddingObject:(id)object;
    - (NSArray *)arrayByAddingObjectsFromArray:(NSArray *)other;
    - (NSString *)componentsJoinedByString:(NSString *)separator;
    - (NSEnumerator *)objectEnumerator;
    - (NSEnumerator *)reverseObjectEnumerator;
    - (void)enumerateObjectsUsingBlock:(void (^)(id object, NSUInteger index, BOOL *stop))block;
    - (void)makeObjectsPerformSelector:(SEL)selector;
    - (void)makeObjectsPerformSelector:(SEL)selector withObject:(id)object;
    - (NSArray *)sortedArrayUsingComparator:(NSComparisonResult (^)(id first, id second))comparator;
    - (id)valueForKey:(NSString *)key;
    @end
    @interface NSMutableArray : NSArray
    + (instancetype)arrayWithCapacity:(NSUInteger)capacity;
    - (instancetype)initWithCapacity:(NSUInteger)capacity;
    - (void)addObject:(id)object;
    - (void)addObjectsFromArray:(NSArray *)other;
    - (void)insertObject:(id)object atIndex:(NSUInteger)index;
    - (void)removeObject:(id)object;
    - (void)removeObjectAtIndex:(NSUInteger)index;
    - (void)removeLastObject;
    - (void)removeAllObjects;
    - (void)replaceObjectAtIndex:(NSUInteger)index withObject:(id)object;
    - (void)exchangeObjectAtIndex:(NSUInteger)first withObjectAtIndex:(NSUInteger)second;
    - (void)sortUsingComparator:(NSComparisonResult (^)(id first, id second))comparator;
    @end
    @interface NSDictionary : NSObject
    + (instancetype)dictionary;
    + (instancetype)dictionaryWithObject:(id)object forKey:(id)key;
    + (instancetype)dictionaryWithObjectsAndKeys:(id)first, ...;
    + (instancetype)dictionaryWithDictionary:(NSDictionary *)other;
    - (NSUInteger)count;
    - (id)objectForKey:(id)key;
    - (id)valueForKey:(NSString *)key;
    - (NSArray *)allKeys;
    - (NSArray *)allValues;
    - (NSEnumerator *)objectEnumerator;
    - (NSEnumerator *)keyEnumerator;
    - (BOOL)isEqualToDictionary:(NSDictionary *)other;
    - (void)enumerateKeysAndObjectsUsingBlock:(void (^)(id key, id object, BOOL *stop))block;
    @end
    @interface NSMutableDictionary : NSDictionary
    + (instancetype)dictionaryWithCapacity:(NSUInteger)capacity;
    - (void)setObject:(id)object forKey:(id)key;
    - (void)setValue:(id)object forKey:(NSString *)key;
    - (void)removeObjectForKey:(id)key;
    - (void)removeAllObjects;
    - (void)addEntriesFromDictionary:(NSDictionary *)other;
    @end
    @interface NSSet : NSObject
    + (instancetype)set;
    + (instancetype)setWithObject:(id)object;
    + (instancetype)setWithObjects:(id)first, ...;
    + (instancetype)setWithArray:(NSArray *)array;
    - (NSUInteger)count;
    - (id)anyObject;
    - (NSArray *)allObjects;
    - (BOOL)containsObject:(id)object;
    - (NSEnumerator *)objectEnumerator;
    - (void)enumerateObjectsUsingBlock:(void (^)(id object, BOOL *stop))block;
    @end
    @interface NSMutableSet : NSSet
    - (void)addObject:(id)object;
    - (void)removeObject:(id)object;
    - (void)removeAllObjects;
    @end
    @interface NSEnumerator : NSObject
    - (id)nextObject;
    - (NSArray *)allObjects;
    @end
    @interface NSNotification : NSObject
    + (instancetype)notificationWithName:(NSString *)name object:(id)object;
    + (instancetype)notificationWithName:(NSString *)name object:(id)object userInfo:(NSDictionary *)userInfo;
    @property (readonly) NSString *name;
    @property (readonly) id object;
    @property (readonly) NSDictionary *userInfo;
    @end
    @interface NSError : NSObject
    + (instancetype)errorWithDomain:(NSString *)domain code:(NSInteger)code userInfo:(NSDictionary *)userInfo;
    - (NSString *)localizedDescription;
    @property (readonly) NSString *domain;
    @property (readonly) NSInteger code;
    @property (readonly) NSDictionary *userInfo;
    @end
    @interface NSIndexPath : NSObject
    + (NSIndexPath *)indexPathForRow:(NSInteger)row inSection:(NSInteger)section;
    + (NSIndexPath *)indexPathForItem:(NSInteger)item inSection:(NSInteger)section;
    @property (readonly) NSInteger section;
    @property (readonly) NSInteger row;
    - (NSInteger)item;
    - (NSComparisonResult)compare:(NSIndexPath *)other;
    @end
    @interface NSNull : NSObject
    + (NSNull *)null;
    @end
    @interface NSUserDefaults : NSObject
    - (void)setBool:(BOOL)value forKey:(NSString *)key;
    - (void)setInteger:(NSInteger)value forKey:(NSString *)key;
    - (BOOL)synchronize;
    @end
    @protocol UIApplicationDelegate
    @property (strong) UIWindow *window;
    @end
    """

  /// Foundation methods that dot syntax finds as properties.
  package static let dotted: Set<String> = [
    "length", "count", "description", "debugDescription", "uppercaseString", "lowercaseString",
    "capitalizedString", "integerValue", "intValue", "doubleValue", "floatValue", "boolValue",
    "firstObject",
    "lastObject", "allKeys", "allValues", "allObjects", "anyObject", "stringValue", "superclass",
    "localizedDescription", "item", "lastPathComponent", "pathExtension", "longLongValue",
    "stringByDeletingPathExtension", "invertedSet", "numberOfButtons", "cancelButtonIndex",
    "firstOtherButtonIndex",
  ]
}
