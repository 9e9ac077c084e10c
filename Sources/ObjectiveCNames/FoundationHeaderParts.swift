/// The parts of the header whose implementations have a file each.
extension FoundationHeader {
  package static let queryHeader = """
    @interface NSArray (Queries)
    - (NSArray *)subarrayWithRange:(NSRange)range;
    - (NSArray *)sortedArrayUsingSelector:(SEL)selector;
    - (NSArray *)sortedArrayUsingDescriptors:(NSArray<NSSortDescriptor *> *)descriptors;
    - (NSArray *)filteredArrayUsingPredicate:(NSPredicate *)predicate;
    - (NSUInteger)indexOfObjectIdenticalTo:(id)object;
    - (NSUInteger)indexOfObjectPassingTest:(BOOL (^)(id object, NSUInteger index, BOOL *stop))test;
    - (void)enumerateObjectsWithOptions:(NSUInteger)options usingBlock:(void (^)(id object, NSUInteger index, BOOL *stop))block;
    @end
    @interface NSMutableArray (Queries)
    - (void)sortUsingSelector:(SEL)selector;
    - (void)filterUsingPredicate:(NSPredicate *)predicate;
    - (void)removeObjectsInArray:(NSArray *)other;
    - (void)setArray:(NSArray *)other;
    @end
    @interface NSDictionary (Queries)
    + (instancetype)dictionaryWithObjects:(NSArray *)objects forKeys:(NSArray *)keys;
    - (instancetype)initWithObjectsAndKeys:(id)first, ...;
    @end
    @interface NSMutableDictionary (Queries)
    - (instancetype)initWithCapacity:(NSUInteger)capacity;
    @end
    @interface NSSet (Queries)
    - (NSSet *)filteredSetUsingPredicate:(NSPredicate *)predicate;
    - (BOOL)isSubsetOfSet:(NSSet *)other;
    - (BOOL)intersectsSet:(NSSet *)other;
    @end
    @interface NSMutableSet (Queries)
    - (void)addObjectsFromArray:(NSArray *)other;
    - (void)unionSet:(NSSet *)other;
    - (void)minusSet:(NSSet *)other;
    - (void)intersectSet:(NSSet *)other;
    @end
    @interface NSSortDescriptor : NSObject
    + (instancetype)sortDescriptorWithKey:(NSString *)key ascending:(BOOL)ascending;
    - (instancetype)initWithKey:(NSString *)key ascending:(BOOL)ascending;
    @end
    """

  package static let textRangeHeader = """
    @interface NSString (Ranges)
    - (instancetype)init;
    - (unichar)characterAtIndex:(NSUInteger)index;
    - (NSString *)substringWithRange:(NSRange)range;
    - (NSRange)rangeOfString:(NSString *)other;
    - (NSRange)rangeOfString:(NSString *)other options:(NSUInteger)options;
    - (NSString *)stringByReplacingCharactersInRange:(NSRange)range withString:(NSString *)other;
    - (NSComparisonResult)caseInsensitiveCompare:(NSString *)other;
    - (NSComparisonResult)localizedCompare:(NSString *)other;
    - (NSComparisonResult)localizedCaseInsensitiveCompare:(NSString *)other;
    - (NSComparisonResult)localizedStandardCompare:(NSString *)other;
    - (NSComparisonResult)compare:(NSString *)other options:(NSUInteger)options;
    - (NSString *)lastPathComponent;
    - (NSString *)pathExtension;
    - (NSString *)stringByAppendingPathComponent:(NSString *)component;
    - (NSString *)stringByDeletingPathExtension;
    - (long long)longLongValue;
    @end
    @interface NSMutableString (Ranges)
    - (void)insertString:(NSString *)other atIndex:(NSUInteger)index;
    - (void)deleteCharactersInRange:(NSRange)range;
    - (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)other;
    - (NSUInteger)replaceOccurrencesOfString:(NSString *)target withString:(NSString *)replacement options:(NSUInteger)options range:(NSRange)range;
    @end
    """

  package static let characterSetHeader = """
    @interface NSCharacterSet : NSObject
    + (NSCharacterSet *)whitespaceCharacterSet;
    + (NSCharacterSet *)newlineCharacterSet;
    + (NSCharacterSet *)whitespaceAndNewlineCharacterSet;
    + (NSCharacterSet *)decimalDigitCharacterSet;
    + (NSCharacterSet *)letterCharacterSet;
    + (NSCharacterSet *)alphanumericCharacterSet;
    + (NSCharacterSet *)uppercaseLetterCharacterSet;
    + (NSCharacterSet *)lowercaseLetterCharacterSet;
    + (NSCharacterSet *)punctuationCharacterSet;
    + (NSCharacterSet *)symbolCharacterSet;
    + (NSCharacterSet *)characterSetWithCharactersInString:(NSString *)text;
    - (NSCharacterSet *)invertedSet;
    - (BOOL)characterIsMember:(unichar)character;
    @end
    @interface NSString (CharacterSets)
    - (NSString *)stringByTrimmingCharactersInSet:(NSCharacterSet *)set;
    - (NSArray<NSString *> *)componentsSeparatedByCharactersInSet:(NSCharacterSet *)set;
    - (NSRange)rangeOfCharacterFromSet:(NSCharacterSet *)set;
    @end
    """

