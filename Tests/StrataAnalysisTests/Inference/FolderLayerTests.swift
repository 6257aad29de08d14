import StrataDefinition
import StrataModel
import StrataRules
import Testing

@testable import StrataAnalysis

/// The layers of folders that a style does not know: modules and folders beside each other are judged by themselves.
@Suite struct FolderLayerTests {
  private let loader = DefinitionLoader(catalogue: RuleRegistry.descriptions)

  /// An app in style `repository`.
  private var app: [String: String] {
    var files: [String: String] = [:]
    for name in ["Train", "Ticket", "Seat", "Stop"] {
      files["Sources/Presentation/\(name)ViewModel.swift"] = """
        import SwiftUI
        @MainActor final class \(name)ViewModel: ObservableObject {
          let load: Load\(name)UseCase
          init(load: Load\(name)UseCase) { self.load = load }
        }
        """
      files["Sources/Domain/Load\(name)UseCase.swift"] = """
        struct Load\(name)UseCase { let repository: \(name)Repository }
        protocol \(name)Repository { func all() async throws -> [\(name)] }
        struct \(name) { let id: String }
        """
      files["Sources/Data/\(name)RepositoryImpl.swift"] =
        "final class \(name)RepositoryImpl: \(name)Repository { func all() async throws -> [\(name)] { [] } }\n"
    }
    return files
  }

  private func folders(_ more: [String: String]) throws -> [String: String] {
    let files = app.merging(more) { $1 }
    let style = try loader.load(style: "repository")
    let found = FolderLayerFinder(Analyzer(MemoryWorkspace(files), by: style).snapshot().project).found()
    return Dictionary(found.map { ($0.folder + ($0.isWithoutSubfolders ? "/*" : ""), $0.layer) }) { $0 + $1 }
  }

  @Test func eachModuleIsJudgedByItself() throws {
    let targets = ["Tabs", "Rest", "Dates"].map { ".target(name: \"\($0)\", path: \"Kits/\($0)\")" }
    let found = try folders([
      "Package.swift": """
      import PackageDescription
      let package = Package(name: "Rail", targets: [.target(name: "Rail", path: "Sources"), \(targets.joined(separator: ", "))])
      """,
      "Kits/Tabs/Tab.swift": "import SwiftUI\npublic struct Tab {}\n",
      "Kits/Tabs/Bar.swift": "import SwiftUI\npublic struct Bar {}\n",
      "Kits/Rest/Rest.swift": "import Moya\npublic struct Rest {}\n",
      "Kits/Rest/Path.swift": "public struct Route {}\n",
      "Kits/Dates/Dates.swift": "import Foundation\npublic struct Dates {}\n",
      "Sources/Presentation/TrainView.swift":
        "import Dates\nimport SwiftUI\nstruct TrainView: View { let dates: Dates }\n",
      "Sources/Data/TrainMapper.swift": "import Dates\nstruct TrainMapper { let dates: Dates }\n",
    ])
    #expect(found == ["Kits/Tabs": "Presentation", "Kits/Rest": "Data", "Kits/Dates": "Shared"])
  }

  /// A client of a host of source code has screens of repositories.
  @Test func aFolderOfScreensIsNoData() throws {
    var screens: [String: String] = [:]
    for part in ["ViewController: UIViewController", "ViewModel", "Cell: UITableViewCell"] {
      let name = "Branch" + (part.split(separator: ":").first.map(String.init) ?? "")
      screens["Sources/Modules/Repositories/\(name).swift"] = "import UIKit\nclass Branch\(part) {}\n"
    }
    #expect(try folders(screens)["Sources/Modules/Repositories"] == "Presentation")
    screens["Sources/Modules/Repositories/BranchStorage.swift"] = "final class BranchStorage {}\n"
    #expect(try folders(screens)["Sources/Modules/Repositories"] == nil)
  }

