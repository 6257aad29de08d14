import StrataModel

/// How the facts of one file stand in a cache: sixteen 32-bit numbers (the lengths of the fourteen lists, then the span
/// of file-level code), then the lists in the same order, each as it lies in memory and padded to eight bytes.
///
/// Memory layouts differ between machines, compilers and versions of the tool; ``digest`` stands for them, and a cache
/// with another one is not read.
enum FactsLayout {
  /// Raised when the meaning of a field changes and its layout does not.
  static let version: UInt64 = 1
  static let headerSize = 64
  static let listCount = 14

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
    // The order of bytes.
    hash.add(UInt64(UInt32(1).littleEndian))
    return hash.value
  }()

  static let lastDeclarationKind = DeclarationKind.allCases.map(\.rawValue).max() ?? 0

  static func padded(_ size: Int) -> Int { (size + 7) & ~7 }
}

/// Writes facts.
enum FactsEncoder {
  static func encode(_ facts: FileFacts) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: FactsLayout.headerSize)
    var list = 0
    func put(_ value: UInt32, _ position: Int) {
      withUnsafeBytes(of: value) { raw in for i in 0..<4 { bytes[position * 4 + i] = raw[i] } }
    }
    func add<T>(_ values: [T]) {
      put(UInt32(values.count), list)
      list += 1
      values.withUnsafeBytes { bytes.append(contentsOf: $0) }
      bytes.append(contentsOf: repeatElement(0, count: FactsLayout.padded(bytes.count) - bytes.count))
    }
    bytes.reserveCapacity(FactsLayout.headerSize + facts.code.count * 24 + facts.declarations.count * 128)
    add(facts.names.bytes)
    add(facts.names.ends)
    add(facts.imports)
    add(facts.declarations)
    add(facts.parameters)
    add(facts.attributes)
    add(facts.genericParameters)
    add(facts.typeLists)
    add(facts.types)
    add(facts.code)
    add(facts.conditions)
    add(facts.suppressions)
    add(facts.lineStarts)
    add(facts.syntaxErrors)
    put(facts.topLevelCode.start, 14)
    put(facts.topLevelCode.end, 15)
    return bytes
  }
}
