/// Parts of paths whose folders are separated by slashes. They read bytes: a path is long, and every file has one.
extension Substring {
  /// The names between the slashes; empty ones are left out.
  package var pathComponents: [Substring] {
    var components: [Substring] = []
    var start = startIndex
    for index in utf8.indices where utf8[index] == UInt8(ascii: "/") {
      if start < index { components.append(self[start..<index]) }
      start = utf8.index(after: index)
    }
    if start < endIndex { components.append(self[start...]) }
    return components
  }

  /// All after the last slash: the name of a file or folder.
  package var lastPathComponent: Substring {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
    return self[utf8.index(after: slash)...]
  }

  /// All before the last slash; empty for a name alone.
  package var parentPath: Substring {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self[..<startIndex] }
    return self[..<slash]
  }
}

extension String {
  /// The names between the slashes; empty ones are left out.
  package var pathComponents: [Substring] { self[...].pathComponents }

  /// All after the last slash: the name of a file or folder.
  package var lastPathComponent: Substring { self[...].lastPathComponent }

  /// All before the last slash; empty for a name alone.
  package var parentPath: Substring { self[...].parentPath }
}
