import StrataModel

/// What the evaluation of a manifest gives: its targets, and the expressions that were not understood.
struct EvaluatedManifest {
  var claims: [ModuleClaim] = []
  var gaps: [(path: String, line: Int, text: String)] = []

  init() {}

  /// - Parameter gaps: in the order in which they were met; each is kept once.
  init(_ claims: [ModuleClaim], _ gaps: [ManifestGap], _ sources: ManifestSources) {
    self.claims = claims
    var seen: [ManifestGap] = []
    for gap in gaps where !seen.contains(gap) {
      seen.append(gap)
      self.gaps.append(sources.excerpt(gap))
    }
  }
}
