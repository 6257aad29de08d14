import StrataModel
import StrataSyntax

/// The project as one target sees it: the files that it shares with other targets are part of it, so that their names
/// refer to the declarations of this target.
struct TargetView {
  let module: Int
  /// Files to resolve in this view, ascending: the shared files with another home module, then the module's own files.
  let shared: [Int]
  let own: [Int]

  var files: [Int] { shared + own }
}

extension DeclarationsBuilder {
  /// A view for each module that compiles files of another home module, if the two declare different types or functions
  /// with a name that such a file contains. A file whose names have the same targets in both is resolved once. Test
  /// targets have no view: production code that they compile stays production code.
  func targetViews() -> [TargetView] {
    guard !layout.otherModulesOfFile.isEmpty else { return [] }
    var sharedFiles: [Int: [Int]] = [:]
    for (file, modules) in layout.otherModulesOfFile where !layout.isTestFile[file] {
      for module in modules where !layout.modules[module].isTest { sharedFiles[module, default: []].append(file) }
    }
    return sharedFiles.keys.sorted().compactMap { module in
      let files = (sharedFiles[module] ?? []).sorted()
      guard isSeenDifferently(files, in: module) else { return nil }
      let own = (0..<table.projectFileCount).filter { layout.moduleOfFile[$0] == module }
      return TargetView(module: module, shared: files, own: own)
    }
  }

  private func isSeenDifferently(_ files: [Int], in module: Int) -> Bool {
    var namesByHome: [Int: Set<Symbol>] = [:]
    for file in files {
      let home = layout.moduleOfFile[file]
      let names = namesByHome[home] ?? namesDeclared(in: module, butNot: home)
      namesByHome[home] = names
      guard !names.isEmpty else { continue }
      let view = table.files[file]
      for name in 0..<view.nameCount where names.contains(view.symbols[name]) { return true }
    }
    return false
  }

  /// Types, including nested ones, and functions and macros at file level in the files of a module that do not belong to another
  /// one.
  private func namesDeclared(in module: Int, butNot home: Int) -> Set<Symbol> {
    var names: Set<Symbol> = []
    for index in 0..<table.projectFileCount {
      let file = table.files[index]
      guard table.belongs(file, to: UInt32(module)), !table.belongs(file, to: UInt32(home)) else { continue }
      for local in 0..<file.declarationCount {
        let fact = file.declarations + local
        let kind = fact.pointee.kind
        let isFree = (kind == .function || kind == .macro) && fact.pointee.parent == noIndex
        guard kind.isTypeName || isFree,
          !fact.pointee.isLocal, fact.pointee.access != .private, fact.pointee.access != .fileprivate
        else { continue }
        names.insert(file.symbol(fact.pointee.name))
      }
    }
    return names
  }
}

/// The table of the project with other records for the files that a target shares. It is created while the files of the
/// target are resolved, and freed after that: it is nearly as large as the table itself.
struct TargetTable {
  private(set) var table: Declarations
  private let storage = TableMemory()

  init(_ view: TargetView, of owner: DeclarationOwner) {
    table = owner.declarations
    let common = owner.declarations
    var records = GrowingBuffer<FileRecord>(capacity: common.fileCount)
    for index in 0..<common.fileCount { records.append(common.files.records[index]) }
    let base = storage.keep(records)
    table.files = FileViews(records: base)
    let bindingCount = view.shared.reduce(0) { $0 + common.files[$1].typeCount }
    let bindings: UnsafeMutablePointer<Binding> = storage.list(
      common.typeCount + bindingCount, filledWith: .unresolved)
    bindings.update(from: common.bindings, count: common.typeCount)
    table.bindings = bindings
    var others = GrowingBuffer<UInt32>(capacity: owner.otherModuleCount + view.shared.count)
    for index in 0..<owner.otherModuleCount { others.append(common.otherModules[index]) }
    var next = common.typeCount
    for file in view.shared {
      let start = UInt32(others.count)
      let own = common.files[file]
      others.append(own.module)
      for index in own.otherModules.range where common.otherModules[index] != UInt32(view.module) {
        others.append(common.otherModules[index])
      }
      (bindings + next).update(from: common.bindings + Int(own.typeBase), count: own.typeCount)
      base[file].module = UInt32(view.module)
      base[file].otherModules = Span(start, UInt32(others.count))
      base[file].typeBase = UInt32(next)
      next += own.typeCount
    }
    table.otherModules = storage.keep(others)
    let extensions = owner.further.filter { $0.module == UInt32(view.module) }
    bind(extensions)
    var pass = TypePass(lookup: TypeLookup(table, file: table.files[0]))
    for file in view.shared { pass.bindAgain(table.files[file]) }
    for extended in extensions { pass.bindExtendedType(of: extended.declaration) }
  }

  /// Binds the extensions in shared files to the types of the target.
  private mutating func bind(_ further: [FurtherExtension]) {
    guard !further.isEmpty else { return }
    let entityOf: UnsafeMutablePointer<EntityID> = storage.list(table.declarationCount, filledWith: noIndex)
    entityOf.update(from: table.entityOf, count: table.declarationCount)
    let holderOf: UnsafeMutablePointer<EntityID> = storage.list(table.declarationCount, filledWith: noIndex)
    holderOf.update(from: table.holderOf, count: table.declarationCount)
    for extended in further { entityOf[Int(extended.declaration)] = extended.entity }
    table.entityOf = entityOf
    table.holderOf = holderOf
  }

  /// Keeps the memory of the table alive during a call.
  func withTable<Result>(_ body: (Declarations) -> Result) -> Result {
    withExtendedLifetime(storage) { body(table) }
  }
}
