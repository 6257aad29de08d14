import StrataDefinition
import StrataModel
import StrataRules
import Testing

@testable import StrataAnalysis

/// Folders whose names mean a layer in other projects, and whose types belong to another one.
@Suite struct FolderNameTests {
  private let loader = DefinitionLoader(catalogue: RuleRegistry.descriptions)

  private func folders(_ files: [String: String]) throws -> [String: String] {
    let style = try loader.load(style: "repository")
    let found = FolderLayerFinder(Analyzer(MemoryWorkspace(files), by: style).snapshot().project).found()
    return Dictionary(found.map { ($0.folder + ($0.isWithoutSubfolders ? "/*" : ""), $0.layer) }) { $0 + $1 }
  }

  /// The settings of an app, edited by a page and read by two types of the data.
  private let settings = [
    "Rail/Pages/Seats/SeatsView.swift": "import SwiftUI\nstruct SeatsView: View { let seats: Seats }\n",
    "Rail/Pages/Seats/Models/Seats.swift": "struct Seats { var side = Side.left }\nenum Side { case left, right }\n",
    "Rail/Data/SeatReader.swift": "struct SeatReader { let seats: Seats }\n",
    "Rail/Data/SideWriter.swift": "struct SideWriter { let side: Side }\n",
  ]

  @Test func valuesThatTheDataUsesAreNotOnlyOfTheirScreen() throws {
    #expect(try folders(settings)["Rail/Pages/Seats/Models/*"] == "Shared")
    var files = settings
    files["Rail/Pages/Seats/Models/Seats.swift"]? += "import SwiftUI\n"
    #expect(try folders(files)["Rail/Pages/Seats/Models/*"] == "Shared")
  }

  @Test func valuesThatShowAndValuesOfOneReaderAreOfTheirScreen() throws {
    var files = settings
    files["Rail/Pages/Seats/Models/Seats.swift"]? += "import SwiftUI\nstruct Dye { let color: Color }\n"
    #expect(try folders(files)["Rail/Pages/Seats/Models/*"] == nil)
    files = settings
    files["Rail/Data/SideWriter.swift"] = nil
    #expect(try folders(files)["Rail/Pages/Seats/Models/*"] == nil)
  }

  /// With models of a domain, the data that uses values of a screen is a finding.
  @Test func withADomainTheyAreOfTheirScreen() throws {
    var files = settings
    for name in ["Train", "Stop", "Line"] { files["Rail/Domain/\(name).swift"] = "struct \(name) {}\n" }
    #expect(try folders(files)["Rail/Pages/Seats/Models/*"] == nil)
  }

  @Test(arguments: [(0, "Data"), (3, "Shared"), (5, nil)] as [(Int, String?)])
  func objectsOfADatabaseAreNoDomain(others: Int, layer: String?) throws {
    let more = (0..<others).map { "struct Shelf\($0) {}\n" }.joined()
    let found = try folders([
      "Library/Entities/Books.swift":
        "import CoreData\nclass Book: NSManagedObject {}\nclass Author: NSManagedObject {}\n" + more
    ])
    #expect(found["Library/Entities/*"] == layer)
  }

  @Test func whatAsksForDataIsOfTheDomain() throws {
    let found = try folders([
      "Library/Entities/Books.swift":
        "import CoreData\nclass Book: NSManagedObject {}\nclass Author: NSManagedObject {}\nprotocol BookRepository {}\n"
    ])
    #expect(found["Library/Entities/*"] == nil)
  }

  /// The screens of a diary, and the database that they read.
  @Test func aDatabaseAmongScreensIsData() throws {
    var files = [
      "Rail/Scenes/Diary/DiaryView.swift":
        "import SwiftUI\nstruct DiaryView: View { let store: DiaryTable }\n",
      "Rail/Scenes/Diary/Store/DiaryTable.swift":
        "import GRDB\nfinal class DiaryTable { let queue: DatabaseQueue }\n",
      "Rail/Scenes/Diary/Store/DiarySchema.swift": "import GRDB\nstruct DiarySchema {}\n",
      "Rail/Scenes/Diary/Store/DiaryError.swift": "enum DiaryError: Error { case closed }\n",
    ]
    #expect(try folders(files)["Rail/Scenes/Diary/Store/*"] == "Data")
    // A screen beside it, a file that shows something, and few files of the database.
    let view = "import SwiftUI\nstruct DiaryRow: View {}\n"
    files["Rail/Scenes/Diary/Store/DiaryRow.swift"] = view
    #expect(try folders(files)["Rail/Scenes/Diary/Store/*"] == nil)
    files["Rail/Scenes/Diary/Store/DiaryRow.swift"] = nil
    files["Rail/Scenes/Diary/Store/DiaryTable.swift"] = "final class DiaryTable {}\n"
    #expect(try folders(files)["Rail/Scenes/Diary/Store/*"] == nil)
  }

