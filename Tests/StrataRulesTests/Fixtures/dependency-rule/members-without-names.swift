// style: repository
// What the language calls without its name in the code belongs to the layer of the extension that declares it.
// file: Sources/App/Domain/Models/Amount.swift
import Foundation

struct Amount {
  var cents: Int
  init(cents: Int) { self.cents = cents }
}

struct Basket {
  var amounts: [Amount]
}

struct Receipt {
  var lines: [String]
}

extension Receipt: Sequence {
  func makeIterator() -> IndexingIterator<[String]> { lines.makeIterator() }
}

struct Label: ExpressibleByStringLiteral {
  init(stringLiteral value: String) {}
}
// file: Sources/App/Domain/Models/Tag.swift
struct Tag {
  var name: String
}

func total(_ amount: Amount) -> Int { amount.cents }
// file: Sources/App/Domain/Models/Tag+Literal.swift
extension Tag: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self.init(name: value) }
}
// file: Sources/App/Domain/UseCases/PayUseCase.swift
import Foundation

final class PayUseCase {
  func execute(_ basket: Basket, _ receipt: Receipt) -> Int {
    let fee: Amount = 5  // ! dependency-rule PayUseCase -> Amount
    let none: Amount? = nil
    let some: Amount? = -3  // ! dependency-rule PayUseCase -> Amount
    let page: URL = "https://localhost"  // ! dependency-rule PayUseCase -> URL.init(stringLiteral:)
    let label: Label = "plain"
    let tag: Tag = "new"
    let count: Int = 5
    for amount in basket {  // ! dependency-rule PayUseCase -> Basket
      print(amount, fee, none as Any, some as Any, page, label, tag)
    }
    for line in receipt { print(line, count) }
    return total(7)  // ! dependency-rule PayUseCase -> Amount
  }
}
// file: Sources/App/Data/Storage/Amount+Storage.swift
import Foundation

extension Amount: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self.init(cents: value) }
}

extension Basket: Sequence {
  func makeIterator() -> IndexingIterator<[Amount]> { amounts.makeIterator() }
}

extension URL: @retroactive ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self = URL(fileURLWithPath: value) }
}
// file: Sources/App/Data/Storage/AmountStore.swift
final class AmountStore {
  func load(_ basket: Basket) -> Amount {
    for amount in basket { print(amount) }
    return 5
  }
}
