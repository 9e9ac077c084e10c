package import ProgramRuntime

/// The types that are numbers, or like one, by their names.
package enum PlainTypes {
  package static let all: [String: CType] = [
    "void": .void, "BOOL": .bool, "bool": .bool, "Boolean": .bool, "char": .integer(.int8),
    "signed char": .integer(.int8),
    "unsigned char": .integer(.uint8), "short": .integer(.int16), "short int": .integer(.int16),
    "unsigned short": .integer(.uint16), "int": .int, "signed int": .int,
    "unsigned": .integer(.uint32),
    "unsigned int": .integer(.uint32), "long": .long, "long int": .long,
    "unsigned long": .integer(.uint),
    "long long": .integer(.int64), "unsigned long long": .integer(.uint64),
    "long long int": .integer(.int64),
    "float": .float, "double": .double, "CGFloat": .double, "NSTimeInterval": .double,
    "CFTimeInterval": .double, "UIViewAnimationCurve": .long,
    "UIViewAnimationTransition": .long, "objc_AssociationPolicy": .integer(.uint),
    "NSStringCompareOptions": .integer(.uint), "NSKeyValueObservingOptions": .integer(.uint),
    "NSEnumerationOptions": .integer(.uint),
    "NSInteger": .long, "NSUInteger": .integer(.uint), "size_t": .integer(.uint),
    "int8_t": .integer(.int8),
    "int16_t": .integer(.int16), "int32_t": .int, "int64_t": .integer(.int64),
    "uint8_t": .integer(.uint8),
    "uint16_t": .integer(.uint16), "uint32_t": .integer(.uint32), "uint64_t": .integer(.uint64),
    "unichar": .integer(.uint16), "SEL": .selector, "Class": .metaclass(nil),
    "dispatch_once_t": .long,
    "dispatch_time_t": .integer(.uint64), "NSComparisonResult": .long, "UIWindowLevel": .double,
    "UILayoutPriority": .float,
    "dispatch_block_t": .block([], .void), "IBAction": .void,
  ]
}
