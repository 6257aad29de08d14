import StrataModel
import StrataSyntax

extension DeclarationsBuilder {
  /// Maps the macros of the project by module and name. They have a map of their own, since no other lookup finds them.
  mutating func mapMacros() {
    var keys = GrowingBuffer<UInt64>(capacity: 16)
    var values = GrowingBuffer<UInt32>(capacity: 16)
    for number in macros {
      let file = table.file(of: number)
      let symbol = file.symbol(table.fact(number).pointee.name)
      var modules = [file.module] + file.otherModules.range.map { table.otherModules[$0] }
      if table.isLoose[Int(file.module)] { modules.append(UInt32(table.moduleCount)) }
      for (position, files) in folders.files.enumerated() where files.contains(Int(file.id)) {
        modules.append(UInt32(layout.modules.count + position))
      }
      for module in modules {
        keys.append(MultiMap.key(module, symbol.id))
        values.append(number)
      }
    }
    table.macros = MultiMap(keys: keys, values: values, storage: storage)
    keys.free()
    values.free()
  }
}
