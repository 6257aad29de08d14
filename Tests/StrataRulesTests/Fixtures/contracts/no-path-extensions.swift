// An extension that the forbidden side declares of a shared type is reached by its members alone, not by the type.
// rules: all
// file: strata.yml
layers:
  Features: {match: {path: Features}, uses: "*"}
  Core: {match: {path: Core}, uses: "*"}
contracts:
  home-never-reaches-the-cart:
    no-path: {from: {path: Features/Home}, to: {path: Features/Cart}}
// file: Core/User.swift
struct User { let id: String }

struct Session { let user: User }
// file: Core/Users.swift
struct Users {
  func total(_ user: User) -> Int { user.cartTotal() }
}
// file: Features/Home/Home.swift
struct HomeState {
  let user: User
  let session: Session
}

struct HomeTotals {
  func total(_ user: User) -> Int { user.cartTotal() }  // ! home-never-reaches-the-cart HomeTotals -> User
  let users: Users  // ! home-never-reaches-the-cart HomeTotals -> Users
}
// file: Features/Home/HomeState+Badge.swift
extension HomeState {
  var badge: Int { user.cartTotal() }  // ! home-never-reaches-the-cart HomeState -> User
}
// file: Features/Cart/Cart.swift
struct Cart { static let limit = 3 }

extension User {
  func cartTotal() -> Int { Cart.limit }
}
