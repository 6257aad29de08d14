import CYaml

/// Parses one YAML document with libyaml into a tree of nodes.
package struct YAMLParser {
  /// The document of a file; nil if the file is empty.
  /// - Parameter takesMergeKeys: whether `<<` is a key like any other, for the caller to process.
  package static func parse(_ bytes: [UInt8], takesMergeKeys: Bool = false) throws(YAMLErrors) -> YAMLNode? {
    if let position = UTF8Check.firstInvalid(bytes) {
      throw YAMLErrors(issues: [
        YAMLIssue(line: position.line, column: position.column, message: "the file is not UTF-8; save it as UTF-8")
      ])
    }
    // Some editors begin UTF-8 with a byte order mark.
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    var builder = YAMLTreeBuilder(takesMergeKeys: takesMergeKeys)
    let failure = bytes.withUnsafeBufferPointer { feed($0, into: &builder) }
    if let failure {
      let message = YAMLProblem.describe(failure, in: bytes)
      builder.issues.append(YAMLIssue(line: failure.line, column: failure.column, message: message))
    }
    guard builder.issues.isEmpty else { throw YAMLErrors(issues: builder.issues) }
    return builder.root
  }

  /// Passes the events of the document to the builder; returns the error of libyaml, if there is one.
  private static func feed(
    _ bytes: UnsafeBufferPointer<UInt8>, into builder: inout YAMLTreeBuilder
  ) -> YAMLProblem? {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else {
      return YAMLProblem(text: "out of memory", context: "", line: 0, column: 0)
    }
    defer { yaml_parser_delete(&parser) }
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
    while builder.isOpen {
      var event = yaml_event_t()
      guard yaml_parser_parse(&parser, &event) == 1 else { return problem(of: parser, in: bytes) }
      defer { yaml_event_delete(&event) }
      builder.take(YAMLEvent(event))
    }
    return nil
  }
}

extension YAMLParser {
  private static func problem(of parser: yaml_parser_t, in bytes: UnsafeBufferPointer<UInt8>) -> YAMLProblem {
    var problem = YAMLProblem(
      text: parser.problem.map { String(cString: $0) } ?? "this is not YAML",
      context: parser.context.map { String(cString: $0) } ?? "", line: Int(parser.problem_mark.line) + 1,
      column: Int(parser.problem_mark.column) + 1)
    if parser.error == YAML_READER_ERROR {
      // For a character that YAML does not allow, libyaml reports an offset and no line.
      let before = bytes.prefix(parser.problem_offset)
      problem.line = 1 + before.count { $0 == UInt8(ascii: "\n") }
      problem.column = 1 + before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count { $0 & 0xC0 != 0x80 }
    }
    return problem
  }
}

/// An event of libyaml as a Swift value.
struct YAMLEvent {
  enum Kind {
    case documentStart, streamEnd, other
    case scalar(String, isPlain: Bool)
    case alias
    case sequenceStart, mappingStart
    case end
  }

  var kind: Kind
  var anchor: String?
  var line: Int
  var column: Int

  init(_ event: yaml_event_t) {
    line = Int(event.start_mark.line) + 1
    column = Int(event.start_mark.column) + 1
    switch event.type {
    case YAML_STREAM_END_EVENT: kind = .streamEnd
    case YAML_DOCUMENT_START_EVENT: kind = .documentStart
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      kind = .scalar(text, isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
      anchor = YAMLEvent.text(scalar.anchor)
    case YAML_SEQUENCE_START_EVENT:
      kind = .sequenceStart
      anchor = YAMLEvent.text(event.data.sequence_start.anchor)
    case YAML_MAPPING_START_EVENT:
      kind = .mappingStart
      anchor = YAMLEvent.text(event.data.mapping_start.anchor)
    case YAML_ALIAS_EVENT:
      kind = .alias
      anchor = YAMLEvent.text(event.data.alias.anchor)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: kind = .end
    default: kind = .other
    }
  }

  private static func text(_ pointer: UnsafePointer<UInt8>?) -> String? {
    pointer.map { String(cString: $0) }
  }
}
