// style: repository
// rules: business-logic-in-view-model
// Lists of the domain that contain a value, and elements that are chosen by a case of the domain.
// file: Sources/Domain/Models/Course.swift
enum Severity: Int { case low, high }
struct Report { let severity: Severity; let author: String }
struct Course { let id: Int; let topics: [String]; let regions: Set<String>; let needs: Set<String>; let grade: Int; let reports: [Report] }
struct Student { let id: Int; let topic: String; let region: String; let skills: Set<String>; let grade: Int; let favourites: [Int] }
// file: Sources/Presentation/CourseViewModel.swift
import Combine

final class CourseViewModel: ObservableObject {
  @Published private(set) var courses: [Course] = []
  @Published private(set) var severe = 0
  @Published private(set) var message: String?
  @Published private(set) var expanded: Set<Int> = []
  @Published var chosenTopic = ""
  private let student: Student
  init(student: Student) { self.student = student }

  func join(_ course: Course) {
    guard course.topics.contains(student.topic) else {  // ! business-logic-in-view-model
      message = "Another topic"
      return
    }
    courses.append(course)
  }
  func isLocal(_ course: Course) -> Bool { course.regions.contains(student.region) }  // ! business-logic-in-view-model
  func isArt(_ course: Course) -> Bool { course.topics.contains("art") }  // ! business-logic-in-view-model
  var isSenior: Bool { [11, 12].contains(student.grade) }  // ! business-logic-in-view-model

  func load(_ all: [Course]) {
    courses = all.filter { $0.topics.contains("art") }  // ! business-logic-in-view-model
    courses = all.filter { $0.needs.isSubset(of: student.skills) }  // ! business-logic-in-view-model
    courses = all.filter { $0.grade <= student.grade }  // ! business-logic-in-view-model
    severe = all.flatMap(\.reports).filter { $0.severity == .high }.count  // ! business-logic-in-view-model
    severe = all.flatMap(\.reports).filter { $0.severity.rawValue > Severity.low.rawValue }.count  // ! business-logic-in-view-model
  }
  // Selections, searches and lookups.
  func isExpanded(_ course: Course) -> Bool { expanded.contains(course.id) }
  func isFavourite(_ course: Course) -> Bool { student.favourites.contains(course.id) }
  func ofTopic(_ all: [Course]) -> [Course] { all.filter { $0.topics.contains(chosenTopic) } }
  func course(_ id: Int) -> Course? { courses.first { $0.id == id } }
  func same(_ a: Course, _ b: Course) -> [Course] { courses.filter { $0.id == b.id } }
}
