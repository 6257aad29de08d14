// style: repository
// Functions, variables and operators at file level, and members that extensions add to types of frameworks.
// file: Sources/App/Domain/UseCases/LoadOrdersUseCase.swift
import Foundation

final class LoadOrdersUseCase {
  private let limit = defaultOrderLimit  // ! dependency-rule LoadOrdersUseCase -> defaultOrderLimit

  func execute(query: String) async throws -> [String] {
    let text = query.trimmedForAPI  // ! dependency-rule LoadOrdersUseCase -> String.trimmedForAPI
    let first = text[word: 0]  // ! dependency-rule LoadOrdersUseCase -> String.subscript(word:)
    // A part of the use of `URLSession`, which another rule reports.
    let names = try await URLSession.shared.loadOrders(matching: first)
    logRequest(names.count)  // ! dependency-rule LoadOrdersUseCase -> logRequest(_:)
    return names.map(\.trimmedForAPI)  // ! dependency-rule LoadOrdersUseCase -> String.trimmedForAPI
  }

  func merge(_ one: Date, _ other: Date) -> Bool {
    let start = Date(apiText: "2024")  // ! dependency-rule LoadOrdersUseCase -> Date.init(apiText:)
    let range = one <~> other  // ! dependency-rule LoadOrdersUseCase -> <~>
    let step: Date = .apiEpoch  // ! dependency-rule LoadOrdersUseCase -> Date.apiEpoch
    return range && start == step && √one > 1  // ! dependency-rule LoadOrdersUseCase -> √
  }

  func sort(_ names: [String]) -> [String] { names.sorted(by: isListedFirst) }  // ! dependency-rule LoadOrdersUseCase -> isListedFirst(_:_:)
}

extension Array where Element == String {
  var listed: String { map { $0.trimmedForAPI }.joined() }  // ! dependency-rule Array -> String.trimmedForAPI
}

func countOrders() -> Int { defaultOrderLimit }  // ! dependency-rule countOrders() -> defaultOrderLimit
// file: Sources/App/Data/API/Orders+API.swift
import Foundation

let defaultOrderLimit = 20

func logRequest(_ count: Int) { print(count) }
func isListedFirst(_ one: String, _ other: String) -> Bool { one < other }

infix operator <~>
func <~> (one: Date, other: Date) -> Bool { one < other }

prefix operator √
prefix func √ (date: Date) -> Double { date.timeIntervalSince1970 }

extension String {
  var trimmedForAPI: String { trimmingCharacters(in: .whitespaces) }
  subscript(word index: Int) -> String { components(separatedBy: " ")[index] }
}

extension Date {
  static let apiEpoch = Date(timeIntervalSince1970: 0)
  init(apiText: String) { self.init(timeIntervalSince1970: 0) }
}

extension URLSession {
  func loadOrders(matching text: String) async throws -> [String] { [text] }
}
