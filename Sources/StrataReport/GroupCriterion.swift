/// What the findings of one section of a report have in common.
public enum GroupCriterion: String, Sendable, CaseIterable {
  case cause, rule, file, type, owner
}
