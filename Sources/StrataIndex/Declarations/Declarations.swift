import StrataModel

/// The table of all declarations of the project and of the framework interfaces. It consists of pointers, so that every
/// thread can have a copy; ``DeclarationOwner`` owns the memory. A complete table does not change.
struct Declarations {
  var files: FileViews
  var fileCount = 0
  /// Files of the project come first, then the framework interfaces.
  var projectFileCount = 0
  var declarationCount = 0
  var typeCount = 0
  /// How often a limit ended the binding of names.
  var cutOff = 0
  /// File of each declaration, by number.
  var fileOf: UnsafeMutablePointer<UInt32>
  /// Type that a declaration declares or extends, by number; ``noIndex`` for all others.
  var entityOf: UnsafeMutablePointer<EntityID>
  /// The type that each declaration is a member of, or ``noIndex``; by number. Complete together with ``bindings``.
  var holderOf: UnsafeMutablePointer<EntityID>
  /// The properties of each declaration that lookups test first; by number. Complete together with ``bindings``.
  var traitsOf: UnsafeMutablePointer<MemberTraits>
  /// Access of each declaration, including the effect of an enclosing extension, protocol or enum; by number.
  var accessOf: UnsafeMutablePointer<AccessLevel>

  var entities: UnsafeMutablePointer<Entity>
  var entityCount = 0
  /// Types and aliases of the project come first, in order of file and position.
  var projectEntityCount = 0

  /// (type, name) → its members, including those of extensions.
  var members: MultiMap
  /// By type: a set of bits, with one for each member name; several names share a bit. Most types lack most names.
  var memberFilters: UnsafeMutablePointer<UInt64>
  /// (type, name) → types, aliases and associated types inside it.
  var nested: MultiMap
  /// (module, name) → declarations at file level.
  var topLevel: MultiMap
  /// (scope, name) → declarations at file level of framework interfaces, or of modules inferred from folders.
  var outside: MultiMap
  /// (module, name) → the macros that the project declares; those of all modules inferred from folders together also
  /// under ``moduleCount``.
  var macros: MultiMap
  /// (module, 0) → the modules that it re-exports, also those that these re-export.
  var exports: MultiMap
  /// (type, label) → the initializers for literals that extensions of the project declare.
  var literals: MultiMap
  /// (0, name) → members that the project adds to types outside it; see ``DeclarationsBuilder/mapAddedMembers()``.
  var added: MultiMap
  /// (0, name) → functions that pass one of their arguments on to closures; see ``DeclarationsBuilder/passesArgument(_:_:)``.
  var passing: MultiMap

  /// Supertypes of each type, as written: `supertypes[superStarts[e]..<superStarts[e + 1]]`.
  var superStarts: UnsafeMutablePointer<UInt32>
  var supertypes: UnsafeMutablePointer<Supertype>
  /// The target of each type node of each file, by `typeBase` + index.
  var bindings: UnsafeMutablePointer<Binding>
  /// By symbol.
  var uses: UnsafeMutablePointer<SymbolUse>
  /// For `$name` and `_name`, the symbol of `name`; the empty name for all other symbols. By symbol.
  var propertyBehind: UnsafeMutablePointer<Symbol>
  var imports: UnsafeMutablePointer<VisibleModule>
  /// For files that several targets compile, the modules besides the home module.
  var otherModules: UnsafeMutablePointer<UInt32>
  /// By module: it was only inferred from a folder, so that the files of all such modules see each other without
  /// imports.
  var isLoose: UnsafeMutablePointer<Bool>
  /// By module: it re-exports a module outside the project, so that what is after its name may be declared there.
  var exportsOutside: UnsafeMutablePointer<Bool>
  /// Which modules the files of each module see.
  var seen: SeenModules
  /// Whether the project declares types for which `@dynamicMemberLookup` finds members.
  var hasDynamicMembers = false
  var moduleCount = 0
  var projectModuleCount = 0
  /// Name of each module.
  var moduleNames: UnsafeMutablePointer<Symbol>

  /// First part of the keys of ``outside``.
  static let knownFrameworks: UInt32 = 0
  static let looseModules: UInt32 = 1
  static let extendedOutside: UInt32 = 2

  /// One entry of an inheritance clause.
  struct Supertype: BitwiseCopyable {
    var file: UInt32
    var root: UInt32
    /// The declaration with the clause.
    var declaration: DeclarationNumber
  }

