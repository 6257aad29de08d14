import StrataSyntax
import StrataThreads

/// The names that one file declares and uses, as far as features are looked for by them. What few files are asked for is read when
/// it is asked for, and once.
final class FileNames: Sendable {
  private struct Known {
    var imports: Set<String>?
    var untypedCalls: Set<String>?
    var declared: Set<String>?
    var used: (all: Set<String>, outer: Set<String>)?
    var tables: Set<String>?
  }

  let source: SwiftSource
  let declarations: [DeclaredName]
  private let known = Guarded(Known())

  init(_ bytes: [UInt8], _ memberUses: MemberUses? = nil, isTestFile: Bool = false) {
    source = SwiftSource(bytes, memberUses: memberUses, isTestFile: isTestFile)
    declarations = source.declarations
  }

  var imports: Set<String> { value(\.imports) { $0.source.imports } }

  var untypedCalls: Set<String> { value(\.untypedCalls) { Set($0.source.untypedCalls) } }

  /// Names that are declared, those of parameters and local variables included.
  var declared: Set<String> { value(\.declared) { $0.allDeclared } }

  var used: Set<String> { value(\.used) { $0.source.usedNames }.all }

  /// Those that are used and are not local.
  var uses: Set<String> { value(\.used) { $0.source.usedNames }.outer }

  /// The words of statements in SQL.
  var tables: Set<String> { value(\.tables) { $0.wordsOfTables } }

  private func value<Value: Sendable>(
    _ path: WritableKeyPath<Known, Value?> & Sendable, _ compute: (FileNames) -> Value
  ) -> Value {
    if let value = known.withLock({ $0[keyPath: path] }) { return value }
    let value = compute(self)
    known.withLock { $0[keyPath: path] = value }
    return value
  }

  private var allDeclared: Set<String> {
    var declared = Set(declarations.map(\.name))
    for node in source.tree.nodes.indices {
      switch source.kind(node) {
      case .name, .identifierPattern, .closureParameterName:
        if !source.isUse(node) { declared.insert(source.text(node)) }
      default: break
      }
    }
    return declared
  }

  private var wordsOfTables: Set<String> {
    guard source.mayHaveSQL else { return [] }
    var tables: Set<String> = []
    for node in source.tree.nodes.indices
    where source.kind(node) == .stringSegment && source.isSQL(source.parents[node]) {
      let words = source.text(node).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      tables.formUnion(words.map(String.init))
    }
    return tables
  }
}
