/// A small generator of pseudo-random numbers (SplitMix64): the same seed gives the same sequence everywhere.
public struct RandomSource: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Starts a sequence.
  public init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// A number within a range.
  public mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// True with a probability in per cent.
  public mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

  /// One of the elements, of which there must be at least one.
  public mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(0...elements.count - 1)] }

  /// Some of the elements, each once, in their order.
  public mutating func some<Element>(_ elements: [Element], _ count: ClosedRange<Int>) -> [Element] {
    var wanted = min(number(count), elements.count)
    var chosen: [Element] = []
    for (index, element) in elements.enumerated() {
      let left = elements.count - index
      if number(1...left) <= wanted {
        chosen.append(element)
        wanted -= 1
      }
    }
    return chosen
  }
}
