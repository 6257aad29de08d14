/// The result of the evaluation of a manifest: its targets, and the expressions that could not be evaluated.
struct EvaluatedManifest {
  var claims: [ModuleClaim] = []
  var gaps: [(path: String, line: Int, text: String)] = []

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
}