  /// Properties of a declaration by which most lookups reject it without reading the declaration, which would be a
  /// cache miss.
  struct MemberTraits: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    /// It belongs to the type rather than to its instances.
    static let isStatic = MemberTraits(rawValue: 1)
    static let isTypeName = MemberTraits(rawValue: 2)
    /// The enclosing extension has a where clause, or arguments of the type that it extends.
    static let hasClause = MemberTraits(rawValue: 4)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ fact: UnsafePointer<DeclarationFact>, in file: FileView) {
      self = []
      switch fact.pointee.kind {
      case .function, .variable, .subscript:
        if fact.pointee.isStatic { insert(.isStatic) }
      default: insert(.isStatic)
      }
      if fact.pointee.kind.isTypeName { insert(.isTypeName) }
      guard fact.pointee.parent != noIndex else { return }
      let parent = file.declarations + Int(fact.pointee.parent)
      guard parent.pointee.kind == .extension else { return }
      if !parent.pointee.genericParameters.isEmpty || file.namesArguments(parent.pointee.type) { insert(.hasClause) }
    }
  }

  // MARK: Reading

  /// The bit of a name in ``memberFilters``.
  @inline(__always) static func filterBit(_ symbol: Symbol) -> UInt64 {
    1 &<< UInt64(truncatingIfNeeded: (symbol.id &* 0x9E37_79B1) &>> 26)
  }

  /// False if the type has certainly no member with this name.
  @inline(__always) func mayHaveMember(_ entity: EntityID, _ symbol: Symbol) -> Bool {
    memberFilters[Int(entity)] & Self.filterBit(symbol) != 0
  }

  @inline(__always) func file(of declaration: DeclarationNumber) -> FileView { files[Int(fileOf[Int(declaration)])] }

  /// Index of a declaration in its file.
  @inline(__always) func localIndex(_ declaration: DeclarationNumber) -> Int {
    Int(declaration - file(of: declaration).declarationBase)
  }

  @inline(__always) func fact(_ declaration: DeclarationNumber) -> UnsafePointer<DeclarationFact> {
    let file = file(of: declaration)
    return file.declarations + Int(declaration - file.declarationBase)
  }

  /// The enclosing declaration, or ``noIndex``.
  @inline(__always) func parent(of declaration: DeclarationNumber) -> DeclarationNumber {
    let parent = fact(declaration).pointee.parent
    return parent == noIndex ? noIndex : parent + file(of: declaration).declarationBase
  }

  /// The type that a declaration is a member of, or ``noIndex``.
  @inline(__always) func owner(of declaration: DeclarationNumber) -> EntityID {
    let parent = parent(of: declaration)
    return parent == noIndex ? noIndex : entityOf[Int(parent)]
  }

  @inline(__always) func binding(_ file: FileView, _ node: Int) -> Binding {
    bindings[Int(file.typeBase) + node]
  }

  @inline(__always) func supertypes(of entity: EntityID) -> UnsafeBufferPointer<Supertype> {
    let start = Int(superStarts[Int(entity)])
    return UnsafeBufferPointer(start: supertypes + start, count: Int(superStarts[Int(entity) + 1]) - start)
  }

  /// The same, from the table; only after everything is bound.
  @inline(__always) func holder(of declaration: DeclarationNumber) -> EntityID { holderOf[Int(declaration)] }

  /// The generic parameters of a type: the number of the first one, and their count.
  @inline(__always) func genericParameters(of entity: EntityID) -> (first: UInt32, count: Int) {
    let declaration = entities[Int(entity)].declaration
    guard declaration != noIndex else { return (0, 0) }
    return genericParameters(ofDeclaration: declaration)
  }

  /// Generic parameters that a declaration introduces itself, without the requirements of where clauses.
  @inline(__always) func genericParameters(ofDeclaration declaration: DeclarationNumber) -> (first: UInt32, count: Int)
  {
    let file = file(of: declaration)
    let span = file.declarations[Int(declaration - file.declarationBase)].genericParameters
    var count = 0
    var index = Int(span.start)
    while index < Int(span.end), !file.generics[index].isRequirement {
      count += 1
      index += 1
    }
    return (file.genericBase + span.start, count)
  }
}

/// Owns the memory of ``Declarations`` and the facts to which it points.
///
/// Unchecked: one thread fills the memory before others read it. The exception is ``Declarations/bindings``: every
/// thread writes the part of its own files before any thread reads it.
final class DeclarationOwner: @unchecked Sendable {
  let facts: [FileFacts]
  let storage: TableMemory
  let declarations: Declarations
  let symbols: SymbolTable
  /// A view for each module for which the names in shared files have other targets than for their home modules.
  let views: [TargetView]
  /// What extensions in shared files extend in the targets besides their home modules.
  let further: [FurtherExtension]
  /// Length of ``Declarations/otherModules``.
  let otherModuleCount: Int
  /// Names of all modules that the project's files import.
  let imported: Set<String>
  /// The words of ``Declarations/seen``.
  var seenModules: [UInt64] {
    let count = declarations.moduleCount * declarations.seen.wordsInRow
    return Array(UnsafeBufferPointer(start: declarations.seen.bits, count: count))
  }

  init(
    facts: [FileFacts], storage: TableMemory, declarations: Declarations, symbols: consuming SymbolTable,
    views: [TargetView], further: [FurtherExtension], otherModuleCount: Int, imported: Set<String>
  ) {
    self.facts = facts
    self.storage = storage
    self.declarations = declarations
    self.symbols = symbols
    self.views = views
    self.further = further
    self.otherModuleCount = otherModuleCount
    self.imported = imported
  }
}
