import StrataModel

extension Adjacency {
  /// The indices of the references of each node, in ascending order.
  static func lists(of count: Int, in references: [Reference], _ node: (Reference) -> Int?) -> Adjacency {
    var starts = [UInt32](repeating: 0, count: count + 1)
    for reference in references {
      if let node = node(reference) { starts[node + 1] += 1 }
    }
    for index in 0..<count { starts[index + 1] += starts[index] }
    var next = starts
    var indices = [UInt32](repeating: 0, count: Int(starts[count]))
    for (index, reference) in references.enumerated() {
      guard let node = node(reference) else { continue }
      indices[Int(next[node])] = UInt32(index)
      next[node] += 1
    }
    return Adjacency(starts: starts, indices: indices)
  }
}
