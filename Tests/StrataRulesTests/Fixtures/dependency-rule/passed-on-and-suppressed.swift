// style: repository
// rules: dependency-rule
// A comment at a user of a neutral type accepts that user; where all users are accepted, nothing is reported.
// file: Sources/Domain/UseCases/CloseSession.swift
final class CloseSession {
  // strata:disable:next dependency-rule — moves with the badge
  private let badge: Badge
  private let seal: Seal  // ! dependency-rule Seal -> SessionPanel

  init() {}
}
// file: Sources/Domain/UseCases/OpenSession.swift
final class OpenSession {
  private let seal: Seal  // strata:disable:this dependency-rule — moves with the seal

  init() {}
}
// file: Sources/Shared/Badge.swift
final class Badge {
  var panel: SessionPanel?
}
// file: Sources/Shared/Seal.swift
final class Seal {
  var panel: SessionPanel?  // ! dependency-rule Seal -> SessionPanel
}
// file: Sources/Presentation/SessionPanel.swift
final class SessionPanel {
  var title = ""
}
