import StrataDefinition
import StrataModel

/// Static members with values for previews: `static let preview = …`, `static func mockServer()`.
///
/// The name alone decides nothing: every use of the member must be in previews, apart from tests and debug code.
struct PreviewMembers {
  private let graph: Graph
  private let words: [[UInt8]]

  init(_ graph: Graph, _ vocabulary: Vocabulary) {
    self.graph = graph
    words = (vocabulary[.previews].entries + vocabulary[.testDoubles].entries).map { Array($0.lowercased().utf8) }
  }

  func found() -> Set<DeclarationID> {
    var found: Set<DeclarationID> = []
    for file in graph.files.indices where !graph.files[file].isTest {
      for index in candidates(in: graph.files[file].facts) {
        let member = DeclarationID(FileID(UInt32(file)), index)
        if isUsedByPreviewsAlone(member, graph.files[file].facts) { found.insert(member) }
      }
    }
    return found
  }

  private func candidates(in facts: borrowing FileFacts) -> [UInt32] {
    var result: [UInt32] = []
    facts.declarations.withUnsafeBufferPointer { declarations in
      // By field, since copying whole declarations would cost more than the comparison.
      for index in declarations.indices where declarations[index].isStatic {
        let kind = declarations[index].kind
        guard kind == .variable || kind == .function else { continue }
        let range = facts.names.range(of: declarations[index].name)
        if facts.names.bytes.withUnsafeBufferPointer({ hasName(UnsafeBufferPointer(rebasing: $0[range])) }) {
          result.append(UInt32(index))
        }
      }
    }
    return result
  }

  private func hasName(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    words.contains { word in
      guard name.count >= word.count, name.first == word.first, name.starts(with: word) else { return false }
      return name.count == word.count || !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(name[word.count])
    }
  }

  private func isUsedByPreviewsAlone(_ member: DeclarationID, _ facts: FileFacts) -> Bool {
    guard let type = graph.enclosingType(of: member) else { return false }
    let uses = graph.references(to: type).filter { $0.memberDeclaration == member }
    guard uses.contains(where: graph.isInPreview),
      uses.allSatisfy({ graph.isInPreview($0) || !graph.isInProduction($0) })
    else { return false }
    // A type's uses of itself are not recorded: then its file names the member more often.
    let name = facts.declarations[Int(member.index)].name
    return facts.code.count { $0.name == name } == uses.count { $0.file == member.file }
  }
}

extension Graph {
  func isInPreview(_ reference: Reference) -> Bool {
    reference.context.contains(.preview) || (reference.source.map { self[$0].marks.contains(.preview) } ?? false)
  }

  /// Whether a reference is in code that is shipped: neither in tests nor in previews or debug code.
  func isInProduction(_ reference: Reference) -> Bool {
    guard !self[reference.file].isTest, reference.context.isDisjoint(with: [.preview, .debug]) else { return false }
    return reference.source.map { types[$0.index].marks.isEmpty } ?? true
  }
}
