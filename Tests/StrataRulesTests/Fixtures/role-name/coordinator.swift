// style: coordinator
// file: Club/Presentation/Coordinators/Coordinator.swift
protocol Coordinator: AnyObject { func start() }
// file: Club/Presentation/Coordinators/MembersFlow.swift
final class MembersFlow: Coordinator {  // ! role-name MembersFlow
  func start() {}
  func members() -> MembersPage { MembersPage(model: MembersModel()) }
  func rules() -> HouseRules { HouseRules() }
}
// file: Club/Presentation/Coordinators/HomeCoordinator.swift
final class HomeCoordinator: Coordinator {
  func start() {}
}
// file: Club/Presentation/Coordinators/HomeCoordinatorStore.swift
/// It serves a coordinator.
final class HomeCoordinatorStore {
  func rules() -> RulesView { RulesView() }
}
// file: Club/Presentation/Coordinators/SettingsRouting.swift
final class SettingsRouting {  // ! role-name SettingsRouting
  func settings() -> RulesView { RulesView() }
}
// file: Club/Presentation/Views/Members/MembersPage.swift
import SwiftUI

struct MembersPage: View {  // ! role-name MembersPage
  @ObservedObject var model: MembersModel
  var body: some View { MemberRow(); MemberFilter(model: model) }
}

/// A part of the page, which passes its model.
struct MemberFilter: View {
  @ObservedObject var model: MembersModel
  var body: some View { Text("") }
}

struct MemberRow: View { var body: some View { Text("") } }
// file: Club/Presentation/Views/Rules/HouseRules.swift
import SwiftUI

struct HouseRules: View { var body: some View { Text("") } }  // ! role-name HouseRules
struct RulesView: View { var body: some View { Text("") } }
// file: Club/Presentation/ViewModels/MembersModel.swift
import Combine

final class MembersModel: ObservableObject {}  // ! role-name MembersModel
// file: Club/Domain/UseCases/GetMembersUseCase.swift
final class GetMembersUseCase {
  let repository: MemberRepositoryProtocol
  init(repository: MemberRepositoryProtocol) { self.repository = repository }
  func execute() async throws {}
}
// file: Club/Domain/UseCases/BanMemberInteractor.swift
final class BanMemberInteractor {  // ! role-name BanMemberInteractor
  let repository: MemberRepositoryProtocol
  init(repository: MemberRepositoryProtocol) { self.repository = repository }
  func execute() async throws {}
}
// file: Club/Domain/Protocols/MemberRepositoryProtocol.swift
protocol MemberRepositoryProtocol { func members() async throws }
// file: Club/Domain/Protocols/FeeRepository.swift
protocol FeeRepository { func fees() async throws }  // ! role-name FeeRepository
// file: Club/Data/Repositories/MemberRepositoryImpl.swift
final class MemberRepositoryImpl: MemberRepositoryProtocol {  // ! role-name MemberRepositoryImpl
  let remote: MemberRemoteDataSource
  init(remote: MemberRemoteDataSource) { self.remote = remote }
  func members() async throws {}
}
// file: Club/Data/Repositories/LiveFeeRepository.swift
final class LiveFeeRepository: FeeRepository {  // ! role-name LiveFeeRepository
  func fees() async throws {}
}
// file: Club/Data/DataSources/MemberRemoteDataSource.swift
final class MemberRemoteDataSource {
  func members() async throws -> [MemberResponse] { [] }
}
// file: Club/Data/DTOs/MemberResponse.swift
struct MemberResponse: Decodable { let id: String }  // ! role-name MemberResponse
struct MemberDTO: Decodable { let id: String }
struct FeeDto: Codable { let id: String }
