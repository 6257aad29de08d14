import StrataDefinition
import StrataModel

/// Loops that read a file by a property of its URL: `for try await line in url.lines`.
struct FileSequences {
  let properties: NameSet
  private let locations: NameSet

  init(_ vocabulary: Vocabulary) {
    properties = vocabulary[.fileSequences].names
    locations = vocabulary[.addressTypes].names
  }

  /// The nodes of such properties in a range, each with the code before it.
  func reads(in range: Range<Int>, _ facts: FileFacts) -> [(member: Int, receiver: Range<Int>)] {
    let tree = facts.tree
    return range.flatMap { loop -> [(member: Int, receiver: Range<Int>)] in
      guard tree[loop].kind == .for, tree[loop].flags.contains(.async) else { return [] }
      return tree.children(of: loop).compactMap { sequence in
        guard tree[sequence].kind == .chain else { return nil }
        let suffixes = Array(tree.suffixes(of: sequence))
        guard let last = suffixes.last, tree[last].kind == .member, tree.isNamed(last, oneOf: properties),
          isLocation(tree.base(of: sequence), suffixes.dropLast(), facts)
        else { return nil }
        return (last, sequence..<last)
      }
    }
  }

  /// Whether the code before the property is a URL: `URL(fileURLWithPath: path)`, or a name that the file declares
  /// with that type. Streams of requests have a property of the same name.
  private func isLocation(_ base: Int, _ suffixes: ArraySlice<Int>, _ facts: FileFacts) -> Bool {
    let tree = facts.tree
    let steps = suffixes.filter { tree[$0].kind != .optionalChaining && tree[$0].kind != .forceUnwrap }
    if let first = steps.first, tree[first].kind == .call {
      return steps.count == 1 && tree.isNamed(base, oneOf: locations)
    }
    guard !steps.contains(where: { tree[$0].kind != .member }) else { return false }
    return isDeclaredLocation(steps.last ?? base, facts)
  }

  private func isDeclaredLocation(_ node: Int, _ facts: FileFacts) -> Bool {
    let tree = facts.tree
    let name = tree.name(node)
    func isLocation(_ type: UInt32) -> Bool {
      facts.nominalType(of: type).map { facts.names.isOne(of: locations, facts.types[$0].name) } ?? false
    }
    return facts.parameters.contains { facts.names.equals($0.name, name) && isLocation($0.type) }
      || facts.declarations.contains { fact in
        guard fact.kind == .variable, facts.names.equals(fact.name, name) else { return false }
        return isLocation(fact.type) || isCreated(fact.initialValue.range, tree)
      }
      || tree.nodes.indices.contains { variable in
        guard tree[variable].kind == .localVariable || tree[variable].kind == .optionalBinding else { return false }
        let children = Array(tree.children(of: variable))
        guard let pattern = children.first, tree.isNamed(pattern, name) else { return false }
        return children.dropFirst().contains {
          tree[$0].kind == .type ? isLocation(tree[$0].payload) : isCreated(tree.subtree(of: $0), tree)
        }
      }
  }

  private func isCreated(_ value: Range<Int>, _ tree: CodeTree) -> Bool {
    guard let chain = value.first else { return false }
    let base = tree.base(of: chain)
    return base != chain && tree.isNamed(base, oneOf: locations)
  }
}
