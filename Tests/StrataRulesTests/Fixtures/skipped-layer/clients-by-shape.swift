// style: gateway
// rules: skipped-layer
// file: Sources/Infrastructure/Network/Wire.swift
import Foundation

struct Wire {
  private let session: URLSession
  init(session: URLSession) { self.session = session }
  func send(_ request: URLRequest) async throws -> Data { try await session.data(for: request).0 }
}

/// Stores a client, and sends nothing.
struct WireSettings {
  let session: URLSession
}

/// No client.
struct WireFormat {
  let boundary: String
  func line() -> String { boundary }
}
// file: Sources/Infrastructure/Network/StampService.swift
import Foundation

final class StampService {
  private let session: URLSession
  init(session: URLSession) { self.session = session }
  func stamp() async throws -> Data { try await session.data(from: URL(filePath: "/")).0 }
}

/// Sends nothing.
final class SealService {
  func seal() -> String { "" }
}
// file: Sources/Presentation/StampViewModel.swift
import Foundation

final class StampViewModel: ObservableObject {
  private let stamps: StampService  // ! skipped-layer StampViewModel -> StampService
  private let seals: SealService
  init(stamps: StampService, seals: SealService) {  // ! skipped-layer StampViewModel -> StampService
    self.stamps = stamps
    self.seals = seals
  }
}
// file: Sources/Presentation/PostViewModel.swift
import Foundation

final class PostViewModel: ObservableObject {
  private let wire: Wire  // ! skipped-layer PostViewModel -> Wire
  private let settings: WireSettings
  private let format: WireFormat
  init(wire: Wire, settings: WireSettings, format: WireFormat) {  // ! skipped-layer PostViewModel -> Wire
    self.wire = wire
    self.settings = settings
    self.format = format
  }
}
