import StrataModel

/// Which modules the files of each module see. Swift finds the public members of an extension in every module that some
/// file of the own module imports, directly or through others.
struct SeenModules: BitwiseCopyable {
  /// A row of bits for each module.
  var bits: UnsafeMutablePointer<UInt64>
  var wordsInRow = 0

  @inline(__always) func contains(_ module: UInt32, from own: UInt32) -> Bool {
    bits[Int(own) * wordsInRow + Int(module >> 6)] & (1 &<< UInt64(module & 63)) != 0
  }
}

extension DeclarationsBuilder {
  /// Fills ``Declarations/seen``; after ``bindImports()``.
  mutating func closeImports() {
    let count = table.moduleCount
    let words = (count + 63) / 64
    table.seen = SeenModules(bits: storage.list(count * words, filledWith: 0), wordsInRow: words)
    for index in 0..<table.fileCount {
      let file = table.files[index]
      noteSeen(by: file.module, file)
      for other in file.otherModules.range { noteSeen(by: table.otherModules[other], file) }
    }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for own in 0..<count where addFurther(to: own) { hasChanged = true }
    }
  }

  private func noteSeen(by own: UInt32, _ file: FileView) {
    let row = table.seen.bits + Int(own) * table.seen.wordsInRow
    row[Int(own >> 6)] |= 1 &<< UInt64(own & 63)
    for index in file.imports.range {
      let module = table.imports[index].module
      row[Int(module >> 6)] |= 1 &<< UInt64(module & 63)
    }
  }

  /// Adds what the modules that a module sees see.
  private func addFurther(to own: Int) -> Bool {
    let words = table.seen.wordsInRow
    let row = table.seen.bits + own * words
    var hasChanged = false
    for module in 0..<UInt32(table.projectModuleCount) where table.seen.contains(module, from: UInt32(own)) {
      let other = table.seen.bits + Int(module) * words
      for word in 0..<words where other[word] & ~row[word] != 0 {
        row[word] |= other[word]
        hasChanged = true
      }
    }
    return hasChanged
  }
}

extension Declarations {
  /// Whether code of a file finds a member that an extension adds to a type outside the project. Modules that were only
  /// inferred from folders see each other without imports.
  func isAdded(_ declaration: DeclarationNumber, for file: FileView) -> Bool {
    let home = self.file(of: declaration)
    if home.isExternal || isLoose[Int(home.module)] || isLoose[Int(file.module)] { return true }
    if seen.contains(home.module, from: file.module) { return true }
    return home.otherModules.range.contains { seen.contains(otherModules[$0], from: file.module) }
  }

  /// Whether code of a file finds a member of a type. An extension in another module than that of the type adds its members
  /// only to code that sees that module.
  func isFound(_ declaration: DeclarationNumber, of entity: EntityID, for file: FileView) -> Bool {
    let type = entities[Int(entity)]
    return !type.isExternal && self.file(of: declaration).module == type.module || isAdded(declaration, for: file)
  }
}
