import StrataModel

/// The position of an expression in the project, as far as names in it depend on it.
struct ResolutionContext {
  var file: FileView
  /// Innermost declaration, as an index of the file, or ``noIndex``.
  var declaration: UInt32 = noIndex
  /// Innermost enclosing type of the project, including extensions.
  var source: EntityID = noEntity
  /// The type whose members can be used without a base.
  var selfEntity: EntityID = noEntity
  /// The type of `self`, if an extension says more of it than its name: `[Order]`, `Array where Element == Order`.
  var extended = Ty.unknown
  /// Whether these are the members of an instance or of the type.
  var side = MemberSide.instance
  var context: Reference.Context = []
  /// Only the type is inferred; no references are recorded.
  var isQuiet = false
  /// The type that `return` must return.
  var expectedReturn = Ty.unknown
  /// Type of the first `return` of a closure, if it is known.
  var inferredReturn = Ty.unknown
  /// The type of the errors that `throw` may throw, if it is written.
  var expectedError = Ty.unknown
  /// What the present `do` block can throw.
  var thrown = ThrownErrors()
  /// Locals before this index are out of scope.
  var firstLocal = 0
  /// Inside the arguments of a creation.
  var isInCreation = false
  /// The arguments of a property wrapper's attribute, a `call` node, while the wrapper's initializer is searched.
  var wrapperCall = -1
  /// The initial value of the property is a further argument of the wrapper.
  var wrapsValue = false

  init(file: FileView) { self.file = file }
}

/// A declaration that a name may refer to.
struct Candidate: BitwiseCopyable {
  var declaration: DeclarationNumber
  /// The type that declares it, with the generic arguments of the base; unknown at file level.
  var owner: Ty
}

/// An argument of a call.
struct Argument: BitwiseCopyable {
  /// The `argument` node.
  var node: UInt32
  var label: Symbol
  var isTrailing: Bool
  /// Its type depends on the context: a closure, `.name`, `nil`, an empty literal.
  var isDeferred: Bool
  /// It consists of literals, whose type other arguments may determine.
  var isOfLiterals = false
  var isDone = false
  var type = Ty.unknown
  /// Index of the parameter that it is matched with.
  var parameter: UInt32 = noIndex
}

/// The argument of a generic parameter in one call.
struct GenericBinding: BitwiseCopyable {
  var parameter: UInt32
  var type: Ty
  /// Only a literal determines it: any other value may change it.
  var isWeak = false
}
