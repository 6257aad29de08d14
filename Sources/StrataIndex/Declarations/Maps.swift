import StrataModel
import StrataSyntax

extension DeclarationsBuilder {
  /// Maps the declarations at file level by module and name; those of framework interfaces, and those of inferred
  /// modules, each together.
  mutating func mapTopLevel() {
    var entries = MultiMap.Entries(capacity: 1 << 12)
    var outside = MultiMap.Entries(capacity: 1 << 10)
    for index in 0..<table.fileCount {
      forEachTopLevel(index) { file, symbol, number in
        entries.add(file.module, symbol.id, number)
        for other in file.otherModules.range {
          entries.add(table.otherModules[other], symbol.id, number)
        }
        guard file.isExternal || table.isLoose[Int(file.module)] else { return }
        let scope = file.isExternal ? Declarations.knownFrameworks : Declarations.looseModules
        outside.add(scope, symbol.id, number)
      }
    }
    for (position, files) in folders.files.enumerated() {
      let module = UInt32(layout.modules.count + position)
      for index in files {
        forEachTopLevel(index) { _, symbol, number in
          entries.add(module, symbol.id, number)
        }
      }
    }
    table.topLevel = MultiMap(entries, storage: storage)
    table.outside = MultiMap(outside, storage: storage)
    self.outside = outside
  }

  private func forEachTopLevel(_ index: Int, _ body: (FileView, Symbol, DeclarationNumber) -> Void) {
    let file = table.files[index]
    var local: UInt32 = 0
    while local < UInt32(file.declarationCount) {
      let fact = file.declarations + Int(local)
      if Self.isMember(fact.pointee.kind) && !fact.pointee.isLocal {
        body(file, file.symbol(fact.pointee.name), file.declarationBase + local)
      }
      local = max(fact.pointee.next, local + 1)
    }
  }

  /// Maps nested types, as far as their enclosing types are known.
  mutating func mapNested() {
    var entries = MultiMap.Entries(capacity: 1 << 12)
    for number in nestedTypes {
      let owner = table.owner(of: number)
      guard owner != noIndex else { continue }
      let name = table.file(of: number).symbol(table.fact(number).pointee.name).id
      entries.add(owner, name, number)
      for other in furtherEntities[table.parent(of: number)] ?? [] { entries.add(other, name, number) }
    }
    table.nested = MultiMap(entries, storage: storage)
  }

  /// Maps all members of all types, in order of file and position.
  mutating func mapMembers() {
    var entries = MultiMap.Entries(capacity: table.declarationCount)
    for index in 0..<table.fileCount {
      let file = table.files[index]
      for local in 0..<file.declarationCount {
        let fact = file.declarations + local
        let parent = fact.pointee.parent
        guard parent != noIndex, Self.isMember(fact.pointee.kind),
          file.declarations[Int(parent)].kind.isTypeScope
        else { continue }
        let owner = table.entityOf[Int(file.declarationBase + parent)]
        guard owner != noIndex else { continue }
        let (name, number) = (Self.memberSymbol(fact, file).id, file.declarationBase + UInt32(local))
        entries.add(owner, name, number)
        guard !file.otherModules.isEmpty else { continue }
        for other in furtherEntities[file.declarationBase + parent] ?? [] { entries.add(other, name, number) }
      }
    }
    table.members = MultiMap(entries, storage: storage)
    table.memberFilters = storage.list(entities.count, filledWith: 0)
    for index in 0..<entries.keys.count {
      let (owner, name) = MultiMap.ids(of: entries.keys[index])
      table.memberFilters[Int(owner)] |= Declarations.filterBit(Symbol(name))
    }
  }

  static func isMember(_ kind: DeclarationKind) -> Bool {
    switch kind {
    case .extension, .accessor, .operator, .precedencegroup, .deinitializer, .macro: return false
    default: return true
    }
  }
}
