import StrataModel
import StrataSyntax

extension DeclarationsBuilder {
  /// Maps the initializers for literals that extensions of the project declare, by the extended type and the label. Most
  /// types have none, and code has many literals.
  mutating func mapLiterals() {
    var entries = MultiMap.Entries(capacity: 16)
    for number in literalInitializers {
      let file = table.file(of: number)
      let owner = table.owner(of: number)
      guard owner != noIndex, let first = table.fact(number).pointee.parameters.range.first else { continue }
      entries.add(owner, file.symbol(file.parameters[first].label).id, number)
    }
    table.literals = MultiMap(entries, storage: storage)
  }
}
