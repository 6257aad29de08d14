/// What tells the content of a file from another one. It is no protection against somebody who constructs two contents with
/// one hash.
package enum ContentHash {
  package static func of(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBytes { Hash64.of($0) } }

  /// In hexadecimal, as records that are committed have it.
  package static func text(of bytes: [UInt8]) -> String { String(of(bytes), radix: 16) }
}
