// style: module
// What lies beside the features belongs to none of them, also in a module whose features have an interface.
// file: App/Core/Fare.swift
struct Fare: Hashable { let cents: Int }
// file: App/DesignSystem/Ribbon.swift
import SwiftUI

struct Ribbon: View { var body: some View { Text("") } }
// file: App/Features/Common/Seat.swift
struct Seat: Hashable { let number: Int }
// file: App/Features/Domain/Ferry.swift
// A folder with the name of a layer is no feature.
struct Ferry: Hashable { let name: String }
// file: App/Features/Booking/Interface/BookingModule.swift
protocol BookingModule { func total() -> Fare }
// file: App/Features/Booking/Implementation/Domain/BusinessModels/Ticket.swift
struct Ticket: Identifiable {
  let id: String
  let fare: Fare
}
// file: App/Features/Travel/Domain/BusinessModels/Trip.swift
struct Trip: Identifiable {
  let id: String
  let fare: Fare
  let seat: Seat
  let ferry: Ferry
  let ticket: Ticket  // ! feature-isolation Trip -> Ticket
}
// file: App/Features/Travel/Presentation/Views/TripView.swift
import SwiftUI

struct TripView: View { var body: some View { Ribbon() } }
