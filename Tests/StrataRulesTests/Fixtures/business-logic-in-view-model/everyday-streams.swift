// style: reactive
// rules: business-logic-in-view-model, logic-in-view, business-logic-in-data
// The same decisions in streams, states of screens, controllers and data sources.
// file: Sources/Domain/Entities/Clinic.swift
import Foundation

struct Patient {
  let id: Int
  let visits: [Visit]
  let attempts: [Visit]
  let allergies: [String]
  let paid: Double
  let owed: Double
  let pulse: Int
  let born: Date
}

struct Visit { let id: Int; let minutes: Int; let isMissed: Bool; let hourlyRate: Decimal; let begins: Date; let ends: Date }
struct Dish { let id: Int; let contains: [String]; let calories: Int; let spice: Int; let weight: Double }
struct Meal { let dishes: [Dish]; let guests: Int; let serving: Double }
enum Urgency { case low, high }
enum ClinicError: Error { case closed }
// file: Sources/Domain/UseCases/TreatUseCase.swift
protocol TreatUseCase { func execute(_ patient: Patient, minutes: Int) }
// file: Sources/Presentation/Scenes/Clinic/ClinicViewModel.swift
import RxCocoa
import RxSwift

enum Triage { case waits, atOnce }
enum ClinicState { case idle, many, few }

final class ClinicViewModel {
  let canTreat = BehaviorRelay<Bool>(value: false)
  let mayOrder = BehaviorRelay<Bool>(value: false)
  let isMenuVisible = BehaviorRelay<Bool>(value: false)
  let triage = BehaviorRelay<Triage>(value: .waits)
  let state = BehaviorRelay<ClinicState>(value: .idle)
  let bill = BehaviorRelay<Decimal>(value: 0)
  let text = PublishSubject<String>()
  let tint = BehaviorRelay<String>(value: "")
  let meal = BehaviorRelay<Meal?>(value: nil)
  private let treat: TreatUseCase
  private let retries = 0
  private var total = 0.0
  init(treat: TreatUseCase) { self.treat = treat }

  func show(_ patient: Patient) {
    canTreat.accept(patient.pulse > 40)  // ! business-logic-in-view-model
    canTreat.accept(!patient.allergies.isEmpty && patient.pulse < 150)  // ! business-logic-in-view-model
    isMenuVisible.accept(patient.pulse > 40)
    triage.accept(patient.pulse > 140 ? .atOnce : .waits)  // ! business-logic-in-view-model
    state.accept(patient.pulse > 140 ? .many : .few)
    text.onNext(patient.pulse > 140 ? "High" : "Normal")
    tint.accept(patient.pulse > 140 ? "red" : "green")
  }
  func update(_ patient: Patient) {
    canTreat.accept(patient.visits.filter { $0.isMissed }.count < 3)  // ! business-logic-in-view-model
    canTreat.accept(patient.visits.filter(\.isMissed).count < 2)  // ! business-logic-in-view-model
    canTreat.accept(!patient.visits.isEmpty)
    canTreat.accept(patient.visits.count > 0)
    canTreat.accept(patient.attempts.count < 3)  // ! business-logic-in-view-model
    canTreat.accept(retries < 3)
    bill.accept(patient.visits[0].hourlyRate * Decimal(patient.visits.count))  // ! business-logic-in-view-model
    text.onNext("\(patient.visits.filter { $0.isMissed }.count)")
  }
  func order(_ dish: Dish, for patient: Patient) {
    mayOrder.accept(!dish.contains.contains { patient.allergies.contains($0) })  // ! business-logic-in-view-model
    mayOrder.accept(Set(dish.contains).isDisjoint(with: patient.allergies))  // ! business-logic-in-view-model
    mayOrder.accept(dish.calories / 3 > 200)  // ! business-logic-in-view-model
    guard dish.spice < 4 else { return }  // ! business-logic-in-view-model
    treat.execute(patient, minutes: min(dish.calories, 30))  // ! business-logic-in-view-model
  }
  func triage(of patient: Patient) -> Triage {
    switch patient.pulse {  // ! business-logic-in-view-model
    case 140...: return .atOnce
    default: return .waits
    }
  }
  func isFree(_ visits: [Visit]) -> Bool {
    !zip(visits, visits.dropFirst()).contains { $0.ends > $1.begins }  // ! business-logic-in-view-model
  }
  func share(of patient: Patient) {
    canTreat.accept(patient.paid / patient.owed >= 0.5)  // ! business-logic-in-view-model
    text.onNext("\(patient.paid / patient.owed)")  // ! business-logic-in-view-model
  }
  func bindMeal() {
    meal.compactMap { $0 }.map { $0.guests >= 8 }.bind(to: mayOrder)  // ! business-logic-in-view-model
    meal.compactMap { $0 }.map { $0.guests >= 8 }.bind(to: isMenuVisible)
    meal.compactMap { $0 }.map { $0.dishes.filter { $0.spice > 3 }.count < 2 }.bind(to: mayOrder)  // ! business-logic-in-view-model ! business-logic-in-view-model
  }
  func addMeal(_ meal: Meal) {
    if meal.guests >= 8 { total *= 0.9 }  // ! business-logic-in-view-model
    if meal.guests >= 8 { tint.accept("red") }
    if meal.dishes.count >= 3 { total = total - 5 }  // ! business-logic-in-view-model
  }
  func enter(promoCode: String) {
    if promoCode == "WELCOME" { total *= 0.5 }  // ! business-logic-in-view-model ! business-logic-in-view-model
    if promoCode == "" { total *= 1 }
    text.onNext(promoCode == "WELCOME" ? "Half price" : "")
  }
}
// file: Sources/Presentation/Scenes/Clinic/ClinicViewController.swift
import UIKit

