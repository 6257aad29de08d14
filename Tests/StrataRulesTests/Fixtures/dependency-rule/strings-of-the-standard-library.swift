// style: repository
// What the standard library makes of strings is a string, of which another layer may declare members.
// file: Sources/App/Domain/Models/Street.swift
import Foundation

struct Street {
  let name: String
  let names: [String]
  let houses: [[House]]

  func joined() -> String { names.joined().shown }  // ! dependency-rule Street -> String.shown
  func set() -> String { Set(names).joined(separator: "-").shown }  // ! dependency-rule Street -> String.shown
  func letters() -> String { name.filter { $0 != "-" }.shown }  // ! dependency-rule Street -> String.shown
  func words() -> String { name.split(separator: " ").joined().shown }  // ! dependency-rule Street -> String.shown
  func made() -> [String] { name.split(separator: " ").map(String.init).map { $0.shown } }  // ! dependency-rule Street -> String.shown
  func numbers() -> String? { [1, 2].map(String.init).first?.shown }  // ! dependency-rule Street -> String.shown
  func start() -> String { name.lowercased().prefix(2).uppercased().shown }  // ! dependency-rule Street -> String.shown
  func part() -> String { name.dropFirst().cut }  // ! dependency-rule Street -> Substring.cut
  func scalars() -> String { name.unicodeScalars.map { String($0) }.joined().shown }  // ! dependency-rule Street -> String.shown
  func scalar() -> Bool { name.unicodeScalars.contains { $0.isShown } }  // ! dependency-rule Street -> UnicodeScalar.isShown
  func appended() -> String { name.appending("a").shown }  // ! dependency-rule Street -> String.shown
  func localized() -> String { name.localizedCapitalized.shown }  // ! dependency-rule Street -> String.shown
  func launched() -> String { CommandLine.arguments[0].shown }  // ! dependency-rule Street -> String.shown
  func flat() -> [String] { houses.joined().map { $0.page.title } }  // ! dependency-rule Street -> HousePage
  func own() -> String { names.joined().trimmed + names.joined(separator: ",").trimmed }
}

struct House {
  let page: HousePage  // ! dependency-rule House -> HousePage
}

extension String {
  var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
// file: Sources/App/Presentation/Streets/HousePage.swift
struct HousePage {
  var title = ""
}

extension String {
  var shown: String { self }
}

extension Substring {
  var cut: String { String(self) }
}

extension UnicodeScalar {
  var isShown: Bool { true }
}
