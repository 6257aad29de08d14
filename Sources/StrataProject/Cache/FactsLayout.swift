import StrataModel

/// The layout of the facts of one file in a cache: sixteen 32-bit numbers (the lengths of the fourteen lists, then the
/// span of file-level code), then the lists in the same order, each with its layout in memory and padded to eight
/// bytes.
///
/// Memory layouts differ between machines, compilers and versions of the tool; ``digest`` identifies them, and a cache
/// with another one is not read.
enum FactsLayout {
  /// To be increased when the meaning of a field changes and its layout does not.
  static let version: UInt64 = 6
  static let headerSize = 64

  static let digest: UInt64 = {
    var hash = Hash64(seed: version)
    func add<T>(_: T.Type) {
      hash.add(UInt64(MemoryLayout<T>.size))
      hash.add(UInt64(MemoryLayout<T>.stride))
    }
    add(ImportFact.self)
    add(DeclarationFact.self)
    add(ParameterFact.self)
    add(AttributeFact.self)
    add(GenericParameterFact.self)
    add(TypeNode.self)
    add(CodeNode.self)
    add(ConditionFact.self)
    add(SuppressionFact.self)
    add(Int.self)
    for last in [CodeNode.Kind.invalid.rawValue, TypeNode.Kind.invalid.rawValue, lastDeclarationKind] {
      hash.add(UInt64(last))
    }
    hash.add(UInt64(MemoryLayout<DeclarationFact>.offset(of: \.body) ?? 0))
    hash.add(UInt64(MemoryLayout<CodeNode>.offset(of: \.next) ?? 0))
    // The byte order.
    hash.add(UInt64(UInt32(1).littleEndian))
    return hash.value
  }()

  static let lastDeclarationKind = DeclarationKind.allCases.map(\.rawValue).max() ?? 0

  static func padded(_ size: Int) -> Int { (size + 7) & ~7 }
}

/// Writes facts.
struct FactsEncoder {
  private var bytes: [UInt8]
  private let start: Int
  private var list = 0

  /// Appends the record of a file.
  static func encode(_ facts: FileFacts, into bytes: inout [UInt8]) {
    var encoder = FactsEncoder(appendingTo: &bytes)
    encoder.add(facts.names.bytes)
    encoder.add(facts.names.ends)
    encoder.add(facts.imports)
    encoder.add(facts.declarations)
    encoder.add(facts.parameters)
    encoder.add(facts.attributes)
    encoder.add(facts.genericParameters)
    encoder.add(facts.typeLists)
    encoder.add(facts.types)
    encoder.add(facts.code)
    encoder.add(facts.conditions)
    encoder.add(facts.suppressions)
    encoder.add(facts.lineStarts)
    encoder.add(facts.syntaxErrors)
    encoder.put(facts.topLevelCode.start)
    encoder.put(facts.topLevelCode.end)
    swap(&bytes, &encoder.bytes)
  }

  private init(appendingTo bytes: inout [UInt8]) {
    self.bytes = []
    swap(&self.bytes, &bytes)
    start = self.bytes.count
    self.bytes.append(contentsOf: repeatElement(0, count: FactsLayout.headerSize))
  }

  /// Appends the next number of the header.
  private mutating func put(_ value: UInt32) {
    let offset = start + list * 4
    list += 1
    bytes.withUnsafeMutableBytes { $0.storeBytes(of: value, toByteOffset: offset, as: UInt32.self) }
  }

  private mutating func add<Element>(_ values: [Element]) {
    put(UInt32(values.count))
    values.withUnsafeBytes { bytes.append(contentsOf: $0) }
    let size = bytes.count - start
    for _ in size..<FactsLayout.padded(size) { bytes.append(0) }
  }
}
