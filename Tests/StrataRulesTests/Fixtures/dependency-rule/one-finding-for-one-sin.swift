// style: repository
// file: Sources/Presentation/CountryList.swift
import SwiftUI

struct CountryList: View {
  let countries: [Stored.Country]  // ! dependency-rule CountryList -> Stored.Country

  var body: some View { Text(countries.first?.name ?? "") }  // ! dependency-rule CountryList -> Stored.Country
}

extension Stored.Currency: CustomStringConvertible {  // ! dependency-rule Stored.Currency -> Stored.Currency
  public var description: String { symbol.text + Stored.Symbol.none.text }
}
// file: Sources/Data/Stored.swift
enum Stored {
  struct Country {
    let name: String
  }

  struct Currency {
    let symbol: Symbol
  }

  struct Symbol {
    static let none = Symbol(text: "")
    let text: String
  }
}
