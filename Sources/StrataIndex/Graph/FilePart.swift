import StrataModel

/// Where the references of one file stand, and what became of them.
struct FilePart {
  var worker = 0
  var records = 0..<0
  var gaps = 0..<0
  var counts = Ledger.Counts()
}

/// What the threads found, in all views of the project.
struct ResolvedParts {
  var outputs: [ReferenceOutput] = []
  /// In the order of the files: the part of each in the first view that resolved it.
  var parts: [FilePart] = []
  /// Of files that other targets see differently, by file: what was found in their views.
  var furtherParts: [Int: [FilePart]] = [:]
  private var isResolved: [Bool] = []

  init() {}

  init(files count: Int) {
    parts = Array(repeating: FilePart(), count: count)
    isResolved = Array(repeating: false, count: count)
  }

  /// Adds what was found in one view.
  mutating func take(_ found: (outputs: [ReferenceOutput], files: [Int], parts: [FilePart])) {
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
