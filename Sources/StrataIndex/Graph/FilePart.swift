import StrataModel

/// The part of a thread's output that is about one file.
struct FilePart {
  var worker = 0
  var records = 0..<0
  var gaps = 0..<0
  var counts = Ledger.Counts()
}

/// The output of the threads, for all views of the project.
struct ResolvedParts {
  var outputs: [ThreadOutput] = []
  /// By file: its part in the first view that resolved it.
  var parts: [FilePart] = []
  /// By file that other targets compile with another meaning: its parts in their views.
  var furtherParts: [Int: [FilePart]] = [:]
  private var isResolved: [Bool] = []

  init() {}

  init(files count: Int) {
    parts = Array(repeating: FilePart(), count: count)
    isResolved = Array(repeating: false, count: count)
  }

  /// Adds the output for one view.
  mutating func take(_ found: (outputs: [ThreadOutput], files: [Int], parts: [FilePart])) {
    let first = outputs.count
    outputs += found.outputs
    for (file, part) in zip(found.files, found.parts) {
      var part = part
      part.worker += first
      if isResolved[file] {
        furtherParts[file, default: []].append(part)
      } else {
        parts[file] = part
        isResolved[file] = true
      }
    }
  }
}
