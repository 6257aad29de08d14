import StrataModel
import StrataSyntax

/// Fills ``Declarations`` from the facts of all files, in steps; each step has its own file.
struct DeclarationsBuilder: ~Copyable {
  let facts: [FileFacts]
  let layout: ModuleLayout
  let jobs: Int
  let storage = TableMemory()
  var symbols = SymbolTable()
  let known: [KnownFramework]
  let folders: FolderModules
  var table: Declarations
  /// Types are added here while extensions are bound, before any map contains their members.
  var entities = GrowingBuffer<Entity>(capacity: 1 << 10)
  /// Numbers of all extension declarations.
  var extensions = GrowingBuffer<DeclarationNumber>()
  /// Numbers of the macros that the project declares.
  var macros: [DeclarationNumber] = []
  /// Numbers of the initializers for literals that extensions of the project declare.
  var literalInitializers: [DeclarationNumber] = []
  /// What ``Declarations/passing`` is made from.
  var passing = MultiMap.Entries(capacity: 16)
  /// Numbers of all declarations of types inside types.
  var nestedTypes: [DeclarationNumber] = []
  /// Names in `import` declarations that differ from those of their targets: several targets may share one.
  var sharedNames: Set<Symbol> = []
  /// What extensions in shared files extend in the targets besides their home modules.
  var further: [FurtherExtension] = []
  var furtherEntities: [DeclarationNumber: [EntityID]] = [:]
  /// External types that the project extends.
  var extendedOutside: [Symbol: EntityID] = [:]
  /// What ``Declarations/outside`` is made from.
  var outside = MultiMap.Entries(capacity: 4)

  /// The complete table for the project's files, in their order.
  /// - Parameter objectiveC: names that the project declares in Objective-C.
  static func build(
    files: [ReadFile], layout: ModuleLayout, objectiveC: Set<String> = [], jobs: Int
  ) -> DeclarationOwner {
    let imported = files.importedModules
    let known = KnownFramework.active(for: imported)
    var builder = DeclarationsBuilder(
      facts: files.map(\.facts) + known.map(\.facts), layout: layout, jobs: jobs, known: known,
      folders: FolderModules(
        files, imported: imported, known: Set(layout.modules.map(\.name) + known.map(\.name)),
        isOfTarget: { ![.folder, .definition].contains(layout.modules[layout.moduleOfFile[$0]].origin) }),
      projectFileCount: files.count)
    builder.number()
    builder.declareTypes()
    builder.noteUses(objectiveC: objectiveC)
    builder.bindImports()
    builder.closeImports()
    builder.mapMacros()
    builder.mapTopLevel()
    builder.bindExtensions()
    builder.bindFurtherExtensions()
    builder.mapLiterals()
    builder.table.passing = MultiMap(builder.passing, storage: builder.storage)
    builder.mapMembers()
    builder.bindSupertypes()
    builder.mapAddedMembers()
    builder.bindTypes()
    let views = builder.targetViews()
    builder.table.entities = builder.storage.keep(builder.entities)
    return DeclarationOwner(
      facts: builder.facts, storage: builder.storage, declarations: builder.table, symbols: builder.symbols,
      views: views, further: builder.further,
      otherModuleCount: layout.otherModulesOfFile.values.reduce(0) { $0 + $1.count }, imported: imported)
  }

  private init(
    facts: [FileFacts], layout: ModuleLayout, jobs: Int, known: [KnownFramework], folders: FolderModules,
    projectFileCount: Int
  ) {
    self.facts = facts
    self.layout = layout
    self.jobs = jobs
    self.known = known
    self.folders = folders
    let perFile = Interning.intern(facts, into: &symbols, storage: storage)
    var records = GrowingBuffer<FileRecord>(capacity: facts.count)
    for (index, fileFacts) in facts.enumerated() {
      let isKnown = index >= projectFileCount
      let module =
        isKnown ? layout.modules.count + folders.names.count + (index - projectFileCount) : layout.moduleOfFile[index]
      records.append(
        FileRecord(
          fileFacts, id: UInt32(index), module: UInt32(module), isExternal: isKnown,
          isTest: isKnown ? false : layout.isTestFile[index], symbols: perFile[index]))
    }
    table = Declarations(storage: storage, fileCount: facts.count, projectFileCount: projectFileCount)
    table.files = FileViews(records: storage.keep(records))
    noteOtherModules()
  }

