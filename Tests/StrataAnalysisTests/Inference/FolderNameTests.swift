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
}
