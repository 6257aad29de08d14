import StrataDefinition
import StrataModel

/// Whether values of a type can be encoded and decoded, by the coding protocols of the standard library.
struct CodingDirections {
  let encodes: Bool
  let decodes: Bool

  /// - Parameter protocols: the simple names of all supertypes.
  init(of protocols: Set<String>, _ vocabulary: Vocabulary) {
    let coding = protocols.filter { vocabulary[.codingProtocols].contains($0) }
    encodes = coding.contains { !vocabulary[.decodingProtocols].contains($0) }
    decodes = coding.contains { !vocabulary[.encodingProtocols].contains($0) }
  }
}

extension Graph {
  /// `init(from: any Decoder)` and `encode(to: any Encoder)`, which the coding protocols require.
  func isRequiredForCoding(_ declaration: DeclarationID, _ vocabulary: Vocabulary) -> Bool {
    let fact = self[declaration]
    guard fact.kind == .initializer || fact.kind == .function, fact.parameters.range.count == 1 else { return false }
    let facts = facts(of: declaration)
    let coders = fact.kind == .initializer ? vocabulary[.decoderTypes] : vocabulary[.encoderTypes]
    return facts.nominalName(of: facts.parameters[Int(fact.parameters.start)].type).map { coders.contains($0) } ?? false
  }
}
