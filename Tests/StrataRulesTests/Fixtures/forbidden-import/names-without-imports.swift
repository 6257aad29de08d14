// A family's types, static members and functions, wherever their module comes in.
// file: strata.yml
layers:
  App:
    match: {path: Sources/App}
    composition-root: true
  Domain:
    match: {path: Sources/Domain}
    forbids: [printing, queues, settings]
  Data:
    match: {path: Sources/Data}
    uses: [Domain]
frameworks:
  printing:
    types: [FileHandle, Process*]
    functions: [print, debugPrint, NSLog]
  queues:
    members: [DispatchQueue.main, "DispatchQueue.glob*"]
  settings:
    members: [UserDefaults.standard]
rules:
  forbidden-import: error
// file: Sources/Domain/Imports.swift
import Foundation
// file: Sources/Domain/Report.swift
struct Report {
  let handle: FileHandle  // ! forbidden-import Report -> FileHandle
  var queue: DispatchQueue = .main  // ! forbidden-import Report -> DispatchQueue.main
  let serial = DispatchQueue(label: "report")

  func write(_ text: String, with info: ProcessInfo) {  // ! forbidden-import Report -> ProcessInfo
    print(text)  // ! forbidden-import Report -> print
    Swift.print(text)  // ! forbidden-import Report -> print
    Foundation.NSLog(text)  // ! forbidden-import Report -> NSLog
    text.split(separator: " ").forEach { debugPrint($0) }  // ! forbidden-import Report -> debugPrint
    [text].forEach(print)  // ! forbidden-import Report -> print
    FileHandle.standardOutput.closeFile()  // ! forbidden-import Report -> FileHandle
    Foundation.FileHandle.standardError.closeFile()  // ! forbidden-import Report -> FileHandle
    DispatchQueue.main.async { print(text) }  // ! forbidden-import Report -> DispatchQueue.main ! forbidden-import Report -> print
    DispatchQueue.global().async {}  // ! forbidden-import Report -> DispatchQueue.global
    _ = UserDefaults.standard.string(forKey: text)  // ! forbidden-import Report -> UserDefaults.standard
    _ = Foundation.UserDefaults.standard  // ! forbidden-import Report -> UserDefaults.standard
    let own: UserDefaults = .standard  // ! forbidden-import Report -> UserDefaults.standard
    _ = own
    _ = UserDefaults(suiteName: text)
    serial.async {}
    #if DEBUG
      print("debug")
    #endif
  }
}

typealias Settings = UserDefaults

extension Report {
  var name: String? { Settings.standard.string(forKey: "name") }  // ! forbidden-import Report -> UserDefaults.standard
}

func log() { print("log") }  // ! forbidden-import log() -> print
// file: Sources/Data/Store.swift
struct Store {
  let handle: FileHandle
  func save() { print("saved") }
}
// file: Sources/App/Main.swift
@main struct Main {
  static func main() { print(UserDefaults.standard) }
}
// file: Tests/ReportTests.swift
final class ReportTests { func testLog() { print("test") } }