  /// One file of two imports a framework of the network, and the other one has nearly all types.
  @Test func oneFileTellsNothingAboutTheTypesOfOthers() throws {
    let many = (1...12).map { "public struct Alert\($0) {}" }.joined(separator: "\n")
    let alerts = ["Kits/Alerts/Alerts.swift": many, "Kits/Alerts/Ping.swift": "import Moya\npublic struct Ping {}\n"]
    #expect(try folders(alerts) == ["Kits": "Shared"])
    #expect(try folders(["Kits/Alerts/Alerts.swift": "import Moya\n" + many]) == ["Kits": "Shared"])
  }

  /// What views observe is the state of a screen, although it is created in the composition root.
  @Test func observedClassesAreOfScreens() throws {
    var files = [
      "Sources/Depots/DepotStore.swift": """
      @Observable final class DepotStore {
        private let trains: TrainRepository
        init(trains: TrainRepository) { self.trains = trains }
      }
      """,
      "Sources/Presentation/DepotView.swift":
        "import SwiftUI\nstruct DepotView: View { @Environment(DepotStore.self) var store }\n",
      "Sources/DI/Container.swift":
        "enum Container { static func store(_ trains: TrainRepository) -> DepotStore { DepotStore(trains: trains) } }\n",
    ]
    #expect(try folders(files) == ["Sources/Depots": "Presentation"])
    // Something else than screens needs it, too.
    files["Sources/Data/DepotMapper.swift"] = "struct DepotMapper { let store: DepotStore }\n"
    #expect(try folders(files) != ["Sources/Depots": "Presentation"])
  }

  /// Files beside folders that the style knows have a layer, too; what nobody uses is no data.
  @Test func filesBesideKnownFoldersHaveALayer() throws {
    let found = try folders([
      "Sources/Tracks/Network/Socket.swift": "import Foundation\nfinal class Socket {}\n",
      "Sources/Tracks/Track.swift": "import UIKit\nfinal class Track { let color: UIColor }\n",
      "Sources/Signals/Signal.swift": "struct Signal { let socket: Socket }\n",
    ])
    #expect(found == ["Sources/Tracks/*": "Presentation", "Sources/Signals": "Shared"])
  }

  /// One file shows images, and another one loads and keeps them without any import that says so.
  @Test func typesOfFoundationAreEvidence() throws {
    let found = try folders([
      "Kits/Images/Cell.swift": "import UIKit\npublic struct Cell { let image: UIImage }\n",
      "Kits/Images/Cache.swift": """
      import Foundation
      public final class Cache {
        func load(_ url: URL) { URLSession.shared.dataTask(with: url).resume() }
      }
      """,
      "Sources/Presentation/TrainView.swift":
        "import SwiftUI\nstruct TrainView: View { let cache: Cache; var body: some View { Text(\"\") } }\n",
    ])
    #expect(found == ["Kits": "Shared"])
  }

  @Test func foldersWithOtherEvidenceAreApart() throws {
    let found = try folders([
      "Cloud/Auth/Account.swift": "import FirebaseAuth\nstruct Account { let user: User }\n",
      "Cloud/Files/Upload.swift": "import FirebaseStorage\nimport UIKit\nstruct Upload { let image: UIImage }\n",
      "Cloud/Files/Folder.swift": "struct Folder {}\n",
      "Cloud/Calls/Call.swift": "import FirebaseFunctions\nstruct Call {}\n",
      "Sources/Data/Session.swift": "struct Session { let account: Account }\n",
      "Sources/Domain/Rights.swift": "struct Rights { let account: Account }\n",
    ])
    // What imports a module from outside is not Domain, and as many files import UI as data access.
    #expect(found == ["Cloud/Auth": "Shared", "Cloud/Files": "Shared", "Cloud/Calls": "Data"])
  }

  @Test func foldersThatAgreeAreOne() throws {
    let found = try folders([
      "Charts/Bars/Bar.swift": "import SwiftUI\nstruct Bar { let color: Color }\n",
      "Charts/Lines/Line.swift": "import SwiftUI\nstruct Line { let color: Color }\n",
      "Charts/Lines/Point.swift": "struct Dot {}\n",
      "Charts/Scale.swift": "struct Scale {}\n",
    ])
    #expect(found == ["Charts": "Presentation"])
  }

