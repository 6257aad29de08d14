import StrataModel
import StrataSyntax

/// A local name of a body: a parameter, variable, capture or local function.
struct Local: BitwiseCopyable {
  var symbol: Symbol
  var type: Ty
  /// A local function; ``noIndex`` for all others.
  var declaration: DeclarationNumber = noIndex
}

/// The local names that are in scope, the newest last. Each name leads to its newest local, and each local to the one
/// that it shadows, so that the cost of a lookup does not depend on their number.
struct Locals: ~Copyable {
  private var list = GrowingBuffer<Local>(capacity: 256)
  /// By local: the local that it shadows.
  private var hidden = GrowingBuffer<UInt32>(capacity: 256)
  /// By symbol: index of its newest local, plus one; zero for none.
  private let newest: FixedBuffer<UInt32>

  init(symbolCount: Int) {
    newest = FixedBuffer(repeating: 0, count: symbolCount)
  }

  @inline(__always) var count: Int { list.count }

  mutating func append(_ local: Local) {
    let place = newest.base + Int(local.symbol.id)
    hidden.append(place.pointee)
    list.append(local)
    place.pointee = UInt32(list.count)
  }

  /// Removes all locals from an index on.
  mutating func truncate(to newCount: Int) {
    var index = list.count
    while index > newCount {
      index -= 1
      newest[Int(list[index].symbol.id)] = hidden[index]
    }
    list.truncate(to: newCount)
    hidden.truncate(to: newCount)
  }

  /// How often a type changed after its local was added.
  private(set) var refinements = 0

  /// Gives a local another type: that of its values, where a literal had its default type at first.
  mutating func refine(_ symbol: Symbol, to type: Ty, from first: Int) {
    let index = Int(newest[Int(symbol.id)]) - 1
    guard index >= first else { return }
    list.base[index].type = type
    refinements += 1
  }

  /// The newest local with a name, unless its index is less than `first`.
  @inline(__always)
  func newest(_ symbol: Symbol, from first: Int) -> Local? {
    let index = Int(newest[Int(symbol.id)]) - 1
    return index >= first ? list[index] : nil
  }
}
