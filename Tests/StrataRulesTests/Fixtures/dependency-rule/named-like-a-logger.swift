// style: repository
// Every layer may use a logger; a type that only has such a name is a type like any other.
// file: Sources/Domain/UseCases/RecordWorkout.swift
final class RecordWorkout {
  private let log: WorkoutLog  // ! dependency-rule RecordWorkout -> WorkoutLog
  private let logger: ScreenLogger

  init(log: WorkoutLog, logger: ScreenLogger) {  // ! dependency-rule RecordWorkout -> WorkoutLog
    self.log = log
    self.logger = logger
    Log.line("recorded")
    TraceLog.write("recorded")
  }
}
// file: Sources/Presentation/Workouts/WorkoutLog.swift
final class WorkoutLog {
  private var minutes = 0

  func add(_ more: Int) { minutes += more }
}
// file: Sources/Presentation/Workouts/ScreenLogger.swift
final class ScreenLogger {
  func debug(_ text: String) {}
}
// file: Sources/Presentation/Workouts/Log.swift
enum Log {
  static func line(tag: @autoclosure () -> Int = 0, _ message: @autoclosure () -> Any) {}
}
// file: Sources/Presentation/Workouts/TraceLog.swift
enum TraceLog {
  static func write(_ message: @autoclosure () throws(Never) -> Any) {}
}
// file: Sources/Presentation/Workouts/Globals.swift
import XCGLogger

let log = XCGLogger(identifier: "app")
let screenLogger: XCGLogger? = nil
let workoutLog = [String]()
let loggerNames = WorkoutNames()
final class WorkoutNames {}

func logFailure(_ message: @autoclosure () -> String, level: Int = 3) { log.error(message()); print(message()) }
func logSplit(_ text: String) { XCGLogger.logAppDetails(text) }
func logWorkout(_ minutes: Int) { loggerNames.log(minutes) }
func logOut(_ reason: String) { XCGLogger.logOut(reason) }
func logName(_ text: String) -> String { print(text); return text }
// file: Sources/Domain/UseCases/PauseWorkout.swift
struct PauseWorkout {
  func execute() {
    log.debug("paused")
    screenLogger?.debug("paused")
    _ = workoutLog.isEmpty  // ! dependency-rule PauseWorkout -> workoutLog
    _ = loggerNames  // ! dependency-rule PauseWorkout -> loggerNames
    logFailure("paused")
    logSplit("split")
    logWorkout(3)  // ! dependency-rule PauseWorkout -> logWorkout(_:)
    logOut("late")  // ! dependency-rule PauseWorkout -> logOut(_:)
    _ = logName("")  // ! dependency-rule PauseWorkout -> logName(_:)
  }
}
