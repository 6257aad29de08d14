// What is declared around its user, what a view observes, and protocols without what the user calls.
// style: repository
// rules: concrete-dependency
// file: Sources/Domain/Ferries.swift
protocol FerryService {
  func board() async throws
}

protocol FerryListing {
  func names() async throws -> [String]
}

protocol FerryBooking {
  func book() async throws
}
// file: Sources/Data/HarborFerryService.swift
final class HarborFerryService: FerryService {
  private lazy var callback = Callback(owner: self)
  func board() async throws {}
  fileprivate func notify() {}

  private final class Callback {
    private unowned let owner: HarborFerryService
    init(owner: HarborFerryService) { self.owner = owner }
    func call() { owner.notify() }
  }
}

final class HarborQueueService {
  private let service: HarborFerryService  // ! concrete-dependency HarborQueueService -> HarborFerryService
  init(service: HarborFerryService) { self.service = service }  // ! concrete-dependency HarborQueueService -> HarborFerryService
  func next() async throws { try await service.board() }
}
// file: Sources/Data/FerryDesk.swift
final class FerryDesk: FerryListing, FerryBooking {
  func names() async throws -> [String] { [] }
  func book() async throws {}
}

final class TicketPrinter {
  private let listing: FerryListing
  private let booking: FerryBooking
  init(listing: FerryListing, booking: FerryBooking) {
    self.listing = listing
    self.booking = booking
  }
  func print() async throws { _ = try await listing.names() }
}

final class Turnstile {
  private let desk: FerryDesk  // ! concrete-dependency Turnstile -> FerryDesk
  init(desk: FerryDesk) { self.desk = desk }  // ! concrete-dependency Turnstile -> FerryDesk
  func open() async throws { try await desk.book() }
}

final class Gate {
  private let desk: FerryDesk
  init(desk: FerryDesk) { self.desk = desk }
  func open() async throws {
    try await desk.book()
    audit(desk)
  }
  private func audit(_ value: Any) {}
}
// file: Sources/Presentation/FerryManager.swift
import SwiftUI

protocol FerryManageable {
  func start()
}

final class FerryManager: ObservableObject, FerryManageable {
  func start() {}
}

final class FerryClock {
  private let manager: FerryManageable
  init(manager: FerryManageable) { self.manager = manager }
  func tick() { manager.start() }
}

struct FerryView: View {
  @EnvironmentObject private var manager: FerryManager
  var body: some View { Button("") { manager.start() } }
}
