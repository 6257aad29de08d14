/// The files of a code base with some seeds in them.
struct SeededFiles {
  private var insertions: [String: [(offset: Int, text: String)]] = [:]
  private var endings: [String: String] = [:]
  private var imports: [String: Set<String>] = [:]
  private var helped: Set<Int> = []
  private let base: CodeBase

  init(_ seeds: [Seed], in base: CodeBase) {
    self.base = base
    for seed in seeds { add(seed) }
  }

  private mutating func add(_ seed: Seed) {
    switch seed.candidate.placement {
    case .member, .body: insertions[seed.source.file, default: []].append((seed.source.bodyEnd, seed.code))
    default: endings[seed.file, default: ""] += seed.code
    }
    var needed = seed.target.outerModules.union([seed.target.module])
    if seed.candidate.placement.isExtension { needed.formUnion(seed.source.outerModules.union([seed.source.module])) }
    imports[seed.file, default: []].formUnion(needed.subtracting([seed.module]))
    if let code = seed.codeBesideTarget { endings[seed.target.file, default: ""] += code }
    if helped.insert(seed.target.index).inserted {
      endings[seed.target.file, default: ""] += Helpers(target: seed.target).code
    }
  }

  /// Every changed or new file with its text, sorted by path.
  var texts: [(file: String, text: String)] {
    Set(insertions.keys).union(endings.keys).sorted().map { ($0, text(of: $0)) }
  }

  private func text(of file: String) -> String {
    var bytes = Array((base.texts[file] ?? "").utf8)
    let facts = base.facts[file]
    var all = insertions[file] ?? []
    let missing = (imports[file] ?? []).subtracting(facts?.imports ?? [])
    if !missing.isEmpty {
      all.append((facts?.importOffset ?? 0, missing.sorted().map { "import \($0)\n" }.joined()))
    }
    // Stable, so that several insertions at one offset stay in order.
    let ordered = all.enumerated().sorted { ($0.element.offset, $0.offset) > ($1.element.offset, $1.offset) }
    for (_, insertion) in ordered {
      bytes.insert(contentsOf: insertion.text.utf8, at: insertion.offset)
    }
    return String(decoding: bytes, as: UTF8.self) + (endings[file] ?? "")
  }

  /// The lines that have to be found, by seed.
  static func markedLines(_ texts: [(file: String, text: String)]) -> [Int: [SourceLine]] {
    var result: [Int: [SourceLine]] = [:]
    for (file, text) in texts {
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        guard line.utf8.last == UInt8(ascii: "."), let start = line.ranges(of: "// seeded ").last,
          let number = Int(line[start.upperBound...].dropLast())
        else { continue }
        result[number, default: []].append(SourceLine(file: file, line: index + 1))
      }
    }
    return result
  }
}
