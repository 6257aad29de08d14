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
    var uses: [DeclarationID: [Reference]] = [:]
    for file in graph.files.indices where !graph.files[file].isTest {
      for index in candidates(in: graph.files[file].facts) {
        let member = DeclarationID(FileID(UInt32(file)), index)
        guard let type = graph.enclosingType(of: member) else { continue }
        uses[member] = graph.references(to: type).filter { $0.memberDeclaration == member }
      }
    }
    if uses.isEmpty { return [] }
    let recorded = recordedUses(uses)
    var possible = Set(uses.keys.filter { !isUsedByItsType($0, recorded) })
    while let other = possible.first(where: { !isUsedByPreviewsAlone(uses[$0] ?? [], or: possible) }) {
      possible.remove(other)
    }
    return reached(among: possible, uses)
  }

  /// Those that previews use, and those that these use: the value for the preview of a screen consists of values for previews.
  private func reached(
    among possible: Set<DeclarationID>, _ uses: [DeclarationID: [Reference]]
  ) -> Set<DeclarationID> {
    var found = possible.filter { uses[$0]?.contains(where: graph.isInPreview) ?? false }
    while true {
      let next = possible.subtracting(found).filter { member in
        uses[member]?.contains { isInside($0, found) } ?? false
      }
      if next.isEmpty { return found }
      found.formUnion(next)
    }
  }

  private func isUsedByPreviewsAlone(_ uses: [Reference], or members: Set<DeclarationID>) -> Bool {
    uses.allSatisfy { use in
      graph.isInPreview(use) || !graph.isInProduction(use) || isInside(use, members)
    }
  }

  /// Whether a reference is in the code of one of some members.
  private func isInside(_ reference: Reference, _ members: Set<DeclarationID>) -> Bool {
    let declarations = graph[reference.file].facts.declarations
    var index = reference.declaration
    while index != noIndex {
      if members.contains(DeclarationID(reference.file, index)) { return true }
      index = declarations[Int(index)].parent
    }
    return false
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

  /// `preview`, `previewOrder`, `previews`, `forPreviews`
  private func hasName(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    beginsWithWord(name)
      || name.starts(with: "for".utf8) && beginsWithWord(UnsafeBufferPointer(rebasing: name.dropFirst(3)))
  }

  private func beginsWithWord(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    words.contains { word in
      guard name.count >= word.count, name.first.map({ $0 | 0x20 }) == word.first,
        name.dropFirst().starts(with: word.dropFirst())
      else { return false }
      let rest = name.dropFirst(word.count)
      return rest.elementsEqual("s".utf8)
        || !(rest.first.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? false)
    }
  }

  /// The number of uses of candidates by file and name.
  private func recordedUses(_ uses: [DeclarationID: [Reference]]) -> [FileID: [String: Int]] {
    var result: [FileID: [String: Int]] = [:]
    for (member, uses) in uses {
      let name = graph.name(of: member)
      for use in uses { result[use.file, default: [:]][name, default: 0] += 1 }
    }
    return result
  }

  /// A type's uses of itself are not recorded: then its file has the name of the member more often.
  private func isUsedByItsType(_ member: DeclarationID, _ recorded: [FileID: [String: Int]]) -> Bool {
    let facts = graph[member.file].facts
    let name = facts.declarations[Int(member.index)].name
    return facts.code.count { $0.name == name } != recorded[member.file]?[graph.name(of: member)] ?? 0
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
