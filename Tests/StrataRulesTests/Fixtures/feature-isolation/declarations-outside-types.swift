// style: module
// file: Sources/Features/Cart/CartView.swift
struct CartView {
  let title = "cart".profileStyled  // ! feature-isolation CartView -> String.profileStyled
  let limit = profileLimit
}
// file: Sources/Features/Profile/Implementation/String+Profile.swift
extension String { var profileStyled: String { self } }
// file: Sources/Features/Profile/Interface/Limits.swift
let profileLimit = 3
