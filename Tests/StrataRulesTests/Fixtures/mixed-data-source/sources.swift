// style: repository
// file: Sources/Data/DataSources/RoomDataSource.swift
import Foundation

final class RoomDataSource {  // ! mixed-data-source RoomDataSource
  private let client: APIClient
  private let defaults: UserDefaults

  init(client: APIClient, defaults: UserDefaults) {
    self.client = client
    self.defaults = defaults
  }
}
// file: Sources/Data/DataSources/GuestDataSource.swift
import Foundation

struct GuestDataSource {  // ! mixed-data-source GuestDataSource
  let storage: GuestStorage
  func guests() async throws -> Data {
    try await URLSession.shared.data(from: URL(string: "https://hotel.example")!).0
  }
}
// file: Sources/Data/DataSources/RoomRemoteDataSource.swift
final class RoomRemoteDataSource {
  private let client: APIClient
  private let tokens: TokenStorage

  init(client: APIClient, tokens: TokenStorage) {
    self.client = client
    self.tokens = tokens
  }
}
// file: Sources/Data/DataSources/RoomLocalDataSource.swift
import Foundation

struct RoomLocalDataSource {
  let defaults: UserDefaults
}
// file: Sources/Data/Storage/GuestStorage.swift
protocol GuestStorage { func save(_ name: String) }
// file: Sources/Data/Storage/TokenStorage.swift
protocol TokenStorage { var token: String? { get } }
// file: Sources/Infrastructure/Network/APIClient.swift
protocol APIClient { func send(_ path: String) async throws }
// file: Sources/Data/DataSources/MenuDataSource.swift
import Foundation

struct MenuDataSource {  // ! mixed-data-source MenuDataSource
  let client: APIClient
  func keep(_ menu: Data, _ url: URL) throws { try menu.write(to: url) }
}
// file: Sources/Data/DataSources/MenuRemoteDataSource.swift
import Foundation

struct MenuRemoteDataSource {
  let client: APIClient
  func text(_ printer: MenuPrinter) { printer.write(to: "desk") }
}

struct MenuPrinter { func write(to name: String) {} }
// file: Sources/Data/DataSources/BillDataSource.swift
import Foundation

struct BillDataSource {  // ! mixed-data-source BillDataSource
  let client: APIClient
  func note(_ url: URL) throws { try FileHandle(forWritingTo: url).seekToEnd() }
}

struct TipDataSource {  // ! mixed-data-source TipDataSource
  let client: APIClient
  func note(_ path: String) { OutputStream(toFileAtPath: path, append: true)?.open() }
}
// Only reads.
struct CheckDataSource {
  let client: APIClient
  func read(_ url: URL) throws { _ = try FileHandle(forReadingFrom: url).readToEnd() }
}
// file: Sources/Data/DataSources/FloorDataSource.swift
import Foundation

final class FloorDataSource {  // ! mixed-data-source FloorDataSource
  let client: APIClient
  let synced: NSUbiquitousKeyValueStore

  init(client: APIClient, synced: NSUbiquitousKeyValueStore) {
    self.client = client
    self.synced = synced
  }
}
// file: Sources/Data/DataSources/JournalDataSource.swift
import Foundation

struct JournalDataSource {  // ! mixed-data-source JournalDataSource
  let client: APIClient
  let journal: FileHandle
  func keep(_ entry: Data) throws { try journal.write(contentsOf: entry) }
}
// What is sent is read from a file.
// file: Sources/Data/DataSources/PhotoRemoteDataSource.swift
import Foundation

struct PhotoRemoteDataSource {
  let client: APIClient
  let photo: FileHandle
  func part() throws -> Data? { try photo.read(upToCount: 1024) }
}
// The macro gives the actor its context.
// file: Sources/Data/DataSources/LedgerLocalDataSource.swift
import Foundation
import SwiftData

@ModelActor
actor LedgerLocalDataSource {  // ! mixed-data-source LedgerLocalDataSource
  func load(_ url: URL) async throws {
    _ = try await URLSession.shared.data(from: url)
    try modelContext.save()
  }
}

@ModelActor
actor KeyLocalDataSource {
  func save() throws { try modelContext.save() }
}
