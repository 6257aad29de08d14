import Testing

@testable import Members

@Suite struct UnansweredDraftsTests {
  @Test func aDraftHasOneKeyUntilItsUserIsCreated() {
    var drafts = UnansweredDrafts()
    let mary = UserDraft(name: "Mary", email: "mary@example.com")
    let key = drafts.key(for: mary)
    #expect(drafts.key(for: mary) == key)
    drafts.wasCreated(mary)
    #expect(drafts.key(for: mary) != key)
  }

  @Test func aRefusalEndsAKeyUnlessAnEarlierAttemptMayHaveArrived() {
    var drafts = UnansweredDrafts()
    let mary = UserDraft(name: "Mary", email: "mary@example.com")
    let key = drafts.key(for: mary)
    drafts.hasFailed(mary, mayHaveArrived: false)
    let second = drafts.key(for: mary)
    #expect(second != key)
    drafts.hasFailed(mary, mayHaveArrived: true)
    drafts.hasFailed(mary, mayHaveArrived: false)
    #expect(drafts.key(for: mary) == second)
  }

  @Test func anotherDraftOfTheSameUserAndAChangedOneHaveKeysOfTheirOwn() {
    var drafts = UnansweredDrafts()
    let mary = UserDraft(name: "Mary", email: "mary@example.com")
    var changed = mary
    changed.name = "Mary S."
    let keys = [
      drafts.key(for: mary), drafts.key(for: changed),
      drafts.key(for: UserDraft(name: "Mary", email: "mary@example.com")),
    ]
    #expect(Set(keys).count == 3)
    #expect(drafts.key(for: mary) == keys[0])
  }

  @Test func theOldestAreForgotten() {
    var drafts = UnansweredDrafts()
    let all = (0...UnansweredDrafts.limit).map { UserDraft(email: "\($0)@example.com") }
    let keys = all.map { drafts.key(for: $0) }
    #expect(drafts.key(for: all[1]) == keys[1])
    #expect(drafts.key(for: all[0]) != keys[0])
  }
}
