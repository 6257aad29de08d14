import Testing

@testable import Members

@Suite struct UnansweredDraftsTests {
  @Test func aDraftHasOneKeyUntilThereIsAnAnswer() async {
    let drafts = UnansweredDrafts()
    let mary = UserDraft(name: "Mary", email: "mary@example.com")
    let key = await drafts.key(for: mary)
    #expect(await drafts.key(for: mary) == key)
    await drafts.wasAnswered(mary)
    #expect(await drafts.key(for: mary) != key)
  }

  @Test func anotherDraftOfTheSameUserAndAChangedOneHaveKeysOfTheirOwn() async {
    let drafts = UnansweredDrafts()
    let mary = UserDraft(name: "Mary", email: "mary@example.com")
    var changed = mary
    changed.name = "Mary S."
    let keys = [
      await drafts.key(for: mary), await drafts.key(for: changed),
      await drafts.key(for: UserDraft(name: "Mary", email: "mary@example.com")),
    ]
    #expect(Set(keys).count == 3)
    #expect(await drafts.key(for: mary) == keys[0])
  }

  @Test func theOldestAreForgotten() async {
    let drafts = UnansweredDrafts()
    let all = (0...UnansweredDrafts.limit).map { UserDraft(email: "\($0)@example.com") }
    var keys: [String] = []
    for draft in all { keys.append(await drafts.key(for: draft)) }
    #expect(await drafts.key(for: all[1]) == keys[1])
    #expect(await drafts.key(for: all[0]) != keys[0])
  }
}
