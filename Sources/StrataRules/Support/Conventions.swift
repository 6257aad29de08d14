import Foundation
import StrataModel

/// Where nearly all of a project's names of one kind break a rule, the project follows another convention: the rule says
/// so once, and names the option that accepts it.
package enum Conventions {
  /// At least five, and at least 80%.
  package static func isOwn(_ breaking: Int, of examined: Int) -> Bool { breaking >= 5 && breaking * 5 >= examined * 4 }

  /// The end of a remedy: the option with which a definition accepts the convention.
  static func acceptance(_ option: String) -> String { acceptanceStart + quoted(option) }

  /// The option in a remedy that ends so.
  package static func acceptedOption(in remedy: String) -> String? {
    guard let start = remedy.range(of: acceptanceStart) else { return nil }
    return String(remedy[start.upperBound...].dropFirst().prefix { $0 != "`" })
  }

  private static let acceptanceStart = "or accept the project's own convention with "

  /// One finding with each location of a convention, under the names of the first. What accepts one location accepts no
  /// other: the option that the remedy names accepts the convention.
  /// - Parameters:
  ///   - end: the end of each message.
  ///   - remedy: the end of each remedy.
  static func joined(
    _ violations: some Sequence<Violation>, message end: String = "", remedy: String = ""
  ) -> [Violation] {
    var first: ViolationLinks.Names?
    return violations.map { violation in
      var violation = violation
      let names = first ?? ViolationLinks.Names(of: violation)
      first = names
      violation.message += end
      violation.remedy += remedy
      violation.links = violation.links ?? ViolationLinks()
      violation.links?.foundUnder = names
      return violation
    }
  }

  /// The same for what is one decision: each location has a remedy of the whole.
  /// - Parameter violations: in any order.
  static func decision(
    _ violations: [Violation], message end: String, remedy: (Violation) -> String
  ) -> [Violation] {
    var general = violations.sorted { $0.location < $1.location }
    for index in general.indices { general[index].remedy = remedy(general[index]) }
    return joined(general, message: end)
  }
}