  package static let predicateHeader = """
    @interface NSPredicate : NSObject
    + (NSPredicate *)predicateWithFormat:(NSString *)format, ...;
    + (NSPredicate *)predicateWithBlock:(BOOL (^)(id object, NSDictionary *bindings))block;
    - (BOOL)evaluateWithObject:(id)object;
    @end
    """

  package static let alertViewHeader = """
    @interface UIAlertView (Messages)
    - (instancetype)initWithTitle:(NSString *)title message:(NSString *)message delegate:(id)delegate cancelButtonTitle:(NSString *)cancel otherButtonTitles:(NSString *)others, ...;
    - (void)show;
    - (NSString *)buttonTitleAtIndex:(NSInteger)index;
    - (NSInteger)numberOfButtons;
    - (NSInteger)cancelButtonIndex;
    - (NSInteger)firstOtherButtonIndex;
    @end
    @interface UIActionSheet (Messages)
    - (instancetype)initWithTitle:(NSString *)title delegate:(id)delegate cancelButtonTitle:(NSString *)cancel destructiveButtonTitle:(NSString *)destructive otherButtonTitles:(NSString *)others, ...;
    - (void)showInView:(UIView *)view;
    - (NSString *)buttonTitleAtIndex:(NSInteger)index;
    - (NSInteger)numberOfButtons;
    - (NSInteger)cancelButtonIndex;
    - (NSInteger)destructiveButtonIndex;
    - (NSInteger)firstOtherButtonIndex;
    @end
    """

  package static let exceptionHeader = """
    @interface NSException : NSObject
    + (NSException *)exceptionWithName:(NSString *)name reason:(NSString *)reason userInfo:(NSDictionary *)userInfo;
    + (void)raise:(NSString *)name format:(NSString *)format, ...;
    - (instancetype)initWithName:(NSString *)name reason:(NSString *)reason userInfo:(NSDictionary *)userInfo;
    - (void)raise;
    @property (readonly) NSString *name;
    @property (readonly) NSString *reason;
    @property (readonly) NSDictionary *userInfo;
    @end
    """

  package static let codingHeader = """
    @interface NSObject (Coding)
    - (id)valueForKey:(NSString *)key;
    - (id)valueForKeyPath:(NSString *)path;
    - (void)setValue:(id)value forKey:(NSString *)key;
    - (void)setValue:(id)value forKeyPath:(NSString *)path;
    - (void)setValuesForKeysWithDictionary:(NSDictionary *)values;
    @end
    @interface NSArray (Coding)
    - (void)setValue:(id)value forKey:(NSString *)key;
    @end
    """

  package static let observingHeader = """
    @interface NSObject (Observing)
    - (void)addObserver:(id)observer forKeyPath:(NSString *)path options:(NSUInteger)options context:(void *)context;
    - (void)removeObserver:(id)observer forKeyPath:(NSString *)path;
    - (void)removeObserver:(id)observer forKeyPath:(NSString *)path context:(void *)context;
    - (void)willChangeValueForKey:(NSString *)key;
    - (void)didChangeValueForKey:(NSString *)key;
    - (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change context:(void *)context;
    @end
    """

  package static let threadHeader = """
    @interface NSThread : NSObject
    + (BOOL)isMainThread;
    + (void)sleepForTimeInterval:(NSTimeInterval)seconds;
    @end
    @interface NSObject (Threads)
    - (void)performSelectorOnMainThread:(SEL)selector withObject:(id)object waitUntilDone:(BOOL)waits;
    - (void)performSelectorInBackground:(SEL)selector withObject:(id)object;
    @end
    """

  package static let timerHeader = """
    @interface NSTimer (Messages)
    + (NSTimer *)timerWithTimeInterval:(NSTimeInterval)interval target:(id)target selector:(SEL)selector userInfo:(id)userInfo repeats:(BOOL)repeats;
    @end
    """

  package static let animationHeader = """
    @interface UIView (Animations)
    + (void)beginAnimations:(NSString *)name context:(void *)context;
    + (void)commitAnimations;
    + (void)setAnimationDuration:(NSTimeInterval)duration;
    + (void)setAnimationDelay:(NSTimeInterval)delay;
    + (void)setAnimationCurve:(NSInteger)curve;
    + (void)setAnimationBeginsFromCurrentState:(BOOL)begins;
    + (void)setAnimationTransition:(NSInteger)transition forView:(UIView *)view cache:(BOOL)cache;
    + (void)setAnimationDelegate:(id)delegate;
    + (void)setAnimationDidStopSelector:(SEL)selector;
    @end
    """

  package static let copyHeader = """
    @interface NSObject (Copies)
    + (instancetype)alloc;
    + (instancetype)allocWithZone:(NSZone *)zone;
    - (id)copy;
    - (id)mutableCopy;
    @end
    """

  /// All parts.
  package static let parts = [
    textRangeHeader, characterSetHeader, predicateHeader, queryHeader, exceptionHeader,
    threadHeader,
    copyHeader, animationHeader, timerHeader, alertViewHeader, codingHeader, observingHeader,
  ]
}
