import StrataModel

/// What an extension in a file of several targets extends in a target other than its home module.
struct FurtherExtension {
  let declaration: DeclarationNumber
  let module: UInt32
  let entity: EntityID
}

extension DeclarationsBuilder {
  /// Binds the extensions in shared files to the types that the other targets of these files declare. Call it after
  /// ``bindExtensions()``.
  mutating func bindFurtherExtensions() {
    guard !layout.otherModulesOfFile.isEmpty, table.fileCount > 0 else { return }
    var lookup = TypeLookup(table, file: table.files[0])
    for index in 0..<extensions.count {
      let number = extensions[index]
      let file = table.file(of: number)
      let root = table.fact(number).pointee.type
      guard !file.otherModules.isEmpty, root != noIndex else { continue }
      let record = table.files.records + Int(file.id)
      let home = record.pointee.module
      defer { record.pointee.module = home }
      for other in file.otherModules.range {
        let module = table.otherModules[other]
        if layout.modules[Int(module)].isTest { continue }
        record.pointee.module = module
        lookup.enter(file)
        guard let entity = furtherType(Int(root), file, &lookup), entity != table.entityOf[Int(number)],
          !entities[Int(entity)].isExternal
        else { continue }
        further.append(FurtherExtension(declaration: number, module: module, entity: entity))
      }
    }
    guard !further.isEmpty else { return }
    furtherEntities = further.entities
    mapNested()
  }

  private func furtherType(_ node: Int, _ file: FileView, _ lookup: inout TypeLookup) -> EntityID? {
    let type = file.types[node]
    switch type.kind {
    case .name: return lookup.followed(lookup.topLevel(type.name, file.symbol(type.name)), depth: 0)
    case .member:
      guard let outer = furtherType(node + 1, file, &lookup),
        let found = lookup.memberType(file.symbol(type.name), of: outer)
      else { return nil }
      return lookup.followed(found, depth: 0)
    default: return nil
    }
  }
}

extension [FurtherExtension] {
  /// By declaration: the types, each once.
  var entities: [DeclarationNumber: [EntityID]] {
    reduce(into: [:]) { result, extended in
      if result[extended.declaration]?.contains(extended.entity) == true { return }
      result[extended.declaration, default: []].append(extended.entity)
    }
  }
}
