// Features in sibling folders do not use each other; what is excepted or beside them may be used.
// rules: all
// file: strata.yml
layers:
  App: {match: {path: App}, composition-root: true}
  Features: {match: {path: Features}}
  Core: {match: {path: Core}}
contracts:
  features-apart:
    independent: {folders: "Features/*", except: Features/Shared}
rules:
  dependency-rule: error
order: [App, Features, Core]
// file: App/AppRoot.swift
struct AppRoot {
  let cart = CartModel(search: nil)
  let search = SearchModel()
}
// file: Features/Cart/CartModel.swift
final class CartModel {
  let search: SearchModel?  // ! features-apart CartModel -> SearchModel
  let style: Style
  let price: Price

  init(search: SearchModel?) { self.search = search }  // ! features-apart CartModel -> SearchModel

  func find() -> String {
    searchTitle() + "\(search?.hits.first?.name ?? "")"  // ! features-apart CartModel -> searchTitle() ! features-apart CartModel -> SearchModel ! features-apart CartModel -> SearchModel.Hit
  }
}

// strata:disable:next features-apart — until the search is a package
typealias Found = SearchModel.Hit
// file: Features/Search/SearchModel.swift
final class SearchModel {
  struct Hit { let name: String }
  var hits: [Hit] = []
}

func searchTitle() -> String { "Search" }
// file: Features/Shared/Style.swift
struct Style {
  let model: CartModel?
}
// file: Core/Price.swift
struct Price {}

extension Price { func plain() {} }
// file: Features/Search/Price+Search.swift
extension Price {
  func found() {}
  static func none() {}
}
// file: Features/Cart/CartModel+Prices.swift
extension SearchModel { func clear() {} }  // ! features-apart SearchModel -> SearchModel

extension CartModel {
  func prices() {
    price.plain()
    price.found()  // ! features-apart CartModel -> Price
    Price.none()  // ! features-apart CartModel -> Price
  }
}
