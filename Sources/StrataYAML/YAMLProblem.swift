/// An error of libyaml.
struct YAMLProblem {
  var text: String
  var context: String
  var line: Int
  var column: Int

  /// The error as a message for the author of the file.
  static func describe(_ problem: YAMLProblem, in bytes: [UInt8]) -> String {
    if let byte = byte(at: problem, in: bytes), byte == UInt8(ascii: "\t") {
      return "a tab; YAML indents with spaces only"
    }
    switch problem.text {
    case "found character that cannot start any token":
      return "a value cannot begin with this character; put it in quotes"
    case "mapping values are not allowed in this context":
      return "':' is not expected here; indent by the same number of spaces as the line before, or quote the value"
    case "could not find expected ':'": return "':' is missing after the key"
    case "did not find expected key":
      return "a key is expected here; check that it is indented like the lines before"
    case "did not find expected '-' indicator":
      return "an item of the list ('- …') is expected here; check that it is indented like the items before"
    case "found undefined tag handle", "did not find expected tag URI":
      return "tags ('!…') are not supported; put a value that begins with '!' in quotes"
    default: return problem.context.isEmpty ? problem.text : "\(problem.text) \(problem.context)"
    }
  }

  private static func byte(at problem: YAMLProblem, in bytes: [UInt8]) -> UInt8? {
    var line = 1
    var column = 1
    for byte in bytes {
      if line == problem.line, column == problem.column { return byte }
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return nil
  }
}

/// Finds bytes that are not UTF-8.
enum UTF8Check {
  static func firstInvalid(_ bytes: [UInt8]) -> (line: Int, column: Int)? {
    // Nearly all files are ASCII.
    if bytes.allSatisfy({ $0 < 0x80 }) { return nil }
    var line = 1
    var column = 1
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .emptyInput: return nil
      case .error: return (line, column)
      case .scalarValue(let scalar):
        if scalar == "\n" {
          line += 1
          column = 1
        } else {
          column += 1
        }
      }
    }
  }
}
