// style: repository
// A static member of a neutral type passes on what it uses itself, and not what the other members use.
// file: Sources/Domain/UseCases/ReadsLabel.swift
final class ReadsLabel {
  func run() -> String { Labels.title + Labels.subtitle(1) + LabelList.first }
}
// file: Sources/Domain/UseCases/OpensDesk.swift
final class OpensDesk {
  func run() { _ = Labels.desk() }  // ! dependency-rule Labels -> DeskModel
}
// file: Sources/Domain/UseCases/OpensDeskInSteps.swift
final class OpensDeskInSteps {
  func run() { Labels.open() }  // ! dependency-rule Labels -> DeskModel
  func runAgain() { Labels.openAgain() }  // ! dependency-rule Labels -> DeskModel
  func runLast() { _ = LabelList.last }  // ! dependency-rule Labels -> DeskModel
}
// file: Sources/Domain/UseCases/HoldsLabels.swift
// An instance, or the type as a value, may reach every member.
final class HoldsLabels {
  let labels = Labels()  // ! dependency-rule Labels -> DeskModel
  func run() { take(Labels.self) }  // ! dependency-rule Labels -> DeskModel
  func take(_ type: Any.Type) {}
}
// file: Sources/Domain/UseCases/CountsSessions.swift
final class CountsSessions {
  func run() -> Int { DeskSession.count }
}
// file: Sources/Domain/UseCases/ReadsSession.swift
final class ReadsSession {
  func run() { take(DeskSession.current) }  // ! dependency-rule DeskSession -> DeskModel
  func take(_ session: Any) {}
}
// file: Sources/Domain/UseCases/ReadsTheme.swift
final class ReadsTheme {
  func run() -> String { DeskTheme.name }  // ! dependency-rule DeskTheme -> DeskStyle
}
// file: Sources/Shared/Labels.swift
struct Labels {
  static let title = "desk"
  static func subtitle(_ number: Int) -> String { "\(title) \(number)" }
  static func desk() -> DeskModel { DeskModel() }  // ! dependency-rule Labels -> DeskModel
  static func open() { _ = desk() }
}
extension Labels {
  static func openAgain() { Self.open() }
}
// file: Sources/Shared/LabelList.swift
enum LabelList {
  static var first: String { Labels.title }
  static var last: Any { Labels.desk() }
}
// file: Sources/Shared/DeskSession.swift
final class DeskSession {
  static let current = DeskSession()
  static var count = 0
  var model: DeskModel?  // ! dependency-rule DeskSession -> DeskModel
}
// file: Sources/Shared/DeskTheme.swift
class DeskTheme: DeskStyle {  // ! dependency-rule DeskTheme -> DeskStyle
  static let name = "light"
}
// file: Sources/Presentation/DeskModel.swift
final class DeskModel {}
class DeskStyle {}
