// style: module
// file: Sources/Features/Cart/CartView.swift
struct CartView {
  let rows: [CartRow]
}
extension ProfileCard {  // ! feature-isolation ProfileCard -> ProfileCard
  var short: String { "" }
}
extension ProfileLimit {
  var text: String { "" }
}
extension CartRow {
  var text: String { "" }
}
struct CartRow {}
// file: Sources/Features/Profile/Implementation/ProfileCard.swift
struct ProfileCard {}
// file: Sources/Features/Profile/Interface/ProfileLimit.swift
struct ProfileLimit {}
