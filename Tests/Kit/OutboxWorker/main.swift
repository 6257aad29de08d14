import Foundation
import StrataData
import StrataStorage

// The app of the kill test: writes notes offline first, sends them, and is killed again and again.
// usage: outbox-worker DATABASE PORT fill|drain

guard CommandLine.arguments.count == 4, let port = UInt16(CommandLine.arguments[2]) else {
  FileHandle.standardError.write(Data("usage: outbox-worker DATABASE PORT fill|drain\n".utf8))
  exit(2)
}
let session = Session()
let notebook = try Notebook(file: URL(fileURLWithPath: CommandLine.arguments[1]), port: port, session: session)

func signIn(_ user: String) async throws {
  // Nothing is being sent any more when this returns.
  try await notebook.outbox.signOut(.keep)
  session.user = user
  try await notebook.outbox.signIn(as: user)
}

func promise(_ text: String) {
  FileHandle.standardOutput.write(Data("\(text)\n".utf8))
}

if CommandLine.arguments[3] == "drain" {
  var isDone = true
  for user in ["x", "y"] {
    try await signIn(user)
    for _ in 0..<100 where try await notebook.outbox.flush() > 0 {}
    isDone = try await notebook.outbox.pending().isEmpty && isDone
  }
  exit(isDone ? 0 : 1)
}
var users = Bool.random() ? ["x", "y"] : ["y", "x"]
try await signIn(users[0])
let sending = Task { try await notebook.outbox.run() }
for round in 0..<18 {
  if round % 2 == 1 {
    users.reverse()
    try await signIn(users[0])
  }
  let created = try await notebook.write(.create) { "t\($0)" }
  promise("\(created.payload.number)")
  // With the temporary id, also where the server has given the real one by now.
  let lane = created.orderingKey
  promise("\(try await notebook.write { _ in lane }.payload.number)")
  promise("\(try await notebook.writeDraft(about: lane).payload.number)")
  let entry = try await notebook.write { _ in lane }
  // Only now may anybody count on it.
  promise("\(entry.payload.number)")
  // Behind two others, so that it is often unsent.
  if round % 3 != 1, try await notebook.withdraw(entry) == .unsent { promise("-\(entry.payload.number)") }
  promise("\(try await notebook.mention(lane).payload.number)")
  promise("\(try await notebook.write { "lane\($0 % 3)" }.payload.number)")
}
// Killed long before; an orphan ends by itself.
try await Task.sleep(for: .seconds(10))
sending.cancel()
