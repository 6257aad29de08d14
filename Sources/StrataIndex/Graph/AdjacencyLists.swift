import StrataModel

extension Adjacency {
  /// The indices of the references of each node, in ascending order.
  static func lists(of count: Int, in references: [Reference], _ node: (Reference) -> Int?) -> Adjacency {
    var starts = [UInt32](repeating: 0, count: count + 1)
    // Through pointers: arrays would be checked for other owners at each reference.
    let indices = references.withUnsafeBufferPointer { references in
      starts.withUnsafeMutableBufferPointer { starts in
        for index in references.indices {
          if let node = node(references[index]) { starts[node + 1] += 1 }
        }
        for index in 0..<count { starts[index + 1] += starts[index] }
        return [UInt32](unsafeUninitializedCapacity: Int(starts[count])) { indices, initializedCount in
          for index in references.indices {
            guard let node = node(references[index]) else { continue }
            indices.initializeElement(at: Int(starts[node]), to: UInt32(index))
            starts[node] += 1
          }
          initializedCount = Int(starts[count])
        }
      }
    }
    // Each start is now that of the next node.
    starts.removeLast()
    starts.insert(0, at: 0)
    return Adjacency(starts: starts, indices: indices)
  }
}
