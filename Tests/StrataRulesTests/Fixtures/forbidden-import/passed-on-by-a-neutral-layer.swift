// style: repository
// rules: forbidden-import, skipped-layer
// A neutral layer may use every framework, but not on behalf of a layer that must not use it.
// file: Sources/Shared/Memory.swift
import Foundation

final class Memory {
  private let defaults = UserDefaults.standard  // ! forbidden-import Memory -> UserDefaults
  func keep(_ name: String) { defaults.set(name, forKey: "name") }
}

enum Flags {
  static var isNew: Bool { UserDefaults.standard.bool(forKey: "new") }  // ! forbidden-import Flags -> UserDefaults
  static var isOld: Bool { UserDefaults.standard.bool(forKey: "old") }
  static let limit = 3
}

func download(_ url: URL) async throws -> Data {
  try await URLSession.shared.data(from: url).0  // ! forbidden-import download(_:) -> URLSession
}

extension URL {
  func stored() -> String? { UserDefaults.standard.string(forKey: path) }  // ! forbidden-import URL -> UserDefaults
}

// Behind another neutral type.
struct Session {
  private let memory = Memory()
  func close() { memory.keep("") }
}
// file: Sources/Shared/Palette.swift
import UIKit

enum Palette {
  static let accent = UIColor.red
  static let names = ["red"]
}
// Every layer may write to the log.
final class Logger {
  func debug(_ message: String) { UserDefaults.standard.set(message, forKey: "log") }
}
// `skipped-layer` reports who uses a storage.
final class TokenStorage {
  func save() { UserDefaults.standard.set(1, forKey: "token") }
}
// file: Sources/Domain/KeepNameUseCase.swift
import Foundation

final class KeepNameUseCase {
  private let memory: Memory  // ! forbidden-import Memory -> UserDefaults
  private let logger: Logger
  private let session: Session  // ! forbidden-import Memory -> UserDefaults
  private let tokens: TokenStorage  // ! skipped-layer KeepNameUseCase -> TokenStorage

  init(memory: Memory, logger: Logger, session: Session, tokens: TokenStorage) {  // ! skipped-layer KeepNameUseCase -> TokenStorage ! forbidden-import Memory -> UserDefaults
    (self.memory, self.logger, self.session, self.tokens) = (memory, logger, session, tokens)
  }

  func execute(_ url: URL) async throws {
    guard Flags.isNew, Flags.limit > 2, Palette.names.isEmpty else { return }  // ! forbidden-import Flags -> UserDefaults
    logger.debug("keeps")
    memory.keep(url.stored() ?? "")  // ! forbidden-import Memory -> UserDefaults ! forbidden-import URL -> UserDefaults
    _ = try await download(url)  // ! forbidden-import download(_:) -> URLSession
  }
}
// file: Sources/Presentation/NameView.swift
import SwiftUI

struct NameView: View {
  var body: some View { Text(Flags.isOld ? "old" : "new").foregroundColor(Color(Palette.accent)) }
}
// file: Sources/Data/NameSource.swift
final class NameSource {
  func name() -> Bool { Flags.isOld }
}
// Calls that read or write files.
// file: Sources/Shared/Sheets.swift
import Foundation

enum Sheets {
  static func keep(_ data: Data, _ url: URL) throws { try data.write(to: url) }  // ! forbidden-import Sheets -> write(to:)
  static func load(_ url: URL) throws -> Data { try Data(contentsOf: url) }
  static func styles() throws -> Data { try Data(contentsOf: Bundle.main.bundleURL) }
}

func printed(_ url: URL) throws -> String {
  try String(contentsOf: url)  // ! forbidden-import printed(_:) -> String(contentsOf:)
}
// file: Sources/Domain/KeepSheetUseCase.swift
import Foundation

final class KeepSheetUseCase {
  func execute(_ data: Data, _ url: URL) throws {
    try Sheets.keep(data, url)  // ! forbidden-import Sheets -> write(to:)
    _ = try Sheets.styles()
    _ = try printed(url)  // ! forbidden-import printed(_:) -> String(contentsOf:)
  }
}
// file: Sources/Data/SheetSource.swift
import Foundation

final class SheetSource {
  func sheet(_ url: URL) throws -> Data { try Sheets.load(url) }
}
// All that the members of one type use of a family is one finding; each use has its own location.
// file: Sources/Shared/Locker.swift
import Foundation

final class Locker {
  func names() -> [String] { UserDefaults.standard.stringArray(forKey: "names") ?? [] }  // ! forbidden-import Locker -> UserDefaults
  func store(_ data: Data, _ url: URL) throws {
    try data.write(to: url)  // ! forbidden-import Locker -> UserDefaults
    try FileManager.default.removeItem(at: url)  // ! forbidden-import Locker -> UserDefaults
  }
  func send(_ url: URL) { URLSession.shared.dataTask(with: url).resume() }  // ! forbidden-import Locker -> URLSession
  // strata:disable:next forbidden-import — the number of a build
  func build() -> Int { UserDefaults.standard.integer(forKey: "build") }
  static func isFull() -> Bool { UserDefaults.standard.bool(forKey: "full") }  // ! forbidden-import Locker -> UserDefaults
}
// file: Sources/Domain/OpenLockerUseCase.swift
final class OpenLockerUseCase {
  private let locker: Locker  // ! forbidden-import Locker -> UserDefaults ! forbidden-import Locker -> URLSession
  init(locker: Locker) { self.locker = locker }  // ! forbidden-import Locker -> UserDefaults ! forbidden-import Locker -> URLSession
}
