// style: repository
// rules: framework-type-in-domain, misplaced-type
// Where a declaration is accepted in another folder, its signatures are not.
// file: Sources/Data/TripRepository.swift
import UIKit

// strata:disable:next misplaced-type — moves with the next release
protocol TripRepository {
  func map() async throws -> UIImage  // ! framework-type-in-domain TripRepository -> UIImage
}

protocol TicketRepository {  // ! misplaced-type TicketRepository -> Domain
  func code() async throws -> UIImage
}
// file: Sources/Domain/Trip.swift
struct Trip {}
