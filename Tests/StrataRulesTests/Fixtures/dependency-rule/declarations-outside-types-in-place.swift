// style: repository
// What may be used: of the own layer and of shared ones; overloads of frameworks; tests, previews, composition roots.
// file: Sources/App/Domain/UseCases/CountOrdersUseCase.swift
import Foundation

final class CountOrdersUseCase {
  func execute(query: String, defaults: UserDefaults, decoder: JSONDecoder) throws -> Int {
    let text = query.collapsed + query.localized
    defaults.set(text, forKey: "query")
    let number = try decoder.decode(Int.self, from: Data())
    print(text, number)
    // Which initializer is meant, is not known: frameworks declare others.
    let limits = ["1"].compactMap(Int.init)
    return limits.count + text.padded(to: 3).count + domainLimit
  }

  func print(_ text: String, _ number: Int) {}
}

let domainLimit = 3

extension String {
  var collapsed: String { self }
}

#if DEBUG
  func debugOrders() -> Int { dataLimit }
#endif
// file: Sources/App/Shared/String+Padding.swift
extension String {
  func padded(to count: Int) -> String { self }
  var localized: String { self }
}
// file: Sources/App/Data/Storage/UserDefaults+Orders.swift
import Foundation

struct StoredOrder: Decodable {}
let dataLimit = 4

extension UserDefaults {
  func set(_ value: StoredOrder, forKey key: String) {}
}

extension JSONDecoder {
  func decode(_ type: StoredOrder.Type, from data: Data) throws -> StoredOrder { StoredOrder() }
}

func print(_ order: StoredOrder) {}

extension Int {
  init?(stored value: StoredOrder) { return nil }
}
// file: Sources/App/DI/AppAssembly.swift
enum AppAssembly {
  static func makeCount() -> Int { dataLimit }
}
// file: Sources/App/Presentation/CountView.swift
import SwiftUI

struct CountView: View {
  var body: some View { Text("a".localized).counted() }
}

extension View {
  func counted() -> some View { self }
}

#Preview { Text("\(dataLimit)") }
// file: Tests/AppTests/CountTests.swift
import Foundation

final class CountTests {
  let limit = dataLimit
}
