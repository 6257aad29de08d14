/// Words with a meaning in the grammar: first the reserved ones, then those that are keywords only in some contexts.
enum Word: UInt8, CaseIterable {
  case none

  // Reserved.
  case `Any`, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`, `deinit`
  case `do`, `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`, `guard`, `if`
  case `import`, `in`, `init`, `inout`, `internal`, `is`, `let`, `nil`, `operator`, `precedencegroup`, `private`
  case `protocol`, `public`, `repeat`, `rethrows`, `return`, `self`, `Self`, `static`, `struct`, `subscript`, `super`
  case `switch`, `throw`, `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`

  // Modifiers and introducers of declarations.
  case actor, macro, using, final, lazy, optional, override, required, convenience, dynamic, infix, prefix, postfix
  case mutating, nonmutating, consuming, borrowing, __consuming, __setter_access, _const, _local, async, reasync
  case distributed, indirect, isolated, nonisolated, open, package, sending, unowned, weak, yielding

  // Accessors.
  case get, set, didSet, willSet, _read, read, _modify, modify, borrow, mutate
  case unsafeAddress, unsafeMutableAddress, addressWithOwner, addressWithNativeOwner, mutableAddressWithOwner
  case mutableAddressWithNativeOwner

  // Expressions and statements.
  case await, each, any, some, unsafe, copy, consume, discard, yield, then

  // Types.
  case `Type`, `Protocol`, __owned, __shared, _borrowing, nonsending, of

  // Attributes without arguments, or whose arguments are not expressions.
  case available, backDeployed, _backDeploy, differentiable, derivative, transpose, objc, specialized, _specialize
  case _dynamicReplacement, _documentation, _effects, _implements, _originallyDefinedIn, _spi_available, abi
  case attached, freestanding, Sendable, escaping, autoclosure, noescape, preconcurrency, retroactive, unchecked
  case _noMetadata, noDerivative, _accessorBlock

  // Directives.
  case warning, error, elif

  @inline(__always) var isReserved: Bool { rawValue <= Word.while.rawValue && rawValue != 0 }

  /// The longest word.
  static let longest = 29
}
