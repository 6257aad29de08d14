import StrataModel

/// The build settings of an `.xcconfig` file and of those that it includes.
struct XcodeConfigurationFile {
  private var settings: [String: String] = [:]

  /// - Parameter path: relative to the root of the project. A file that cannot be read has no settings.
  init(_ path: String, read: (String) -> [UInt8]?) {
    var open: Set<String> = []
    add(path, read, &open)
  }

  func value(_ key: String) -> String? { settings[key] }

  /// - Parameter open: the files around this one: one may include itself by mistake.
  private mutating func add(_ path: String, _ read: (String) -> [UInt8]?, _ open: inout Set<String>) {
    guard open.insert(path).inserted, let bytes = read(path) else { return }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = Self.trimmed(Self.withoutComment(line))
      if text.hasPrefix("#include") {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        if parts.count > 1, let included = RelativePath.join(String(path.parentPath), String(parts[1])) {
          add(included, read, &open)
        }
      } else if let equals = text.firstIndex(of: "=") {
        // Settings for one platform or architecture, `NAME[sdk=…]`, have another name here.
        settings[Self.trimmed(text[..<equals])] = Self.trimmed(text[text.index(after: equals)...])
      }
    }
    open.remove(path)
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    var index = line.startIndex
    while let slash = line[index...].firstIndex(of: "/") {
      index = line.index(after: slash)
      if line[index...].first == "/" { return line[..<slash] }
    }
    return line
  }

  private static func trimmed(_ text: Substring) -> String {
    var rest = text.drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
