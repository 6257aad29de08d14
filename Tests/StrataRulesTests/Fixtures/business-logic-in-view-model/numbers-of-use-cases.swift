// Numbers that use cases answer with, and the last minute before a deadline; sizes, labels and times of machines are none.
// style: repository
// file: Sources/Domain/Kiln.swift
import Foundation

struct Firing {
  let closesAt: Date
  let openedAt: Date
}

final class ReadHumidityUseCase {
  func execute() async throws -> Double { 0 }
  func callAsFunction(_ shelf: Int) -> AsyncStream<Double> { AsyncStream { $0.finish() } }
}

final class CountPotsUseCase {
  func execute() async throws -> Int { 0 }
}

final class WatchSaltUseCase {
  func execute() -> AsyncStream<Double> { AsyncStream { $0.finish() } }
}
// file: Sources/Presentation/KilnViewModel.swift
import Foundation

@MainActor
final class KilnViewModel: ObservableObject {
  enum Glaze { case wet, ready, cracked }

  @Published private(set) var glaze = Glaze.wet
  @Published private(set) var label = ""
  private let readHumidity: ReadHumidityUseCase
  private let countPots: CountPotsUseCase
  private let watchSalt: WatchSaltUseCase
  private let ruler: Ruler

  init(
    readHumidity: ReadHumidityUseCase, countPots: CountPotsUseCase, watchSalt: WatchSaltUseCase, ruler: Ruler
  ) {
    self.readHumidity = readHumidity
    self.countPots = countPots
    self.watchSalt = watchSalt
    self.ruler = ruler
  }

  func a() async throws {
    let reading = try await readHumidity.execute()
    glaze = reading < 0.3 ? .ready : .wet  // ! business-logic-in-view-model
  }
  func b() async {
    for await reading in readHumidity(2) {
      if reading > 0.9 { glaze = .cracked }  // ! business-logic-in-view-model
    }
  }
  func c() async {
    for await value in watchSalt.execute() {
      glaze = value < 0.2 ? .ready : .wet  // ! business-logic-in-view-model
    }
  }
  func d(_ firing: Firing) {
    guard firing.closesAt.timeIntervalSince(Date()) > 60 else {  // ! business-logic-in-view-model
      glaze = .cracked
      return
    }
    glaze = .ready
  }

  // A label, a measure of the screen, an answer of something else, and whether there is anything.
  func e() async throws {
    let pots = try await countPots.execute()
    label = pots > 9 ? "9+" : "\(pots)"
    if pots > 0 { glaze = .ready }
  }
  func f() async {
    let length = await ruler.measure()
    glaze = length < 0.2 ? .ready : .wet
  }
  func g(_ firing: Firing) {
    guard Date().timeIntervalSince(firing.openedAt) > 60 else { return }
    glaze = .ready
  }
}

final class Ruler {
  func measure() async -> Double { 0 }
}
