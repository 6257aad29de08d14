import StrataTesting

/// One part of the kit beside what an app would use without it.
protocol KitBenchmark {
  /// What is measured, and against what.
  var title: String { get }
  /// The operations, each with its sides. The folder is there while they are measured.
  func rows(in folder: TemporaryFolder) async throws -> [Row]
}

/// One operation, done with the kit, without it, and by other libraries where they are at hand.
struct Row {
  typealias Work = () async throws -> Void

  let name: String
  /// How many operations one run of a side does.
  let operations: Int
  /// The kit first, then the bare API, then the others.
  private(set) var sides: [(name: String, run: Work)]

  init(_ name: String, operations: Int, kit: @escaping Work, bare: @escaping Work) {
    self.name = name
    self.operations = operations
    sides = [("kit", kit), ("bare", bare)]
  }

  /// The same row with another library's way of doing it.
  func beside(_ library: String, _ run: @escaping Work) -> Row {
    var row = self
    row.sides.append((library, run))
    return row
  }
}

/// What a row has cost: one number for each side, and how many times the bare API's each is.
struct Costs {
  let name: String
  let operations: Int
  let sides: [(name: String, cost: Double, ratio: Double)]
}

/// Ends the program where a side has not done its work. Unlike `precondition`, it takes what was awaited.
func require(_ isDone: Bool, _ message: @autoclosure () -> String = "the work must have been done") {
  precondition(isDone, message())
}
