// Settings that a view model declares are those of its screen.
// style: gateway
// rules: dependency-rule
// file: Sources/App/Presentation/Wheel/WheelViewModel.swift
final class WheelViewModel {
  struct Settings { var isFast = false }
}
struct AppSettings { var isDark = false }
// file: Sources/App/BusinessLogic/UseCases/TurnWheelUseCase.swift
struct TurnWheelUseCase {
  let settings: WheelViewModel.Settings  // ! dependency-rule TurnWheelUseCase -> WheelViewModel.Settings
  let app: AppSettings
}
