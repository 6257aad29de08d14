import StrataModel
import StrataSyntax

extension DeclarationsBuilder {
  /// Maps the declarations at file level by module and name; those of framework interfaces, and those of inferred
  /// modules, each together.
  mutating func mapTopLevel() {
    var keys = GrowingBuffer<UInt64>(capacity: 1 << 12)
    var values = GrowingBuffer<UInt32>(capacity: 1 << 12)
    var outsideKeys = GrowingBuffer<UInt64>(capacity: 1 << 10)
    var outsideValues = GrowingBuffer<UInt32>(capacity: 1 << 10)
    for index in 0..<table.fileCount {
      forEachTopLevel(index) { file, symbol, number in
        keys.append(MultiMap.key(file.module, symbol.id))
        values.append(number)
        for other in file.otherModules.range {
          keys.append(MultiMap.key(table.otherModules[other], symbol.id))
          values.append(number)
        }
        guard file.isExternal || table.isLoose[Int(file.module)] else { return }
        let scope = file.isExternal ? Declarations.knownFrameworks : Declarations.looseModules
        outsideKeys.append(MultiMap.key(scope, symbol.id))
        outsideValues.append(number)
      }
    }
    for (position, files) in folders.files.enumerated() {
      let module = UInt32(layout.modules.count + position)
      for index in files {
        forEachTopLevel(index) { _, symbol, number in
          keys.append(MultiMap.key(module, symbol.id))
          values.append(number)
        }
      }
    }
    table.topLevel = MultiMap(keys: keys, values: values, storage: storage)
    self.outsideKeys = outsideKeys
    self.outsideValues = outsideValues
    table.outside = MultiMap(keys: outsideKeys, values: outsideValues, storage: storage)
    keys.free()
    values.free()
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
    var keys = GrowingBuffer<UInt64>(capacity: 1 << 12)
    var values = GrowingBuffer<UInt32>(capacity: 1 << 12)
    for number in nestedTypes {
      let owner = table.owner(of: number)
      guard owner != noIndex else { continue }
      let file = table.file(of: number)
      keys.append(MultiMap.key(owner, file.symbol(table.fact(number).pointee.name).id))
      values.append(number)
    }
    table.nested = MultiMap(keys: keys, values: values, storage: storage)
    keys.free()
    values.free()
  }

  /// Maps all members of all types, in order of file and position.
  mutating func mapMembers() {
    var keys = GrowingBuffer<UInt64>(capacity: table.declarationCount)
    var values = GrowingBuffer<UInt32>(capacity: table.declarationCount)
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
        keys.append(MultiMap.key(owner, Self.memberSymbol(fact, file).id))
        values.append(file.declarationBase + UInt32(local))
      }
    }
    table.members = MultiMap(keys: keys, values: values, storage: storage)
    table.memberFilters = storage.list(entities.count, filledWith: 0)
    for index in 0..<keys.count {
      let (owner, name) = MultiMap.ids(of: keys[index])
      table.memberFilters[Int(owner)] |= Declarations.filterBit(Symbol(name))
    }
    keys.free()
    values.free()
  }

  static func isMember(_ kind: DeclarationKind) -> Bool {
    switch kind {
    case .extension, .accessor, .operator, .precedencegroup, .deinitializer, .macro: return false
    default: return true
    }
  }
}
