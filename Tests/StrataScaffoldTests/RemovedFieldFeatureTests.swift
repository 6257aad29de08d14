import Testing

@testable import StrataScaffold

@Suite struct RemovedFieldFeatureTests {
  private func removal(_ others: [String: String], keeping kept: Set<String> = []) -> RemovedFieldFeature? {
    let own = [
      "Address.swift": "struct Address { let street: String }\n",
      "Root+Address.swift": "extension Root {\n  func makeAddress() -> Address { Address(street: \"\") }\n}\n",
    ]
    let files = FeatureFiles(own.merging(others) { $1 }.mapValues { Array($0.utf8) })
    return RemovedFieldFeature(Set(own.keys), keeping: kept, in: files)
  }

  @Test func theRecordedFilesAreDeletedAndNoOtherOne() throws {
    // A label and a member of another type are not the feature.
    let removed = try #require(
      removal(["Mail.swift": "struct Mail { let address: String }\nlet a = Mail(address: \"\")\n"]))
    #expect(Set(removed.files.keys) == ["Address.swift", "Root+Address.swift"])
    #expect(removed.files.values.allSatisfy { $0 == nil } && removed.users.isEmpty)
  }

  @Test func usesOfItsTypesAndOfMembersItAddsAreListed() throws {
    let text = "final class Root {}\nlet a: Address? = nil\nlet b = Root().makeAddress()\n"
    let removed = try #require(removal(["Root.swift": text]))
    #expect(removed.users.map(\.line) == [2, 3])
  }

  @Test func editedFilesStay() throws {
    let removed = try #require(removal([:], keeping: ["Address.swift"]))
    #expect(Array(removed.files.keys) == ["Root+Address.swift"])
    #expect(removal([:], keeping: ["Address.swift", "Root+Address.swift"]) == nil)
  }
}
