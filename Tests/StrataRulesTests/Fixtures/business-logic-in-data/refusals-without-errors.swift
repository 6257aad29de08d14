// style: repository
// file: Sources/Data/CourseRepositoryImpl.swift
final class CourseRepositoryImpl: CourseRepository {
  func rename(_ course: Course, to title: String) {
    guard title.count < 80 else { return }  // ! business-logic-in-data
    write(title)
  }

  func append(_ row: CourseRow) {
    guard row.note.count < 400, row.title.count < 90 else { return }  // ! business-logic-in-data
    write(row.title)
  }

  func fits(_ title: String) -> Bool { title.count < 80 }  // ! business-logic-in-data

  func enroll(_ user: String, in course: Course) throws {
    if course.members.count >= course.maxMembers { throw CourseFailure.full }  // ! business-logic-in-data
  }

  func signIn(email: String, password: String) throws {
    guard email == "demo@example.org" && password == "demo" else { throw CourseFailure.full }  // ! business-logic-in-data
  }

  func postage(grams: Int) -> Double { grams > 2_000 ? 8.5 : 0 }  // ! business-logic-in-data

  // Batches, and limits of the machine.
  func flush(_ buffer: [String], page: CoursePage) throws {
    guard buffer.count > 20 else { return }
    if page.items.count >= page.limit { throw CourseFailure.full }
    let wait = buffer.count > 50 ? 30 : 10
    write("\(wait)")
  }

  private func write(_ text: String) {}
}

struct CourseRow {
  let note: String
  let title: String
}

struct CoursePage {
  let items: [String]
  let limit: Int
}
// file: Sources/Domain/CourseRepository.swift
protocol CourseRepository {
  func fits(_ title: String) -> Bool
}

struct Course {
  let members: [String]
  let maxMembers: Int
}

enum CourseFailure: Error { case full }
