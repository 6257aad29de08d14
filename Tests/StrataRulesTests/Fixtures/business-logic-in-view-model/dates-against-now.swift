// style: repository
// file: Sources/Presentation/LessonViewModel.swift
import Foundation

final class LessonViewModel: ObservableObject {
  @Published private(set) var hint = ""
  @Published private(set) var errorMessage: String?
  @Published private(set) var lessons: [Lesson] = []
  private var lastRefresh = Date.distantPast
  private var shownSince = Date()
  private let openedAt = Date()
  // A screen binds the first one, and the second one only says since when there is a state.
  @Published var chosen = Date()
  @Published private(set) var changedAt = Date()

  func cancel(_ lesson: Lesson) {
    if lesson.begin.timeIntervalSinceNow < 3600 * 6 {  // ! business-logic-in-view-model
      hint = "Too late to cancel"
      return
    }
  }

  func move(_ lesson: Lesson) {
    guard lesson.begin > Date().addingTimeInterval(86_400) else {  // ! business-logic-in-view-model
      errorMessage = "Only until the day before"
      return
    }
    guard lesson.begin.timeIntervalSince(Date()) > 3600 else {  // ! business-logic-in-view-model
      errorMessage = "It begins soon"
      return
    }
  }

  func canSwap(_ lesson: Lesson) -> Bool { Date() < lesson.begin.addingTimeInterval(-7_200) }  // ! business-logic-in-view-model
  func isMissed(_ lesson: Lesson) -> Bool {
    let end = lesson.begin.addingTimeInterval(2_700)
    return end < .now  // ! business-logic-in-view-model
  }
  func remind(of lesson: Lesson) {
    if lesson.begin < Date() { finish(lesson) }  // ! business-logic-in-view-model
  }
  func needsPractice(_ lesson: Lesson) -> Bool {
    Date().timeIntervalSince(lesson.lastPractised) > 30 * 86_400  // ! business-logic-in-view-model
  }
  var neglected: [Lesson] {
    lessons.filter { $0.lastPractised.addingTimeInterval(86_400 * 21) < Date() }  // ! business-logic-in-view-model
  }
  var stale: [Lesson] { lessons.filter { $0.lastLoaded < Date() } }
  var open: [Lesson] { lessons.filter { $0.begin > Date() } }  // ! business-logic-in-view-model

  var isTooLate: Bool { chosen.addingTimeInterval(3 * 3_600) < Date() }  // ! business-logic-in-view-model
  var isCalm: Bool { changedAt.addingTimeInterval(3 * 3_600) < Date() }

  // When this screen loaded something last, and how a time is written, are none.
  var needsRefresh: Bool { Date().timeIntervalSince(lastRefresh) > 300 }
  var isWaiting: Bool { Date().timeIntervalSince(shownSince) > 2 }
  var isPatient: Bool { Date().timeIntervalSince(openedAt) > 90 }
  func isRecent(_ tap: Date) -> Bool { Date().timeIntervalSince(tap) < 30 }
  func remind(now: Date) {
    guard now.timeIntervalSince(lastRefresh) > 86_400 else {
      errorMessage = "Only once a day"
      return
    }
    let pause = Date().timeIntervalSince(lastRefresh)
    if pause < 900 { errorMessage = "Too often" }
  }
  func show() {
    shownSince = Date()
    lastRefresh = Date()
  }
  func phrase(_ lesson: Lesson) -> String {
    let minutes = Int(lesson.begin.timeIntervalSinceNow / 60)
    if minutes < 60 { return "\(minutes) min" }
    return lesson.begin < Date() ? "over" : "soon"
  }
  private func finish(_ lesson: Lesson) {}
}
// file: Sources/Domain/Lesson.swift
import Foundation

struct Lesson {
  let begin: Date
  let lastPractised: Date
  let lastLoaded: Date
}
