// style: repository
// rules: business-logic-in-view-model, business-logic-in-data, logic-in-view
// Numbers of the domain are added and subtracted, whatever they are called; places are full or left.
// file: Sources/Domain/Kennel.swift
struct Kennel {
  let id: Int
  let seats: Int
  let dogs: [Dog]
  let walked: Double
  let rested: Double
  let goal: Double
  let grooming: Double
  let food: Double
  let width: Double
  let depth: Double
  let longitude: Double
}

struct Film { let start: Double; let end: Double }
struct KennelPage { let skip: Int; let taken: Int; let all: Int }
struct FilmDownload { let all: Int; let received: Int }
struct Dog { let meals: Int; let treats: Int; let allergies: [String] }
protocol BookKennelUseCase { func execute(_ sum: Double) async throws }
enum KennelError: Error { case full }
// file: Sources/Presentation/KennelViewModel.swift
import Combine

final class KennelViewModel: ObservableObject {
  @Published private(set) var state = KennelUiState()
  @Published private(set) var due = 0.0
  @Published private(set) var isOpen = false
  @Published var errorMessage: String?
  @Published var requested = 1
  @Published var dogs: [Dog] = []
  @Published var total = 0.0
  @Published private(set) var label = ""
  private let book: BookKennelUseCase
  init(book: BookKennelUseCase) { self.book = book }

  func rest(of kennel: Kennel) -> Double { kennel.grooming + kennel.food }  // ! business-logic-in-view-model
  func isDone(_ kennel: Kennel) -> Bool { kennel.walked - kennel.rested > kennel.goal }  // ! business-logic-in-view-model
  func keep(_ kennel: Kennel) { due = kennel.food - kennel.grooming }  // ! business-logic-in-view-model
  func keepAll(_ kennel: Kennel) {
    let sum = kennel.food + kennel.grooming  // ! business-logic-in-view-model
    due = sum
  }
  func check(_ kennel: Kennel) {
    let open = kennel.seats - kennel.dogs.count
    guard open > 0 else {  // ! business-logic-in-view-model
      errorMessage = "Full"
      return
    }
  }
  func group(_ kennel: Kennel, price: Double) {
    var sum = price * Double(requested)  // ! business-logic-in-view-model
    if requested >= 10 { sum -= 15 }  // ! business-logic-in-view-model
    due = sum
  }
  func isAnyLeft(_ kennel: Kennel) -> Bool {
    let left = kennel.goal - kennel.walked
    return left > 0  // ! business-logic-in-view-model
  }
  func send(_ kennel: Kennel) async throws {
    try await book.execute(kennel.grooming + kennel.food)  // ! business-logic-in-view-model
  }
  func show(_ kennel: Kennel) { state = KennelUiState(left: kennel.goal - kennel.walked) }  // ! business-logic-in-view-model
  func least(_ kennel: Kennel) -> Double { max(kennel.goal - kennel.walked, 0) }  // ! business-logic-in-view-model
  func feedings() -> [Int] { dogs.map { $0.meals + $0.treats } }  // ! business-logic-in-view-model
  func missing(_ kennel: Kennel) -> Int { requested - kennel.seats }  // ! business-logic-in-view-model
  func shorten() { total *= 0.9 }  // ! business-logic-in-view-model
  func free() -> [Dog] { dogs.filter { $0.meals - $0.treats > 0 } }  // ! business-logic-in-view-model
  func reduced(_ kennel: Kennel) { if kennel.goal >= 10 { total -= 15 } }  // ! business-logic-in-view-model
  func both(_ kennel: Kennel) {
    let left = kennel.goal - kennel.walked  // ! business-logic-in-view-model
    due = left
    label = "\(left) left"
  }
  func twice(_ kennel: Kennel) {
    let left = kennel.goal - kennel.walked  // ! business-logic-in-view-model
    let all = left * 2
    due = all
  }

  // Places.
  func hasPlace(_ kennel: Kennel) -> Bool { kennel.seats - kennel.dogs.count > 0 }  // ! business-logic-in-view-model
  func isFull(_ kennel: Kennel) -> Bool { kennel.dogs.count == kennel.seats }  // ! business-logic-in-view-model
  func open(_ kennel: Kennel) { isOpen = kennel.seats != kennel.dogs.count }  // ! business-logic-in-view-model
  func enter(_ kennel: Kennel) {
    if kennel.dogs.count == kennel.seats { errorMessage = "Full" }  // ! business-logic-in-view-model
  }
  func feed(_ dog: Dog) {
    if dog.allergies.contains("fish") { errorMessage = "Not for this dog" }  // ! business-logic-in-view-model
  }

