/// Names that resolution itself uses. Their symbols are the same in every run.
enum KnownName: UInt32, CaseIterable {
  case empty
  case selfValue, selfType, superclass, initializer, subscripting, type, proto
  case error, newValue, oldValue, get
  case wrappedValue, projectedValue, dynamicMember, callAsFunction, rawValue, everyCase
  case setAlgebra, arrayLiteral, optional, array, dictionary, set, string, int, double, bool, element, errorType, range,
    closedRange, regex
  case keyPath, writableKeyPath, referenceWritableKeyPath, keyPathLabel, hashable, rawRepresentable, predicate, require
  case fixedWidthInteger, floatingPoint
  case dynamicMemberLookup, propertyWrapper, fluent, preview, swift, testable, exported
  case makeIterator, makeAsyncIterator, next, startIndex, contains, min, max
  case integerLiteral, floatLiteral, stringLiteral, booleanLiteral, nilLiteral, arrayElements, dictionaryLiteral
  case stringInterpolation, appendInterpolation
  case available, backDeployed, convention, exclusivity, freestanding, inline, objc, objcImplementation, optimize
  case originallyDefinedIn, selector, semantics, silgenName, cdecl, spi, unavailable, nonSendable, documentation
  case attached, resultBuilder, globalActor
  case codingKeys, codable, decodable, encodable
  case dollar0, dollar1, dollar2, dollar3, dollar4, dollar5, dollar6, dollar7
  case digit0, digit1, digit2, digit3, digit4, digit5, digit6, digit7
  case tryPlain, tryOptional, tryForced, castAs, castIs, castOptional, castForced
  case addAssign, subtractAssign, multiplyAssign, divideAssign, remainderAssign, andAssign, orAssign, xorAssign
  case shiftLeftAssign, shiftRightAssign
  case logicalOr, logicalAnd
  case equal, unequal, less, lessOrEqual, greater, greaterOrEqual, identical, notIdentical, patternMatch
  case coalesce, halfOpen, closed
  case plus, minus, wrappingPlus, wrappingMinus, bitXor, bitOr
  case times, divided, remainder, wrappingTimes, bitAnd, shiftLeft, shiftRight
  case not, complement

  var symbol: Symbol { Symbol(rawValue) }

  /// Symbols of the attributes whose arguments are not expressions: their cases stand in a row.
  static let builtInAttributes = available.rawValue...documentation.rawValue

  /// Symbols of the labels of initializers for literals: their cases stand in a row.
  static let literalLabels = integerLiteral.rawValue...dictionaryLiteral.rawValue

  /// As it is written in source code.
  var text: String {
    if let text = Self.texts[self] { return text }
    let name = "\(self)"
    if name.hasPrefix("digit") { return String(name.dropFirst(5)) }
    return name.hasPrefix("dollar") ? "$" + name.dropFirst(6) : name
  }

  /// Names that no case can have.
  private static let texts: [KnownName: String] = [
    .empty: "", .selfValue: "self", .selfType: "Self", .superclass: "super", .initializer: "init",
    .subscripting: "subscript", .type: "Type", .proto: "Protocol", .everyCase: "allCases",
    .setAlgebra: "SetAlgebra", .arrayLiteral: "ExpressibleByArrayLiteral", .optional: "Optional", .array: "Array",
    .dictionary: "Dictionary", .set: "Set", .string: "String", .int: "Int",
    .double: "Double", .bool: "Bool", .element: "Element", .errorType: "Error", .range: "Range",
    .closedRange: "ClosedRange", .regex: "Regex", .keyPath: "KeyPath", .keyPathLabel: "keyPath", .hashable: "Hashable",
    .predicate: "Predicate", .fixedWidthInteger: "FixedWidthInteger", .floatingPoint: "FloatingPoint",
    .rawRepresentable: "RawRepresentable", .writableKeyPath: "WritableKeyPath",
    .referenceWritableKeyPath: "ReferenceWritableKeyPath", .preview: "Preview", .swift: "Swift",
    .codingKeys: "CodingKeys", .codable: "Codable", .decodable: "Decodable", .encodable: "Encodable",
    .stringInterpolation: "StringInterpolation", .arrayElements: "arrayLiteral",
    .originallyDefinedIn: "_originallyDefinedIn", .semantics: "_semantics", .silgenName: "_silgen_name",
    .cdecl: "_cdecl", .spi: "_spi", .unavailable: "_unavailableFromAsync", .nonSendable: "_nonSendable",
    .documentation: "_documentation", .exported: "_exported", .fluent: "_fluent",
    .tryPlain: "try", .tryForced: "try!", .tryOptional: "try?", .castAs: "as", .castIs: "is", .castOptional: "as?",
    .castForced: "as!",
    .addAssign: "+=", .subtractAssign: "-=", .multiplyAssign: "*=", .divideAssign: "/=", .remainderAssign: "%=",
    .andAssign: "&=", .orAssign: "|=", .xorAssign: "^=", .shiftLeftAssign: "<<=", .shiftRightAssign: ">>=",
    .logicalOr: "||", .logicalAnd: "&&", .equal: "==", .unequal: "!=", .less: "<", .lessOrEqual: "<=",
    .greater: ">", .greaterOrEqual: ">=", .identical: "===", .notIdentical: "!==", .patternMatch: "~=",
    .coalesce: "??", .halfOpen: "..<", .closed: "...", .plus: "+", .minus: "-", .wrappingPlus: "&+",
    .wrappingMinus: "&-", .bitXor: "^", .bitOr: "|", .times: "*", .divided: "/", .remainder: "%",
    .wrappingTimes: "&*", .bitAnd: "&", .shiftLeft: "<<", .shiftRight: ">>",
    .not: "!", .complement: "~",
  ]
}
