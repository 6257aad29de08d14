// style: repository
// rules: service-locator
// A log is no dependency, whatever its type is called. A service that keeps the log of a ship is one.
// file: Sources/Shared/LoggingService.swift
final class LoggingService {
  static let shared = LoggingService()

  func debug(_ text: String) {}
  func error(_ text: String) {}
}
// file: Sources/Shared/ShipLogService.swift
final class ShipLogService {
  static let shared = ShipLogService()

  func addEntry(_ text: String) {}
}
// file: Sources/Presentation/BridgeViewModel.swift
import Foundation

@MainActor
final class BridgeViewModel: ObservableObject {
  func load() {
    LoggingService.shared.debug("load")
    ShipLogService.shared.addEntry("load")  // ! service-locator BridgeViewModel -> ShipLogService
  }
}