  // What is left of a number is computed, also for a text. Other texts, rows, sizes, positions, parts of a list, and other
  // equal numbers are none.
  func text(_ kennel: Kennel) -> String { "\(kennel.goal - kennel.walked) left" }  // ! business-logic-in-view-model
  func named(_ kennel: Kennel) -> String {
    let left = kennel.goal - kennel.walked  // ! business-logic-in-view-model
    return "\(left) left"
  }
  func converted(_ kennel: Kennel) -> String {
    let left = kennel.goal - kennel.walked
    let shown = left
    return String(shown)
  }
  func labelled(_ kennel: Kennel) {
    let left = kennel.goal - kennel.walked  // ! business-logic-in-view-model
    label = "\(left) left"
  }
  func formatted(_ kennel: Kennel) -> String { String(format: "%.1f", kennel.food + kennel.grooming) }
  func rows(_ one: Kennel, _ other: Kennel) -> Int { one.dogs.count + other.dogs.count }
  func area(_ kennel: Kennel) -> Double { kennel.width + kennel.depth }
  func east(_ one: Kennel, _ other: Kennel) -> Double { one.longitude - other.longitude }
  func head(_ kennel: Kennel) -> [Dog] { Array(dogs.prefix(kennel.seats - kennel.id)) }
  func isSame(_ kennel: Kennel) -> Bool { kennel.dogs.count == kennel.id }
  func hasAll(_ kennel: Kennel) -> Bool { dogs.count == kennel.dogs.count }
  func left(_ film: Film) -> Double { film.end - film.start }
  func hasMore(_ page: KennelPage) -> Bool { page.skip + page.taken < page.all }
  func left(_ download: FilmDownload) -> Int { download.all - download.received }
  func print(_ kennel: Kennel) { Swift.print(kennel.goal - kennel.walked) }
  func lower(_ offset: Double) {
    var y = offset * 2
    if requested >= 10 { y -= 15 }
    total = y
  }
  func likes(_ dog: Dog) -> Bool { dog.allergies.contains("fish") }  // ! business-logic-in-view-model
}

struct KennelUiState { var left = 0.0 }
// file: Sources/Data/KennelRepositoryImpl.swift
final class KennelRepositoryImpl {
  func sum(_ kennel: Kennel) -> Double { kennel.grooming + kennel.food }  // ! business-logic-in-data
  func isOpen(_ kennels: [Kennel]) -> [Kennel] { kennels.filter { $0.goal - $0.walked > 0 } }  // ! business-logic-in-data
  func enter(_ kennel: Kennel) throws {
    guard kennel.dogs.count != kennel.seats else { throw KennelError.full }  // ! business-logic-in-data
  }
  func balance(_ dto: KennelDto) -> Double { dto.balance + dto.bonus * 2 }  // ! business-logic-in-data
  func decode(_ dto: KennelDto) -> Double { dto.first + dto.second }
}
// file: Sources/Data/KennelDto.swift
struct KennelDto: Decodable { let first: Double; let second: Double; let balance: Double; let bonus: Double }
// file: Sources/Presentation/KennelView.swift
import SwiftUI

struct KennelView: View {
  @ObservedObject var viewModel: KennelViewModel
  @State private var guests = 1
  let kennel: Kennel

  private var free: Int { kennel.seats - kennel.dogs.count }  // ! logic-in-view
  private var all: Int { guests + kennel.seats }  // ! logic-in-view
  private var open: Int {
    let open = kennel.seats - kennel.dogs.count  // ! logic-in-view
    return max(open, 0)
  }
  private var text: some View {
    let left = kennel.seats - kennel.dogs.count
    return Text("\(left)")
  }
  private var line: String { let left = kennel.seats - kennel.dogs.count; return "\(left)" }

  var body: some View {
    Button("Pay") { viewModel.total = kennel.food + kennel.grooming }  // ! logic-in-view
    Button("Book") { viewModel.shorten() }.disabled(kennel.dogs.count == kennel.seats)  // ! logic-in-view
    Button("Walk") { viewModel.shorten() }.disabled(kennel.seats - kennel.dogs.count <= 0)  // ! logic-in-view
    Text("\(kennel.seats - kennel.dogs.count) left")
    if kennel.dogs.count == kennel.seats { Text("Full") }
    ForEach(0..<(kennel.seats - kennel.dogs.count), id: \.self) { _ in Text("Free") }
    ProgressView(value: kennel.walked / kennel.goal)
  }
}
