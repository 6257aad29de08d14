import StrataModel

/// The identifier of an object in a project file: 24 hexadecimal digits. It depends on the names of the object and of its
/// project only, so that a project that is written anew keeps the identifiers that schemes refer to.
package struct XcodeObjectID: Hashable, Sendable, Comparable {
  package let text: String

  /// - Parameter names: what distinguishes the object from all others of its class.
  init(project: String, isa: String, names: [String] = []) {
    let key = ([project, isa] + names).joined(separator: "\u{0}")
    text = Self.digits(key, seed: 0, count: 16) + Self.digits(key, seed: 1, count: 8)
  }

  private static func digits(_ key: String, seed: UInt64, count: Int) -> String {
    var hash = Hash64(seed: seed)
    hash.add(key)
    let digits = String(hash.value, radix: 16, uppercase: true)
    return String((String(repeating: "0", count: 16) + digits).suffix(count))
  }

  package static func < (left: Self, right: Self) -> Bool { left.text < right.text }
}
