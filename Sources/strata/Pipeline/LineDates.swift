import StrataModel

/// Since when the lines of a file are as they are, from the history of the repository.
struct LineDates {
  /// By line, from 0; nil for a line that is not committed.
  private let days: [CalendarDay?]

  /// - Parameter path: absolute. Of a file that is not in a repository, no day is known.
  init(_ path: String) {
    guard Files.kind(path) == .file else {
      days = []
      return
    }
    let blamed = Git(in: Paths.parent(of: path)).run(["blame", "--line-porcelain", "--", path])
    guard blamed.status == 0 else {
      days = []
      return
    }
    var days: [CalendarDay?] = []
    var (day, isCommitted): (CalendarDay?, Bool) = (nil, false)
    for line in blamed.output.split(separator: UInt8(ascii: "\n")) {
      // The line itself comes last, after a tab.
      if line.first == UInt8(ascii: "\t") {
        days.append(isCommitted ? day : nil)
        (day, isCommitted) = (nil, false)
        continue
      }
      let words = line.split(separator: UInt8(ascii: " "), maxSplits: 1)
      if words.count == 2, words[0].elementsEqual("committer-time".utf8) {
        day = Int(String(decoding: words[1], as: UTF8.self)).flatMap { CalendarDay(secondsSince1970: $0) }
      } else if let first = words.first, first.count >= 40 {
        isCommitted = first.contains { $0 != UInt8(ascii: "0") }
      }
    }
    self.days = days
  }

  /// - Parameter line: from 1.
  subscript(line: Int) -> CalendarDay? { days.indices.contains(line - 1) ? days[line - 1] : nil }
}
