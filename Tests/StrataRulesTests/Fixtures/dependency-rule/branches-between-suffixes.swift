// style: repository
// rules: dependency-rule
// What is accepted in one branch of an `#if` is not accepted in another one, also between the members of an expression.
// file: Sources/App/Domain/Parcel.swift
struct Parcel {
  let slip: SlipViewModel  // ! dependency-rule Parcel -> SlipViewModel

  func text() -> String {
    slip
      #if BETA
        .plain  // strata:disable:this dependency-rule — until the beta ends
      #else
        .title  // ! dependency-rule Parcel -> SlipViewModel
      #endif
  }
}
// file: Sources/App/Presentation/SlipViewModel.swift
final class SlipViewModel {
  var plain: String { "" }
  var title: String { "" }
}