  private mutating func noteOtherModules() {
    guard !layout.otherModulesOfFile.isEmpty else { return }
    var modules = GrowingBuffer<UInt32>(capacity: layout.otherModulesOfFile.count * 2)
    for (file, others) in layout.otherModulesOfFile.sorted(by: { $0.key < $1.key }) {
      let start = UInt32(modules.count)
      for module in others { modules.append(UInt32(module)) }
      table.files.records[file].otherModules = Span(start, UInt32(modules.count))
    }
    table.otherModules = storage.keep(modules)
  }

  /// Numbers declarations, type nodes and generic parameters.
  private mutating func number() {
    var declarations = 0
    var types = 0
    var generics = 0
    for index in 0..<table.fileCount {
      table.files.records[index].declarationBase = UInt32(declarations)
      table.files.records[index].typeBase = UInt32(types)
      table.files.records[index].genericBase = UInt32(generics)
      declarations += table.files[index].declarationCount
      types += table.files[index].typeCount
      generics += table.files[index].genericCount
    }
    table.declarationCount = declarations
    table.typeCount = types
    table.fileOf = storage.list(declarations, filledWith: 0)
    table.entityOf = storage.list(declarations, filledWith: noIndex)
    table.holderOf = storage.list(declarations, filledWith: noIndex)
    table.traitsOf = storage.list(declarations, filledWith: [])
    table.accessOf = storage.list(declarations, filledWith: .internal)
    table.bindings = storage.list(types, filledWith: .unresolved)
    for index in 0..<table.fileCount {
      let file = table.files[index]
      (table.fileOf + Int(file.declarationBase)).update(repeating: UInt32(index), count: file.declarationCount)
      for local in 0..<file.declarationCount {
        table.accessOf[Int(file.declarationBase) + local] = access(of: local, in: file)
      }
    }
  }

  /// Access including the effect of an enclosing extension, protocol or enum. The access of parents is known already.
  private func access(of local: Int, in file: FileView) -> AccessLevel {
    let fact = file.declarations + local
    if fact.pointee.access != .unspecified { return fact.pointee.access }
    guard fact.pointee.parent != noIndex else { return .internal }
    let parent = file.declarations + Int(fact.pointee.parent)
    switch parent.pointee.kind {
    case .extension: return parent.pointee.access == .unspecified ? .internal : parent.pointee.access
    case .protocol: return table.accessOf[Int(file.declarationBase + fact.pointee.parent)]
    case .enum where fact.pointee.kind == .enumCase:
      return table.accessOf[Int(file.declarationBase + fact.pointee.parent)]
    default: return .internal
    }
  }
}

extension Declarations {
  /// An empty table.
  init(storage: TableMemory, fileCount: Int, projectFileCount: Int) {
    self.fileCount = fileCount
    self.projectFileCount = projectFileCount
    let entries = MultiMap.Entries(capacity: 4)
    let empty = MultiMap(entries, storage: storage)
    files = FileViews(records: UnsafeMutablePointer(bitPattern: 8).unsafelyUnwrapped)
    fileOf = storage.list(0, filledWith: 0)
    entityOf = storage.list(0, filledWith: 0)
    holderOf = storage.list(0, filledWith: 0)
    traitsOf = storage.list(0, filledWith: [])
    accessOf = storage.list(0, filledWith: .internal)
    memberFilters = storage.list(0, filledWith: 0)
    entities = storage.list(
      0, filledWith: Entity(symbol: .none, kind: .struct, flags: [], module: 0, declaration: 0, outer: 0))
    members = empty
    nested = empty
    topLevel = empty
    outside = empty
    added = empty
    passing = empty
    macros = empty
    literals = empty
    exports = empty
    superStarts = storage.list(0, filledWith: 0)
    supertypes = storage.list(0, filledWith: Supertype(file: 0, root: 0, declaration: 0))
    bindings = storage.list(0, filledWith: .unresolved)
    uses = storage.list(0, filledWith: [])
    propertyBehind = storage.list(0, filledWith: .none)
    imports = storage.list(0, filledWith: VisibleModule(module: 0, only: .none, isTestable: false))
    otherModules = storage.list(0, filledWith: 0)
    isLoose = storage.list(0, filledWith: false)
    exportsOutside = storage.list(0, filledWith: false)
    seen = SeenModules(bits: storage.list(0, filledWith: 0))
    moduleNames = storage.list(0, filledWith: .none)
  }
}
