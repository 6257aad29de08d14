import StrataModel

/// The order of layers from top to bottom: that of the definition, except that a layer stands above those that it may use
/// and that may not use it. So allowed arrows run down. A neutral layer, which may use all and be used by all, stands
/// where its code belongs: above the others if it uses them more often than they use it.
enum BandOrder {
  static func order(of map: CodeMap) -> [Int] {
    var balance = Array(repeating: 0, count: map.layers.count)
    for usage in map.usages where !usage.isTest && usage.fromLayer != usage.toLayer {
      if let layer = usage.fromLayer, usage.toLayer != nil { balance[layer] += 1 }
      if let layer = usage.toLayer, usage.fromLayer != nil { balance[layer] -= 1 }
    }
    return order(map.layers, users: Set(map.layers.indices.filter { balance[$0] > 0 }))
  }

  /// - Parameter users: layers that use others more often than these use them.
  static func order(_ layers: [CodeMap.Layer], users: Set<Int> = []) -> [Int] {
    func uses(_ user: Int, _ used: Int) -> Bool {
      if user == used { return false }
      if layers[user].isNeutral { return users.contains(user) && !layers[used].isCompositionRoot }
      if layers[used].isNeutral, users.contains(used), !layers[user].isCompositionRoot { return false }
      return layers[user].isCompositionRoot || layers[user].uses.contains(used)
    }
    var rest = Array(layers.indices)
    var order: [Int] = []
    while !rest.isEmpty {
      let next =
        rest.firstIndex { layer in rest.allSatisfy { !uses($0, layer) || uses(layer, $0) } }
        ?? rest.firstIndex { layer in rest.allSatisfy { !uses($0, layer) || reaches(layer, $0, within: rest, uses) } }
        ?? 0
      order.append(rest.remove(at: next))
    }
    return order
  }

  /// Whether a layer may use another one through others.
  private static func reaches(_ from: Int, _ to: Int, within layers: [Int], _ uses: (Int, Int) -> Bool) -> Bool {
    var known: Set<Int> = [from]
    var front = [from]
    while let layer = front.popLast() {
      if layer == to { return true }
      for next in layers where uses(layer, next) && known.insert(next).inserted { front.append(next) }
    }
    return false
  }
}
