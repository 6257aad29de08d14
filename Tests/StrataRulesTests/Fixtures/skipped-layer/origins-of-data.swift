// style: coordinator
// rules: skipped-layer, misplaced-type, dependency-rule
// An enum says where data come from, or groups texts; a protocol of observable objects supplies a list.
// file: Sources/Domain/DataSourceType.swift
enum DataSourceType: String, CaseIterable {
  case watch, manual
}
// file: Sources/Resources/L10n.swift
enum L10n {
  enum DataSource {
    static let title = "title"
  }
}
// file: Sources/Presentation/RaceViewModel.swift
final class RaceViewModel {
  var type: DataSourceType = .watch
}

protocol RacePickerDataSource: ObservableObject {
  var races: [String] { get }
}
// file: Sources/Presentation/RaceView.swift
struct RaceView: View {
  let type: DataSourceType
  var body: some View { Text(L10n.DataSource.title) }
}
// file: Sources/Presentation/Login/View/Mappers/LoginViewMapper.swift
import UIKit

final class LoginViewMapper {
  func map(_ model: DataSourceType) -> RaceView { RaceView(type: model) }
}
// file: Sources/Services/Auth/Components/SignInState.swift
struct SignInState {}
// file: Sources/Data/SignInRepositoryImpl.swift
final class SignInRepositoryImpl {
  func state() -> SignInState { SignInState() }
}