final class ClinicViewController: UIViewController {
  let viewModel: ClinicViewModel
  var patient: Patient?
  var guests = 2
  let button = UIButton()
  let label = UILabel()
  init(viewModel: ClinicViewModel) { self.viewModel = viewModel }

  func render(_ meal: Meal, _ patient: Patient) {
    button.isEnabled = meal.guests >= 2  // ! logic-in-view
    button.isEnabled = patient.paid - patient.owed > 0  // ! logic-in-view
    label.isHidden = meal.guests < 2
    label.text = meal.guests > 8 ? "Group" : "Table"
    label.textColor = patient.pulse > 140 ? .red : .green
    if meal.guests > 8 { label.alpha = 0.5 }
  }
  @objc func book(_ patient: Patient) {
    guard patient.pulse > 40 else { return }  // ! logic-in-view
    viewModel.update(patient)
  }
  @objc func pan(_ pan: UIPanGestureRecognizer, _ patient: Patient) {
    guard pan.velocity(in: view).x > 300 else { return }
    viewModel.show(patient)
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView, _ patient: Patient) {
    if scrollView.contentOffset.y > 120 { viewModel.show(patient) }
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, at index: Int) {
    if index > 17 { viewModel.bindMeal() }
    if let patient, index == patient.visits.count - 3 { viewModel.bindMeal() }
  }
}
// file: Sources/Data/DataSources/VisitDataSource.swift
import Foundation

final class VisitDataSource {
  var rows: [Visit] = []

  func book(_ visit: Visit, for patient: Patient) throws {
    guard visit.minutes <= 90 else { throw ClinicError.closed }  // ! business-logic-in-data
    if patient.attempts.count >= 3 { throw ClinicError.closed }  // ! business-logic-in-data
    if patient.visits.filter({ $0.isMissed }).count >= 3 { throw ClinicError.closed }  // ! business-logic-in-data
  }
  func long() -> [Visit] { rows.filter { $0.minutes > 45 } }  // ! business-logic-in-data
  func page(_ page: Int) -> [Visit] { Array(rows.dropFirst(page * 20).prefix(20)) }
  func isFull() -> Bool { rows.count >= 500 }
  func trimmed() -> Int { min(rows.count, 100) }
}
