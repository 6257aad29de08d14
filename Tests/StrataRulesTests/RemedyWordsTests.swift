import Testing

/// What messages and remedies say, where the findings alone do not show it.
@Suite struct RemedyWordsTests {
  private func findings(_ source: String, rule: String) throws -> [FixtureRun.Found] {
    try FixtureRun(Fixture(name: "\(rule)/test", text: source)).found
  }

  private func fixture(_ name: String) throws -> [FixtureRun.Found] {
    try FixtureRun(#require(Fixture.all.first { $0.name == name })).found
  }

  // MARK: Names of files

  @Test(arguments: [
    ("Tags+Sorting", "rename the file to `Tag+Sorting.swift`"),
    ("Labels+Text+Sorting", "rename the file to `Tag+TextSorting.swift`"),
    ("TagSorting", "rename the file to `Tag+Sorting.swift`"),
    ("Tags", "rename the file to `Tag+Topic.swift`, with what it adds as the topic"),
  ])
  func theTopicOfAFileIsKept(_ file: String, _ remedy: String) throws {
    let found = try findings(
      """
      // style: coordinator
      // rules: file-name
      // file: Sources/Domain/Tag.swift
      struct Tag {}
      // file: Sources/Domain/\(file).swift
      extension Tag { var rank: Int { 1 } }
      """, rule: "file-name")
    #expect(found.map(\.remedy) == [remedy])
  }

  // MARK: Moves

  /// Nobody moves production code to tests or to what a tool writes.
  @Test(arguments: ["", ", tests: true"]) func layersWithoutProductionCodeAreNoPlaceToMoveTo(option: String) throws {
    let found = try findings(
      """
      // rules: forbidden-import
      // file: strata.yml
      tests: [Checks]
      generated: [Generated]
      layers:
        Screens: {match: {path: Screens}, uses: [Data, Written], forbids: [storage]}
        Data: {match: {path: Data}}
        Written: {match: {path: Generated}}
        Checks: {match: {path: Checks}, uses: [Screens]}
      frameworks:
        storage: {types: [UserDefaults]}
      rules:
        forbidden-import: {severity: error\(option)}
      // file: Screens/Screen.swift
      import Foundation
      struct Screen { let defaults = UserDefaults.standard }
      // file: Data/Store.swift
      struct Store {}
      // file: Generated/Assets.swift
      struct Assets {}
      // file: Checks/ScreenChecks.swift
      struct ScreenChecks {}
      """, rule: "forbidden-import")
    #expect(
      found.map(\.remedy) == ["move what needs `UserDefaults` to Data, and call it through a protocol of Data"])
  }

  @Test func aTypeThatCallsMembersOfExtensionsElsewhereIsNotMoved() throws {
    let found = try fixture("dependency-rule/members-that-stay")
    func remedy(_ target: String) throws -> String { try #require(found.first { $0.target == target }).remedy }
    #expect(try !remedy("QuoteFormat").contains("move `"), "\(found.map(\.remedy))")
    #expect(try !remedy("QuoteLabel").contains("move `"), "\(found.map(\.remedy))")
    #expect(try remedy("QuoteRange").contains("move `QuoteRange` to Domain"), "\(found.map(\.remedy))")
  }

  /// The extension stays in Data, so the use case could not call its member.
  @Test func aTypeWhoseExtensionElsewhereIsUsedIsNotMoved() throws {
    let found = try fixture("dependency-rule/users-of-members-that-stay")
    func remedy(_ user: String) throws -> String { try #require(found.first { $0.symbol == user }).remedy }
    #expect(
      try remedy("PrintTicketUseCase") == "replace `Ticket` by a type that Domain may use; it cannot be moved to "
        + "Domain, because `PrintTicketUseCase` of Domain uses `Ticket.row`, which an extension in Data declares")
    #expect(try remedy("OpenTicketUseCase") == "move `Ticket` to Domain or Shared")
    #expect(try remedy("PrintVoucherUseCase").contains("move `Voucher` to Domain"))
  }

  @Test func anExtensionIsNotMovedToANeutralLayerThatPassesItsContentOn() throws {
    let found = try findings(
      """
      // style: repository
      // rules: dependency-rule
      // file: Sources/Presentation/QuoteBadge.swift
      struct QuoteBadge { var quote: Quote? }
      // file: Sources/Presentation/QuoteView.swift
      struct QuoteView { func text(_ badge: QuoteBadge) -> String { badge.row() } }
      // file: Sources/Domain/Quote.swift
      struct Quote {}
      extension QuoteBadge { func row() -> String { QuoteStore().row } }
      // file: Sources/Data/QuoteStore.swift
      struct QuoteStore { var row = "" }
      """, rule: "dependency-rule")
    #expect(
      found.filter { $0.message.hasPrefix("an extension in Domain extends") }.map(\.remedy) == [
        "replace the extension by functions that take values which Domain may use"
      ])
  }

