// style: repository
// What a neutral type uses, its users reach: Domain → Shared → Presentation.
// file: Sources/Domain/UseCases/CloseSession.swift
final class CloseSession {
  private let badge: Badge  // ! dependency-rule Badge -> SessionPanel

  init(badge: Badge) {  // ! dependency-rule Badge -> SessionPanel
    self.badge = badge
  }
}
// file: Sources/Domain/UseCases/OpenSession.swift
final class OpenSession {
  private let counter: Counter

  init(counter: Counter) {
    self.counter = counter
  }
}
// file: Sources/Domain/UseCases/KeepSession.swift
final class KeepSession {
  var frame: Frame?  // ! dependency-rule Badge -> SessionPanel
}
// file: Sources/Shared/Badge.swift
final class Badge {
  var panel: SessionPanel?  // ! dependency-rule Badge -> SessionPanel
}
// file: Sources/Shared/Frame.swift
// By way of another neutral type.
final class Frame {
  var badge: Badge?
}
// file: Sources/Shared/Counter.swift
final class Counter {
  var count = 0
}
// file: Sources/Shared/Toolbar.swift
// Used by Presentation alone.
final class Toolbar {
  var panel: SessionPanel?
}
// file: Sources/Presentation/SessionPanel.swift
final class SessionPanel {
  let toolbar = Toolbar()
}
