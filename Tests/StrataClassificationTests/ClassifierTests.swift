import StrataDefinition
import StrataModel
import Testing

@testable import StrataClassification

@Suite struct ClassifierTests {
  private let layered = """
    layers:
      Presentation: {match: {path: "**/Presentation/**"}, fallback: {path: "**/Views/**"}}
      Domain: {match: [{path: "**/Domain/**"}, {module: "*Domain"}]}
      Data: {match: {path: "**/Data/**"}, fallback: {path: "**/{Services,Models}/**"}}
      Special: {match: {path: "Legacy/*/Domain/**"}}
    roles:
      widget: {match: {suffix: Widget}, layer: Presentation}
      port: {match: {suffix: Port}, layer: Data, interface-layer: Domain, also-in: [Special]}
      helper: {match: {suffix: Helper}, layer: Data, decides-layer: false}
      part: {match: {name: Part, inside: widget}}
      model: {match: {layer: Domain, kind: [struct], not: {conforms: "Legacy*"}}}
    """

  @Test(arguments: [
    ("Projects/Domain/Data/X.swift", "App", "Data"), ("Projects/Data/Domain/X.swift", "App", "Domain"),
    ("Domain/X.swift", "App", "Domain"), ("Domain.swift", "App", "-"), ("MyDomain/X.swift", "App", "-"),
    ("Domain/Services/X.swift", "App", "Domain"), ("App/Services/X.swift", "App", "Data"),
    ("App/Views/Models/X.swift", "App", "Data"), ("Sources/PaymentDomain/X.swift", "PaymentDomain", "Domain"),
    ("Sources/PaymentDomain/Data/X.swift", "PaymentDomain", "Data"),
    ("Data/Sources/PayDomain/X.swift", "PayDomain", "Domain"),
    // As deep as `**/Domain/**`, and names one folder more.
    ("Legacy/a/Domain/X.swift", "App", "Special"), ("Legacy/Domain/X.swift", "App", "Domain"),
  ])
  func theDeepestFolderDecides(_ path: String, _ module: String, _ layer: String) throws {
    var world = World()
    world.add(.struct, "X", path, module: module)
    let project = world.classified(by: try load(layered))
    #expect(project.layerOfFile[0] ?? "-" == layer)
  }

  /// In the built-in styles: the parts of a module that are targets of their own, and folders that are called like a
  /// layer but say what their contents are about.
  @Test(arguments: [
    ("Projects/TidesDomain/Sources/X.swift", "TidesDomain", "", "Domain"),
    ("Projects/TidesDomain/Interface/Repository/X.swift", "TidesDomainInterface", "", "Domain"),
    ("Projects/TidesDomain/Testing/X.swift", "TidesDomainTesting", "", "Domain"),
    ("Wallet/Domain/Models/Presentation/X.swift", "Wallet", "Foundation", "Domain"),
    ("Wallet/Domain/UseCases/Protocols/Presentation/X.swift", "Wallet", "", "Domain"),
    ("Wallet/Data/Models/Presentation/X.swift", "Wallet", "", "Data"),
    ("Wallet/Domain/Models/Presentation/X.swift", "Wallet", "SwiftUI", "Presentation"),
    ("Wallet/Domain/Presentation/X.swift", "Wallet", "", "Presentation"),
    ("Wallet/Presentation/Models/X.swift", "Wallet", "", "Presentation"),
    ("App/Scenes/Friends/Requests/X.swift", "App", "", "Presentation"),
    ("App/Scenes/Main/Swap/X.swift", "App", "", "Presentation"), ("App/Main/X.swift", "App", "", "Shared"),
    ("App/Scenes/Swap/BusinessLogic/X.swift", "App", "", "Presentation"),
    ("App/Swap/BusinessLogic/X.swift", "App", "", "Domain"),
    ("Shop/UI/Entities/X.swift", "Shop", "SwiftUI", "Presentation"),
    ("Shop/UI/Entities/X.swift", "Shop", "Foundation", "Domain"),
    ("App/History/Mapping/X.swift", "App", "ShopUIKit", "Presentation"),
    ("App/History/Mapping/X.swift", "App", "Foundation", "Data"),
    ("App/Network/Mapping/X.swift", "App", "UIKit", "Data"), ("App/Mapping/X.swift", "App", "MapKit", "Presentation"),
    ("Presentation/Sources/Scene/Room/Data/X.swift", "Presentation", "", "Presentation"),
    ("Presentation/Data/X.swift", "App", "", "Data"),
    ("Sources/shop-presentation/X.swift", "shop-presentation", "", "Presentation"),
    ("Sources/ShopNetworking/X.swift", "ShopNetworking", "", "Infrastructure"),
    ("Sources/SocialUI/DataSource/X.swift", "SocialUI", "UIKit", "Presentation"),
  ])
  func foldersAndModulesOfStyles(_ path: String, _ module: String, _ imported: String, _ layer: String) throws {
    var world = World()
    world.add(.enum, "X", path, module: module, imports: imported.isEmpty ? [] : [imported])
    #expect(world.classified(by: try style("repository")).layerOfFile[0] == layer)
  }

