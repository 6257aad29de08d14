import StrataModel

/// The objects of a `project.pbxproj` with their places in its text, which is in the layout that Xcode writes: an object
/// begins a line, and so does each element of a list.
struct XcodeObjects {
  struct Object {
    let id: String
    let isa: String
    let value: PropertyList
    /// Its lines.
    let lines: Range<Int>

    func text(_ key: String) -> String? { value[key]?.text }
  }

  let bytes: [UInt8]
  /// In the order of the file.
  let all: [Object]
  let byID: [String: Object]
  /// Those that list files.
  let phases: [Object]
  /// The group that has an object as a child.
  let parents: [String: String]
  /// Of file references and groups, relative to the root of the project; not those outside of it.
  let paths: [String: String]
  /// The group that has no other group around it.
  let mainGroup: String

  /// - Parameter folder: the folder of the `.xcodeproj`.
  /// - Throws: if the list cannot be read, or is in another layout.
  init(_ bytes: [UInt8], folder: String) throws(XcodeEditProblem) {
    self.bytes = bytes
    guard let list = try? PropertyList(bytes), let entries = list["objects"]?.entries,
      let rootID = list["rootObject"]?.text
    else {
      throw .unreadable
    }
    var all: [Object] = []
    for (key, value) in entries {
      guard let id = key.text, let isa = value["isa"]?.text,
        let lines = Self.wholeLines(key.range.lowerBound..<value.range.upperBound, bytes)
      else { throw .layout }
      all.append(Object(id: id, isa: isa, value: value, lines: lines))
    }
    self.all = all
    byID = Dictionary(all.map { ($0.id, $0) }) { $1 }
    phases = all.filter { $0.value["files"] != nil }
    var parents: [String: String] = [:]
    for object in all {
      for child in object.value["children"]?.texts ?? [] { parents[child] = object.id }
    }
    self.parents = parents
    mainGroup = byID[rootID]?.text("mainGroup") ?? ""
    let base = RelativePath.join(folder, byID[rootID]?.text("projectDirPath") ?? "") ?? folder
    paths = Self.paths(byID, mainGroup, folder: folder, base: base)
  }

  private static func paths(
    _ objects: [String: Object], _ main: String, folder: String, base: String
  ) -> [String: String] {
    var paths: [String: String] = [:]
    var stack = [(id: main, parent: base)]
    while let (id, parent) = stack.popLast() {
      guard let object = objects[id], paths[id] == nil else { continue }
      let written = object.text("path") ?? ""
      let path: String
      switch object.text("sourceTree") {
      case "<group>": path = RelativePath.resolve(written, in: parent)
      case "SOURCE_ROOT": path = RelativePath.resolve(written, in: folder)
      default: continue
      }
      guard !path.hasPrefix("/"), !path.hasPrefix("..") else { continue }
      paths[id] = path
      for child in object.value["children"]?.texts ?? [] { stack.append((child, path)) }
    }
    return paths
  }

  /// The lines of a range that begins a line and that only a separator and a comment follow; nil otherwise.
  static func wholeLines(_ range: Range<Int>, _ bytes: [UInt8]) -> Range<Int>? {
    var start = range.lowerBound
    while start > 0, bytes[start - 1] != newline {
      guard bytes[start - 1] == UInt8(ascii: "\t") || bytes[start - 1] == UInt8(ascii: " ") else { return nil }
      start -= 1
    }
    let end = bytes[range.upperBound...].firstIndex(of: newline) ?? bytes.count
    guard isSeparator(bytes[range.upperBound..<end]) else { return nil }
    return start..<min(end + 1, bytes.count)
  }

  /// Whether a text is at most a comment, and a comma or semicolon after it.
  private static func isSeparator(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text.drop(while: isSpace)
    if rest.starts(with: "/*".utf8) {
      let comment = rest.dropFirst(2).prefix { $0 != UInt8(ascii: "*") }
      rest = rest[comment.endIndex...]
      guard rest.starts(with: "*/".utf8) else { return false }
      rest = rest.dropFirst(2).drop(while: isSpace)
    }
    if let first = rest.first, first == UInt8(ascii: ";") || first == UInt8(ascii: ",") { rest = rest.dropFirst() }
    return rest.allSatisfy(isSpace)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || 9...13 ~= byte }

  /// The lines of an element of a list of an object; nil if the list does not have it.
  /// - Throws: if it does not have them alone.
  func line(of id: String, in list: String, of object: Object) throws(XcodeEditProblem) -> Range<Int>? {
    guard let element = object.value[list]?.strings.first(where: { $0.text == id }) else { return nil }
    guard let lines = Self.wholeLines(element.range, bytes) else { throw .layout }
    return lines
  }

  /// The end of the last child of the group of a folder; nil if there is no such group with a child.
  func endOfChildren(ofGroup folder: String) -> Int? {
    let group = all.first { $0.isa == "PBXGroup" && paths[$0.id] == folder && $0.text("path") != nil }
    return group?.value["children"]?.strings.last.flatMap { Self.wholeLines($0.range, bytes)?.upperBound }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  static let newline = UInt8(ascii: "\n")
}
