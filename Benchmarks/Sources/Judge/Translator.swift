import StrataSyntax
import SwiftParser
import SwiftSyntax

typealias Kind = StrataSyntax.SyntaxKind
typealias Node = StrataSyntax.SyntaxNode

/// Translates SwiftSyntax's tree into Strata's kinds, construct by construct (the other files of this folder). It is
/// written against the comments of `SyntaxKind` alone and shares no code with the reader that it judges.
public struct Translator {
  var nodes: [Node] = []

  /// To be raised whenever the translation changes: caches of judged files are keyed by it.
  public static let version = 5

  /// Parses and translates one file.
  public static func judge(_ source: UnsafeBufferPointer<UInt8>) -> JudgedFile {
    let file = Parser.parse(source: source)
    var translator = Translator()
    translator.nodes.reserveCapacity(source.count / 4)
    translator.nodes.append(Node(kind: .sourceFile, start: 0, end: UInt32(source.count)))
    translator.visit(file.statements)
    translator.nodes[0].next = UInt32(translator.nodes.count)
    return JudgedFile(nodes: translator.nodes, directives: directives(of: file), hasError: file.hasError)
  }

  /// Parses one file and counts its tokens, so that the work cannot be optimised away: for the benchmark.
  public static func parseOnly(_ source: UnsafeBufferPointer<UInt8>) -> Int {
    Parser.parse(source: source).statements.count
  }

  // MARK: Building

  mutating func node(
    _ kind: Kind, from start: AbsolutePosition, to end: AbsolutePosition, flags: Node.Flags = [],
    _ children: (inout Translator) -> Void = { _ in }
  ) {
    let index = nodes.count
    nodes.append(Node(kind: kind, flags: flags, start: UInt32(start.utf8Offset), end: UInt32(end.utf8Offset)))
    children(&self)
    nodes[index].next = UInt32(nodes.count)
  }

  mutating func node(
    _ kind: Kind, _ syntax: some SyntaxProtocol, flags: Node.Flags = [],
    _ children: (inout Translator) -> Void = { _ in }
  ) {
    node(kind, from: syntax.start, to: syntax.end, flags: flags, children)
  }

  /// A node for a token or a node without children; nothing when it is absent or was invented by the parser.
  mutating func leaf(_ kind: Kind, _ syntax: (some SyntaxProtocol)?) {
    guard let syntax, syntax.start < syntax.end else { return }
    node(kind, syntax)
  }

  // MARK: Walking

  mutating func visit(_ syntax: (some SyntaxProtocol)?) {
    guard let syntax else { return }
    let any = Syntax(syntax)
    let form = any.as(SyntaxEnum.self)
    if translateExpression(any, form) || translateDeclaration(any, form) || translateDeclarationPart(any, form)
      || translateType(any, form) || translateStatement(any, form) || translatePattern(any, form)
    {
      return
    }
    visitChildren(any)
  }

  mutating func visitChildren(_ syntax: Syntax) {
    for child in syntax.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) { visit(child) }
  }
}

extension SyntaxProtocol {
  var start: AbsolutePosition { positionAfterSkippingLeadingTrivia }
  var end: AbsolutePosition { endPositionBeforeTrailingTrivia }
}