  @Test func modulesOfDatabaseObjectsAreNotTheDomain() throws {
    var world = World()
    for (module, plain) in [("ShopEntities", "Note"), ("ClubEntities", "Plan")] {
      world.add(
        .class, module + "Record", "Modules/\(module)/Record.swift", module: module, ["Object"], imports: ["RealmSwift"]
      )
      world.add(.enum, module + "Kind", "Modules/\(module)/Kind.swift", module: module)
      if module == "ClubEntities" { world.add(.struct, plain, "Modules/\(module)/Plan.swift", module: module) }
    }
    let project = world.classified(by: try style("repository"))
    #expect(project.place(of: world["ShopEntitiesRecord"]) == "Data/dto")
    #expect(project[world["ShopEntitiesRecord"]].folderLayer == "Data")
    #expect(project.layer(of: world["ShopEntitiesKind"]) == "Data")
    #expect(project[world["ClubEntitiesRecord"]].folderLayer == "Domain")
    #expect(project.place(of: world["Plan"]) == "Domain/entity")
    let explanation = Classifier.explain(project.graph[world["ShopEntitiesKind"]].declaration.file, in: project)
    #expect(explanation.steps.contains { $0.reason.contains("module contains only DTOs, so it is not") })
  }

  /// A folder deep in a module may have the name of the module, too.
  @Test func aModuleRanksLikeTheFolderThatContainsIt() throws {
    var world = World()
    world.add(.class, "Till", "Shop/Goods/Shop/Till.swift", module: "Shop")
    world.add(.class, "Door", "Shop/Door.swift", module: "Shop")
    world.add(.class, "Shelf", "Kits/Shelf/Sources/Shelf/Shelf.swift", module: "Shelf")
    let project = world.classified(
      by: try load(
        """
        layers:
          Rest: { match: { module: Shop }, uses: [] }
          Goods: { match: { path: "Shop/Goods/**" }, uses: [] }
          Kits: { match: { path: "Kits/**" }, uses: [] }
          Shelf: { match: { module: Shelf }, uses: [] }
        """))
    #expect(project.layer(of: world["Till"]) == "Goods")
    #expect(project.layer(of: world["Door"]) == "Rest")
    #expect(project.layer(of: world["Shelf"]) == "Shelf")
  }

