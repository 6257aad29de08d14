import Testing

/// What takes a dependency in a remedy can do so.
@Suite struct ParameterTakerTests {
  private func remedies(_ source: String) throws -> [String] {
    let text = """
      // style: repository
      // file: Sources/Data/Trams/TramClient.swift
      final class TramClient { static let shared = TramClient(); func load() {} }
      \(source)
      """
    return try FixtureRun(Fixture(name: "service-locator/test", text: text)).found.map(\.remedy)
  }

  @Test func anInitializer() throws {
    let found = try remedies(
      """
      // file: Sources/Data/Trams/TramRepository.swift
      final class TramRepository { func load() { TramClient.shared.load() } }
      """)
    #expect(
      found == [
        "take `TramClient` as a parameter of the initializer, and pass `TramClient.shared` from the composition root"
      ])
  }

  @Test func aTypeWithStaticFunctionsOnlyBecomesAnObject() throws {
    let found = try remedies(
      """
      // file: Sources/Data/Trams/TramService.swift
      enum TramService { static func load() { TramClient.shared.load() } }
      """)
    #expect(
      found == [
        "take `TramClient` as a parameter of the initializer of `TramService`, whose static functions become functions of an "
          + "object, and pass `TramClient.shared` from the composition root"
      ])
  }

  @Test func aStaticFunctionBesideObjectsTakesIt() throws {
    let found = try remedies(
      """
      // file: Sources/Data/Trams/TramRepository.swift
      final class TramRepository {
        let line = 3
        static func load(line: Int) { TramClient.shared.load() }
      }
      """)
    #expect(
      found == [
        "take `TramClient` as a parameter of `load(line:)`, and pass `TramClient.shared` from the composition root"
      ])
  }

  /// Also where only a superclass has outlets.
  @Test(arguments: ["@IBOutlet weak var label: UILabel?", "@IBAction func refresh(_ sender: UIButton) {}"])
  func aStoryboardCallsNoInitializer(member: String) throws {
    let found = try remedies(
      """
      // file: Sources/Presentation/Trams/TramViewController.swift
      import UIKit
      class ListViewController: UIViewController { \(member) }
      final class TramViewController: ListViewController {
        override func viewDidLoad() { Tracker.shared.track() }
      }
      // file: Sources/Presentation/Trams/Tracker.swift
      final class Tracker { static let shared = Tracker(); func track() {} }
      """)
    #expect(
      found == [
        "take `Tracker` as a parameter of a function that sets up `TramViewController`, since a storyboard or nib creates it, "
          + "and pass `Tracker.shared` from the composition root"
      ])
  }

  /// Nor does the app where a list does it, and a view can take it from the environment.
  @Test func cellsAndViews() throws {
    let found = try remedies(
      """
      // file: Sources/Presentation/Trams/TramViews.swift
      import SwiftUI
      import UIKit
      final class TramCell: UITableViewCell { func show() { Tracker.shared.track() } }
      struct TramView: View {
        var body: some View { Button("Go") { Tracker.shared.track() } }
      }
      // file: Sources/Presentation/Trams/Tracker.swift
      final class Tracker { static let shared = Tracker(); func track() {} }
      """)
    #expect(
      found == [
        "take `Tracker` as a parameter of a function that sets up `TramCell`, since a list creates it, and pass `Tracker.shared` "
          + "from the composition root",
        "take `Tracker` as a parameter of the initializer, or from the environment, and pass `Tracker.shared` from the "
          + "composition root",
      ])
  }

  /// A protocol with nothing of what is called is for others.
  @Test func aProtocolOfOthersIsNotProposed() throws {
    let found = try remedies(
      """
      // file: Sources/Data/Trams/Station.swift
      protocol Locking { func unlock() }
      final class Station: Locking {
        static let shared = Station()
        func unlock() {}
        func depart() {}
      }
      // file: Sources/Data/Trams/TramRepository.swift
      final class TramRepository { func load() { Station.shared.depart() } }
      """)
    #expect(
      found == ["take `Station` as a parameter of the initializer, and pass `Station.shared` from the composition root"]
    )
  }

  /// An object that holds services is none that code needs itself.
  @Test func whatASharedObjectHoldsIsTaken() throws {
    let found = try remedies(
      """
      // file: Sources/Data/Trams/Services.swift
      final class Services {
        static let shared = Services()
        let trams = TramService()
        var count = 3
      }
      final class TramService { func load() {} }
      // file: Sources/Data/Trams/TramRepository.swift
      final class TramRepository {
        func load() { Services.shared.trams.load() }
        func number() -> Int { Services.shared.count }
      }
      """)
    #expect(
      found.sorted() == [
        "take `Services` as a parameter of the initializer, and pass `Services.shared` from the composition root",
        "take `TramService` as a parameter of the initializer, and pass `Services.shared.trams` from the composition root",
      ])
  }
}
