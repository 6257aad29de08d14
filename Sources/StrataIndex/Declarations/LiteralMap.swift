import StrataModel
import StrataSyntax

extension DeclarationsBuilder {
  /// Maps the initializers for literals that extensions of the project declare, by the extended type and the label. Most
  /// types have none, and code has many literals.
  mutating func mapLiterals() {
    var keys = GrowingBuffer<UInt64>(capacity: 16)
    var values = GrowingBuffer<UInt32>(capacity: 16)
    for number in literalInitializers {
      let file = table.file(of: number)
      let owner = table.owner(of: number)
      guard owner != noIndex, let first = table.fact(number).pointee.parameters.range.first else { continue }
      keys.append(MultiMap.key(owner, file.symbol(file.parameters[first].label).id))
      values.append(number)
    }
    table.literals = MultiMap(keys: keys, values: values, storage: storage)
    keys.free()
    values.free()
  }
}
