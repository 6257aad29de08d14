// style: repository
// The header of an extension of a nested type names the outer type only as a qualifier.
// file: Sources/Domain/UseCases/ReadsBadge.swift
final class ReadsBadge {
  func run() -> String { Badges.Guest.title }
}
// file: Sources/Domain/UseCases/ClearsBadges.swift
final class ClearsBadges {
  func run() { Badges.Crew.removeAll() }  // ! dependency-rule Badges -> BadgeDesk
}
// file: Sources/Shared/Badges.swift
struct Badges {
  enum Guest { static let title = "guest" }
  enum Crew { enum Night {} }
  static func clear() { BadgeDesk().clear() }  // ! dependency-rule Badges -> BadgeDesk
}
extension Badges.Guest { static func isKnown() -> Bool { !title.isEmpty } }
extension Badges.Crew { static func removeAll() { Badges.clear() } }
extension Badges.Crew.Night { static let title = "night" }
// file: Sources/Presentation/BadgeDesk.swift
final class BadgeDesk { func clear() {} }