  /// The items of a list, and what feeds it, beside its screen.
  @Test func whatFeedsAListIsOfItsScreen() throws {
    var files = [
      "Rail/Seats/Views/SeatsView.swift": "import SwiftUI\nstruct SeatsView: View {}\n",
      "Rail/Seats/Data/SeatListDataSource.swift":
        "import UIKit\nfinal class SeatListDataSource: UICollectionViewDiffableDataSource<Int, SeatItem> {}\n",
      "Rail/Seats/Data/SeatItem.swift": "import UIKit\nstruct SeatItem: Hashable { let icon: UIImage }\n",
      "Rail/Seats/Data/SeatSection.swift": "enum SeatSection { case free, taken }\n",
    ]
    #expect(try folders(files)["Rail/Seats/Data/*"] == "Presentation")
    files["Rail/Seats/Data/SeatDTO.swift"] = "struct SeatDTO: Decodable { let id: Int }\n"
    #expect(try folders(files)["Rail/Seats/Data/*"] == nil)
  }

  /// A container that every layer uses, and one that builds the app.
  @Test(arguments: [(false, "Shared"), (true, nil)] as [(Bool, String?)])
  func aLibraryOfContainersIsNoCompositionRoot(builds: Bool, layer: String?) throws {
    let found = try folders([
      "Rail/Kit/Dependency Injection/Box.swift":
        "final class Box { \(builds ? "let seats = SeatRepositoryImpl()" : "") }\n",
      "Rail/Domain/SeatUseCase.swift": "struct SeatUseCase { let box: Box }\n",
      "Rail/Data/SeatRepositoryImpl.swift": "final class SeatRepositoryImpl { var box: Box? }\n",
      "Rail/Presentation/SeatViewModel.swift": "final class SeatViewModel { var box: Box? }\n",
    ])
    #expect(found["Rail/Kit/Dependency Injection/*"] == layer)
  }

  @Test func controllersOfNoScreenAreServices() throws {
    var files = [
      "Rail/Core/Screens/RateView.swift": "import SwiftUI\nstruct RateView: View { let rates: RateController }\n",
      "Rail/Core/Controllers/RateController.swift":
        "import Foundation\nfinal class RateController { func load() { URLSession.shared.invalidateAndCancel() } }\n",
      "Rail/Core/Controllers/FareController.swift":
        "import Foundation\nfinal class FareController { let session = URLSession.shared }\n",
      "Rail/Core/Controllers/SyncController.swift": "final class SyncController {}\n",
    ]
    #expect(try folders(files)["Rail/Core/Controllers/*"] == "Data")
    files["Rail/Core/Controllers/RateViewController.swift"] =
      "import UIKit\nfinal class RateViewController: UIViewController {}\n"
    #expect(try folders(files)["Rail/Core/Controllers/*"] == nil)
  }

  /// Services of which nothing tells a layer.
  @Test(arguments: [(2, false), (9, true)])
  func aLargeNeutralPartIsSaid(services: Int, isSaid: Bool) throws {
    var files: [String: String] = [:]
    for name in ["Seat", "Train", "Stop", "Line"] {
      files["Rail/Presentation/\(name)ViewModel.swift"] =
        "final class \(name)ViewModel { let useCase: \(name)UseCase; init(useCase: \(name)UseCase) { self.useCase = useCase } }\n"
      files["Rail/Domain/\(name)UseCase.swift"] = "struct \(name)UseCase { func execute() {} }\n"
      files["Rail/Data/\(name)RepositoryImpl.swift"] = "final class \(name)RepositoryImpl {}\n"
    }
    for number in 0..<services { files["Rail/Services/Pdf/Reader\(number).swift"] = "final class Reader\(number) {}\n" }
    let first = try loader.load(style: DefinitionInference.firstStyle)
    let text = try DefinitionInference(Analyzer(MemoryWorkspace(files), by: first).snapshot()).definition(
      style: "repository"
    ).text.replacingLineBreaks
    #expect(
      text.contains("9 of 21 types that are not nested are in neutral layers, most of them in Rail/Services (9):")
        == isSaid,
      "\(text)")
  }
}

extension String {
  /// Comments are wrapped.
  fileprivate var replacingLineBreaks: String {
    split(separator: "\n").map { $0.hasPrefix("# ") ? $0.dropFirst(2) : $0 }.joined(separator: " ")
  }
}
