import Testing

@testable import Members

@Suite struct UnansweredUsersTests {
  @Test func aUserHasOneKeyUntilThereIsAnAnswer() async {
    let users = UnansweredUsers()
    let mary = NewUser(name: "Mary", email: "mary@example.com")
    let key = await users.key(for: mary)
    #expect(await users.key(for: mary) == key)
    await users.wasAnswered(mary)
    #expect(await users.key(for: mary) != key)
  }

  @Test func theOldestAreForgotten() async {
    let users = UnansweredUsers()
    let all = (0...UnansweredUsers.limit).map { NewUser(name: "", email: "\($0)@example.com") }
    var keys: [String] = []
    for user in all { keys.append(await users.key(for: user)) }
    #expect(await users.key(for: all[1]) == keys[1])
    #expect(await users.key(for: all[0]) != keys[0])
  }
}
