import StrataModel
import StrataSyntax

/// The project as one target sees it: the files that it shares with other targets are looked at as part of it, so that
/// a name in them means what this target declares under that name.
struct TargetView {
  /// The same declarations, with other records for the shared files.
  var table: Declarations
  /// Files to resolve in this view, ascending: those shared with a home module elsewhere, then the module's own.
  var shared: [Int]
  var own: [Int]
}

extension DeclarationsBuilder {
  /// A view for each module that compiles files whose home is another module, where the two declare different types or
  /// functions under a name that such a file uses. A file that means the same in both is resolved once. Test targets
  /// have none: what they compile of the production code stays production code.
  func targetViews() -> [TargetView] {
    guard !layout.otherModulesOfFile.isEmpty else { return [] }
    var sharedFiles: [Int: [Int]] = [:]
    for (file, modules) in layout.otherModulesOfFile where !layout.isTestFile[file] {
      for module in modules where !layout.modules[module].isTest { sharedFiles[module, default: []].append(file) }
    }
    return sharedFiles.keys.sorted().compactMap { module in
      let files = (sharedFiles[module] ?? []).sorted()
      return isSeenDifferently(files, in: module) ? view(of: module, files) : nil
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

  /// Types, nested ones too, and functions at file level in the files of a module that do not belong to another one.
  private func namesDeclared(in module: Int, butNot home: Int) -> Set<Symbol> {
    var names: Set<Symbol> = []
    for index in 0..<table.projectFileCount {
      let file = table.files[index]
      guard table.belongs(file, to: UInt32(module)), !table.belongs(file, to: UInt32(home)) else { continue }
      for local in 0..<file.declarationCount {
        let fact = file.declarations + local
        guard fact.pointee.kind.isTypeName || (fact.pointee.kind == .function && fact.pointee.parent == noIndex),
          !fact.pointee.isLocal, fact.pointee.access != .private, fact.pointee.access != .fileprivate
        else { continue }
        names.insert(file.symbol(fact.pointee.name))
      }
    }
    return names
  }

  private func view(of module: Int, _ files: [Int]) -> TargetView {
    var records = GrowingBuffer<FileRecord>(capacity: table.fileCount)
    for index in 0..<table.fileCount { records.append(table.files.records[index]) }
    var view = table
    let base = storage.keep(records)
    view.files = FileViews(records: base)
    var others = GrowingBuffer<UInt32>(capacity: files.count)
    var bindingCount = 0
    for file in files { bindingCount += table.files[file].typeCount }
    let bindings: UnsafeMutablePointer<Binding> = storage.list(
      table.typeCount + bindingCount, filledWith: .unresolved)
    bindings.update(from: table.bindings, count: table.typeCount)
    view.bindings = bindings
    var next = table.typeCount
    for file in files {
      let start = UInt32(others.count)
      let own = table.files[file]
      others.append(own.module)
      for index in own.otherModules.range where table.otherModules[index] != UInt32(module) {
        others.append(table.otherModules[index])
      }
      (bindings + next).update(from: table.bindings + Int(own.typeBase), count: own.typeCount)
      base[file].module = UInt32(module)
      base[file].otherModules = Span(start + UInt32(otherModuleCount), UInt32(others.count + otherModuleCount))
      base[file].typeBase = UInt32(next)
      next += own.typeCount
    }
    view.otherModules = joined(others)
    var pass = TypePass(lookup: TypeLookup(view, file: view.files[0]))
    for file in files { pass.bindAgain(view.files[file]) }
    pass.lookup.free()
    let own = (0..<table.projectFileCount).filter { layout.moduleOfFile[$0] == module }
    return TargetView(table: view, shared: files, own: own)
  }

  private var otherModuleCount: Int { layout.otherModulesOfFile.values.reduce(0) { $0 + $1.count } }

  /// The list of the table with more modules behind it.
  private func joined(_ more: GrowingBuffer<UInt32>) -> UnsafeMutablePointer<UInt32> {
    var all = GrowingBuffer<UInt32>(capacity: otherModuleCount + more.count)
    for index in 0..<otherModuleCount { all.append(table.otherModules[index]) }
    for index in 0..<more.count { all.append(more[index]) }
    more.free()
    return storage.keep(all)
  }
}
