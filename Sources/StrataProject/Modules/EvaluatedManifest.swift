import StrataModel

/// The targets of a manifest, and what of it could not be read.
struct EvaluatedManifest {
  var claims: [ModuleClaim] = []
  var offers = ManifestOffers()
  /// The expressions that could not be evaluated.
  var gaps: [Excerpt] = []
  /// The manifest, or files that it includes, if they could not be read.
  var faults: [(path: String, fault: ManifestFault)] = []

  /// The specs of XcodeGen that it includes, at any depth.
  var included: Set<String> = []

  /// An expression, up to the end of its line.
  struct Excerpt {
    var path: String
    var line: Int
    var text: String
    /// It says which files do not belong to a target.
    var isExclusion: Bool
  }

  init() {}

  /// - Parameter gaps: in the order in which they were found; duplicates are removed.
  init(_ claims: [ModuleClaim], _ gaps: [ManifestGap], _ sources: ManifestSources) {
    self.claims = claims
    var seen: [ManifestGap] = []
    for gap in gaps where !seen.contains(gap) {
      seen.append(gap)
      self.gaps.append(sources.excerpt(gap))
    }
  }

  /// - Parameter manifest: the path of the manifest.
  func problems(of manifest: String) -> [ManifestProblem] {
    faults.map { ManifestProblem(manifest: manifest, path: $0.path, line: $0.fault.line, cause: $0.fault.cause) }
      + gaps.map { gap in
        let cause: ManifestProblem.Cause = gap.isExclusion ? .exclusion(gap.text) : .expression(gap.text)
        return ManifestProblem(manifest: manifest, path: gap.path, line: gap.line, cause: cause)
      }
  }
}

/// Why a manifest cannot be read.
struct ManifestFault: Error, Equatable {
  /// From 1; nil if the whole file is meant.
  var line: Int?
  var cause: ManifestProblem.Cause

  static let unreadable = ManifestFault(line: nil, cause: .unreadable)

  static func malformed(_ words: String, line: Int? = nil) -> ManifestFault {
    ManifestFault(line: line, cause: .malformed(words))
  }

  /// The first marker that a merge with conflicts has left in a file.
  static func mergeConflict(in bytes: [UInt8]) -> ManifestFault? {
    let marker = "<<<<<<< ".utf8
    var line = 1
    var start = 0
    while start < bytes.count {
      if bytes[start...].starts(with: marker) { return .malformed("it has a merge conflict", line: line) }
      start = bytes.endOfLine(from: start) + 1
      line += 1
    }
    return nil
  }
}
