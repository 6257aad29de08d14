import StrataModel

/// Where in the project an expression stands, and what that says about the names in it.
struct ResolutionContext {
  var file: FileView
  /// Innermost declaration, as an index of the file, or ``noIndex``.
  var declaration: UInt32 = noIndex
  /// Innermost type of the project around the place, extensions included.
  var source: EntityID = noEntity
  /// The type whose members are in reach without a base.
  var selfEntity: EntityID = noEntity
  /// Whether those are the members of an instance or of the type.
  var side = MemberSide.instance
  var context: Reference.Context = []
  /// Only the type is inferred; references are not noted.
  var isQuiet = false
  /// Type that `return` must deliver.
  var expectedReturn = Ty.unknown
  /// Type of the first `return` of a closure whose type is known.
  var inferredReturn = Ty.unknown
  /// Locals below this index belong to other places.
  var firstLocal = 0
  /// Inside the arguments of a creation.
  var isInCreation = false
  /// The arguments of a property wrapper's attribute, a `call` node, while its initializer is looked for.
  var wrapperCall = -1
  /// The wrapper is also given the value that the property begins with.
  var wrapsValue = false

  init(file: FileView) { self.file = file }
}

/// A declaration that a name may mean.
struct Candidate: BitwiseCopyable {
  var declaration: DeclarationNumber
  /// The type that declares it, with its generic arguments as seen from the base; unknown at file level.
  var owner: Ty
}

/// An argument of a call.
struct Argument: BitwiseCopyable {
  /// The `argument` node.
  var node: UInt32
  var label: Symbol
  var isTrailing: Bool
  /// Needs its context to have a type: a closure, `.name`, `nil`, an empty literal.
  var isDeferred: Bool
  var isDone = false
  var type = Ty.unknown
  /// Index of the parameter that it goes to.
  var parameter: UInt32 = noIndex
}

/// The argument of a generic parameter in one call.
struct GenericBinding: BitwiseCopyable {
  var parameter: UInt32
  var type: Ty
}
