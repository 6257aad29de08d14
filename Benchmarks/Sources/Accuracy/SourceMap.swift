import Judge
import StrataSyntax

/// Where the types and `#if` branches of one file are, by SwiftSyntax: the index gives positions, not extents.
struct SourceMap {
  struct Container {
    var start: Int
    var end: Int
    /// Offset of the name; of an extension: of the last component of the extended type.
    var nameOffset: Int
    /// The declared name, or the extended type as written without generic arguments.
    var name: String
    var isExtension: Bool
    /// Declared inside a function body or closure.
    var isLocal: Bool
    var parent: Int?
  }

  /// In preorder.
  var containers: [Container] = []
  /// Names of the types and type aliases declared inside functions.
  var localNames: Set<String> = []
  /// Offsets of the names of type aliases, and where their declarations end.
  var aliases: [(name: Int, end: Int)] = []
  /// Line ranges of the innermost `#if` branches and of those around them.
  var branches: [ClosedRange<Int>] = []
  private var bytes: [UInt8]
  private var lineStarts: [Int] = [0]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    for (offset, byte) in bytes.enumerated() where byte == 0x0A { lineStarts.append(offset + 1) }
    let nodes = bytes.withUnsafeBufferPointer { Translator.judge($0).nodes }
    collect(nodes, from: 1, to: nodes.count, parent: nil, isLocal: false)
  }

  private mutating func collect(_ nodes: [SyntaxNode], from first: Int, to end: Int, parent: Int?, isLocal: Bool) {
    var index = first
    while index < end {
      let node = nodes[index]
      let next = Int(node.next)
      var inner = (parent: parent, isLocal: isLocal)
      switch node.kind {
      case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration,
        .extensionDeclaration:
        if let container = container(nodes, at: index, parent: parent, isLocal: isLocal) {
          containers.append(container)
          if container.isLocal, !container.isExtension { localNames.insert(container.name) }
          inner = (containers.count - 1, false)
        }
      case .typealiasDeclaration where isLocal:
        if let name = names(nodes, at: index).first { localNames.insert(text(Int(name.start), Int(name.end))) }
      case .typealiasDeclaration:
        if let name = names(nodes, at: index).first { aliases.append((Int(name.start), Int(node.end))) }
      case .codeBlock, .closure: inner.isLocal = true
      case .conditionalBranch: branches.append(line(at: Int(node.start))...line(at: Int(node.end)))
      default: break
      }
      collect(nodes, from: index + 1, to: next, parent: inner.parent, isLocal: inner.isLocal)
      index = next
    }
  }

  private func container(_ nodes: [SyntaxNode], at index: Int, parent: Int?, isLocal: Bool) -> Container? {
    let node = nodes[index]
    let isExtension = node.kind == .extensionDeclaration
    let names = names(nodes, at: index)
    guard let last = names.last else { return nil }
    return Container(
      start: Int(node.start), end: Int(node.end), nameOffset: Int(last.start),
      name: names.map { text(Int($0.start), Int($0.end)) }.joined(separator: "."), isExtension: isExtension,
      isLocal: isLocal || (parent.map { containers[$0].isLocal } ?? false), parent: parent)
  }

  /// The name of a declaration, or the names of the type that an extension extends.
  private func names(_ nodes: [SyntaxNode], at index: Int) -> [SyntaxNode] {
    let isExtension = nodes[index].kind == .extensionDeclaration
    var child = index + 1
    while child < Int(nodes[index].next) {
      switch nodes[child].kind {
      case .name where !isExtension: return [nodes[child]]
      case .identifierType where isExtension, .memberType where isExtension: return path(nodes, child)
      default: child = Int(nodes[child].next)
      }
    }
    return []
  }

  /// The names of a type, without generic arguments.
  private func path(_ nodes: [SyntaxNode], _ type: Int) -> [SyntaxNode] {
    var names: [SyntaxNode] = []
    var child = type + 1
    while child < Int(nodes[type].next) {
      if nodes[child].kind == .name { names.append(nodes[child]) }
      if nodes[child].kind == .identifierType || nodes[child].kind == .memberType { names += path(nodes, child) }
      child = Int(nodes[child].next)
    }
    return names
  }

  // MARK: Positions

  func offset(line: Int, column: Int) -> Int {
    guard line >= 1, line <= lineStarts.count else { return 0 }
    return lineStarts[line - 1] + column - 1
  }

  func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The innermost type or extension around an offset.
  func innermost(at offset: Int) -> Int? {
    var low = 0
    var high = containers.count
    while low < high {
      let middle = (low + high) / 2
      if containers[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    var index: Int? = low > 0 ? low - 1 : nil
    while let found = index, containers[found].end <= offset { index = containers[found].parent }
    return index
  }

  /// Whether a line begins inside a type that is declared inside a function.
  func isLocal(line: Int) -> Bool {
    guard line >= 1, line <= lineStarts.count else { return false }
    let end = line < lineStarts.count ? lineStarts[line] - 1 : bytes.count
    var first = lineStarts[line - 1]
    while first < end, bytes[first] == 0x20 || bytes[first] == 0x09 { first += 1 }
    return innermost(at: first).map { containers[$0].isLocal } ?? false
  }

  /// Whether the text at an offset is this word.
  func reads(_ word: String, at offset: Int) -> Bool {
    offset + word.utf8.count <= bytes.count && bytes[offset..<offset + word.utf8.count].elementsEqual(word.utf8)
  }

  func sourceLine(_ line: Int) -> String {
    guard line >= 1, line <= lineStarts.count else { return "" }
    return text(lineStarts[line - 1], line < lineStarts.count ? lineStarts[line] - 1 : bytes.count)
      .trimmingPrefix { $0 == " " || $0 == "\t" }.description
  }

  private func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }
}
