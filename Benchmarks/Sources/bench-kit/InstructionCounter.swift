import BenchmarkSupport
import CValgrind
import Foundation

/// Counts instructions with callgrind, which no other work on the machine disturbs. It counts what all threads of this
/// process do in user space: a loopback server's share is in both sides, the kernel's in none.
enum InstructionCounter {
  /// Whether this process is the one whose instructions are counted.
  static var isCounted: Bool { valgrind_is_running() }

  /// Runs each side twice and counts the second run. Called in the process that is counted.
  static func count(_ row: Row) async throws {
    for side in row.sides {
      try await side.run()
      valgrind_begin_count()
      try await side.run()
      valgrind_end_count([row.name, "\(row.operations)", side.name].joined(separator: "|"))
    }
  }

  /// Runs this program under callgrind with the same words, and reads what it has counted, a row after the other.
  static func run(_ words: [String]) throws -> [Costs] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-kit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).path
    let outcome = try Command.run(
      "valgrind",
      ["-q", "--tool=callgrind", "--callgrind-out-file=\(folder.path)/counts", program] + words)
    guard outcome.status == 0 else { throw NotCounted(reason: "valgrind ended with status \(outcome.status)") }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let numbered = files.compactMap { file in Int(file.split(separator: ".").last ?? "").map { ($0, file) } }
    let counts = try numbered.sorted { $0.0 < $1.0 }.compactMap { _, file in
      try Count(String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8))
    }
    guard !counts.isEmpty else {
      throw NotCounted(reason: "no counts: install valgrind with its headers and build bench-kit anew")
    }
    return costs(of: counts)
  }

  private static func costs(of counts: [Count]) -> [Costs] {
    var rows: [Costs] = []
    var rest = counts[...]
    while let first = rest.first {
      let sides = rest.prefix { $0.row == first.row }
      rest = rest.dropFirst(sides.count)
      let bare = sides.first { $0.side == "bare" }?.cost ?? .nan
      rows.append(
        Costs(
          name: first.row, operations: first.operations, sides: sides.map { ($0.side, $0.cost, $0.cost / bare) }))
    }
    return rows
  }
}

/// What one file of callgrind's says.
private struct Count {
  let row: String
  let side: String
  let operations: Int
  /// Instructions for one operation.
  let cost: Double

  init?(_ text: String) {
    let trigger = "desc: Trigger: Client Request: "
    let lines = text.split(separator: "\n")
    guard let name = lines.first(where: { $0.hasPrefix(trigger) })?.dropFirst(trigger.count),
      let total = lines.first(where: { $0.hasPrefix("totals: ") })?.dropFirst("totals: ".count),
      let instructions = Double(total)
    else { return nil }
    let parts = name.split(separator: "|")
    guard parts.count == 3, let operations = Int(parts[1]) else { return nil }
    row = String(parts[0])
    side = String(parts[2])
    self.operations = operations
    cost = instructions / Double(operations)
  }
}

/// Why there are no counts.
struct NotCounted: Error, CustomStringConvertible {
  let reason: String

  var description: String { reason }
}
