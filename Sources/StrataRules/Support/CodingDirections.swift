import StrataDefinition

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
