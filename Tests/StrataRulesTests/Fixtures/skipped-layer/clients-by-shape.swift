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