  /// `extension API { enum Paths {} }` is code of Data, wherever it is declared.
  @Test func extensionsOfOtherLayersContradictFrameworks() throws {
    let found = try folders([
      "Setup/Setup.swift": "import UIKit\nstruct Setup { let color: UIColor }\n",
      "Setup/Paths.swift": "extension RailAPI { enum Paths { static let trains = 1 } }\n",
      "Sources/Data/RailAPI.swift": "enum RailAPI { static let first = Paths.trains }\n",
    ])
    #expect(found == ["Setup": "Shared"])
  }

  @Test func usersFurtherInsideContradictFrameworks() throws {
    let found = try folders([
      "Themes/Theme.swift": "import UIKit\nstruct Theme { let color: UIColor }\n",
      "Sources/Domain/Line.swift": "struct Line { let theme: Theme }\n",
    ])
    #expect(found == ["Themes": "Shared"])
  }

  @Test func filesBesideFoldersHaveAPatternOfTheirOwn() throws {
    let files = app.merging([
      "Parts/Tag.swift": "import SwiftUI\nstruct Tag { let color: Color }\n",
      "Parts/Wire/Wire.swift": "import Moya\nstruct Wire {}\n",
    ]) { $1 }
    let style = try loader.load(style: "repository")
    let snapshot = Analyzer(MemoryWorkspace(files), by: style).snapshot()
    let text = try DefinitionInference(snapshot).definition(style: "repository").text
    #expect(text.contains("- path: \"Parts/*.swift\"") && text.contains("- path: \"Parts/Wire/**\""), "\(text)")
    let loaded = try loader.load(bytes: Array(text.utf8), path: "strata.yml")
    let result = Analyzer(MemoryWorkspace(files), by: loaded).snapshot().check()
    #expect(result.ledger.typesWithoutLayer == 0)
    #expect(!result.notices.contains { $0.kind == .idleSelector })
  }

  /// The types of a network's models are nested in a namespace of another file.
  @Test func aFileThatOnlyExtendsANamespaceHasTypesOfItsOwn() throws {
    let found = try folders([
      "Rail/Rail.swift": "import Alamofire\nenum Rail {}\n",
      "Rail/Answers/Rail+Answer.swift": "import Alamofire\nextension Rail { struct Answer {} }\n",
      "Sources/Data/Reader.swift": "struct Reader { let answer: Rail.Answer }\n",
    ])
    #expect(found == ["Rail": "Data"])
  }

  @Test func modulesOfOneLayerAreOneLine() throws {
    let targets = ["Tabs", "Bars"].map { ".target(name: \"\($0)\", path: \"Kits/\($0)\")" }
    let found = try folders([
      "Package.swift": """
      import PackageDescription
      let package = Package(name: "Rail", targets: [.target(name: "Rail", path: "Sources"), \(targets.joined(separator: ", "))])
      """,
      "Kits/Tabs/Tab.swift": "import SwiftUI\npublic struct Tab {}\n",
      "Kits/Bars/Bar.swift": "import SwiftUI\npublic struct Bar {}\n",
    ])
    #expect(found == ["Kits": "Presentation"])
  }

  /// Only screens use both; beside one of them are screens.
  @Test func whatScreensUseFarFromThemHasNoLayer() throws {
    let found = try folders([
      "Sources/Presentation/PlanView.swift":
        "import SwiftUI\nstruct PlanView: View { let plan: Plan; let fares: FareTable }\n",
      "Sources/Plans/Plan.swift": "struct Plan { let id: String }\n",
      "Kits/Fares/FareTable.swift": "struct FareTable { let rows: [Int] }\n",
      "Kits/Zones/Zone.swift": "struct Zone { let id: String }\n",
    ])
    #expect(found == ["Sources/Plans": "Presentation", "Kits": "Shared"])
  }
}
