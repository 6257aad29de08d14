import StrataSyntax

/// The names that one file declares and uses, as far as features are looked for by them.
struct FileNames: Sendable {
  let source: SwiftSource
  let declarations: [DeclaredName]
  let imports: Set<String>
  let untypedCalls: [String]
  /// Those of parameters and local variables included.
  private(set) var declared: Set<String>
  let used: Set<String>
  /// Those that are used and are not local.
  let uses: Set<String>
  /// The words of statements in SQL.
  private(set) var tables: Set<String> = []

  init(_ bytes: [UInt8], _ memberUses: MemberUses? = nil) {
    let source = SwiftSource(bytes, memberUses: memberUses)
    self.source = source
    declarations = source.declarations
    imports = source.imports
    untypedCalls = source.untypedCalls
    (used, uses) = source.usedNames
    declared = Set(declarations.map(\.name))
    for node in source.tree.nodes.indices {
      switch source.kind(node) {
      case .name, .identifierPattern, .closureParameterName:
        if !source.isUse(node) { declared.insert(source.text(node)) }
      default: break
      }
    }
    guard source.mayHaveSQL else { return }
    for node in source.tree.nodes.indices
    where source.kind(node) == .stringSegment && source.isSQL(source.parents[node]) {
      let words = source.text(node).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      tables.formUnion(words.map(String.init))
    }
  }
}
