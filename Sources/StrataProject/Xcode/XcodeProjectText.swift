/// Writes the objects of a project as Xcode does: by class and identifier, with comments, and with quotes only where they
/// are needed. A project that Xcode saves again does not change.
struct XcodeProjectText {
  /// The format of Xcode 16, which has synchronized folders.
  static let objectVersion = "77"

  /// Classes whose objects are written on one line each.
  private static let oneLine: Set = ["PBXBuildFile", "PBXFileReference"]

  private var output = ""

  static func of(_ objects: [XcodeObject], root: XcodeObject) -> String {
    var text = XcodeProjectText()
    text.write(objects, root: root)
    return text.output
  }

  private mutating func write(_ objects: [XcodeObject], root: XcodeObject) {
    output = "// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tclasses = {\n\t};\n"
    output += "\tobjectVersion = \(Self.objectVersion);\n\tobjects = {\n"
    for (isa, objects) in Dictionary(grouping: objects, by: \.isa).sorted(by: { $0.key < $1.key }) {
      output += "\n/* Begin \(isa) section */\n"
      for object in objects.sorted(by: { $0.id < $1.id }) {
        output += "\t\t\(Self.reference(object.id, object.comment)) = "
        writeTable(object.fields, isa: isa, depth: Self.oneLine.contains(isa) ? nil : 2)
        output += ";\n"
      }
      output += "/* End \(isa) section */\n"
    }
    output += "\t};\n\trootObject = \(Self.reference(root.id, root.comment));\n}\n"
  }

  /// - Parameter depth: how many tabs indent the end of the table; nil: it is written on one line.
  private mutating func writeTable(_ fields: [String: XcodeValue], isa: String? = nil, depth: Int?) {
    var entries = fields.sorted { $0.key < $1.key }
    if let isa { entries.insert((key: "isa", value: .text(isa)), at: 0) }
    let (start, end) = Self.breaks(depth)
    output += "{" + (depth == nil ? "" : "\n")
    for (key, value) in entries {
      output += "\(start)\(Self.quoted(key)) = "
      write(value, depth: depth.map { $0 + 1 })
      output += ";" + (depth == nil ? " " : "\n")
    }
    output += end + "}"
  }

  private mutating func write(_ value: XcodeValue, depth: Int?) {
    switch value {
    case .text(let text): output += Self.quoted(text)
    case .reference(let id, let comment): output += Self.reference(id, comment)
    case .table(let fields): writeTable(fields, depth: depth)
    case .list(let elements):
      let (start, end) = Self.breaks(depth)
      output += "(" + (depth == nil ? "" : "\n")
      for element in elements {
        output += start
        write(element, depth: depth.map { $0 + 1 })
        output += "," + (depth == nil ? " " : "\n")
      }
      output += end + ")"
    }
  }

  /// What indents the entries of a table or list, and its end.
  private static func breaks(_ depth: Int?) -> (entry: String, end: String) {
    guard let depth else { return ("", "") }
    return (String(repeating: "\t", count: depth + 1), String(repeating: "\t", count: depth))
  }

  private static func reference(_ id: XcodeObjectID, _ comment: String?) -> String {
    comment.map { "\(id.text) /* \($0) */" } ?? id.text
  }

  /// A string, in quotes unless it has only the characters that Xcode leaves without.
  static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        // From the dot to nine: `./0123456789`.
        || (UInt8(ascii: ".")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: "$")
    }
    // Two slashes would begin a comment, and Xcode quotes three underscores.
    if isPlain, !text.isEmpty, !text.contains("//"), !text.contains("___") { return text }
    var quoted = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\"", "\\": quoted += "\\" + String(character)
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      default: quoted.unicodeScalars.append(character)
      }
    }
    return quoted + "\""
  }
}
