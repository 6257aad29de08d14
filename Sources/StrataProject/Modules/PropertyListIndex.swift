/// Finds the values of a table by strings of the same list. A project has tens of thousands of objects that name each
/// other; a dictionary would need a text for each name.
struct PropertyListIndex {
  /// The keys of the table with their values.
  let entries: [(key: PropertyList, value: PropertyList)]
  /// Numbers of entries plus one, at the hashes of their keys or after these; 0 is free.
  private var slots: [UInt32]

  init(_ entries: [(key: PropertyList, value: PropertyList)]) {
    self.entries = entries
    var size = 16
    while size < entries.count * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    for (number, entry) in entries.enumerated() { slots[slot(of: entry.key)] = UInt32(number + 1) }
  }

  /// The value of a key, the last one if there are several.
  subscript(key: PropertyList?) -> PropertyList? {
    guard let key else { return nil }
    let number = slots[slot(of: key)]
    return number == 0 ? nil : entries[Int(number) - 1].value
  }

  /// The slot that has the key, or that would have it.
  private func slot(of key: PropertyList) -> Int {
    var slot = Int(truncatingIfNeeded: key.hash) & (slots.count - 1)
    while slots[slot] != 0, !entries[Int(slots[slot]) - 1].key.isSame(as: key) { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}