  @Test(arguments: [
    ("Data", "move the extension to a file of Shared"),
    ("Domain", "move the extension to a file of Presentation"),
  ])
  func anExtensionIsMovedWhereItsMembersMayBeUsed(_ home: String, _ remedy: String) throws {
    let found = try findings(
      """
      // style: repository
      // rules: dependency-rule
      // file: Sources/Presentation/QuoteBadge.swift
      struct QuoteBadge { var quote: Quote? }
      // file: Sources/Domain/Quote.swift
      struct Quote {}
      extension QuoteBadge { func text(of quote: Quote) -> String { quote.shown } }
      // file: Sources/\(home)/Quote+Shown.swift
      extension Quote { var shown: String { "" } }
      """, rule: "dependency-rule")
    #expect(found.filter { $0.message.hasPrefix("an extension in Domain extends") }.map(\.remedy) == [remedy])
  }

  // MARK: Cycles

  @Test func aCycleNamesTheEdgesThatAreAccepted() throws {
    let found = try fixture("layer-cycle/accepted-edge")
    #expect(
      found.map(\.message).contains { $0.hasSuffix("is accepted for Domain → Presentation, and the cycle remains") })
    let allowed = try fixture("layer-cycle/edge-allowed-by-a-role")
    #expect(
      !allowed.isEmpty && allowed.allSatisfy { !$0.message.contains("accepted") && !$0.remedy.contains("accepted") })
  }

  // MARK: Names

  /// Where the layer of the use cases may use DTOs, they map them, whatever the style is called.
  @Test(arguments: [
    ("gateway", "", "the use case"), ("repository", "", "the repository"), ("coordinator", "", "the repository"),
    ("repository", "layers: {Domain: {uses-roles: [dto]}}", "the use case"),
    ("repository", "roles: {use-case: {through: gateway}}", "the gateway"),
  ])
  func whoMapsFollowsFromTheDefinition(_ style: String, _ change: String, _ mapper: String) throws {
    let found = try findings(
      """
      // rules: dto-leak
      // file: strata.yml
      extends: \(style)
      \(change)
      // file: Sources/Domain/LoadUserUseCase.swift
      protocol LoadUserUseCase { func execute() async throws -> UserDTO }
      // file: Sources/Data/UserDTO.swift
      struct UserDTO: Codable {}
      """, rule: "dto-leak")
    #expect(found.map(\.remedy) == ["return a domain model, and map `UserDTO` to it in \(mapper)"])
  }

  @Test(arguments: [
    ("", "`BaseViewModel`", "`BaseViewModel<CartState>`"),
    ("class BaseViewModel<State> {}", "`BaseViewModel`", "`BaseViewModel<CartState>`"),
    ("class ScreenModel<State> {}", "`ScreenModel`", "`ScreenModel<CartState>`"),
    (
      "class ScreenModel {}\nclass PagedModel<Page>: ScreenModel {}", "`ScreenModel`", "`ScreenModel`"
    ),
  ])
  func theBaseIsThatOfTheProject(_ bases: String, _ name: String, _ instance: String) throws {
    let found = try findings(
      """
      // rules: base-view-model
      // file: strata.yml
      extends: reactive
      rules:
        base-view-model:
          bases: [BaseViewModel, ScreenModel, PagedModel]
      // file: Sources/Presentation/CartViewModel.swift
      \(bases)
      class CartViewModel {}
      """, rule: "base-view-model")
    #expect(found.map(\.message) == ["view model `CartViewModel` does not inherit from \(name)"])
    #expect(found.map(\.remedy) == ["inherit from \(instance) and change its state with `setState`"])
  }

  @Test func theVerbsOfProposedNamesAreWordsOfTheVocabulary() throws {
    let found = try findings(
      """
      // rules: use-case-name
      // file: strata.yml
      extends: repository
      vocabulary:
        query-verbs: [load]
        command-verbs: [run]
      // file: Sources/Domain/UseCases.swift
      protocol InfoUseCase { func execute() -> Int }
      protocol NightUseCase { func execute() -> () }
      """, rule: "use-case-name")
    #expect(
      found.map(\.remedy)
        == ["LoadInfoUseCase", "RunNightUseCase"].map {
          "rename it to begin with a verb, such as `\($0)`"
        })
  }

  @Test func aRoleIsNamedByItsNoun() throws {
    let found = try findings(
      """
      // style: repository
      // rules: unassigned-type
      // file: Sources/Checkout/CheckoutFailure.swift
      enum CheckoutFailure: Error { case empty }
      """, rule: "unassigned-type")
    #expect(found.map(\.message) == ["no layer covers `CheckoutFailure`, whose role error may be in any layer"])
  }
}
