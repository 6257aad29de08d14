/// Parts of paths with slashes between the folders. Implemented on bytes for speed: every file has a path.
extension Substring {
  /// The names between the slashes; empty ones are omitted.
  package var pathComponents: [Substring] {
    var components: [Substring] = []
    var rest = self
    while let slash = rest.utf8.firstIndex(of: UInt8(ascii: "/")) {
      if slash > rest.startIndex { components.append(rest[..<slash]) }
      rest = rest[rest.utf8.index(after: slash)...]
    }
    if !rest.isEmpty { components.append(rest) }
    return components
  }

  /// The part after the last slash: the name of a file or folder.
  package var lastPathComponent: Substring {
    utf8.lastSlash.map { self[utf8.index(after: $0)...] } ?? self
  }

  /// The part before the last slash; empty if there is no slash.
  package var parentPath: Substring { self[..<(utf8.lastSlash ?? startIndex)] }

  /// Whether the path is that of a Swift file.
  package var isSwiftFile: Bool { withBytes { $0.isSwiftFile } }

  /// The name of the file without its extension, if that is `.swift`.
  package var fileStem: Substring {
    let name = lastPathComponent
    return name.isSwiftFile ? name.dropLast(swiftExtension.utf8CodeUnitCount) : name
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var isSwiftFile: Bool {
    let start = count - swiftExtension.utf8CodeUnitCount
    return start >= 0 && (start..<count).allSatisfy { self[$0] == swiftExtension.utf8Start[$0 - start] }
  }
}

extension BidirectionalCollection where Element == UInt8 {
  fileprivate var lastSlash: Index? { last(UInt8(ascii: "/")) }

  fileprivate func last(_ byte: UInt8) -> Index? {
    let offset = withContiguousStorageIfAvailable { $0.lastOffset(of: byte) }
    guard let offset else { return lastIndex(of: byte) }
    return offset < 0 ? nil : index(startIndex, offsetBy: offset)
  }
}

extension String {
  /// The names between the slashes; empty ones are omitted.
  package var pathComponents: [Substring] { self[...].pathComponents }

  /// The part after the last slash: the name of a file or folder.
  package var lastPathComponent: Substring {
    utf8.lastSlash.map { self[utf8.index(after: $0)...] } ?? self[...]
  }

  /// The part before the last slash; empty if there is no slash.
  package var parentPath: Substring { Substring(utf8[..<(utf8.lastSlash ?? startIndex)]) }

  /// Whether the path is that of a Swift file.
  package var isSwiftFile: Bool { withBytes { $0.isSwiftFile } }

  /// The name of the file without its extension, if that is `.swift`.
  package var fileStem: Substring { self[...].fileStem }
}

private let swiftExtension: StaticString = ".swift"

/// The first component of a qualified name: `UIApplication` of `UIApplication.State`.
package func outermostName(_ name: String) -> String {
  guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return name }
  return String(name[..<dot])
}

/// The last component of a qualified name: `View` of `SwiftUI.View`; the whole name if it is not qualified.
package func lastComponent(_ name: String) -> String {
  guard let dot = name.utf8.last(UInt8(ascii: ".")) else { return name }
  return String(name[name.utf8.index(after: dot)...])
}
