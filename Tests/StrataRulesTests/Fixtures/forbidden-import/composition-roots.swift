// A composition root may use every layer. What its layer forbids, or does not list under `imports`, it must not use.
// rules: forbidden-import
// file: strata.yml
layers:
  Root: {match: {path: Root}, composition-root: true, forbids: [log, storage, persistence]}
  Start: {match: {path: Start}, composition-root: true, imports: {only: [Foundation]}}
  Main: {match: {path: Main}, composition-root: true}
  Data: {match: {path: Data}}
frameworks:
  log: {modules: [PostHog], macros: [Trace]}
  storage: {modules: [SQLite], types: [UserDefaults]}
  persistence: {modules: [CoreData]}
rules:
  forbidden-import: error
// file: Root/App.swift
import Foundation
import PostHog  // ! forbidden-import App -> PostHog
import SQLite  // ! forbidden-import App -> SQLite

final class Service { init(count: Int) {} }

@main final class App {
  let store = Store()
  let service = Service(count: UserDefaults.standard.integer(forKey: "a"))

  func save(_ data: Data, to url: URL) throws {
    try data.write(to: url)  // ! forbidden-import App -> write(to:)
    #Trace("a")  // ! forbidden-import App -> Trace
  }
}
// file: Root/Wiring.swift
@main final class Wiring {
  let service = Service(count: UserDefaults.standard.integer(forKey: "a"))  // ! forbidden-import Wiring -> UserDefaults
}
// file: Start/Start.swift
import Foundation
import Swinject  // ! forbidden-import Start -> Swinject

enum Start { static let store = Store() }
// file: Main/Main.swift
import PostHog

enum Main { static let defaults = UserDefaults.standard }
// file: Data/Store.swift
import SQLite

struct Store {}
