import StrataModel
import StrataSyntax

/// A reference as a thread records it, in numbers; ``GraphAssembly`` turns it into a `Reference`.
struct ReferenceRecord: BitwiseCopyable {
  var offset: UInt32
  /// A type of the project, or ``noEntity``.
  var source: EntityID
  /// A type of the project, or an index into the thread's externals if ``isExternal``; ``noEntity`` if the target is
  /// ``memberDeclaration``, outside the project's types.
  var target: UInt32
  var isExternal: Bool
  var kind: UInt8
  var context: UInt16
  var declaration: UInt32
  var member: NameID
  var memberDeclaration: DeclarationNumber
}

/// A name that was not resolved.
struct GapRecord: BitwiseCopyable {
  var offset: UInt32
  var name: Symbol
  var reason: Gap.Reason
}

/// The results of one thread.
struct ReferenceOutput: ~Copyable {
  var records = GrowingBuffer<ReferenceRecord>(capacity: 1 << 10)
  var gaps = GrowingBuffer<GapRecord>(capacity: 1 << 8)
  /// External types by name: the enclosing one, or ``noIndex``, and the symbol.
  var externals = GrowingBuffer<External>(capacity: 1 << 8)
  private let externalOfSymbol: FixedBuffer<UInt32>
  private var nestedExternals: [UInt64: UInt32] = [:]
  /// Whether references are recorded for every call (`NotedNames.recordsCalls`).
  let recordsCalls: Bool
  /// The counts of the present file.
  var counts = Ledger.Counts()

  struct External: BitwiseCopyable {
    var outer: UInt32
    var symbol: Symbol
  }

  init(symbolCount: Int, recordsCalls: Bool = false) {
    self.recordsCalls = recordsCalls
    externalOfSymbol = FixedBuffer(repeating: noIndex, count: symbolCount)
  }

  /// Index of an external type in ``externals``.
  mutating func external(_ symbol: Symbol, in outer: UInt32 = noIndex) -> UInt32 {
    if outer == noIndex {
      let found = externalOfSymbol[Int(symbol.id)]
      if found != noIndex { return found }
      externalOfSymbol[Int(symbol.id)] = UInt32(externals.count)
    } else {
      let key = MultiMap.key(outer, symbol.id)
      if let found = nestedExternals[key] { return found }
      nestedExternals[key] = UInt32(externals.count)
    }
    externals.append(External(outer: outer, symbol: symbol))
    return UInt32(externals.count - 1)
  }
}

/// The results of a thread that has ended.
final class ThreadOutput {
  let output: ReferenceOutput

  init(_ output: consuming ReferenceOutput) { self.output = output }
}
