import Testing

/// A singleton that very many types use is one decision: one finding with each use as a location.
@Suite struct SingletonDecisionTests {
  private func found(users: Int) throws -> [FixtureRun.Found] {
    var text = """
      // style: repository
      // rules: service-locator
      // file: Sources/Data/TramClient.swift
      final class TramClient { static let shared = TramClient(); func load() {} }

      """
    for number in 1...users {
      text += """
        // file: Sources/Data/Tram\(number)Repository.swift
        final class Tram\(number)Repository {
          func load() { TramClient.shared.load() }
          func again() { TramClient.shared.load() }
        }

        """
    }
    return try FixtureRun(Fixture(name: "service-locator/test", text: text)).found
  }

  @Test func manyUsersAreOneFinding() throws {
    let found = try found(users: 20)
    #expect(found.count == 40)
    #expect(Set(found.map(\.symbol)).count == 1)
    #expect(
      Set(found.map(\.message)) == [
        "repository `Tram10Repository` uses `TramClient.shared` instead of having it injected, and so do 19 other types"
      ])
    #expect(
      Set(found.map(\.remedy)) == [
        "take what each of them needs of `TramClient` as a parameter, and pass it from the composition root"
      ])
  }

  @Test func fewAreOneEach() throws {
    let found = try found(users: 19)
    #expect(found.count == 38)
    #expect(Set(found.map(\.symbol)).count == 19)
  }
}
