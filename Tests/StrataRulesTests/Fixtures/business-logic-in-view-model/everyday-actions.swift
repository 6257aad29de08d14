// style: coordinator
// rules: business-logic-in-view-model, logic-in-view, coordinator-does-work
// The same decisions in an observable view model, a coordinator and the actions of a view.
// file: Sources/Domain/Entities/Gym.swift
import Foundation
struct Member { let id: Int; let points: Int; let visits: [Training]; let skills: [Int]; let fee: Decimal; let joined: Date; let level: Int; let kind: Kind; let strikes: Int; let bookings: [Int: Training] }
enum Kind { case adult, child }
struct Training { let id: Int; let needs: [Int]; let minutes: Int; let seats: Int; let taken: Int; let pricePerHour: Double; let begins: Date; let ends: Date; let isCancelled: Bool; let sets: [Training]; let pages: [Training] }
struct Photo { let width: Double; let height: Double; let bytes: Int }
protocol BookTrainingUseCase { func execute(_ training: Training, places: Int) async throws }
// file: Sources/Presentation/GymViewModel.swift
import SwiftUI
import Observation
enum Tier { case basic, plus }
enum CardLayout { case wide, narrow }
enum Step { case pay, confirm }
@MainActor
@Observable final class GymViewModel {
  var members: [Member] = []
  var trainings: [Training] = []
  var selected: [Training] = []
  var places = 1
  var total: Decimal = 0
  var canBook = false
  var hint = ""
  var tier: Tier = .basic
  var layout: CardLayout = .wide
  var step: Step = .pay
  var code = ""
  var promo: String?
  var columns = 2
  var isLoading = false
  private let book: BookTrainingUseCase
  init(book: BookTrainingUseCase) { self.book = book }
  func a1(_ m: Member) { tier = m.points > 100 ? .plus : .basic }  // ! business-logic-in-view-model
  func a2(_ m: Member) -> Tier { m.points > 100 ? Tier.plus : Tier.basic }  // ! business-logic-in-view-model
  func a3(_ m: Member) { layout = m.points > 100 ? .wide : .narrow }
  func a4(_ m: Member) -> Tier { if m.strikes >= 3 { .basic } else { .plus } }  // ! business-logic-in-view-model
  func a5(_ m: Member) -> Tier {
    guard m.strikes < 3 else { return .basic }  // ! business-logic-in-view-model
    return .plus
  }
  func a6(_ m: Member) { places = min(places, 6) }  // ! business-logic-in-view-model
  func a7(_ m: Member) { places = max(2, places - 1) }  // ! business-logic-in-view-model
  func a8(_ m: Member) { columns = min(columns, 4) }
  func a9(_ t: Training) -> Double { t.pricePerHour * Double(places) }  // ! business-logic-in-view-model
  func b1(_ t: Training) -> Double { Double(t.minutes) / 60 * t.pricePerHour }  // ! business-logic-in-view-model
  func b2(_ t: Training) -> String { "\(t.minutes / 60) h" }
  func b3(_ m: Member, _ t: Training) -> Bool { t.needs.allSatisfy { m.skills.contains($0) } }  // ! business-logic-in-view-model
  func b4(_ m: Member, _ t: Training) -> Bool { t.needs.allSatisfy(m.skills.contains) }  // ! business-logic-in-view-model
  func b5(_ m: Member, _ t: Training) -> Bool { !Set(m.skills).isDisjoint(with: t.needs) }  // ! business-logic-in-view-model
  func b6(_ m: Member) async { guard m.visits.filter({ $0.isCancelled }).count < 3 else { hint = "Too often"; return } }  // ! business-logic-in-view-model
  func b7(_ m: Member) { if promo == "START" { total -= 5 } }  // ! business-logic-in-view-model
  func b8(_ m: Member) { if let promo, promo == "START" { canBook = true } }  // ! business-logic-in-view-model
  func b9(_ m: Member) { switch promo { case "START": total -= 5; default: break } }  // ! business-logic-in-view-model
  func c1(_ m: Member) { if selected.count > 3 { total = total * 0.9 } }  // ! business-logic-in-view-model
  func c2(_ m: Member) { if m.visits.count >= 10 { canBook = true } }  // ! business-logic-in-view-model
  func c3(_ m: Member) { isLoading = m.visits.count == 0 }
  func c4(_ m: Member) { step = m.points > 100 ? .confirm : .pay }
  func c5(_ t: Training) -> Bool { t.seats - t.taken >= places }  // ! business-logic-in-view-model
  func c6(_ t: Training) -> Bool { Double(t.taken) / Double(t.seats) > 0.8 }  // ! business-logic-in-view-model
  func c7(_ t: Training) -> Double { Double(t.taken) / Double(t.seats) }  // ! business-logic-in-view-model
  func c8() -> Bool { zip(trainings, trainings.dropFirst()).allSatisfy { $0.ends <= $1.begins } }  // ! business-logic-in-view-model
  func c9(_ t: Training) -> Bool { trainings.contains { $0.begins < t.ends && t.begins < $0.ends } }  // ! business-logic-in-view-model
  func d1() -> Int { trainings.filter { $0.isCancelled }.count }
  func d2() -> Bool { trainings.filter { $0.isCancelled }.count >= trainings.count / 2 }  // ! business-logic-in-view-model
  func d3() { hint = trainings.filter { $0.isCancelled }.count > 2 ? "Many" : "" }
  func d4(_ p: Photo) -> Bool { p.width / p.height >= 1.5 }
  func d5(_ t: Training) async { if t.minutes > 90 { await ask(t) } }  // ! business-logic-in-view-model
  func ask(_ t: Training) async {}
  func d7(_ t: Training) { let cost = t.minutes > 60 ? 20 : 15; total = Decimal(cost) }  // ! business-logic-in-view-model
  func d8(_ m: Member) -> Bool { m.kind == .child && m.visits.count < 5 }  // ! business-logic-in-view-model
  func d9(_ m: Member) -> Bool { m.bookings.count >= 5 }  // ! business-logic-in-view-model
  func e1(_ m: Member) -> [Training] { m.visits.filter { $0.seats - $0.taken > 2 } }  // ! business-logic-in-view-model
  func e2(_ m: Member) -> [Training] { m.visits.filter { selected.map(\.id).contains($0.id) } }
  func e3(_ m: Member) -> [Training] { Array(m.visits.prefix(3)) }
  func e4() -> Bool { selected.allSatisfy { s in trainings.contains { $0.id == s.id } } }
  func e5(_ t: Training) -> Bool { t.sets.count > 12 }  // ! business-logic-in-view-model
  func e6(_ i: Int) { if i >= trainings.count - 5 { isLoading = true } }
  func e7(_ t: Training) -> Double { Double(t.taken) * 12.5 }
  func e8(_ m: Member) { members.removeAll { $0.strikes >= 3 } }  // ! business-logic-in-view-model
  func e9(_ m: Member) -> Bool { code == "en" }
  func f1(_ m: Member) -> Decimal { m.fee * 12 }  // ! business-logic-in-view-model
  func f2(_ m: Member) -> Decimal { m.fee * Decimal(m.visits.count) }  // ! business-logic-in-view-model
  func f3(_ t: Training) -> Bool { let left = t.seats - t.taken; return left < 3 }  // ! business-logic-in-view-model
  func f4(_ t: Training) { canBook = max(0, t.seats - t.taken) > 2 }  // ! business-logic-in-view-model
  func f5(_ t: Training) { hint = max(0, t.seats - t.taken) > 2 ? "Places left" : "Hurry" }
  func f6(_ t: Training) -> Bool { [t.taken, places].reduce(0, +) > t.seats }  // ! business-logic-in-view-model
}
// file: Sources/Presentation/GymCoordinator.swift
import UIKit
final class GymCoordinator {
  let navigation = UINavigationController()
  func open(_ m: Member) {
    if m.visits.filter({ $0.isCancelled }).count >= 3 { showWarning() } else { showTrainings() }  // ! coordinator-does-work
  }
  func next(_ m: Member) { if m.points >= 500 { showReward() } }  // ! coordinator-does-work
  func pop() { if navigation.viewControllers.count > 2 { navigation.popViewController(animated: true) } }
  func showWarning() {}
  func showReward() {}
  func showTrainings() {}
}
// file: Sources/Presentation/GymView.swift
import SwiftUI
struct GymView: View {
  let viewModel: GymViewModel
  let member: Member
  let training: Training
  @State private var people = 1
  @State private var zoom = 1.0
  @State private var page = 0
  @Binding var nights: Int
  var body: some View {
    VStack {
      Button("1") { if viewModel.places >= 4 { viewModel.a6(member) } }  // ! logic-in-view
      Button("2") { guard people <= 6 else { return }; viewModel.a6(member) }  // ! logic-in-view
      Button("3") { if nights > 14 { viewModel.a6(member) } }  // ! logic-in-view
      Button("4") { if member.visits.count >= 3 { viewModel.a6(member) } }  // ! logic-in-view
      Button("5") { if training.seats - training.taken > 0 { viewModel.a6(member) } }  // ! logic-in-view
      Button("6") { if zoom > 2 { viewModel.a6(member) } }
      Button("7") { if page > 2 { viewModel.a6(member) } }
      Button("8") { if viewModel.columns > 3 { viewModel.a6(member) } }
      Button("9") { if people > 3 { people = 1 } }
      Button("a") { withAnimation { if people > 3 { zoom = 2 } } }
      Button("b") { people = min(people * 2, 9) }
      Text("\(training.taken * people)")
      Text(people > 3 ? "Group" : "Table").opacity(people > 3 ? 1 : 0.3)
      if people > 3 { Text("Group") }
      if viewModel.places > 3 { Text("Group") }
    }
    .disabled(training.seats - training.taken < 2)  // ! logic-in-view
    .frame(width: zoom * 20)
  }
}
