import StrataModel
import StrataSyntax

extension DeclarationsBuilder {
  /// Maps the macros of the project by module and name. They have a map of their own, since no other lookup finds them.
  mutating func mapMacros() {
    var entries = MultiMap.Entries(capacity: 16)
    for number in macros {
      let file = table.file(of: number)
      let symbol = file.symbol(table.fact(number).pointee.name)
      var modules = [file.module] + file.otherModules.range.map { table.otherModules[$0] }
      if table.isLoose[Int(file.module)] { modules.append(UInt32(table.moduleCount)) }
      for (position, files) in folders.files.enumerated() where files.contains(Int(file.id)) {
        modules.append(UInt32(layout.modules.count + position))
      }
      for module in modules {
        entries.add(module, symbol.id, number)
      }
    }
    table.macros = MultiMap(entries, storage: storage)
  }
}
