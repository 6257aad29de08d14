/// What became of a seed.
struct Outcome {
  enum Verdict: Equatable {
    case found
    /// Not reported; with what `strata explain` says of it.
    case survived(String)
    /// Exempt code that was reported.
    case falseAlarm(String)
    /// The seed gave a type another layer or role, in which the use is allowed.
    case reclassified
  }

  var mode: Mode
  var seed: Seed
  var verdict: Verdict
  var line: SourceLine
  /// The line of code.
  var text: String

  /// Whether it counts for the recall.
  var counts: Bool { verdict != .reclassified && seed.candidate.expectation == .found }
}

/// How seeds are put into a code base.
enum Mode: String, CaseIterable {
  case single = "one at a time"
  case several = "several in one type"
  case suppressed = "beside a suppressed one"
  case baselined = "beside a baselined one"
  case only = "--only RULE"
  case skip = "--skip OTHERS"
}
