// style: repository
// The port of a client is one of clients, also if an implementation stands where a client may be a person.
// file: Sources/Data/Network/DeskClient.swift
import Foundation

protocol Requesting {
  func get(_ path: String) async throws -> Data
}

final class DeskClient: Requesting {
  private let session: URLSession
  init(session: URLSession) { self.session = session }
  func get(_ path: String) async throws -> Data { try await session.data(from: URL(filePath: path)).0 }
}
// file: Sources/Data/Repositories/SilentClient.swift
import Foundation

struct SilentClient: Requesting {
  func get(_ path: String) async throws -> Data { Data() }
}
// file: Sources/Data/DataSources/BookingDataSource.swift
import Foundation

struct BookingDataSource {  // ! mixed-data-source BookingDataSource
  let client: Requesting
  let defaults: UserDefaults
}
// Two implementations that have nothing in common make no client of a protocol.
// file: Sources/Data/Network/BellClient.swift
protocol Ringing { func ring() }

final class BellClient: Ringing { func ring() {} }

final class Doorman: Ringing { func ring() {} }
// file: Sources/Data/DataSources/BellDataSource.swift
import Foundation

struct BellDataSource {
  let bell: Ringing
  let defaults: UserDefaults
}
