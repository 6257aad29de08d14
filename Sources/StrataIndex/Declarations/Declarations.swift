import StrataModel

/// The table of all declarations of the project and of what Strata knows of frameworks. Plain pointers, so that every
/// thread can hold a copy; ``DeclarationOwner`` keeps the memory. Nothing changes once the table is complete.
struct Declarations {
  var files: FileViews
  var fileCount = 0
  /// Files of the project come first, then those of known frameworks.
  var projectFileCount = 0
  var declarationCount = 0
  var typeCount = 0
  /// File of each declaration, by number.
  var fileOf: UnsafeMutablePointer<UInt32>
  /// Type that a declaration declares or extends, by number; ``noIndex`` for all others.
  var entityOf: UnsafeMutablePointer<EntityID>
  /// The type whose member each declaration is, or ``noIndex``; by number. Complete with ``bindings``.
  var holderOf: UnsafeMutablePointer<EntityID>
  /// What look-ups ask of each declaration before anything else; by number. Complete with ``bindings``.
  var traitsOf: UnsafeMutablePointer<MemberTraits>
  /// Access of each declaration, with what an enclosing extension, protocol or enum says for its members; by number.
  var accessOf: UnsafeMutablePointer<AccessLevel>

  var entities: UnsafeMutablePointer<Entity>
  var entityCount = 0
  /// Types and aliases of the project come first, in order of file and position.
  var projectEntityCount = 0

  /// (type, name) → its members, those of extensions included.
  var members: MultiMap
  /// By type: a bit for each name of its members, many names to one bit; most types lack most names.
  var memberFilters: UnsafeMutablePointer<UInt64>
  /// (type, name) → types, aliases and associated types inside it.
  var nested: MultiMap
  /// (module, name) → declarations at file level.
  var topLevel: MultiMap
  /// (``anywhere``, name) → declarations at file level of known frameworks, or of modules found by their folder alone.
  var outside: MultiMap

  /// Supertypes of each type, as written: `supertypes[superStarts[e]..<superStarts[e + 1]]`.
  var superStarts: UnsafeMutablePointer<UInt32>
  var supertypes: UnsafeMutablePointer<Supertype>
  /// What each type node of each file refers to, by `typeBase` + index.
  var bindings: UnsafeMutablePointer<Binding>
  /// By symbol.
  var uses: UnsafeMutablePointer<SymbolUse>
  /// For `$name` and `_name`, the property behind it; none for all other symbols. By symbol.
  var propertyBehind: UnsafeMutablePointer<Symbol>
  var imports: UnsafeMutablePointer<VisibleModule>
  /// Modules of files that several targets compile, besides the one of the record.
  var otherModules: UnsafeMutablePointer<UInt32>
  /// By module: its files see each other and those of other such modules without imports, because the module was only
  /// guessed from a folder.
  var isLoose: UnsafeMutablePointer<Bool>
  var moduleCount = 0
  var projectModuleCount = 0
  /// Name of each module.
  var moduleNames: UnsafeMutablePointer<Symbol>

  /// First part of a key of ``outside``.
  static let knownFrameworks: UInt32 = 0
  static let looseModules: UInt32 = 1
  static let extendedOutside: UInt32 = 2

  /// One entry of an inheritance clause.
  struct Supertype: BitwiseCopyable {
    var file: UInt32
    var root: UInt32
    /// The declaration whose clause it is.
    var declaration: DeclarationNumber
  }

  /// Spares most look-ups the way to the declaration itself, which is far away in memory.
  struct MemberTraits: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    /// Belongs to the type rather than to its instances.
    static let isStatic = MemberTraits(rawValue: 1)
    static let isTypeName = MemberTraits(rawValue: 2)
    /// The extension around it has a where clause.
    static let hasClause = MemberTraits(rawValue: 4)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ fact: UnsafePointer<DeclarationFact>, in file: FileView) {
      self = []
      switch fact.pointee.kind {
      case .function, .variable, .subscript:
        if !fact.pointee.modifiers.isDisjoint(with: [.static, .class]) { insert(.isStatic) }
      default: insert(.isStatic)
      }
      if fact.pointee.kind.isTypeName { insert(.isTypeName) }
      guard fact.pointee.parent != noIndex else { return }
      let parent = file.declarations + Int(fact.pointee.parent)
      if parent.pointee.kind == .extension, !parent.pointee.genericParameters.isEmpty { insert(.hasClause) }
    }
  }

  // MARK: Reading

  /// The bit of a name in ``memberFilters``.
  @inline(__always) static func filterBit(_ symbol: Symbol) -> UInt64 {
    1 &<< UInt64(truncatingIfNeeded: (symbol.id &* 0x9E37_79B1) &>> 26)
  }

  /// False for a name that a type certainly has no member of.
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

  /// The declaration around another one, or ``noIndex``.
  @inline(__always) func parent(of declaration: DeclarationNumber) -> DeclarationNumber {
    let parent = fact(declaration).pointee.parent
    return parent == noIndex ? noIndex : parent + file(of: declaration).declarationBase
  }

  /// The type whose member a declaration is, or ``noIndex``.
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

  /// The same, once everything is bound.
  @inline(__always) func holder(of declaration: DeclarationNumber) -> EntityID { holderOf[Int(declaration)] }

  /// Where the generic parameters of a type stand: the first one's number, and how many there are.
  @inline(__always) func genericParameters(of entity: EntityID) -> (first: UInt32, count: Int) {
    let declaration = entities[Int(entity)].declaration
    guard declaration != noIndex else { return (0, 0) }
    return genericParameters(ofDeclaration: declaration)
  }

  /// Generic parameters that a declaration itself introduces; requirements of where clauses are not counted.
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

/// Keeps the memory of ``Declarations`` and the facts that it points into.
///
/// Sendable by hand: filled by one thread before others see it, except for ``Declarations/bindings``, of which every
/// thread writes the part of its own files before any of them reads.
final class DeclarationOwner: @unchecked Sendable {
  let facts: [FileFacts]
  let storage: Storage
  let declarations: Declarations
  let symbols: SymbolTable
  /// For each module that sees files it shares with others differently than their home modules do.
  let views: [TargetView]
  /// Length of ``Declarations/otherModules``.
  let otherModuleCount: Int
  /// Names of all modules that the project's files import.
  let imported: Set<String>

  init(
    facts: [FileFacts], storage: Storage, declarations: Declarations, symbols: SymbolTable, views: [TargetView],
    otherModuleCount: Int, imported: Set<String>
  ) {
    self.facts = facts
    self.storage = storage
    self.declarations = declarations
    self.symbols = symbols
    self.views = views
    self.otherModuleCount = otherModuleCount
    self.imported = imported
  }

  deinit { symbols.free() }
}
