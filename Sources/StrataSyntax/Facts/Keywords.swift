import StrataModel

/// A short ASCII word as a number: its first eight bytes, and its length.
private struct PackedWord: Equatable {
  let bytes: UInt64
  let length: Int

  init(_ text: UnsafeBufferPointer<UInt8>) {
    var bytes: UInt64 = 0
    for byte in text.prefix(8) { bytes = bytes << 8 | UInt64(byte) }
    self.bytes = bytes
    length = text.count
  }

  init(_ text: StaticString) {
    self.init(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}

private let accessWords: [(PackedWord, AccessLevel)] = [
  (PackedWord("private"), .private), (PackedWord("public"), .public), (PackedWord("internal"), .internal),
  (PackedWord("fileprivate"), .fileprivate), (PackedWord("open"), .open), (PackedWord("package"), .package),
]

private let modifierWords: [(PackedWord, Modifiers)] = [
  (PackedWord("static"), .static), (PackedWord("override"), .override), (PackedWord("final"), .final),
  (PackedWord("async"), .async), (PackedWord("throws"), .throws), (PackedWord("mutating"), .mutating),
  (PackedWord("lazy"), .lazy), (PackedWord("weak"), .weak), (PackedWord("class"), .class),
  (PackedWord("nonisolated"), .nonisolated), (PackedWord("required"), .required),
  (PackedWord("convenience"), .convenience), (PackedWord("unowned"), .unowned), (PackedWord("dynamic"), .dynamic),
  (PackedWord("indirect"), .indirect), (PackedWord("rethrows"), .rethrows), (PackedWord("reasync"), .async),
  (PackedWord("optional"), .optional), (PackedWord("isolated"), .isolated), (PackedWord("prefix"), .prefix),
  (PackedWord("postfix"), .postfix), (PackedWord("infix"), .infix), (PackedWord("nonmutating"), .nonmutating),
  (PackedWord("consuming"), .consuming), (PackedWord("__consuming"), .consuming),
  (PackedWord("borrowing"), .borrowing), (PackedWord("distributed"), .distributed),
]

extension AccessLevel {
  init?(keyword: UnsafeBufferPointer<UInt8>) {
    let word = PackedWord(keyword)
    for (candidate, level) in accessWords where candidate == word {
      self = level
      return
    }
    return nil
  }
}

extension Modifiers {
  /// Empty if the word is not a modifier that later stages use.
  init(keyword: UnsafeBufferPointer<UInt8>) {
    let word = PackedWord(keyword)
    self = []
    for (candidate, modifier) in modifierWords where candidate == word {
      self = modifier
      return
    }
  }
}
