import StrataModel
import Testing

@testable import StrataFlow

/// Libraries of which nothing is known, and the values of requests.
@Suite struct LibraryTests {
  private static func text(_ symbol: String, _ source: String) throws -> String {
    outline(try Sample.text(symbol, ["Data/Repositories/Trips.swift": source]))
  }

  @Test(arguments: ["loop", "each", "first", "one"]) func aCallThatIsAStatementIsShown(_ member: String) throws {
    let text = try Self.text(
      "TripTracker." + member,
      """
      import Beacons
      final class TripTracker {
        private var beacons: [Beacon]
        private let main: Beacon
        init(beacons: [Beacon], main: Beacon) { (self.beacons, self.main) = (beacons, main) }
        func loop() { for beacon in beacons { beacon.flash("a") } }
        func each() { beacons.forEach { $0.flash("b") } }
        func first() { beacons.first?.flash("c") }
        func one() { main.flash("d") }
      }
      """)
    #expect(text.contains("⇢ outside the project: Beacon.flash"), "\(text)")
  }

  @Test func theWholeChainIsShown() throws {
    let text = try Self.text(
      "TripSync.push",
      """
      import Vault
      final class TripSync {
        let vault: VaultClient
        init(vault: VaultClient) { self.vault = vault }
        func push() async throws { _ = try await vault.locker().deposit(1) }
      }
      """)
    #expect(text.contains("⇢ outside the project: VaultClient.locker().deposit"), "\(text)")
  }

  @Test func aPartOfAStorageIsNamed() throws {
    let text = try Self.text(
      "TripArchive.add",
      """
      import SwiftData
      final class TripArchive {
        let container: ModelContainer
        init(container: ModelContainer) { self.container = container }
        @MainActor func add(_ trip: Trip) throws { try container.mainContext.save() }
      }
      final class Trip {}
      """)
    #expect(text.contains("⇢ persistence: ") && !text.contains("ModelContainer.save"), "\(text)")
  }

  @Test func fillingInARequestSendsNothing() throws {
    let text = try Self.text(
      "TripService.book",
      """
      import Foundation
      final class TripService {
        func book() async throws {
          var request = URLRequest(url: URL(string: "https://trips.example/v2/bookings")!)
          request.httpMethod = "PUT"
          request.setValue("a", forHTTPHeaderField: "b")
          _ = try await URLSession.shared.data(for: request)
        }
      }
      """)
    #expect(!text.contains("URLRequest"), "\(text)")
    #expect(text.contains("⇢ network: URLSession.data  PUT https://trips.example/v2/bookings"), "\(text)")
  }

  @Test func aStructDescribesARequest() throws {
    let text = try Self.text(
      "TripService.rename",
      """
      import Wire
      struct RenameTrip: WireRequest {
        let id: Int
        var method: WireMethod { .patch }
        var resource: String { "trips/\\(id)/name" }
      }
      final class TripService {
        let client = WireClient()
        func rename() async throws { _ = try await client.perform(RenameTrip(id: 3)) }
      }
      """)
    #expect(text.contains("⇢ request RenameTrip  PATCH trips/{id}/name"), "\(text)")
  }

  /// `error` of a log gives no error to anybody.
  @Test func aLogPassesNoErrorOn() throws {
    let text = try Self.text(
      "TripReader.read",
      """
      import Foundation
      import Logs
      final class TripReader {
        func open() throws { throw CocoaError(.fileNoSuchFile) }
        func read() { do { try open() } catch { log.error(error); AppLogger.shared.error(error) } }
        func error(_ text: String) {}
      }
      """)
    #expect(!text.contains("passes on") && !text.contains("? error"), "\(text)")
  }

  @Test func membersOfASuperclassOfALibraryAreShown() throws {
    let text = try Self.text(
      "TripModel.fail",
      """
      import Screens
      final class TripModel: ScreenModel {
        func fail() { isBusy = true; self.title = "a"; showBanner(1) }
      }
      """)
    #expect(text.contains("  sets isBusy, title\n"), "\(text)")
    #expect(text.contains("⇢ outside the project: ScreenModel.showBanner"), "\(text)")
  }

  @Test func aPartOfAStructIsChanged() throws {
    let text = try Self.text(
      "TripList.add",
      """
      struct Page { var trips: [Int]? }
      final class TripList {
        var page = Page()
        func add() { page.trips?.append(1) }
      }
      """)
    #expect(text.contains("  sets page\n"), "\(text)")
  }
}
