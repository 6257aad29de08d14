// style: repository
// rules: swallowed-error
// A log that makes an alert of what it gets tells the user.
// file: Sources/Shared/Log.swift
import AppKit

final class Log {
  static let shared = Log()

  func error(_ error: Error) {
    let alert = NSAlert()
    alert.messageText = error.localizedDescription
    alert.runModal()
  }
}

final class TraceLog {
  static let shared = TraceLog()

  func error(_ error: Error) { print(error) }
}
// file: Sources/Data/Parcels.swift
final class Parcels {
  func send() throws {}

  func sendAll() {
    do { try send() } catch { Log.shared.error(error) }
  }

  func sendNone() {
    do { try send() } catch { TraceLog.shared.error(error) }  // ! swallowed-error Parcels -> sendNone()
  }
}
