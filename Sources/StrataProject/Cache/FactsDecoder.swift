import StrataModel

/// Reads facts from bytes with a valid checksum. Lengths, and bytes that may not have every value, are checked
/// nevertheless before they become values of Swift types.
struct FactsDecoder {
  private let bytes: UnsafeRawBufferPointer
  private var position = FactsLayout.headerSize
  private var list = 0
  private var isDamaged = false

  private init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  static func decode(_ bytes: UnsafeRawBufferPointer) -> FileFacts? {
    guard bytes.count >= FactsLayout.headerSize else { return nil }
    var decoder = FactsDecoder(bytes)
    var facts = FileFacts()
    facts.names = NameTable(bytes: decoder.take(), ends: decoder.take())
    facts.imports = decoder.take([.init(\.access, to: AccessLevel.open.rawValue)])
    facts.declarations = decoder.take([
      .init(\.kind, to: FactsLayout.lastDeclarationKind), .init(\.access, to: AccessLevel.open.rawValue),
      .init(\.setterAccess, to: AccessLevel.open.rawValue), .init(\.isLocal, to: 1),
    ])
    facts.parameters = decoder.take([.init(\.isVariadic, to: 1)])
    facts.attributes = decoder.take()
    facts.genericParameters = decoder.take([.init(\.isRequirement, to: 1), .init(\.isSameType, to: 1)])
    facts.typeLists = decoder.take()
    facts.types = decoder.take([.init(\.kind, to: TypeNode.Kind.invalid.rawValue)])
    facts.code = decoder.take([.init(\.kind, to: CodeNode.Kind.invalid.rawValue)])
    facts.conditions = decoder.take([.init(\.excluded, to: Builds.all.rawValue)])
    facts.suppressions = decoder.take([.init(\.scope, to: SuppressionFact.Scope.unknown.rawValue)])
    facts.lineStarts = decoder.take()
    facts.syntaxErrors = decoder.take()
    facts.topLevelCode = Span(decoder.number(14), decoder.number(15))
    guard !decoder.isDamaged, decoder.position == bytes.count, areSound(facts) else { return nil }
    return facts
  }

  /// The offset of a byte in a list's elements, and its greatest valid value.
  private struct Bound<Element> {
    let offset: Int
    let last: UInt8

    init<Value>(_ field: KeyPath<Element, Value>, to last: UInt8) {
      offset = MemoryLayout<Element>.offset(of: field) ?? 0
      self.last = last
    }
  }

  private func number(_ position: Int) -> UInt32 {
    bytes.loadUnaligned(fromByteOffset: position * 4, as: UInt32.self)
  }

  private mutating func take<Element>(_ bounds: [Bound<Element>] = []) -> [Element] {
    let count = Int(number(list))
    list += 1
    let stride = MemoryLayout<Element>.stride
    let (size, overflows) = count.multipliedReportingOverflow(by: stride)
    guard !isDamaged, !overflows, size <= bytes.count - position else {
      isDamaged = true
      return []
    }
    guard count > 0 else { return [] }
    let source = UnsafeRawBufferPointer(rebasing: bytes[position..<position + size])
    position = min(FactsLayout.padded(position + size), bytes.count)
    for bound in bounds {
      var greatest: UInt8 = 0
      var offset = bound.offset
      while offset < size {
        greatest = max(greatest, source[offset])
        offset += stride
      }
      if greatest > bound.last { isDamaged = true }
    }
    guard !isDamaged else { return [] }
    return Array(unsafeUninitializedCapacity: count) { buffer, filled in
      UnsafeMutableRawBufferPointer(buffer).copyMemory(from: source)
      filled = count
    }
  }

  /// Checks the invariants on which other code depends.
  private static func areSound(_ facts: FileFacts) -> Bool {
    guard facts.names.ends.first == 0, facts.lineStarts.first == 0, !facts.conditions.isEmpty else { return false }
    var last: UInt32 = 0
    for end in facts.names.ends {
      guard end >= last else { return false }
      last = end
    }
    return Int(last) == facts.names.bytes.count && Int(facts.topLevelCode.end) <= facts.code.count
  }
}
