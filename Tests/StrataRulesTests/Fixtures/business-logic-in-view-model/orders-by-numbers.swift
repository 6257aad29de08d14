// Orders by numbers and deadlines of the domain; names, dates, positions and an order that the user chooses are none.
// style: repository
// file: Sources/Domain/Models/Court.swift
import Foundation

struct Court: Identifiable {
  let id: String
  let name: String
  let hourly: Decimal
  let rating: Double
  let sortOrder: Int
  let builtOn: Date
  let licenceUntil: Date
}
// file: Sources/Presentation/CourtsViewModel.swift
import Foundation

enum CourtOrder { case rating, price }

@MainActor
final class CourtsViewModel: ObservableObject {
  @Published private(set) var courts: [Court] = []
  private let getCourts: GetCourtsUseCase

  init(getCourts: GetCourtsUseCase) { self.getCourts = getCourts }

  var best: [Court] { courts.sorted { $0.rating > $1.rating } }  // ! business-logic-in-view-model
  var cheapest: Court? { courts.min { $0.hourly < $1.hourly } }  // ! business-logic-in-view-model
  var cheapestLast: [Court] {
    courts.sorted(by: { left, right in
      left.hourly > right.hourly  // ! business-logic-in-view-model
    })
  }
  var urgent: [Court] { courts.sorted { $0.licenceUntil < $1.licenceUntil } }  // ! business-logic-in-view-model

  var byName: [Court] { courts.sorted { $0.name < $1.name } }
  var newest: [Court] { courts.sorted { $0.builtOn > $1.builtOn } }
  var inOrder: [Court] { courts.sorted { $0.sortOrder < $1.sortOrder } }
  var ids: [String] { courts.map(\.id).sorted() }
  func ordered(by order: CourtOrder) -> [Court] {
    switch order {
    case .rating: return courts.sorted { $0.rating > $1.rating }
    case .price: return courts.sorted { $0.hourly < $1.hourly }
    }
  }
}
// file: Sources/Domain/UseCases/GetCourtsUseCase.swift
final class GetCourtsUseCase {
  func execute() async throws -> [Court] { [] }
}
