import Foundation
import StrataData
import StrataStorage

// The app of the kill test: writes notes offline first, sends them, and is killed again and again.
// usage: outbox-worker DATABASE PORT fill|drain

guard CommandLine.arguments.count == 4, let port = UInt16(CommandLine.arguments[2]) else {
  FileHandle.standardError.write(Data("usage: outbox-worker DATABASE PORT fill|drain\n".utf8))
  exit(2)
}
let notebook = try Notebook(file: URL(fileURLWithPath: CommandLine.arguments[1]), port: port)
if CommandLine.arguments[3] == "drain" {
  for _ in 0..<100 where try await notebook.outbox.flush() > 0 {}
  exit(try await notebook.outbox.pending().isEmpty ? 0 : 1)
}
let sending = Task { try await notebook.outbox.run() }
for round in 0..<12 {
  let (number, entry) = try await notebook.write()
  // Only now may anybody count on it.
  FileHandle.standardOutput.write(Data("\(number)\n".utf8))
  if round % 3 == 1, try await notebook.withdraw(entry) == .unsent {
    FileHandle.standardOutput.write(Data("-\(number)\n".utf8))
  }
}
// Killed long before; an orphan ends by itself.
try await Task.sleep(for: .seconds(10))
sending.cancel()