  @Test func rolesAndFoldersAgreeOnTheLayer() throws {
    var world = World()
    world.add(.protocol, "SavePort", "Data/SavePort.swift")
    world.add(.class, "DiskPort", "Domain/DiskPort.swift", ["SavePort"])
    world.add(.protocol, "OldPort", "Legacy/a/Domain/OldPort.swift")
    world.add(.class, "DateHelper", "Presentation/DateHelper.swift")
    world.add(.class, "LooseHelper", "LooseHelper.swift")
    world.add(.class, "ListWidget", "Domain/ListWidget.swift")
    world.add(.struct, "ListWidget.Part", "Domain/ListWidget.swift")
    world.add(.struct, "ListWidget.Row", "Presentation/Row.swift")
    world.add(.enum, "ListWidget.Mode", "Domain/ListWidget.swift")
    world.add(.enum, "ListWidget.Mode.Kind", "Loose.swift")
    world.add(.struct, "User", "Domain/User.swift")
    world.add(.protocol, "LegacyCodable", "Data/LegacyCodable.swift")
    world.add(.protocol, "Storable", "Data/Storable.swift", ["LegacyCodable"])
    world.add(.struct, "Account", "Domain/Account.swift", ["Storable"])
    world.add(.typealias, "PortWidget", "Domain/PortWidget.swift")
    world.add(.struct, "Loose", "Loose.swift")
    let project = world.classified(by: try load(layered))
    let places: KeyValuePairs = [
      "SavePort": "Domain/port", "DiskPort": "Data/port", "OldPort": "Special/port",
      "DateHelper": "Presentation/helper", "LooseHelper": "Data/helper", "ListWidget": "Presentation/widget",
      "ListWidget.Part": "Domain/part", "ListWidget.Row": "Presentation/-", "ListWidget.Mode": "Presentation/widget",
      "ListWidget.Mode.Kind": "Presentation/widget", "User": "Domain/model", "Account": "Domain/-",
      "PortWidget": "Domain/-", "Loose": "-/-",
    ]
    for (name, place) in places { #expect(project.place(of: world[name]) == place, "\(name)") }
    #expect(project[world["SavePort"]].folderLayer == "Data")
    #expect(project[world["ListWidget.Mode"]].isInherited && !project[world["ListWidget.Row"]].isInherited)
    #expect(project.coverage.unassigned.map { project.graph[$0].name } == ["Loose"])
    #expect(project.ledger.unassignedTypes == 1)
  }

  @Test func selectorsThatMatchNothingAreReported() throws {
    let text = """
      style: gateway
      layers:
        Domain: {match+: {path: [Sources/Domian, "Sources/*Rules"]}}
      roles:
        report: {match: {suffix: Report}}
      """
    var world = World()
    world.add(.struct, "Fee", "Sources/PriceRules/Fee.swift")
    let found = world.classified(by: try load(text)).coverage.unusedSelectors
    #expect(
      found.filter { !$0.isBuiltIn } == [
        UnusedSelector(what: "path 'Sources/Domian/**' of layer 'Domain'", origin: "strata.yml:3", isBuiltIn: false),
        UnusedSelector(what: "role 'report'", origin: "strata.yml:5", isBuiltIn: false),
      ])
    #expect(found.contains { $0.what == "role 'gateway'" && $0.isBuiltIn && $0.origin.hasPrefix("gateway.yml:") })
  }

  @Test func explanationsSayWhatWasTried() throws {
    var world = World()
    world.add(.protocol, "SavePort", "Data/SavePort.swift")
    let project = world.classified(by: try load(layered))
    let explanation = Classifier.explain(world["SavePort"], in: project)
    #expect(explanation.conclusion == "the folder assigns layer Data, but role port belongs in Domain")
    let matched = explanation.steps.filter(\.isMatch)
    #expect(matched.map(\.subject) == [.layer("Data"), .role("port")])
    #expect(matched.map(\.reason) == ["path '**/Data/**'", "name ends in 'Port'"])
    #expect(matched.map(\.origin) == ["strata.yml:4", "strata.yml:8"])
    #expect(matched.map(\.isDecisive) == [true, true])
    #expect(explanation.steps.first?.reason == "path is not '**/Presentation/**'")
    #expect(
      explanation.steps.first(where: { $0.subject == .role("widget") })?.reason == "name does not end in 'Widget'")
    #expect(Classifier.explain(FileID(0), in: project).conclusion == "the folder assigns layer Data")
  }

  @Test func ringsOfSupertypesEnd() throws {
    var world = World()
    world.add(.class, "A", "Domain/A.swift")
    world.add(.class, "B", "Domain/B.swift", ["A", "LegacyThing"])
    world.types[0].supertypes = [.type(world["B"])]
    let project = world.classified(by: try load(layered))
    #expect(project.layer(of: world["A"]) == "Domain")
  }
}
