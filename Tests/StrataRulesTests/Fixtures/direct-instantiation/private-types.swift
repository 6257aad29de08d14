// style: repository
// rules: direct-instantiation
// Only its file can create a private type, and a container of services is a composition root.
// file: Sources/Presentation/TideViewModel.swift
final class TideViewModel {
  private let timer = TideTimerService()
  private let other = PierTimerService()  // ! direct-instantiation TideViewModel -> PierTimerService
}

private final class TideTimerService {
  func start() {}
}
// file: Sources/Presentation/PierTimerService.swift
final class PierTimerService {
  func start() {}
}
// file: Sources/Core/HarbourContainer.swift
final class HarbourContainer {
  let timer: PierTimerService

  init() { timer = PierTimerService() }
}

final class LonelyContainer {
  private let timer = PierTimerService()  // ! direct-instantiation LonelyContainer -> PierTimerService

  func start() { timer.start() }
}
// file: Sources/Presentation/PierViewModel.swift
final class PierViewModel {
  let timer: PierTimerService

  init(container: HarbourContainer) { timer = container.timer }
}
