import BenchmarkSupport
import Judge
import StrataSyntax

/// What the comparison of one file yields.
struct FileVerdict: Sendable {
  struct Place: Sendable {
    var difference: Difference
    var line: Int
    var column: Int
    var text: String
    /// The whole source line.
    var context: String
  }

  var path: String
  var bytes = 0
  var lines = 0
  var records = 0
  var isBroken = false
  var isUnreadable = false
  var total = 0
  var places: [Place] = []

  init(path: String) { self.path = path }

  /// Reads a file with both readers and compares.
  static func of(_ path: String, options: Options, cache: JudgeCache?) -> FileVerdict {
    var verdict = FileVerdict(path: path)
    guard let bytes = SourceFiles.bytes(of: path) else {
      verdict.isUnreadable = true
      return verdict
    }
    let (judged, tree) = bytes.withUnsafeBufferPointer { source in
      (cache?.judge(source) ?? Translator.judge(source), SwiftReader.parse(source))
    }
    let lines = LineTable(bytes)
    let judge = records(judged.nodes, judged.directives, lines.starts.map { UInt32($0) })
    let ours = records(tree.nodes, tree.directives, tree.lineStarts)
    var differences = Comparison.differences(judge: judge, ours: ours)
    verdict.total = differences.count
    if options.roots { differences = Comparison.roots(of: differences, judge: judged.nodes) }
    verdict.bytes = bytes.count
    verdict.lines = lines.count
    verdict.records = judge.count
    verdict.isBroken = judged.hasError
    verdict.places = differences.map { lines.place($0, in: bytes) }
    return verdict
  }

  /// Nodes; suppression comments as records of kind `skipped` without an extent; starts of lines as such of kind
  /// `sourceFile`.
  private static func records(
    _ nodes: [SyntaxNode], _ directives: [UInt32], _ lineStarts: [UInt32]
  ) -> [Record] {
    Record.records(of: nodes) + places(directives, .skipped) + places(lineStarts, .sourceFile)
  }

  private static func places(_ offsets: [UInt32], _ kind: SyntaxKind) -> [Record] {
    offsets.map { Record(kind: kind, flags: 0, start: $0, end: $0, parent: .sourceFile, parentIndex: -1) }
  }
}
