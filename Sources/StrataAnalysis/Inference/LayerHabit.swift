import StrataClassification
import StrataDefinition
import StrataModel

/// A layer that uses others which the style forbids, more than all that it allows: an app without a domain between screens and
/// data, for instance.
struct LayerHabit {
  let layer: String
  /// The layers that it uses.
  let uses: [String]
  /// How many references run to them, and how many to the layers that the style allows.
  let count: Int
  let allowed: Int

  private static let nearlyAll = 0.9

  /// Whether there is hardly another way, so that the style without an exception would report the architecture itself.
  private var isUsual: Bool { Double(count) >= Self.nearlyAll * Double(count + allowed) }

  /// The habits that a definition allows: what is usual, and everything where the style forbids more references between layers
  /// than it allows. It fits such an app with these exceptions only.
  static func allowed(
    of habits: [LayerHabit], in traffic: [LayerTraffic.Way: Int], by definition: Definition
  ) -> [LayerHabit] {
    let isMostlyFollowed = StyleFit.allowed(in: traffic, by: definition) * 2 >= traffic.values.reduce(0, +)
    return isMostlyFollowed ? habits.filter(\.isUsual) : habits
  }

  /// - Parameter traffic: between the layers of the architecture, neither neutral nor composition roots.
  static func found(in traffic: [LayerTraffic.Way: Int], by definition: Definition) -> [LayerHabit] {
    let layers = definition.layers.filter { !$0.isNeutral && !$0.isCompositionRoot }
    return layers.compactMap { from in
      func count(_ to: Layer) -> Int { traffic[LayerTraffic.Way(from: from.name, to: to.name), default: 0] }
      let others = layers.filter { $0.name != from.name }
      // The innermost layer may use none: whatever it uses breaks the style, and is no other way to do the same.
      guard others.contains(where: { from.uses.contains($0.name) }) else { return nil }
      let allowed = others.filter { from.uses.contains($0.name) }.reduce(0) { $0 + count($1) }
      let used = others.filter { to in
        let back = traffic[LayerTraffic.Way(from: to.name, to: from.name), default: 0]
        return !from.uses.contains(to.name) && count(to) > max(allowed, back)
      }
      let sum = used.reduce(0) { $0 + count($1) }
      return used.isEmpty ? nil : LayerHabit(layer: from.name, uses: used.map(\.name), count: sum, allowed: allowed)
    }
  }

  /// `726 references run Presentation → Data, 12 to the layers that the style allows`
  var sentence: String {
    "\(counted(count, "reference")) \(inflected("run", count)) \(layer) → \(listed(uses)), \(grouped(allowed)) to the layers that "
      + "the style allows"
  }

  /// What allows it, below the name of the layer.
  var permission: String { "uses+: \(YAMLText.list(uses))" }
}
