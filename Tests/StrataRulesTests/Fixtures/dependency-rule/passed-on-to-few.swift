// style: repository
// One use case reaches five things of Presentation through a neutral service: it is the one to change.
// file: Sources/Domain/UseCases/CloseDay.swift
final class CloseDay {
  private let desk: FrontDesk  // ! dependency-rule CloseDay -> FrontDesk

  init(desk: FrontDesk) {  // ! dependency-rule CloseDay -> FrontDesk
    self.desk = desk
  }
}
// file: Sources/Shared/FrontDesk.swift
final class FrontDesk {
  var bell: BellPanel?  // ! dependency-rule CloseDay -> FrontDesk
  var keys: KeyPanel?  // ! dependency-rule CloseDay -> FrontDesk
  var mail: MailPanel?  // ! dependency-rule CloseDay -> FrontDesk
  var plan: PlanPanel?  // ! dependency-rule CloseDay -> FrontDesk
  var sign: SignPanel?  // ! dependency-rule CloseDay -> FrontDesk
}
// file: Sources/Presentation/Panels.swift
final class BellPanel {}
final class KeyPanel {}
final class MailPanel {}
final class PlanPanel {}
final class SignPanel {}
