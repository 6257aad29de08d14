/// Builds the tree of a document from its events, and records what a definition must not contain: duplicate keys, keys
/// that are not strings, several documents, aliases that expand without limit, too deep nesting.
struct YAMLTreeBuilder {
  /// The limits of the number of nodes, after aliases are expanded, and of the nesting depth.
  static let nodeLimit = 100_000
  static let depthLimit = 64

  let takesMergeKeys: Bool
  private(set) var root: YAMLNode?
  /// Whether further events are expected.
  private(set) var isOpen = true
  var issues: [YAMLIssue] = []

  private var stack: [Frame] = []
  private var anchors: [String: (node: YAMLNode, size: Int)] = [:]
  private var openAnchors: Set<String> = []
  private var documents = 0
  private var size = 0

  /// A list or mapping that is not complete.
  private struct Frame {
    var isMapping: Bool
    var anchor: String?
    var line: Int
    var column: Int
    var sizeBefore: Int
    var items: [YAMLNode] = []
    var entries: [YAMLEntry] = []
    var lineOfKey: [String: Int] = [:]
    var key: (text: String, line: Int, column: Int)?
    var isAtKey: Bool
  }

  init(takesMergeKeys: Bool) { self.takesMergeKeys = takesMergeKeys }

  mutating func take(_ event: YAMLEvent) {
    switch event.kind {
    case .documentStart:
      documents += 1
      if documents > 1 { stop(event, "a second document; a definition is one document, so remove the '---' before it") }
    case .streamEnd: isOpen = false
    case .scalar(let text, let isPlain):
      if let anchor = event.anchor { openAnchors.insert(anchor) }
      let node = YAMLNode(content: .scalar(text, isPlain: isPlain), line: event.line, column: event.column)
      add(node, size: 1, anchor: event.anchor)
    case .sequenceStart, .mappingStart:
      guard stack.count < YAMLTreeBuilder.depthLimit else {
        return stop(event, "nested more than \(YAMLTreeBuilder.depthLimit) levels deep")
      }
      var isMapping = false
      if case .mappingStart = event.kind { isMapping = true }
      if let anchor = event.anchor { openAnchors.insert(anchor) }
      stack.append(
        Frame(
          isMapping: isMapping, anchor: event.anchor, line: event.line, column: event.column, sizeBefore: size,
          isAtKey: isMapping))
    case .end: close()
    case .alias: addAlias(event)
    case .other: break
    }
  }

  private mutating func addAlias(_ event: YAMLEvent) {
    let name = event.anchor ?? ""
    if openAnchors.contains(name) { return stop(event, "'*\(name)' is inside the value it refers to") }
    guard let target = anchors[name] else { return stop(event, "'*\(name)' refers to no '&\(name)' before it") }
    var node = target.node
    node.line = event.line
    node.column = event.column
    add(node, size: target.size, anchor: nil)
    if size > YAMLTreeBuilder.nodeLimit {
      stop(event, "the aliases of this file expand to more than \(YAMLTreeBuilder.nodeLimit) values")
    }
  }

  private mutating func close() {
    guard let frame = stack.popLast() else { return }
    let content = frame.isMapping ? YAMLNode.Content.mapping(frame.entries) : .sequence(frame.items)
    let node = YAMLNode(content: content, line: frame.line, column: frame.column)
    let inner = size - frame.sizeBefore
    size = frame.sizeBefore
    add(node, size: inner + 1, anchor: frame.anchor)
  }

  private mutating func add(_ node: YAMLNode, size nodeSize: Int, anchor: String?) {
    size += nodeSize
    if let anchor {
      openAnchors.remove(anchor)
      anchors[anchor] = (node, nodeSize)
    }
    guard !stack.isEmpty else {
      root = node
      return
    }
    let top = stack.count - 1
    if !stack[top].isMapping {
      stack[top].items.append(node)
    } else if stack[top].isAtKey {
      addKey(node)
      stack[top].isAtKey = false
    } else {
      if let key = stack[top].key {
        stack[top].entries.append(
          YAMLEntry(key: key.text, keyLine: key.line, keyColumn: key.column, value: node))
      }
      stack[top].key = nil
      stack[top].isAtKey = true
    }
  }

  private mutating func addKey(_ node: YAMLNode) {
    let top = stack.count - 1
    guard case .scalar(let text, _) = node.content else {
      return report(node.line, node.column, "a key must be a string, this is \(node.shape)")
    }
    if text == "<<", !takesMergeKeys {
      return report(node.line, node.column, "merge keys ('<<') are not supported; use 'extends'")
    }
    if let first = stack[top].lineOfKey[text] {
      return report(
        node.line, node.column, "duplicate key '\(text)', first on line \(first); keep one of the two")
    }
    stack[top].lineOfKey[text] = node.line
    stack[top].key = (text, node.line, node.column)
  }

  private mutating func report(_ line: Int, _ column: Int, _ message: String) {
    issues.append(YAMLIssue(line: line, column: column, message: message))
  }

  private mutating func stop(_ event: YAMLEvent, _ message: String) {
    report(event.line, event.column, message)
    isOpen = false
  }
}
