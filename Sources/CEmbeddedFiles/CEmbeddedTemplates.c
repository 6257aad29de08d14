// What apps are made from; Scripts/list-embedded writes this file.
#include "CEmbeddedFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char file__swift_format[] = {
#embed "../../.swift-format" suffix(,)
0};
static const unsigned char file_Examples_Server_Swift_Sources_ExampleAPI_Answer_swift[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/Answer.swift" suffix(,)
0};
static const unsigned char file_Examples_Server_Swift_Sources_ExampleAPI_ExampleAPI_Transport_swift[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/ExampleAPI+Transport.swift" suffix(,)
0};
static const unsigned char file_Examples_Server_Swift_Sources_ExampleAPI_ExampleAPI_swift[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/ExampleAPI.swift" suffix(,)
0};
static const unsigned char file_Examples_Server_Swift_Sources_ExampleAPI_Fault_swift[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/Fault.swift" suffix(,)
0};
static const unsigned char file_Examples_Server_Swift_Sources_ExampleAPI_Money_swift[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/Money.swift" suffix(,)
0};
static const unsigned char file_Examples_Server_Swift_Sources_ExampleAPI_Once_swift[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/Once.swift" suffix(,)
0};
static const unsigned char file_Examples_Server_Swift_Sources_ExampleAPI_Problem_swift[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/Problem.swift" suffix(,)
0};
static const unsigned char file_Examples_Server_Swift_Sources_ExampleAPI_Request_swift[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/Request.swift" suffix(,)
0};
static const unsigned char file_Examples_Server_Swift_Sources_ExampleAPI_Resources_AdminResource_swift[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/Resources/AdminResource.swift" suffix(,)
0};
static const unsigned char file_Examples_Server_Swift_Sources_ExampleAPI_Resources_AvatarResource_swift[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/Resources/AvatarResource.swift" suffix(,)
0};
static const unsigned char file_Examples_Server_Swift_Sources_ExampleAPI_Resources_ClientResource_swift[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/Resources/ClientResource.swift" suffix(,)
0};
static const unsigned char file_Examples_Server_Swift_Sources_ExampleAPI_Resources_ItemResource_swift[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/Resources/ItemResource.swift" suffix(,)
0};
static const unsigned char file_Examples_Server_Swift_Sources_ExampleAPI_Resources_PasswordResource_swift[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/Resources/PasswordResource.swift" suffix(,)
0};
static const unsigned char file_Examples_Server_Swift_Sources_ExampleAPI_Resources_PaymentResource_swift[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/Resources/PaymentResource.swift" suffix(,)
0};
static const unsigned char file_Examples_Server_Swift_Sources_ExampleAPI_Resources_ProfileResource_swift[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/Resources/ProfileResource.swift" suffix(,)
0};
static const unsigned char file_Examples_Server_Swift_Sources_ExampleAPI_Resources_StreamResource_swift[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/Resources/StreamResource.swift" suffix(,)
0};
static const unsigned char file_Examples_Server_Swift_Sources_ExampleAPI_Resources_TransactionResource_swift[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/Resources/TransactionResource.swift" suffix(,)
0};
static const unsigned char file_Examples_Server_Swift_Sources_ExampleAPI_Resources_UserResource_swift[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/Resources/UserResource.swift" suffix(,)
0};
static const unsigned char file_Examples_Server_Swift_Sources_ExampleAPI_Route_swift[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/Route.swift" suffix(,)
0};
static const unsigned char file_Examples_Server_Swift_Sources_ExampleAPI_World_swift[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/World.swift" suffix(,)
0};
static const unsigned char file_Exemplars_Starts_repository_common_App_UsersApp_Localizable_xcstrings[] = {
#embed "../../Exemplars/Starts/repository/common/App/UsersApp/Localizable.xcstrings" suffix(,)
0};
static const unsigned char file_Exemplars_Starts_repository_common_App_UsersUITests_UsersUITests_swift[] = {
#embed "../../Exemplars/Starts/repository/common/App/UsersUITests/UsersUITests.swift" suffix(,)
0};
static const unsigned char file_Exemplars_Starts_repository_common_Packages_ExampleAPI_Sources_ExampleAPI_ExampleAPI_swift[] = {
#embed "../../Exemplars/Starts/repository/common/Packages/ExampleAPI/Sources/ExampleAPI/ExampleAPI.swift" suffix(,)
0};
static const unsigned char file_Exemplars_Starts_repository_common_Packages_ExampleAPI_Sources_ExampleAPI_Row_swift[] = {
#embed "../../Exemplars/Starts/repository/common/Packages/ExampleAPI/Sources/ExampleAPI/Row.swift" suffix(,)
0};
static const unsigned char file_Exemplars_Starts_repository_common_Sources_App_AppDependencies_swift[] = {
#embed "../../Exemplars/Starts/repository/common/Sources/App/AppDependencies.swift" suffix(,)
0};
static const unsigned char file_Exemplars_Starts_repository_common_Sources_Data_Network_AppError_NetworkError_swift[] = {
#embed "../../Exemplars/Starts/repository/common/Sources/Data/Network/AppError+NetworkError.swift" suffix(,)
0};
static const unsigned char file_Exemplars_Starts_repository_common_Sources_Domain_Errors_AppError_swift[] = {
#embed "../../Exemplars/Starts/repository/common/Sources/Domain/Errors/AppError.swift" suffix(,)
0};
static const unsigned char file_Exemplars_Starts_repository_common_Sources_Presentation_Errors_AppError_Text_swift[] = {
#embed "../../Exemplars/Starts/repository/common/Sources/Presentation/Errors/AppError+Text.swift" suffix(,)
0};
static const unsigned char file_Exemplars_Starts_repository_common_Tests_DataTests_AppErrorMappingTests_swift[] = {
#embed "../../Exemplars/Starts/repository/common/Tests/DataTests/AppErrorMappingTests.swift" suffix(,)
0};
static const unsigned char file_Exemplars_Starts_repository_empty_Packages_ExampleAPI_Sources_ExampleAPI_Seeds_swift[] = {
#embed "../../Exemplars/Starts/repository/empty/Packages/ExampleAPI/Sources/ExampleAPI/Seeds.swift" suffix(,)
0};
static const unsigned char file_Exemplars_Starts_repository_empty_Sources_App_StartView_swift[] = {
#embed "../../Exemplars/Starts/repository/empty/Sources/App/StartView.swift" suffix(,)
0};
static const unsigned char file_Exemplars_Starts_repository_empty_Sources_App_Terminal_UsersTerminal_swift[] = {
#embed "../../Exemplars/Starts/repository/empty/Sources/App/Terminal/UsersTerminal.swift" suffix(,)
0};
static const unsigned char file_Exemplars_Starts_repository_empty_Sources_App_UsersApp_swift[] = {
#embed "../../Exemplars/Starts/repository/empty/Sources/App/UsersApp.swift" suffix(,)
0};
static const unsigned char file_Exemplars_Starts_repository_feature_Packages_ExampleAPI_Sources_ExampleAPI_Entry_swift[] = {
#embed "../../Exemplars/Starts/repository/feature/Packages/ExampleAPI/Sources/ExampleAPI/Entry.swift" suffix(,)
0};
static const unsigned char file_Exemplars_Starts_repository_feature_Packages_ExampleAPI_Sources_ExampleAPI_Seeds_swift[] = {
#embed "../../Exemplars/Starts/repository/feature/Packages/ExampleAPI/Sources/ExampleAPI/Seeds.swift" suffix(,)
0};
static const unsigned char file_Exemplars_Starts_repository_feature_Sources_App_Terminal_UsersTerminal_swift[] = {
#embed "../../Exemplars/Starts/repository/feature/Sources/App/Terminal/UsersTerminal.swift" suffix(,)
0};
static const unsigned char file_Exemplars_Starts_repository_feature_Sources_App_UsersApp_swift[] = {
#embed "../../Exemplars/Starts/repository/feature/Sources/App/UsersApp.swift" suffix(,)
0};
static const unsigned char file_Exemplars_coordinator_Sources_App_DependencyContainer_Entry_swift[] = {
#embed "../../Exemplars/coordinator/Sources/App/DependencyContainer+Entry.swift" suffix(,)
0};
static const unsigned char file_Exemplars_coordinator_Sources_Data_DTOs_EntryDTO_swift[] = {
#embed "../../Exemplars/coordinator/Sources/Data/DTOs/EntryDTO.swift" suffix(,)
0};
static const unsigned char file_Exemplars_coordinator_Sources_Data_DataSources_EntryRemoteDataSource_swift[] = {
#embed "../../Exemplars/coordinator/Sources/Data/DataSources/EntryRemoteDataSource.swift" suffix(,)
0};
static const unsigned char file_Exemplars_coordinator_Sources_Data_Repositories_EntryRepository_swift[] = {
#embed "../../Exemplars/coordinator/Sources/Data/Repositories/EntryRepository.swift" suffix(,)
0};
static const unsigned char file_Exemplars_coordinator_Sources_Domain_Entities_Entry_swift[] = {
#embed "../../Exemplars/coordinator/Sources/Domain/Entities/Entry.swift" suffix(,)
0};
static const unsigned char file_Exemplars_coordinator_Sources_Domain_Protocols_EntryRepositoryProtocol_swift[] = {
#embed "../../Exemplars/coordinator/Sources/Domain/Protocols/EntryRepositoryProtocol.swift" suffix(,)
0};
static const unsigned char file_Exemplars_coordinator_Sources_Domain_UseCases_GetEntryListUseCase_swift[] = {
#embed "../../Exemplars/coordinator/Sources/Domain/UseCases/GetEntryListUseCase.swift" suffix(,)
0};
static const unsigned char file_Exemplars_coordinator_Sources_Domain_UseCases_GetEntryUseCase_swift[] = {
#embed "../../Exemplars/coordinator/Sources/Domain/UseCases/GetEntryUseCase.swift" suffix(,)
0};
static const unsigned char file_Exemplars_coordinator_Sources_Domain_UseCases_SaveEntryUseCase_swift[] = {
#embed "../../Exemplars/coordinator/Sources/Domain/UseCases/SaveEntryUseCase.swift" suffix(,)
0};
static const unsigned char file_Exemplars_coordinator_Sources_Presentation_Coordinators_EntryCoordinator_swift[] = {
#embed "../../Exemplars/coordinator/Sources/Presentation/Coordinators/EntryCoordinator.swift" suffix(,)
0};
static const unsigned char file_Exemplars_coordinator_Sources_Presentation_Coordinators_EntryNavigation_swift[] = {
#embed "../../Exemplars/coordinator/Sources/Presentation/Coordinators/EntryNavigation.swift" suffix(,)
0};
static const unsigned char file_Exemplars_coordinator_Sources_Presentation_ViewModels_EntryDetailViewModel_swift[] = {
#embed "../../Exemplars/coordinator/Sources/Presentation/ViewModels/EntryDetailViewModel.swift" suffix(,)
0};
static const unsigned char file_Exemplars_coordinator_Sources_Presentation_ViewModels_EntryDraft_swift[] = {
#embed "../../Exemplars/coordinator/Sources/Presentation/ViewModels/EntryDraft.swift" suffix(,)
0};
static const unsigned char file_Exemplars_coordinator_Sources_Presentation_ViewModels_EntryListViewModel_swift[] = {
#embed "../../Exemplars/coordinator/Sources/Presentation/ViewModels/EntryListViewModel.swift" suffix(,)
0};
static const unsigned char file_Exemplars_coordinator_Sources_Presentation_Views_Entry_EntryDetailView_swift[] = {
#embed "../../Exemplars/coordinator/Sources/Presentation/Views/Entry/EntryDetailView.swift" suffix(,)
0};
static const unsigned char file_Exemplars_coordinator_Sources_Presentation_Views_Entry_EntryFlowView_swift[] = {
#embed "../../Exemplars/coordinator/Sources/Presentation/Views/Entry/EntryFlowView.swift" suffix(,)
0};
static const unsigned char file_Exemplars_coordinator_Sources_Presentation_Views_Entry_EntryListView_swift[] = {
#embed "../../Exemplars/coordinator/Sources/Presentation/Views/Entry/EntryListView.swift" suffix(,)
0};
static const unsigned char file_Exemplars_coordinator_Sources_Presentation_Views_Entry_EntryRowView_swift[] = {
#embed "../../Exemplars/coordinator/Sources/Presentation/Views/Entry/EntryRowView.swift" suffix(,)
0};
static const unsigned char file_Exemplars_coordinator_Tests_UnitTests_Data_EntryRepositoryTests_swift[] = {
#embed "../../Exemplars/coordinator/Tests/UnitTests/Data/EntryRepositoryTests.swift" suffix(,)
0};
static const unsigned char file_Exemplars_coordinator_Tests_UnitTests_Domain_EntryUseCaseTests_swift[] = {
#embed "../../Exemplars/coordinator/Tests/UnitTests/Domain/EntryUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_Exemplars_coordinator_Tests_UnitTests_Fakes_EntrySamples_swift[] = {
#embed "../../Exemplars/coordinator/Tests/UnitTests/Fakes/EntrySamples.swift" suffix(,)
0};
static const unsigned char file_Exemplars_coordinator_Tests_UnitTests_Fakes_FakeEntryNavigation_swift[] = {
#embed "../../Exemplars/coordinator/Tests/UnitTests/Fakes/FakeEntryNavigation.swift" suffix(,)
0};
static const unsigned char file_Exemplars_coordinator_Tests_UnitTests_Fakes_FakeEntryRepository_swift[] = {
#embed "../../Exemplars/coordinator/Tests/UnitTests/Fakes/FakeEntryRepository.swift" suffix(,)
0};
static const unsigned char file_Exemplars_coordinator_Tests_UnitTests_Fakes_FakeEntryUseCases_swift[] = {
#embed "../../Exemplars/coordinator/Tests/UnitTests/Fakes/FakeEntryUseCases.swift" suffix(,)
0};
static const unsigned char file_Exemplars_coordinator_Tests_UnitTests_Presentation_EntryCoordinatorTests_swift[] = {
#embed "../../Exemplars/coordinator/Tests/UnitTests/Presentation/EntryCoordinatorTests.swift" suffix(,)
0};
static const unsigned char file_Exemplars_coordinator_Tests_UnitTests_Presentation_EntryDetailViewModelTests_swift[] = {
#embed "../../Exemplars/coordinator/Tests/UnitTests/Presentation/EntryDetailViewModelTests.swift" suffix(,)
0};
static const unsigned char file_Exemplars_coordinator_Tests_UnitTests_Presentation_EntryListViewModelTests_swift[] = {
#embed "../../Exemplars/coordinator/Tests/UnitTests/Presentation/EntryListViewModelTests.swift" suffix(,)
0};
static const unsigned char file_Exemplars_gateway_Sources_App_AppDependencies_Entry_swift[] = {
#embed "../../Exemplars/gateway/Sources/App/AppDependencies+Entry.swift" suffix(,)
0};
static const unsigned char file_Exemplars_gateway_Sources_BusinessLogic_Models_Entry_NetResEntry_swift[] = {
#embed "../../Exemplars/gateway/Sources/BusinessLogic/Models/Entry+NetResEntry.swift" suffix(,)
0};
static const unsigned char file_Exemplars_gateway_Sources_BusinessLogic_Models_Entry_swift[] = {
#embed "../../Exemplars/gateway/Sources/BusinessLogic/Models/Entry.swift" suffix(,)
0};
static const unsigned char file_Exemplars_gateway_Sources_BusinessLogic_UseCases_GetEntriesUseCase_swift[] = {
#embed "../../Exemplars/gateway/Sources/BusinessLogic/UseCases/GetEntriesUseCase.swift" suffix(,)
0};
static const unsigned char file_Exemplars_gateway_Sources_BusinessLogic_UseCases_GetEntryUseCase_swift[] = {
#embed "../../Exemplars/gateway/Sources/BusinessLogic/UseCases/GetEntryUseCase.swift" suffix(,)
0};
static const unsigned char file_Exemplars_gateway_Sources_BusinessLogic_UseCases_SaveEntryUseCase_swift[] = {
#embed "../../Exemplars/gateway/Sources/BusinessLogic/UseCases/SaveEntryUseCase.swift" suffix(,)
0};
static const unsigned char file_Exemplars_gateway_Sources_DataAccess_DTO_NetReqEntry_swift[] = {
#embed "../../Exemplars/gateway/Sources/DataAccess/DTO/NetReqEntry.swift" suffix(,)
0};
static const unsigned char file_Exemplars_gateway_Sources_DataAccess_DTO_NetResEntry_swift[] = {
#embed "../../Exemplars/gateway/Sources/DataAccess/DTO/NetResEntry.swift" suffix(,)
0};
static const unsigned char file_Exemplars_gateway_Sources_DataAccess_Gateways_GetEntriesGateway_swift[] = {
#embed "../../Exemplars/gateway/Sources/DataAccess/Gateways/GetEntriesGateway.swift" suffix(,)
0};
static const unsigned char file_Exemplars_gateway_Sources_DataAccess_Gateways_GetEntryGateway_swift[] = {
#embed "../../Exemplars/gateway/Sources/DataAccess/Gateways/GetEntryGateway.swift" suffix(,)
0};
static const unsigned char file_Exemplars_gateway_Sources_DataAccess_Gateways_SaveEntryGateway_swift[] = {
#embed "../../Exemplars/gateway/Sources/DataAccess/Gateways/SaveEntryGateway.swift" suffix(,)
0};
static const unsigned char file_Exemplars_gateway_Sources_Infrastructure_NetworkLayer_EntryNetworkRoute_swift[] = {
#embed "../../Exemplars/gateway/Sources/Infrastructure/NetworkLayer/EntryNetworkRoute.swift" suffix(,)
0};
static const unsigned char file_Exemplars_gateway_Sources_Presentation_EntryDetail_EntryDetailView_swift[] = {
#embed "../../Exemplars/gateway/Sources/Presentation/EntryDetail/EntryDetailView.swift" suffix(,)
0};
static const unsigned char file_Exemplars_gateway_Sources_Presentation_EntryDetail_EntryDetailViewModel_swift[] = {
#embed "../../Exemplars/gateway/Sources/Presentation/EntryDetail/EntryDetailViewModel.swift" suffix(,)
0};
static const unsigned char file_Exemplars_gateway_Sources_Presentation_EntryDetail_EntryDraft_swift[] = {
#embed "../../Exemplars/gateway/Sources/Presentation/EntryDetail/EntryDraft.swift" suffix(,)
0};
static const unsigned char file_Exemplars_gateway_Sources_Presentation_EntryList_EntryListView_swift[] = {
#embed "../../Exemplars/gateway/Sources/Presentation/EntryList/EntryListView.swift" suffix(,)
0};
static const unsigned char file_Exemplars_gateway_Sources_Presentation_EntryList_EntryListViewModel_swift[] = {
#embed "../../Exemplars/gateway/Sources/Presentation/EntryList/EntryListViewModel.swift" suffix(,)
0};
static const unsigned char file_Exemplars_gateway_Sources_Presentation_EntryList_EntryRowView_swift[] = {
#embed "../../Exemplars/gateway/Sources/Presentation/EntryList/EntryRowView.swift" suffix(,)
0};
static const unsigned char file_Exemplars_gateway_Tests_BusinessLogicTests_EntryUseCaseTests_swift[] = {
#embed "../../Exemplars/gateway/Tests/BusinessLogicTests/EntryUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_Exemplars_gateway_Tests_DataAccessTests_EntryGatewayTests_swift[] = {
#embed "../../Exemplars/gateway/Tests/DataAccessTests/EntryGatewayTests.swift" suffix(,)
0};
static const unsigned char file_Exemplars_gateway_Tests_Mocks_EntrySamples_swift[] = {
#embed "../../Exemplars/gateway/Tests/Mocks/EntrySamples.swift" suffix(,)
0};
static const unsigned char file_Exemplars_gateway_Tests_Mocks_MockEntryGateways_swift[] = {
#embed "../../Exemplars/gateway/Tests/Mocks/MockEntryGateways.swift" suffix(,)
0};
static const unsigned char file_Exemplars_gateway_Tests_Mocks_MockEntryUseCases_swift[] = {
#embed "../../Exemplars/gateway/Tests/Mocks/MockEntryUseCases.swift" suffix(,)
0};
static const unsigned char file_Exemplars_gateway_Tests_PresentationTests_EntryDetailViewModelTests_swift[] = {
#embed "../../Exemplars/gateway/Tests/PresentationTests/EntryDetailViewModelTests.swift" suffix(,)
0};
static const unsigned char file_Exemplars_gateway_Tests_PresentationTests_EntryListViewModelTests_swift[] = {
#embed "../../Exemplars/gateway/Tests/PresentationTests/EntryListViewModelTests.swift" suffix(,)
0};
static const unsigned char file_Exemplars_module_Sources_Implementation_Data_DataSources_EntryDTO_swift[] = {
#embed "../../Exemplars/module/Sources/Implementation/Data/DataSources/EntryDTO.swift" suffix(,)
0};
static const unsigned char file_Exemplars_module_Sources_Implementation_Data_DataSources_EntryDataSource_swift[] = {
#embed "../../Exemplars/module/Sources/Implementation/Data/DataSources/EntryDataSource.swift" suffix(,)
0};
static const unsigned char file_Exemplars_module_Sources_Implementation_Data_DataSources_EntryNetworkRoute_swift[] = {
#embed "../../Exemplars/module/Sources/Implementation/Data/DataSources/EntryNetworkRoute.swift" suffix(,)
0};
static const unsigned char file_Exemplars_module_Sources_Implementation_Data_Repositories_EntryError_NetworkError_swift[] = {
#embed "../../Exemplars/module/Sources/Implementation/Data/Repositories/EntryError+NetworkError.swift" suffix(,)
0};
static const unsigned char file_Exemplars_module_Sources_Implementation_Data_Repositories_EntryRepositoryImp_swift[] = {
#embed "../../Exemplars/module/Sources/Implementation/Data/Repositories/EntryRepositoryImp.swift" suffix(,)
0};
static const unsigned char file_Exemplars_module_Sources_Implementation_Domain_BusinessModels_Entry_swift[] = {
#embed "../../Exemplars/module/Sources/Implementation/Domain/BusinessModels/Entry.swift" suffix(,)
0};
static const unsigned char file_Exemplars_module_Sources_Implementation_Domain_BusinessModels_EntryError_swift[] = {
#embed "../../Exemplars/module/Sources/Implementation/Domain/BusinessModels/EntryError.swift" suffix(,)
0};
static const unsigned char file_Exemplars_module_Sources_Implementation_Domain_Gateways_EntryRepository_swift[] = {
#embed "../../Exemplars/module/Sources/Implementation/Domain/Gateways/EntryRepository.swift" suffix(,)
0};
static const unsigned char file_Exemplars_module_Sources_Implementation_Domain_UseCases_GetEntriesUseCase_swift[] = {
#embed "../../Exemplars/module/Sources/Implementation/Domain/UseCases/GetEntriesUseCase.swift" suffix(,)
0};
static const unsigned char file_Exemplars_module_Sources_Implementation_Domain_UseCases_GetEntryUseCase_swift[] = {
#embed "../../Exemplars/module/Sources/Implementation/Domain/UseCases/GetEntryUseCase.swift" suffix(,)
0};
static const unsigned char file_Exemplars_module_Sources_Implementation_Domain_UseCases_SaveEntryUseCase_swift[] = {
#embed "../../Exemplars/module/Sources/Implementation/Domain/UseCases/SaveEntryUseCase.swift" suffix(,)
0};
static const unsigned char file_Exemplars_module_Sources_Implementation_Module_EntryDependenciesContainer_swift[] = {
#embed "../../Exemplars/module/Sources/Implementation/Module/EntryDependenciesContainer.swift" suffix(,)
0};
static const unsigned char file_Exemplars_module_Sources_Implementation_Module_EntryModuleImp_swift[] = {
#embed "../../Exemplars/module/Sources/Implementation/Module/EntryModuleImp.swift" suffix(,)
0};
static const unsigned char file_Exemplars_module_Sources_Implementation_Presentation_Errors_EntryError_Text_swift[] = {
#embed "../../Exemplars/module/Sources/Implementation/Presentation/Errors/EntryError+Text.swift" suffix(,)
0};
static const unsigned char file_Exemplars_module_Sources_Implementation_Presentation_Formats_EntryDraft_swift[] = {
#embed "../../Exemplars/module/Sources/Implementation/Presentation/Formats/EntryDraft.swift" suffix(,)
0};
static const unsigned char file_Exemplars_module_Sources_Implementation_Presentation_ViewModels_EntriesViewModel_swift[] = {
#embed "../../Exemplars/module/Sources/Implementation/Presentation/ViewModels/EntriesViewModel.swift" suffix(,)
0};
static const unsigned char file_Exemplars_module_Sources_Implementation_Presentation_ViewModels_EntryViewModel_swift[] = {
#embed "../../Exemplars/module/Sources/Implementation/Presentation/ViewModels/EntryViewModel.swift" suffix(,)
0};
static const unsigned char file_Exemplars_module_Sources_Implementation_Presentation_Views_EntriesView_swift[] = {
#embed "../../Exemplars/module/Sources/Implementation/Presentation/Views/EntriesView.swift" suffix(,)
0};
static const unsigned char file_Exemplars_module_Sources_Implementation_Presentation_Views_EntryRowView_swift[] = {
#embed "../../Exemplars/module/Sources/Implementation/Presentation/Views/EntryRowView.swift" suffix(,)
0};
static const unsigned char file_Exemplars_module_Sources_Implementation_Presentation_Views_EntryView_swift[] = {
#embed "../../Exemplars/module/Sources/Implementation/Presentation/Views/EntryView.swift" suffix(,)
0};
static const unsigned char file_Exemplars_module_Sources_Interface_EntryModule_swift[] = {
#embed "../../Exemplars/module/Sources/Interface/EntryModule.swift" suffix(,)
0};
static const unsigned char file_Exemplars_module_Sources_Tests_Data_EntryRepositoryTests_swift[] = {
#embed "../../Exemplars/module/Sources/Tests/Data/EntryRepositoryTests.swift" suffix(,)
0};
static const unsigned char file_Exemplars_module_Sources_Tests_Domain_EntryUseCaseTests_swift[] = {
#embed "../../Exemplars/module/Sources/Tests/Domain/EntryUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_Exemplars_module_Sources_Tests_Fakes_EntrySamples_swift[] = {
#embed "../../Exemplars/module/Sources/Tests/Fakes/EntrySamples.swift" suffix(,)
0};
static const unsigned char file_Exemplars_module_Sources_Tests_Fakes_FakeEntryRepository_swift[] = {
#embed "../../Exemplars/module/Sources/Tests/Fakes/FakeEntryRepository.swift" suffix(,)
0};
static const unsigned char file_Exemplars_module_Sources_Tests_Fakes_FakeGetEntriesUseCase_swift[] = {
#embed "../../Exemplars/module/Sources/Tests/Fakes/FakeGetEntriesUseCase.swift" suffix(,)
0};
static const unsigned char file_Exemplars_module_Sources_Tests_Fakes_FakeGetEntryUseCase_swift[] = {
#embed "../../Exemplars/module/Sources/Tests/Fakes/FakeGetEntryUseCase.swift" suffix(,)
0};
static const unsigned char file_Exemplars_module_Sources_Tests_Fakes_FakeSaveEntryUseCase_swift[] = {
#embed "../../Exemplars/module/Sources/Tests/Fakes/FakeSaveEntryUseCase.swift" suffix(,)
0};
static const unsigned char file_Exemplars_module_Sources_Tests_Presentation_EntriesViewModelTests_swift[] = {
#embed "../../Exemplars/module/Sources/Tests/Presentation/EntriesViewModelTests.swift" suffix(,)
0};
static const unsigned char file_Exemplars_module_Sources_Tests_Presentation_EntryViewModelTests_swift[] = {
#embed "../../Exemplars/module/Sources/Tests/Presentation/EntryViewModelTests.swift" suffix(,)
0};
static const unsigned char file_Exemplars_reactive_Sources_DI_AppDependencies_Entry_swift[] = {
#embed "../../Exemplars/reactive/Sources/DI/AppDependencies+Entry.swift" suffix(,)
0};
static const unsigned char file_Exemplars_reactive_Sources_Data_Models_ApiEntryRequest_swift[] = {
#embed "../../Exemplars/reactive/Sources/Data/Models/ApiEntryRequest.swift" suffix(,)
0};
static const unsigned char file_Exemplars_reactive_Sources_Data_Models_ApiEntryResponse_swift[] = {
#embed "../../Exemplars/reactive/Sources/Data/Models/ApiEntryResponse.swift" suffix(,)
0};
static const unsigned char file_Exemplars_reactive_Sources_Data_Repositories_EntryError_NetworkFailure_swift[] = {
#embed "../../Exemplars/reactive/Sources/Data/Repositories/EntryError+NetworkFailure.swift" suffix(,)
0};
static const unsigned char file_Exemplars_reactive_Sources_Data_Repositories_EntryRepositoryImpl_swift[] = {
#embed "../../Exemplars/reactive/Sources/Data/Repositories/EntryRepositoryImpl.swift" suffix(,)
0};
static const unsigned char file_Exemplars_reactive_Sources_Data_Services_EntryApiService_swift[] = {
#embed "../../Exemplars/reactive/Sources/Data/Services/EntryApiService.swift" suffix(,)
0};
static const unsigned char file_Exemplars_reactive_Sources_Domain_Models_Entry_swift[] = {
#embed "../../Exemplars/reactive/Sources/Domain/Models/Entry.swift" suffix(,)
0};
static const unsigned char file_Exemplars_reactive_Sources_Domain_Models_EntryError_swift[] = {
#embed "../../Exemplars/reactive/Sources/Domain/Models/EntryError.swift" suffix(,)
0};
static const unsigned char file_Exemplars_reactive_Sources_Domain_Repositories_EntryRepository_swift[] = {
#embed "../../Exemplars/reactive/Sources/Domain/Repositories/EntryRepository.swift" suffix(,)
0};
static const unsigned char file_Exemplars_reactive_Sources_Domain_UseCases_EntryUseCase_swift[] = {
#embed "../../Exemplars/reactive/Sources/Domain/UseCases/EntryUseCase.swift" suffix(,)
0};
static const unsigned char file_Exemplars_reactive_Sources_Presentation_Errors_EntryError_Text_swift[] = {
#embed "../../Exemplars/reactive/Sources/Presentation/Errors/EntryError+Text.swift" suffix(,)
0};
static const unsigned char file_Exemplars_reactive_Sources_Presentation_ViewModels_EntryDetailState_swift[] = {
#embed "../../Exemplars/reactive/Sources/Presentation/ViewModels/EntryDetailState.swift" suffix(,)
0};
static const unsigned char file_Exemplars_reactive_Sources_Presentation_ViewModels_EntryDetailViewModel_swift[] = {
#embed "../../Exemplars/reactive/Sources/Presentation/ViewModels/EntryDetailViewModel.swift" suffix(,)
0};
static const unsigned char file_Exemplars_reactive_Sources_Presentation_ViewModels_EntryDraft_swift[] = {
#embed "../../Exemplars/reactive/Sources/Presentation/ViewModels/EntryDraft.swift" suffix(,)
0};
static const unsigned char file_Exemplars_reactive_Sources_Presentation_ViewModels_EntryListState_swift[] = {
#embed "../../Exemplars/reactive/Sources/Presentation/ViewModels/EntryListState.swift" suffix(,)
0};
static const unsigned char file_Exemplars_reactive_Sources_Presentation_ViewModels_EntryListViewModel_swift[] = {
#embed "../../Exemplars/reactive/Sources/Presentation/ViewModels/EntryListViewModel.swift" suffix(,)
0};
static const unsigned char file_Exemplars_reactive_Sources_Presentation_Views_EntryDetailView_swift[] = {
#embed "../../Exemplars/reactive/Sources/Presentation/Views/EntryDetailView.swift" suffix(,)
0};
static const unsigned char file_Exemplars_reactive_Sources_Presentation_Views_EntryListView_swift[] = {
#embed "../../Exemplars/reactive/Sources/Presentation/Views/EntryListView.swift" suffix(,)
0};
static const unsigned char file_Exemplars_reactive_Sources_Presentation_Views_EntryRowView_swift[] = {
#embed "../../Exemplars/reactive/Sources/Presentation/Views/EntryRowView.swift" suffix(,)
0};
static const unsigned char file_Exemplars_reactive_Tests_Data_EntryRepositoryTests_swift[] = {
#embed "../../Exemplars/reactive/Tests/Data/EntryRepositoryTests.swift" suffix(,)
0};
static const unsigned char file_Exemplars_reactive_Tests_Domain_EntryUseCaseTests_swift[] = {
#embed "../../Exemplars/reactive/Tests/Domain/EntryUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_Exemplars_reactive_Tests_Fakes_EntrySamples_swift[] = {
#embed "../../Exemplars/reactive/Tests/Fakes/EntrySamples.swift" suffix(,)
0};
static const unsigned char file_Exemplars_reactive_Tests_Fakes_FakeEntryRepository_swift[] = {
#embed "../../Exemplars/reactive/Tests/Fakes/FakeEntryRepository.swift" suffix(,)
0};
static const unsigned char file_Exemplars_reactive_Tests_Fakes_FakeEntryUseCase_swift[] = {
#embed "../../Exemplars/reactive/Tests/Fakes/FakeEntryUseCase.swift" suffix(,)
0};
static const unsigned char file_Exemplars_reactive_Tests_Presentation_EntryDetailViewModelTests_swift[] = {
#embed "../../Exemplars/reactive/Tests/Presentation/EntryDetailViewModelTests.swift" suffix(,)
0};
static const unsigned char file_Exemplars_reactive_Tests_Presentation_EntryListViewModelTests_swift[] = {
#embed "../../Exemplars/reactive/Tests/Presentation/EntryListViewModelTests.swift" suffix(,)
0};
static const unsigned char file_Exemplars_repository_Sources_App_AppDependencies_Entry_swift[] = {
#embed "../../Exemplars/repository/Sources/App/AppDependencies+Entry.swift" suffix(,)
0};
static const unsigned char file_Exemplars_repository_Sources_Data_DTO_EntryDto_swift[] = {
#embed "../../Exemplars/repository/Sources/Data/DTO/EntryDto.swift" suffix(,)
0};
static const unsigned char file_Exemplars_repository_Sources_Data_DataSources_EntryRemoteDataSource_swift[] = {
#embed "../../Exemplars/repository/Sources/Data/DataSources/EntryRemoteDataSource.swift" suffix(,)
0};
static const unsigned char file_Exemplars_repository_Sources_Data_Network_EntryNetworkRoute_swift[] = {
#embed "../../Exemplars/repository/Sources/Data/Network/EntryNetworkRoute.swift" suffix(,)
0};
static const unsigned char file_Exemplars_repository_Sources_Data_Repositories_EntryRepositoryImpl_swift[] = {
#embed "../../Exemplars/repository/Sources/Data/Repositories/EntryRepositoryImpl.swift" suffix(,)
0};
static const unsigned char file_Exemplars_repository_Sources_Domain_Models_Entry_swift[] = {
#embed "../../Exemplars/repository/Sources/Domain/Models/Entry.swift" suffix(,)
0};
static const unsigned char file_Exemplars_repository_Sources_Domain_Repositories_EntryRepository_swift[] = {
#embed "../../Exemplars/repository/Sources/Domain/Repositories/EntryRepository.swift" suffix(,)
0};
static const unsigned char file_Exemplars_repository_Sources_Domain_UseCases_GetEntriesUseCase_swift[] = {
#embed "../../Exemplars/repository/Sources/Domain/UseCases/GetEntriesUseCase.swift" suffix(,)
0};
static const unsigned char file_Exemplars_repository_Sources_Domain_UseCases_GetEntryUseCase_swift[] = {
#embed "../../Exemplars/repository/Sources/Domain/UseCases/GetEntryUseCase.swift" suffix(,)
0};
static const unsigned char file_Exemplars_repository_Sources_Domain_UseCases_SaveEntryUseCase_swift[] = {
#embed "../../Exemplars/repository/Sources/Domain/UseCases/SaveEntryUseCase.swift" suffix(,)
0};
static const unsigned char file_Exemplars_repository_Sources_Presentation_EntryDetail_EntryDetailUiState_swift[] = {
#embed "../../Exemplars/repository/Sources/Presentation/EntryDetail/EntryDetailUiState.swift" suffix(,)
0};
static const unsigned char file_Exemplars_repository_Sources_Presentation_EntryDetail_EntryDetailView_swift[] = {
#embed "../../Exemplars/repository/Sources/Presentation/EntryDetail/EntryDetailView.swift" suffix(,)
0};
static const unsigned char file_Exemplars_repository_Sources_Presentation_EntryDetail_EntryDetailViewModel_swift[] = {
#embed "../../Exemplars/repository/Sources/Presentation/EntryDetail/EntryDetailViewModel.swift" suffix(,)
0};
static const unsigned char file_Exemplars_repository_Sources_Presentation_EntryDetail_EntryDraft_swift[] = {
#embed "../../Exemplars/repository/Sources/Presentation/EntryDetail/EntryDraft.swift" suffix(,)
0};
static const unsigned char file_Exemplars_repository_Sources_Presentation_EntryList_EntryListUiState_swift[] = {
#embed "../../Exemplars/repository/Sources/Presentation/EntryList/EntryListUiState.swift" suffix(,)
0};
static const unsigned char file_Exemplars_repository_Sources_Presentation_EntryList_EntryListView_swift[] = {
#embed "../../Exemplars/repository/Sources/Presentation/EntryList/EntryListView.swift" suffix(,)
0};
static const unsigned char file_Exemplars_repository_Sources_Presentation_EntryList_EntryListViewModel_swift[] = {
#embed "../../Exemplars/repository/Sources/Presentation/EntryList/EntryListViewModel.swift" suffix(,)
0};
static const unsigned char file_Exemplars_repository_Sources_Presentation_EntryList_EntryRowView_swift[] = {
#embed "../../Exemplars/repository/Sources/Presentation/EntryList/EntryRowView.swift" suffix(,)
0};
static const unsigned char file_Exemplars_repository_Tests_DataTests_EntryRepositoryImplTests_swift[] = {
#embed "../../Exemplars/repository/Tests/DataTests/EntryRepositoryImplTests.swift" suffix(,)
0};
static const unsigned char file_Exemplars_repository_Tests_DomainTests_EntryUseCaseTests_swift[] = {
#embed "../../Exemplars/repository/Tests/DomainTests/EntryUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_Exemplars_repository_Tests_Fakes_EntrySamples_swift[] = {
#embed "../../Exemplars/repository/Tests/Fakes/EntrySamples.swift" suffix(,)
0};
static const unsigned char file_Exemplars_repository_Tests_Fakes_FakeEntryRepository_swift[] = {
#embed "../../Exemplars/repository/Tests/Fakes/FakeEntryRepository.swift" suffix(,)
0};
static const unsigned char file_Exemplars_repository_Tests_PresentationTests_EntryDetailViewModelTests_swift[] = {
#embed "../../Exemplars/repository/Tests/PresentationTests/EntryDetailViewModelTests.swift" suffix(,)
0};
static const unsigned char file_Exemplars_repository_Tests_PresentationTests_EntryListViewModelTests_swift[] = {
#embed "../../Exemplars/repository/Tests/PresentationTests/EntryListViewModelTests.swift" suffix(,)
0};
static const unsigned char file_LICENSE[] = {
#embed "../../LICENSE" suffix(,)
0};
static const unsigned char file_Sources_Kit_CSQLite_module_modulemap[] = {
#embed "../../Sources/Kit/CSQLite/module.modulemap" suffix(,)
0};
static const unsigned char file_Sources_Kit_CSQLite_shim_h[] = {
#embed "../../Sources/Kit/CSQLite/shim.h" suffix(,)
0};
static const unsigned char file_Sources_Kit_Package_swift[] = {
#embed "../../Sources/Kit/Package.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_Outbox_Backoff_swift[] = {
#embed "../../Sources/Kit/StrataData/Outbox/Backoff.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_Outbox_Outbox_Identity_swift[] = {
#embed "../../Sources/Kit/StrataData/Outbox/Outbox+Identity.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_Outbox_Outbox_Overlay_swift[] = {
#embed "../../Sources/Kit/StrataData/Outbox/Outbox+Overlay.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_Outbox_Outbox_Owner_swift[] = {
#embed "../../Sources/Kit/StrataData/Outbox/Outbox+Owner.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_Outbox_Outbox_Reading_swift[] = {
#embed "../../Sources/Kit/StrataData/Outbox/Outbox+Reading.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_Outbox_Outbox_Sending_swift[] = {
#embed "../../Sources/Kit/StrataData/Outbox/Outbox+Sending.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_Outbox_Outbox_swift[] = {
#embed "../../Sources/Kit/StrataData/Outbox/Outbox.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_Outbox_OutboxAnswer_swift[] = {
#embed "../../Sources/Kit/StrataData/Outbox/OutboxAnswer.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_Outbox_OutboxEntry_swift[] = {
#embed "../../Sources/Kit/StrataData/Outbox/OutboxEntry.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_Outbox_OutboxJournal_Identity_swift[] = {
#embed "../../Sources/Kit/StrataData/Outbox/OutboxJournal+Identity.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_Outbox_OutboxJournal_Reading_swift[] = {
#embed "../../Sources/Kit/StrataData/Outbox/OutboxJournal+Reading.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_Outbox_OutboxJournal_swift[] = {
#embed "../../Sources/Kit/StrataData/Outbox/OutboxJournal.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_Outbox_OutboxMachine_swift[] = {
#embed "../../Sources/Kit/StrataData/Outbox/OutboxMachine.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_Outbox_OutboxState_swift[] = {
#embed "../../Sources/Kit/StrataData/Outbox/OutboxState.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_Pages_PagedList_swift[] = {
#embed "../../Sources/Kit/StrataData/Pages/PagedList.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_Pages_PagedStore_swift[] = {
#embed "../../Sources/Kit/StrataData/Pages/PagedStore.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_Pages_Store_Pages_swift[] = {
#embed "../../Sources/Kit/StrataData/Pages/Store+Pages.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_SourceOfTruth_DatabaseSourceOfTruth_swift[] = {
#embed "../../Sources/Kit/StrataData/SourceOfTruth/DatabaseSourceOfTruth.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_SourceOfTruth_InMemorySourceOfTruth_swift[] = {
#embed "../../Sources/Kit/StrataData/SourceOfTruth/InMemorySourceOfTruth.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_SourceOfTruth_KeyText_swift[] = {
#embed "../../Sources/Kit/StrataData/SourceOfTruth/KeyText.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_SourceOfTruth_LazySchema_swift[] = {
#embed "../../Sources/Kit/StrataData/SourceOfTruth/LazySchema.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_SourceOfTruth_NoSourceOfTruth_swift[] = {
#embed "../../Sources/Kit/StrataData/SourceOfTruth/NoSourceOfTruth.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_SourceOfTruth_SourceObservers_swift[] = {
#embed "../../Sources/Kit/StrataData/SourceOfTruth/SourceObservers.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_SourceOfTruth_SourceOfTruth_swift[] = {
#embed "../../Sources/Kit/StrataData/SourceOfTruth/SourceOfTruth.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_SourceOfTruth_Stored_swift[] = {
#embed "../../Sources/Kit/StrataData/SourceOfTruth/Stored.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_SourceOfTruth_TableMapping_swift[] = {
#embed "../../Sources/Kit/StrataData/SourceOfTruth/TableMapping.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_Store_FlightNumber_swift[] = {
#embed "../../Sources/Kit/StrataData/Store/FlightNumber.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_Store_Freshness_swift[] = {
#embed "../../Sources/Kit/StrataData/Store/Freshness.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_Store_Loaded_swift[] = {
#embed "../../Sources/Kit/StrataData/Store/Loaded.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_Store_ObserverQueue_swift[] = {
#embed "../../Sources/Kit/StrataData/Store/ObserverQueue.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_Store_Policies_swift[] = {
#embed "../../Sources/Kit/StrataData/Store/Policies.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_Store_Store_Flights_swift[] = {
#embed "../../Sources/Kit/StrataData/Store/Store+Flights.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_Store_Store_Writing_swift[] = {
#embed "../../Sources/Kit/StrataData/Store/Store+Writing.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_Store_Store_swift[] = {
#embed "../../Sources/Kit/StrataData/Store/Store.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_Store_StoreSlot_swift[] = {
#embed "../../Sources/Kit/StrataData/Store/StoreSlot.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_Store_StoreSource_swift[] = {
#embed "../../Sources/Kit/StrataData/Store/StoreSource.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_Store_StoreState_Flights_swift[] = {
#embed "../../Sources/Kit/StrataData/Store/StoreState+Flights.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_Store_StoreState_Observers_swift[] = {
#embed "../../Sources/Kit/StrataData/Store/StoreState+Observers.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_Store_StoreState_swift[] = {
#embed "../../Sources/Kit/StrataData/Store/StoreState.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataData_Support_Array_Place_swift[] = {
#embed "../../Sources/Kit/StrataData/Support/Array+Place.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataLock_Locked_swift[] = {
#embed "../../Sources/Kit/StrataLock/Locked.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Authorization_Authorizer_Renewal_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Authorization/Authorizer+Renewal.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Authorization_Authorizer_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Authorization/Authorizer.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Authorization_Credential_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Authorization/Credential.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Authorization_Grant_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Authorization/Grant.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Authorization_Renewal_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Authorization/Renewal.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Authorization_Session_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Authorization/Session.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Client_Delivery_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Client/Delivery.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Client_NetworkClient_Conditional_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Client/NetworkClient+Conditional.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Client_NetworkClient_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Client/NetworkClient.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Client_NetworkConfiguration_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Client/NetworkConfiguration.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Client_Pages_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Client/Pages.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Client_RequestBuilder_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Client/RequestBuilder.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Errors_DecodingFailure_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Errors/DecodingFailure.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Errors_HTTPResponse_Decoding_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Errors/HTTPResponse+Decoding.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Errors_NetworkError_Outcome_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Errors/NetworkError+Outcome.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Errors_NetworkError_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Errors/NetworkError.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Errors_ServerMessage_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Errors/ServerMessage.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_HTTP_ASCII_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/HTTP/ASCII.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_HTTP_HTTPDate_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/HTTP/HTTPDate.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_HTTP_HTTPHeaders_Basic_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/HTTP/HTTPHeaders+Basic.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_HTTP_HTTPHeaders_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/HTTP/HTTPHeaders.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_HTTP_HTTPMethod_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/HTTP/HTTPMethod.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_HTTP_HTTPRequest_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/HTTP/HTTPRequest.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_HTTP_HTTPResponse_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/HTTP/HTTPResponse.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_HTTP_JSONCoding_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/HTTP/JSONCoding.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Logging_BodyText_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Logging/BodyText.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Logging_NetworkLog_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Logging/NetworkLog.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Logging_RequestLog_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Logging/RequestLog.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Multipart_MultipartEncoder_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Multipart/MultipartEncoder.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Multipart_MultipartForm_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Multipart/MultipartForm.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Retry_RetryAfter_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Retry/RetryAfter.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Retry_RetryPolicy_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Retry/RetryPolicy.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Route_Envelope_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Route/Envelope.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Route_Query_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Route/Query.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Route_Route_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Route/Route.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Route_RouteBody_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Route/RouteBody.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Route_RoutePath_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Route/RoutePath.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Route_RouteResponse_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Route/RouteResponse.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Secrets_Redaction_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Secrets/Redaction.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Secrets_Secret_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Secrets/Secret.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Secrets_SecretTrace_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Secrets/SecretTrace.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Streaming_BackgroundDelegate_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Streaming/BackgroundDelegate.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Streaming_BackgroundDownloads_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Streaming/BackgroundDownloads.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Streaming_ContentRange_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Streaming/ContentRange.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Streaming_Download_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Streaming/Download.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Streaming_DownloadProgress_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Streaming/DownloadProgress.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Streaming_EventParser_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Streaming/EventParser.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Streaming_FileTurns_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Streaming/FileTurns.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Streaming_HTTPBody_Lines_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Streaming/HTTPBody+Lines.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Streaming_NetworkClient_Streaming_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Streaming/NetworkClient+Streaming.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Streaming_PartialFile_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Streaming/PartialFile.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Streaming_ServerEvents_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Streaming/ServerEvents.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Streaming_ServerSentEvent_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Streaming/ServerSentEvent.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Time_Deadlines_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Time/Deadlines.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Time_FirstResult_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Time/FirstResult.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Time_Timing_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Time/Timing.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Transport_Exchange_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Transport/Exchange.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Transport_HTTPBody_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Transport/HTTPBody.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Transport_MiddlewareTransport_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Transport/MiddlewareTransport.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Transport_QueuedExchange_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Transport/QueuedExchange.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Transport_RefusedExchange_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Transport/RefusedExchange.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Transport_SessionDelegate_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Transport/SessionDelegate.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Transport_StreamedExchange_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Transport/StreamedExchange.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Transport_StreamingTransport_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Transport/StreamingTransport.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Transport_TransferFailure_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Transport/TransferFailure.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Transport_Transport_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Transport/Transport.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Transport_URL_Origin_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Transport/URL+Origin.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_Transport_URLSessionTransport_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/Transport/URLSessionTransport.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_WebSocket_NetworkClient_SystemTasks_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/WebSocket/NetworkClient+SystemTasks.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_WebSocket_SystemWebSocket_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/WebSocket/SystemWebSocket.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_WebSocket_WebSocket_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/WebSocket/WebSocket.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataNetwork_WebSocket_WebSocketError_swift[] = {
#embed "../../Sources/Kit/StrataNetwork/WebSocket/WebSocketError.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataPresentation_BaseViewModel_swift[] = {
#embed "../../Sources/Kit/StrataPresentation/BaseViewModel.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataPresentation_Coordinator_swift[] = {
#embed "../../Sources/Kit/StrataPresentation/Coordinator.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataPresentation_Decimal_UserInput_swift[] = {
#embed "../../Sources/Kit/StrataPresentation/Decimal+UserInput.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataPresentation_FieldValue_swift[] = {
#embed "../../Sources/Kit/StrataPresentation/FieldValue.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataPresentation_LazyState_swift[] = {
#embed "../../Sources/Kit/StrataPresentation/LazyState.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataPresentation_Links_LinkParser_swift[] = {
#embed "../../Sources/Kit/StrataPresentation/Links/LinkParser.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataPresentation_Links_LinkPattern_swift[] = {
#embed "../../Sources/Kit/StrataPresentation/Links/LinkPattern.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataPresentation_NumberSeparators_swift[] = {
#embed "../../Sources/Kit/StrataPresentation/NumberSeparators.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataPresentation_Router_swift[] = {
#embed "../../Sources/Kit/StrataPresentation/Router.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataPresentation_Staleness_swift[] = {
#embed "../../Sources/Kit/StrataPresentation/Staleness.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataPresentation_StateChanges_swift[] = {
#embed "../../Sources/Kit/StrataPresentation/StateChanges.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataPresentation_Tasks_LatestTask_swift[] = {
#embed "../../Sources/Kit/StrataPresentation/Tasks/LatestTask.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataPresentation_Tasks_ScreenTasks_swift[] = {
#embed "../../Sources/Kit/StrataPresentation/Tasks/ScreenTasks.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataPresentation_UiState_swift[] = {
#embed "../../Sources/Kit/StrataPresentation/UiState.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataPresentation_ViewModel_swift[] = {
#embed "../../Sources/Kit/StrataPresentation/ViewModel.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_Database_CodableRows_swift[] = {
#embed "../../Sources/Kit/StrataStorage/Database/CodableRows.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_Database_CommitObservers_swift[] = {
#embed "../../Sources/Kit/StrataStorage/Database/CommitObservers.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_Database_Connection_swift[] = {
#embed "../../Sources/Kit/StrataStorage/Database/Connection.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_Database_ConnectionActor_swift[] = {
#embed "../../Sources/Kit/StrataStorage/Database/ConnectionActor.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_Database_Database_Maintenance_swift[] = {
#embed "../../Sources/Kit/StrataStorage/Database/Database+Maintenance.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_Database_Database_Observation_swift[] = {
#embed "../../Sources/Kit/StrataStorage/Database/Database+Observation.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_Database_Database_swift[] = {
#embed "../../Sources/Kit/StrataStorage/Database/Database.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_Database_DatabaseChange_swift[] = {
#embed "../../Sources/Kit/StrataStorage/Database/DatabaseChange.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_Database_DatabaseKey_swift[] = {
#embed "../../Sources/Kit/StrataStorage/Database/DatabaseKey.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_Database_Migration_swift[] = {
#embed "../../Sources/Kit/StrataStorage/Database/Migration.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_Database_QueueExecutor_swift[] = {
#embed "../../Sources/Kit/StrataStorage/Database/QueueExecutor.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_Database_ReadTransaction_swift[] = {
#embed "../../Sources/Kit/StrataStorage/Database/ReadTransaction.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_Database_ReaderPool_swift[] = {
#embed "../../Sources/Kit/StrataStorage/Database/ReaderPool.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_Database_SQLFunction_swift[] = {
#embed "../../Sources/Kit/StrataStorage/Database/SQLFunction.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_Database_Schema_swift[] = {
#embed "../../Sources/Kit/StrataStorage/Database/Schema.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_Database_SnapshotQueue_swift[] = {
#embed "../../Sources/Kit/StrataStorage/Database/SnapshotQueue.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_Database_WriteTransaction_swift[] = {
#embed "../../Sources/Kit/StrataStorage/Database/WriteTransaction.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_Errors_DatabaseError_swift[] = {
#embed "../../Sources/Kit/StrataStorage/Errors/DatabaseError.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_KeyValue_FileStorage_swift[] = {
#embed "../../Sources/Kit/StrataStorage/KeyValue/FileStorage.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_KeyValue_InMemoryStorage_swift[] = {
#embed "../../Sources/Kit/StrataStorage/KeyValue/InMemoryStorage.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_KeyValue_KeyValueStorage_swift[] = {
#embed "../../Sources/Kit/StrataStorage/KeyValue/KeyValueStorage.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_KeyValue_RecentValues_swift[] = {
#embed "../../Sources/Kit/StrataStorage/KeyValue/RecentValues.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_KeyValue_StorageKey_swift[] = {
#embed "../../Sources/Kit/StrataStorage/KeyValue/StorageKey.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_KeyValue_UserDefaultsStorage_swift[] = {
#embed "../../Sources/Kit/StrataStorage/KeyValue/UserDefaultsStorage.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_PrivacyInfo_xcprivacy[] = {
#embed "../../Sources/Kit/StrataStorage/PrivacyInfo.xcprivacy" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_SQL_BoundStatements_swift[] = {
#embed "../../Sources/Kit/StrataStorage/SQL/BoundStatements.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_SQL_BoundValues_swift[] = {
#embed "../../Sources/Kit/StrataStorage/SQL/BoundValues.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_SQL_ColumnNames_swift[] = {
#embed "../../Sources/Kit/StrataStorage/SQL/ColumnNames.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_SQL_Row_swift[] = {
#embed "../../Sources/Kit/StrataStorage/SQL/Row.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_SQL_RowDecoder_swift[] = {
#embed "../../Sources/Kit/StrataStorage/SQL/RowDecoder.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_SQL_RowEncoder_swift[] = {
#embed "../../Sources/Kit/StrataStorage/SQL/RowEncoder.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_SQL_SQL_swift[] = {
#embed "../../Sources/Kit/StrataStorage/SQL/SQL.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_SQL_SQLColumn_swift[] = {
#embed "../../Sources/Kit/StrataStorage/SQL/SQLColumn.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_SQL_SQLConvertible_Sizes_swift[] = {
#embed "../../Sources/Kit/StrataStorage/SQL/SQLConvertible+Sizes.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_SQL_SQLConvertible_swift[] = {
#embed "../../Sources/Kit/StrataStorage/SQL/SQLConvertible.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_SQL_SQLText_swift[] = {
#embed "../../Sources/Kit/StrataStorage/SQL/SQLText.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_SQL_SQLValue_swift[] = {
#embed "../../Sources/Kit/StrataStorage/SQL/SQLValue.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_SQL_Statement_swift[] = {
#embed "../../Sources/Kit/StrataStorage/SQL/Statement.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_SQL_StatementCache_swift[] = {
#embed "../../Sources/Kit/StrataStorage/SQL/StatementCache.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_SQL_WriteSurvey_swift[] = {
#embed "../../Sources/Kit/StrataStorage/SQL/WriteSurvey.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_Secure_KeychainStorage_swift[] = {
#embed "../../Sources/Kit/StrataStorage/Secure/KeychainStorage.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_Secure_OwnerOnlyDirectory_swift[] = {
#embed "../../Sources/Kit/StrataStorage/Secure/OwnerOnlyDirectory.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_Secure_OwnerOnlyFileStorage_swift[] = {
#embed "../../Sources/Kit/StrataStorage/Secure/OwnerOnlyFileStorage.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_Secure_SecureStorage_swift[] = {
#embed "../../Sources/Kit/StrataStorage/Secure/SecureStorage.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_Secure_SecureStorageError_swift[] = {
#embed "../../Sources/Kit/StrataStorage/Secure/SecureStorageError.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataStorage_Support_StoredJSON_swift[] = {
#embed "../../Sources/Kit/StrataStorage/Support/StoredJSON.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataTerminal_CommandLoop_swift[] = {
#embed "../../Sources/Kit/StrataTerminal/CommandLoop.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataTerminal_LaunchOptions_swift[] = {
#embed "../../Sources/Kit/StrataTerminal/LaunchOptions.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataTerminal_Locale_Terminal_swift[] = {
#embed "../../Sources/Kit/StrataTerminal/Locale+Terminal.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataTerminal_Terminal_swift[] = {
#embed "../../Sources/Kit/StrataTerminal/Terminal.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataTerminal_TerminalApp_swift[] = {
#embed "../../Sources/Kit/StrataTerminal/TerminalApp.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataTerminal_TerminalCommand_swift[] = {
#embed "../../Sources/Kit/StrataTerminal/TerminalCommand.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataTerminal_TraceLogger_swift[] = {
#embed "../../Sources/Kit/StrataTerminal/TraceLogger.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataTerminal_Traced_Transport_swift[] = {
#embed "../../Sources/Kit/StrataTerminal/Traced+Transport.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataTerminal_Traced_swift[] = {
#embed "../../Sources/Kit/StrataTerminal/Traced.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataTerminal_Tracer_swift[] = {
#embed "../../Sources/Kit/StrataTerminal/Tracer.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataTesting_Fixtures_Scripted_swift[] = {
#embed "../../Sources/Kit/StrataTesting/Fixtures/Scripted.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataTesting_Fixtures_TemporaryFolder_swift[] = {
#embed "../../Sources/Kit/StrataTesting/Fixtures/TemporaryFolder.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataTesting_Network_InMemoryTransport_swift[] = {
#embed "../../Sources/Kit/StrataTesting/Network/InMemoryTransport.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataTesting_Network_Loopback_LoopbackServer_swift[] = {
#embed "../../Sources/Kit/StrataTesting/Network/Loopback/LoopbackServer.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataTesting_Network_Loopback_RequestReader_swift[] = {
#embed "../../Sources/Kit/StrataTesting/Network/Loopback/RequestReader.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataTesting_Network_Loopback_ServerAnswer_swift[] = {
#embed "../../Sources/Kit/StrataTesting/Network/Loopback/ServerAnswer.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataTesting_Network_Loopback_ServerConnection_swift[] = {
#embed "../../Sources/Kit/StrataTesting/Network/Loopback/ServerConnection.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataTesting_Network_Loopback_Socket_swift[] = {
#embed "../../Sources/Kit/StrataTesting/Network/Loopback/Socket.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataTesting_Recording_RecordingError_swift[] = {
#embed "../../Sources/Kit/StrataTesting/Recording/RecordingError.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataTesting_Recording_RecordingRouter_swift[] = {
#embed "../../Sources/Kit/StrataTesting/Recording/RecordingRouter.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataTesting_Recording_StateRecorder_swift[] = {
#embed "../../Sources/Kit/StrataTesting/Recording/StateRecorder.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataTesting_Recording_StreamRecorder_swift[] = {
#embed "../../Sources/Kit/StrataTesting/Recording/StreamRecorder.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataTesting_Time_ManualClock_swift[] = {
#embed "../../Sources/Kit/StrataTesting/Time/ManualClock.swift" suffix(,)
0};
static const unsigned char file_Sources_Kit_StrataTesting_Time_Schedule_swift[] = {
#embed "../../Sources/Kit/StrataTesting/Time/Schedule.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_App_MembersApp_Assets_xcassets_AccentColor_colorset_Contents_json[] = {
#embed "../../Templates/coordinator/App/MembersApp/Assets.xcassets/AccentColor.colorset/Contents.json" suffix(,)
0};
static const unsigned char file_Templates_coordinator_App_MembersApp_Assets_xcassets_AppIcon_appiconset_Contents_json[] = {
#embed "../../Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/Contents.json" suffix(,)
0};
static const unsigned char file_Templates_coordinator_App_MembersApp_Assets_xcassets_AppIcon_appiconset_iOS_png[] = {
#embed "../../Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/iOS.png" suffix(,)
0};
static const unsigned char file_Templates_coordinator_App_MembersApp_Assets_xcassets_AppIcon_appiconset_macOS_1024_png[] = {
#embed "../../Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/macOS-1024.png" suffix(,)
0};
static const unsigned char file_Templates_coordinator_App_MembersApp_Assets_xcassets_AppIcon_appiconset_macOS_128_png[] = {
#embed "../../Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/macOS-128.png" suffix(,)
0};
static const unsigned char file_Templates_coordinator_App_MembersApp_Assets_xcassets_AppIcon_appiconset_macOS_16_png[] = {
#embed "../../Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/macOS-16.png" suffix(,)
0};
static const unsigned char file_Templates_coordinator_App_MembersApp_Assets_xcassets_AppIcon_appiconset_macOS_256_png[] = {
#embed "../../Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/macOS-256.png" suffix(,)
0};
static const unsigned char file_Templates_coordinator_App_MembersApp_Assets_xcassets_AppIcon_appiconset_macOS_32_png[] = {
#embed "../../Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/macOS-32.png" suffix(,)
0};
static const unsigned char file_Templates_coordinator_App_MembersApp_Assets_xcassets_AppIcon_appiconset_macOS_512_png[] = {
#embed "../../Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/macOS-512.png" suffix(,)
0};
static const unsigned char file_Templates_coordinator_App_MembersApp_Assets_xcassets_AppIcon_appiconset_macOS_64_png[] = {
#embed "../../Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/macOS-64.png" suffix(,)
0};
static const unsigned char file_Templates_coordinator_App_MembersApp_Assets_xcassets_Contents_json[] = {
#embed "../../Templates/coordinator/App/MembersApp/Assets.xcassets/Contents.json" suffix(,)
0};
static const unsigned char file_Templates_coordinator_App_MembersApp_Info_plist[] = {
#embed "../../Templates/coordinator/App/MembersApp/Info.plist" suffix(,)
0};
static const unsigned char file_Templates_coordinator_App_MembersApp_Localizable_xcstrings[] = {
#embed "../../Templates/coordinator/App/MembersApp/Localizable.xcstrings" suffix(,)
0};
static const unsigned char file_Templates_coordinator_App_MembersApp_Main_swift[] = {
#embed "../../Templates/coordinator/App/MembersApp/Main.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_App_MembersApp_MembersApp_entitlements[] = {
#embed "../../Templates/coordinator/App/MembersApp/MembersApp.entitlements" suffix(,)
0};
static const unsigned char file_Templates_coordinator_App_MembersApp_PrivacyInfo_xcprivacy[] = {
#embed "../../Templates/coordinator/App/MembersApp/PrivacyInfo.xcprivacy" suffix(,)
0};
static const unsigned char file_Templates_coordinator_App_MembersUITests_MembersUITests_swift[] = {
#embed "../../Templates/coordinator/App/MembersUITests/MembersUITests.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_App_MembersUITests_XCUIApplication_Launch_swift[] = {
#embed "../../Templates/coordinator/App/MembersUITests/XCUIApplication+Launch.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Package_swift[] = {
#embed "../../Templates/coordinator/Package.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_README_md[] = {
#embed "../../Templates/coordinator/README.md" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_App_ContentView_swift[] = {
#embed "../../Templates/coordinator/Sources/App/ContentView.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_App_DependencyContainer_swift[] = {
#embed "../../Templates/coordinator/Sources/App/DependencyContainer.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_App_LaunchArguments_swift[] = {
#embed "../../Templates/coordinator/Sources/App/LaunchArguments.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_App_LayerDecorator_swift[] = {
#embed "../../Templates/coordinator/Sources/App/LayerDecorator.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_App_MembersApp_swift[] = {
#embed "../../Templates/coordinator/Sources/App/MembersApp.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_App_Previews_LightAndDark_swift[] = {
#embed "../../Templates/coordinator/Sources/App/Previews/LightAndDark.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_App_Previews_PreviewAnswer_swift[] = {
#embed "../../Templates/coordinator/Sources/App/Previews/PreviewAnswer.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_App_Previews_PreviewUseCases_swift[] = {
#embed "../../Templates/coordinator/Sources/App/Previews/PreviewUseCases.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_App_Previews_Previews_swift[] = {
#embed "../../Templates/coordinator/Sources/App/Previews/Previews.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_App_Server_swift[] = {
#embed "../../Templates/coordinator/Sources/App/Server.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_App_Terminal_Backend_swift[] = {
#embed "../../Templates/coordinator/Sources/App/Terminal/Backend.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_App_Terminal_BaseViewModel_Notice_swift[] = {
#embed "../../Templates/coordinator/Sources/App/Terminal/BaseViewModel+Notice.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_App_Terminal_HomeCoordinator_Text_swift[] = {
#embed "../../Templates/coordinator/Sources/App/Terminal/HomeCoordinator+Text.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_App_Terminal_Main_Main_swift[] = {
#embed "../../Templates/coordinator/Sources/App/Terminal/Main/Main.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_App_Terminal_MembersTerminal_swift[] = {
#embed "../../Templates/coordinator/Sources/App/Terminal/MembersTerminal.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_App_Terminal_ProfileCoordinator_Text_swift[] = {
#embed "../../Templates/coordinator/Sources/App/Terminal/ProfileCoordinator+Text.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_App_Terminal_Traced_Repositories_swift[] = {
#embed "../../Templates/coordinator/Sources/App/Terminal/Traced+Repositories.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_App_Terminal_Traced_UseCases_swift[] = {
#embed "../../Templates/coordinator/Sources/App/Terminal/Traced+UseCases.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_App_Terminal_Tracer_Layers_swift[] = {
#embed "../../Templates/coordinator/Sources/App/Terminal/Tracer+Layers.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_App_UnbundledProgram_swift[] = {
#embed "../../Templates/coordinator/Sources/App/UnbundledProgram.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Data_DTOs_CodeRequestDTO_swift[] = {
#embed "../../Templates/coordinator/Sources/Data/DTOs/CodeRequestDTO.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Data_DTOs_CodeSentDTO_swift[] = {
#embed "../../Templates/coordinator/Sources/Data/DTOs/CodeSentDTO.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Data_DTOs_ErrorDTO_swift[] = {
#embed "../../Templates/coordinator/Sources/Data/DTOs/ErrorDTO.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Data_DTOs_NewUserDTO_swift[] = {
#embed "../../Templates/coordinator/Sources/Data/DTOs/NewUserDTO.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Data_DTOs_ProfileDTO_swift[] = {
#embed "../../Templates/coordinator/Sources/Data/DTOs/ProfileDTO.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Data_DTOs_ProfileUpdateDTO_swift[] = {
#embed "../../Templates/coordinator/Sources/Data/DTOs/ProfileUpdateDTO.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Data_DTOs_RefusalDTO_swift[] = {
#embed "../../Templates/coordinator/Sources/Data/DTOs/RefusalDTO.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Data_DTOs_SignInDTO_swift[] = {
#embed "../../Templates/coordinator/Sources/Data/DTOs/SignInDTO.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Data_DTOs_StoredUsersDTO_swift[] = {
#embed "../../Templates/coordinator/Sources/Data/DTOs/StoredUsersDTO.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Data_DTOs_UserDTO_swift[] = {
#embed "../../Templates/coordinator/Sources/Data/DTOs/UserDTO.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Data_DataSources_AvatarRemoteDataSource_swift[] = {
#embed "../../Templates/coordinator/Sources/Data/DataSources/AvatarRemoteDataSource.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Data_DataSources_ProfileRemoteDataSource_swift[] = {
#embed "../../Templates/coordinator/Sources/Data/DataSources/ProfileRemoteDataSource.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Data_DataSources_SessionRemoteDataSource_swift[] = {
#embed "../../Templates/coordinator/Sources/Data/DataSources/SessionRemoteDataSource.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Data_DataSources_UserLocalDataSource_swift[] = {
#embed "../../Templates/coordinator/Sources/Data/DataSources/UserLocalDataSource.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Data_DataSources_UserRemoteDataSource_swift[] = {
#embed "../../Templates/coordinator/Sources/Data/DataSources/UserRemoteDataSource.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Data_Repositories_AppError_NetworkError_swift[] = {
#embed "../../Templates/coordinator/Sources/Data/Repositories/AppError+NetworkError.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Data_Repositories_AvatarRepository_swift[] = {
#embed "../../Templates/coordinator/Sources/Data/Repositories/AvatarRepository.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Data_Repositories_ProfileRepository_swift[] = {
#embed "../../Templates/coordinator/Sources/Data/Repositories/ProfileRepository.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Data_Repositories_SessionRepository_swift[] = {
#embed "../../Templates/coordinator/Sources/Data/Repositories/SessionRepository.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Data_Repositories_UnansweredDrafts_swift[] = {
#embed "../../Templates/coordinator/Sources/Data/Repositories/UnansweredDrafts.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Data_Repositories_UserRepository_swift[] = {
#embed "../../Templates/coordinator/Sources/Data/Repositories/UserRepository.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Domain_Entities_AppError_swift[] = {
#embed "../../Templates/coordinator/Sources/Domain/Entities/AppError.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Domain_Entities_Profile_swift[] = {
#embed "../../Templates/coordinator/Sources/Domain/Entities/Profile.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Domain_Entities_Session_swift[] = {
#embed "../../Templates/coordinator/Sources/Domain/Entities/Session.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Domain_Entities_String_Contact_swift[] = {
#embed "../../Templates/coordinator/Sources/Domain/Entities/String+Contact.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Domain_Entities_User_swift[] = {
#embed "../../Templates/coordinator/Sources/Domain/Entities/User.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Domain_Entities_UserDraft_swift[] = {
#embed "../../Templates/coordinator/Sources/Domain/Entities/UserDraft.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Domain_Entities_UserList_swift[] = {
#embed "../../Templates/coordinator/Sources/Domain/Entities/UserList.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Domain_Protocols_AvatarRepositoryProtocol_swift[] = {
#embed "../../Templates/coordinator/Sources/Domain/Protocols/AvatarRepositoryProtocol.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Domain_Protocols_ProfileRepositoryProtocol_swift[] = {
#embed "../../Templates/coordinator/Sources/Domain/Protocols/ProfileRepositoryProtocol.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Domain_Protocols_SessionRepositoryProtocol_swift[] = {
#embed "../../Templates/coordinator/Sources/Domain/Protocols/SessionRepositoryProtocol.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Domain_Protocols_UserRepositoryProtocol_swift[] = {
#embed "../../Templates/coordinator/Sources/Domain/Protocols/UserRepositoryProtocol.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Domain_UseCases_CreateUserUseCase_swift[] = {
#embed "../../Templates/coordinator/Sources/Domain/UseCases/CreateUserUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Domain_UseCases_GetAvatarUseCase_swift[] = {
#embed "../../Templates/coordinator/Sources/Domain/UseCases/GetAvatarUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Domain_UseCases_GetProfileUseCase_swift[] = {
#embed "../../Templates/coordinator/Sources/Domain/UseCases/GetProfileUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Domain_UseCases_GetUserListUseCase_swift[] = {
#embed "../../Templates/coordinator/Sources/Domain/UseCases/GetUserListUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Domain_UseCases_ObserveSessionUseCase_swift[] = {
#embed "../../Templates/coordinator/Sources/Domain/UseCases/ObserveSessionUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Domain_UseCases_ReadSessionUseCase_swift[] = {
#embed "../../Templates/coordinator/Sources/Domain/UseCases/ReadSessionUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Domain_UseCases_RequestCodeUseCase_swift[] = {
#embed "../../Templates/coordinator/Sources/Domain/UseCases/RequestCodeUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Domain_UseCases_SignInUseCase_swift[] = {
#embed "../../Templates/coordinator/Sources/Domain/UseCases/SignInUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Domain_UseCases_SignOutUseCase_swift[] = {
#embed "../../Templates/coordinator/Sources/Domain/UseCases/SignOutUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Domain_UseCases_UpdateProfileUseCase_swift[] = {
#embed "../../Templates/coordinator/Sources/Domain/UseCases/UpdateProfileUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Infrastructure_Network_RefreshDTO_swift[] = {
#embed "../../Templates/coordinator/Sources/Infrastructure/Network/RefreshDTO.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Infrastructure_Network_Session_Authorizer_swift[] = {
#embed "../../Templates/coordinator/Sources/Infrastructure/Network/Session+Authorizer.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Infrastructure_Network_SessionDTO_swift[] = {
#embed "../../Templates/coordinator/Sources/Infrastructure/Network/SessionDTO.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Infrastructure_Network_SessionNetwork_swift[] = {
#embed "../../Templates/coordinator/Sources/Infrastructure/Network/SessionNetwork.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Infrastructure_Storage_CredentialStorage_swift[] = {
#embed "../../Templates/coordinator/Sources/Infrastructure/Storage/CredentialStorage.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Infrastructure_Storage_DeviceKeychain_swift[] = {
#embed "../../Templates/coordinator/Sources/Infrastructure/Storage/DeviceKeychain.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Infrastructure_Utils_Log_swift[] = {
#embed "../../Templates/coordinator/Sources/Infrastructure/Utils/Log.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_Coordinators_AppCoordinator_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Coordinators/AppCoordinator.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_Coordinators_DeepLink_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Coordinators/DeepLink.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_Coordinators_HomeCoordinator_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Coordinators/HomeCoordinator.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_Coordinators_HomeNavigation_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Coordinators/HomeNavigation.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_Coordinators_ProfileCoordinator_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Coordinators/ProfileCoordinator.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_Coordinators_ProfileNavigation_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Coordinators/ProfileNavigation.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_Coordinators_SessionNavigation_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Coordinators/SessionNavigation.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_Coordinators_SettingsCoordinator_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Coordinators/SettingsCoordinator.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_Coordinators_SettingsNavigation_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Coordinators/SettingsNavigation.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_Coordinators_SignInCoordinator_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Coordinators/SignInCoordinator.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_Coordinators_SignInNavigation_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Coordinators/SignInNavigation.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_Coordinators_WindowNavigation_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Coordinators/WindowNavigation.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_Errors_AppError_Text_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Errors/AppError+Text.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_ViewModels_AvatarsViewModel_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/ViewModels/AvatarsViewModel.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_ViewModels_BaseViewModel_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/ViewModels/BaseViewModel.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_ViewModels_CreateUserViewModel_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/ViewModels/CreateUserViewModel.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_ViewModels_ProfileViewModel_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/ViewModels/ProfileViewModel.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_ViewModels_SessionViewModel_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/ViewModels/SessionViewModel.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_ViewModels_SettingsViewModel_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/ViewModels/SettingsViewModel.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_ViewModels_SignInViewModel_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/ViewModels/SignInViewModel.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_ViewModels_UserListViewModel_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/ViewModels/UserListViewModel.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_ViewModels_ViewState_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/ViewModels/ViewState.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_Views_Components_View_Announcement_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Views/Components/View+Announcement.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_Views_Components_View_Input_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Views/Components/View+Input.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_Views_Home_AvatarView_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Views/Home/AvatarView.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_Views_Home_CreateUserView_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Views/Home/CreateUserView.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_Views_Home_HomeView_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Views/Home/HomeView.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_Views_Home_Image_Data_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Views/Home/Image+Data.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_Views_Home_UserDetailView_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Views/Home/UserDetailView.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_Views_Home_UserListView_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Views/Home/UserListView.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_Views_Home_UserRowView_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Views/Home/UserRowView.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_Views_Profile_ProfileDetailView_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Views/Profile/ProfileDetailView.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_Views_Profile_ProfileView_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Views/Profile/ProfileView.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_Views_Profile_SignInFlowView_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Views/Profile/SignInFlowView.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_Views_Profile_SignInView_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Views/Profile/SignInView.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_Views_Settings_SettingsFlowView_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Views/Settings/SettingsFlowView.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Sources_Presentation_Views_Settings_SettingsView_swift[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Views/Settings/SettingsView.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Tests_IntegrationTests_DataSourceIntegrationTests_swift[] = {
#embed "../../Templates/coordinator/Tests/IntegrationTests/DataSourceIntegrationTests.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Tests_IntegrationTests_EnvelopeTests_swift[] = {
#embed "../../Templates/coordinator/Tests/IntegrationTests/EnvelopeTests.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Tests_IntegrationTests_MembersIntegrationTests_swift[] = {
#embed "../../Templates/coordinator/Tests/IntegrationTests/MembersIntegrationTests.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Tests_IntegrationTests_ServerFaultTests_swift[] = {
#embed "../../Templates/coordinator/Tests/IntegrationTests/ServerFaultTests.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Tests_IntegrationTests_WindowTests_swift[] = {
#embed "../../Templates/coordinator/Tests/IntegrationTests/WindowTests.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Tests_UnitTests_Data_AvatarRepositoryTests_swift[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Data/AvatarRepositoryTests.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Tests_UnitTests_Data_DataSourceTests_swift[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Data/DataSourceTests.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Tests_UnitTests_Data_DeviceKeychainTests_swift[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Data/DeviceKeychainTests.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Tests_UnitTests_Data_ProfileRepositoryTests_swift[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Data/ProfileRepositoryTests.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Tests_UnitTests_Data_SessionRepositoryTests_swift[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Data/SessionRepositoryTests.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Tests_UnitTests_Data_UnansweredDraftsTests_swift[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Data/UnansweredDraftsTests.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Tests_UnitTests_Data_UserRepositoryTests_swift[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Data/UserRepositoryTests.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Tests_UnitTests_Domain_ProfileUseCaseTests_swift[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Domain/ProfileUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Tests_UnitTests_Domain_SessionUseCaseTests_swift[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Domain/SessionUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Tests_UnitTests_Domain_UserTests_swift[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Domain/UserTests.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Tests_UnitTests_Domain_UserUseCaseTests_swift[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Domain/UserUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Tests_UnitTests_Fakes_FakeDataSources_swift[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Fakes/FakeDataSources.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Tests_UnitTests_Fakes_FakeNavigation_swift[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Fakes/FakeNavigation.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Tests_UnitTests_Fakes_FakeProfileRepository_swift[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Fakes/FakeProfileRepository.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Tests_UnitTests_Fakes_FakeSessionRepository_swift[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Fakes/FakeSessionRepository.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Tests_UnitTests_Fakes_FakeUserRepository_swift[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Fakes/FakeUserRepository.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Tests_UnitTests_Fakes_Fixtures_swift[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Fakes/Fixtures.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Tests_UnitTests_Fakes_HeldAnswers_swift[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Fakes/HeldAnswers.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Tests_UnitTests_Fakes_HeldUserRepository_swift[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Fakes/HeldUserRepository.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Tests_UnitTests_Fakes_LateUserRemoteDataSource_swift[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Fakes/LateUserRemoteDataSource.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Tests_UnitTests_Fakes_LockedKeychain_swift[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Fakes/LockedKeychain.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Tests_UnitTests_Presentation_AvatarsViewModelTests_swift[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Presentation/AvatarsViewModelTests.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Tests_UnitTests_Presentation_CoordinatorTests_swift[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Presentation/CoordinatorTests.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Tests_UnitTests_Presentation_DeepLinkTests_swift[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Presentation/DeepLinkTests.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Tests_UnitTests_Presentation_LateNavigationTests_swift[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Presentation/LateNavigationTests.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Tests_UnitTests_Presentation_ProfileViewModelTests_swift[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Presentation/ProfileViewModelTests.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Tests_UnitTests_Presentation_SessionTests_swift[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Presentation/SessionTests.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_Tests_UnitTests_Presentation_UserViewModelTests_swift[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Presentation/UserViewModelTests.swift" suffix(,)
0};
static const unsigned char file_Templates_coordinator_strata_yml[] = {
#embed "../../Templates/coordinator/strata.yml" suffix(,)
0};
static const unsigned char file_Templates_gateway_App_LoginApp_Assets_xcassets_AccentColor_colorset_Contents_json[] = {
#embed "../../Templates/gateway/App/LoginApp/Assets.xcassets/AccentColor.colorset/Contents.json" suffix(,)
0};
static const unsigned char file_Templates_gateway_App_LoginApp_Assets_xcassets_AppIcon_appiconset_Contents_json[] = {
#embed "../../Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/Contents.json" suffix(,)
0};
static const unsigned char file_Templates_gateway_App_LoginApp_Assets_xcassets_AppIcon_appiconset_iOS_png[] = {
#embed "../../Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/iOS.png" suffix(,)
0};
static const unsigned char file_Templates_gateway_App_LoginApp_Assets_xcassets_AppIcon_appiconset_macOS_1024_png[] = {
#embed "../../Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/macOS-1024.png" suffix(,)
0};
static const unsigned char file_Templates_gateway_App_LoginApp_Assets_xcassets_AppIcon_appiconset_macOS_128_png[] = {
#embed "../../Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/macOS-128.png" suffix(,)
0};
static const unsigned char file_Templates_gateway_App_LoginApp_Assets_xcassets_AppIcon_appiconset_macOS_16_png[] = {
#embed "../../Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/macOS-16.png" suffix(,)
0};
static const unsigned char file_Templates_gateway_App_LoginApp_Assets_xcassets_AppIcon_appiconset_macOS_256_png[] = {
#embed "../../Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/macOS-256.png" suffix(,)
0};
static const unsigned char file_Templates_gateway_App_LoginApp_Assets_xcassets_AppIcon_appiconset_macOS_32_png[] = {
#embed "../../Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/macOS-32.png" suffix(,)
0};
static const unsigned char file_Templates_gateway_App_LoginApp_Assets_xcassets_AppIcon_appiconset_macOS_512_png[] = {
#embed "../../Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/macOS-512.png" suffix(,)
0};
static const unsigned char file_Templates_gateway_App_LoginApp_Assets_xcassets_AppIcon_appiconset_macOS_64_png[] = {
#embed "../../Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/macOS-64.png" suffix(,)
0};
static const unsigned char file_Templates_gateway_App_LoginApp_Assets_xcassets_Contents_json[] = {
#embed "../../Templates/gateway/App/LoginApp/Assets.xcassets/Contents.json" suffix(,)
0};
static const unsigned char file_Templates_gateway_App_LoginApp_Info_plist[] = {
#embed "../../Templates/gateway/App/LoginApp/Info.plist" suffix(,)
0};
static const unsigned char file_Templates_gateway_App_LoginApp_Localizable_xcstrings[] = {
#embed "../../Templates/gateway/App/LoginApp/Localizable.xcstrings" suffix(,)
0};
static const unsigned char file_Templates_gateway_App_LoginApp_LoginApp_entitlements[] = {
#embed "../../Templates/gateway/App/LoginApp/LoginApp.entitlements" suffix(,)
0};
static const unsigned char file_Templates_gateway_App_LoginApp_Main_swift[] = {
#embed "../../Templates/gateway/App/LoginApp/Main.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_App_LoginApp_PrivacyInfo_xcprivacy[] = {
#embed "../../Templates/gateway/App/LoginApp/PrivacyInfo.xcprivacy" suffix(,)
0};
static const unsigned char file_Templates_gateway_App_LoginUITests_LoginUITests_swift[] = {
#embed "../../Templates/gateway/App/LoginUITests/LoginUITests.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_App_LoginUITests_XCUIApplication_Launch_swift[] = {
#embed "../../Templates/gateway/App/LoginUITests/XCUIApplication+Launch.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Package_swift[] = {
#embed "../../Templates/gateway/Package.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_README_md[] = {
#embed "../../Templates/gateway/README.md" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_App_AppDependencies_Views_swift[] = {
#embed "../../Templates/gateway/Sources/App/AppDependencies+Views.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_App_AppDependencies_swift[] = {
#embed "../../Templates/gateway/Sources/App/AppDependencies.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_App_LaunchArguments_swift[] = {
#embed "../../Templates/gateway/Sources/App/LaunchArguments.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_App_LayerDecorator_swift[] = {
#embed "../../Templates/gateway/Sources/App/LayerDecorator.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_App_LoginApp_swift[] = {
#embed "../../Templates/gateway/Sources/App/LoginApp.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_App_Previews_LightAndDark_swift[] = {
#embed "../../Templates/gateway/Sources/App/Previews/LightAndDark.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_App_Previews_PreviewAnswer_swift[] = {
#embed "../../Templates/gateway/Sources/App/Previews/PreviewAnswer.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_App_Previews_PreviewUseCases_swift[] = {
#embed "../../Templates/gateway/Sources/App/Previews/PreviewUseCases.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_App_Previews_Previews_swift[] = {
#embed "../../Templates/gateway/Sources/App/Previews/Previews.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_App_Server_swift[] = {
#embed "../../Templates/gateway/Sources/App/Server.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_App_Terminal_LoginTerminal_swift[] = {
#embed "../../Templates/gateway/Sources/App/Terminal/LoginTerminal.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_App_Terminal_Main_Main_swift[] = {
#embed "../../Templates/gateway/Sources/App/Terminal/Main/Main.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_App_Terminal_SessionScreens_swift[] = {
#embed "../../Templates/gateway/Sources/App/Terminal/SessionScreens.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_App_Terminal_Traced_Gateways_swift[] = {
#embed "../../Templates/gateway/Sources/App/Terminal/Traced+Gateways.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_App_Terminal_Traced_UseCases_swift[] = {
#embed "../../Templates/gateway/Sources/App/Terminal/Traced+UseCases.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_App_Terminal_Tracer_Layers_swift[] = {
#embed "../../Templates/gateway/Sources/App/Terminal/Tracer+Layers.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_App_URL_App_swift[] = {
#embed "../../Templates/gateway/Sources/App/URL+App.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_App_UnbundledProgram_swift[] = {
#embed "../../Templates/gateway/Sources/App/UnbundledProgram.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_BusinessLogic_Errors_AuthError_swift[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/Errors/AuthError.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_BusinessLogic_Errors_SettingsError_swift[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/Errors/SettingsError.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_BusinessLogic_Errors_ValidationError_swift[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/Errors/ValidationError.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_BusinessLogic_Models_AuthSession_NetResValidate_swift[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/Models/AuthSession+NetResValidate.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_BusinessLogic_Models_AuthSession_swift[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/Models/AuthSession.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_BusinessLogic_Models_Avatar_swift[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/Models/Avatar.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_BusinessLogic_Models_AvatarUpload_swift[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/Models/AvatarUpload.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_BusinessLogic_Models_OTPResponse_swift[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/Models/OTPResponse.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_BusinessLogic_Models_PictureType_swift[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/Models/PictureType.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_BusinessLogic_Models_Profile_swift[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/Models/Profile.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_BusinessLogic_Models_SignInSettings_StoredSettings_swift[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/Models/SignInSettings+StoredSettings.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_BusinessLogic_Models_SignInSettings_swift[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/Models/SignInSettings.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_BusinessLogic_Models_String_Validation_swift[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/Models/String+Validation.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_BusinessLogic_UseCases_GatewayError_AuthError_swift[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/UseCases/GatewayError+AuthError.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_BusinessLogic_UseCases_GetAvatarUseCase_swift[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/UseCases/GetAvatarUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_BusinessLogic_UseCases_GetProfileUseCase_swift[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/UseCases/GetProfileUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_BusinessLogic_UseCases_GetSettingsUseCase_swift[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/UseCases/GetSettingsUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_BusinessLogic_UseCases_LoginUseCase_swift[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/UseCases/LoginUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_BusinessLogic_UseCases_RememberPhoneUseCase_swift[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/UseCases/RememberPhoneUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_BusinessLogic_UseCases_ResetPasswordUseCase_swift[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/UseCases/ResetPasswordUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_BusinessLogic_UseCases_SaveSettingsUseCase_swift[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/UseCases/SaveSettingsUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_BusinessLogic_UseCases_SendOTPUseCase_swift[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/UseCases/SendOTPUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_BusinessLogic_UseCases_UploadAvatarUseCase_swift[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/UseCases/UploadAvatarUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_BusinessLogic_UseCases_ValidateOTPUseCase_swift[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/UseCases/ValidateOTPUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_DataAccess_DTO_NetReqLogin_swift[] = {
#embed "../../Templates/gateway/Sources/DataAccess/DTO/NetReqLogin.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_DataAccess_DTO_NetReqRefresh_swift[] = {
#embed "../../Templates/gateway/Sources/DataAccess/DTO/NetReqRefresh.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_DataAccess_DTO_NetReqResetPassword_swift[] = {
#embed "../../Templates/gateway/Sources/DataAccess/DTO/NetReqResetPassword.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_DataAccess_DTO_NetReqSendOTP_swift[] = {
#embed "../../Templates/gateway/Sources/DataAccess/DTO/NetReqSendOTP.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_DataAccess_DTO_NetReqValidate_swift[] = {
#embed "../../Templates/gateway/Sources/DataAccess/DTO/NetReqValidate.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_DataAccess_DTO_NetResAvatar_swift[] = {
#embed "../../Templates/gateway/Sources/DataAccess/DTO/NetResAvatar.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_DataAccess_DTO_NetResError_swift[] = {
#embed "../../Templates/gateway/Sources/DataAccess/DTO/NetResError.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_DataAccess_DTO_NetResProfile_swift[] = {
#embed "../../Templates/gateway/Sources/DataAccess/DTO/NetResProfile.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_DataAccess_DTO_NetResSendOTP_swift[] = {
#embed "../../Templates/gateway/Sources/DataAccess/DTO/NetResSendOTP.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_DataAccess_DTO_NetResValidate_swift[] = {
#embed "../../Templates/gateway/Sources/DataAccess/DTO/NetResValidate.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_DataAccess_DTO_StoredSettings_swift[] = {
#embed "../../Templates/gateway/Sources/DataAccess/DTO/StoredSettings.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_DataAccess_Errors_GatewayError_NetworkError_swift[] = {
#embed "../../Templates/gateway/Sources/DataAccess/Errors/GatewayError+NetworkError.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_DataAccess_Errors_GatewayError_swift[] = {
#embed "../../Templates/gateway/Sources/DataAccess/Errors/GatewayError.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_DataAccess_Gateways_GetAvatarGateway_swift[] = {
#embed "../../Templates/gateway/Sources/DataAccess/Gateways/GetAvatarGateway.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_DataAccess_Gateways_GetProfileGateway_swift[] = {
#embed "../../Templates/gateway/Sources/DataAccess/Gateways/GetProfileGateway.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_DataAccess_Gateways_GetSettingsGateway_swift[] = {
#embed "../../Templates/gateway/Sources/DataAccess/Gateways/GetSettingsGateway.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_DataAccess_Gateways_LoginGateway_swift[] = {
#embed "../../Templates/gateway/Sources/DataAccess/Gateways/LoginGateway.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_DataAccess_Gateways_NetworkClient_Gateways_swift[] = {
#embed "../../Templates/gateway/Sources/DataAccess/Gateways/NetworkClient+Gateways.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_DataAccess_Gateways_ResetPasswordGateway_swift[] = {
#embed "../../Templates/gateway/Sources/DataAccess/Gateways/ResetPasswordGateway.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_DataAccess_Gateways_SaveSettingsGateway_swift[] = {
#embed "../../Templates/gateway/Sources/DataAccess/Gateways/SaveSettingsGateway.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_DataAccess_Gateways_SendOTPGateway_swift[] = {
#embed "../../Templates/gateway/Sources/DataAccess/Gateways/SendOTPGateway.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_DataAccess_Gateways_UploadAvatarGateway_swift[] = {
#embed "../../Templates/gateway/Sources/DataAccess/Gateways/UploadAvatarGateway.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_DataAccess_Gateways_ValidateOTPGateway_swift[] = {
#embed "../../Templates/gateway/Sources/DataAccess/Gateways/ValidateOTPGateway.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_Infrastructure_Database_SettingsDatabase_swift[] = {
#embed "../../Templates/gateway/Sources/Infrastructure/Database/SettingsDatabase.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_Infrastructure_Log_swift[] = {
#embed "../../Templates/gateway/Sources/Infrastructure/Log.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_Infrastructure_NetworkLayer_AuthNetworkRoute_swift[] = {
#embed "../../Templates/gateway/Sources/Infrastructure/NetworkLayer/AuthNetworkRoute.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_Infrastructure_NetworkLayer_ProfileNetworkRoute_swift[] = {
#embed "../../Templates/gateway/Sources/Infrastructure/NetworkLayer/ProfileNetworkRoute.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_Infrastructure_NetworkLayer_SessionNetwork_swift[] = {
#embed "../../Templates/gateway/Sources/Infrastructure/NetworkLayer/SessionNetwork.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_Infrastructure_Settings_CredentialStorage_swift[] = {
#embed "../../Templates/gateway/Sources/Infrastructure/Settings/CredentialStorage.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_Infrastructure_Settings_DeviceKeychain_swift[] = {
#embed "../../Templates/gateway/Sources/Infrastructure/Settings/DeviceKeychain.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_Infrastructure_Settings_UserSession_Authorizer_swift[] = {
#embed "../../Templates/gateway/Sources/Infrastructure/Settings/UserSession+Authorizer.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_Infrastructure_Settings_UserSession_swift[] = {
#embed "../../Templates/gateway/Sources/Infrastructure/Settings/UserSession.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_Infrastructure_Settings_UserSettings_swift[] = {
#embed "../../Templates/gateway/Sources/Infrastructure/Settings/UserSettings.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_Presentation_Avatar_AvatarView_swift[] = {
#embed "../../Templates/gateway/Sources/Presentation/Avatar/AvatarView.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_Presentation_Avatar_AvatarViewModel_swift[] = {
#embed "../../Templates/gateway/Sources/Presentation/Avatar/AvatarViewModel.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_Presentation_Avatar_Data_Avatar_swift[] = {
#embed "../../Templates/gateway/Sources/Presentation/Avatar/Data+Avatar.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_Presentation_Components_DataUnavailableView_swift[] = {
#embed "../../Templates/gateway/Sources/Presentation/Components/DataUnavailableView.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_Presentation_Components_Image_Data_swift[] = {
#embed "../../Templates/gateway/Sources/Presentation/Components/Image+Data.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_Presentation_Components_LoadingIndicator_swift[] = {
#embed "../../Templates/gateway/Sources/Presentation/Components/LoadingIndicator.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_Presentation_Components_ResendButton_swift[] = {
#embed "../../Templates/gateway/Sources/Presentation/Components/ResendButton.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_Presentation_Components_View_Announcement_swift[] = {
#embed "../../Templates/gateway/Sources/Presentation/Components/View+Announcement.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_Presentation_Components_View_Input_swift[] = {
#embed "../../Templates/gateway/Sources/Presentation/Components/View+Input.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_Presentation_Components_View_Waiting_swift[] = {
#embed "../../Templates/gateway/Sources/Presentation/Components/View+Waiting.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_Presentation_Errors_AuthError_Text_swift[] = {
#embed "../../Templates/gateway/Sources/Presentation/Errors/AuthError+Text.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_Presentation_Errors_SettingsError_Text_swift[] = {
#embed "../../Templates/gateway/Sources/Presentation/Errors/SettingsError+Text.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_Presentation_Errors_ValidationError_Text_swift[] = {
#embed "../../Templates/gateway/Sources/Presentation/Errors/ValidationError+Text.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_Presentation_Home_HomeView_swift[] = {
#embed "../../Templates/gateway/Sources/Presentation/Home/HomeView.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_Presentation_Home_HomeViewModel_swift[] = {
#embed "../../Templates/gateway/Sources/Presentation/Home/HomeViewModel.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_Presentation_Login_LoginView_swift[] = {
#embed "../../Templates/gateway/Sources/Presentation/Login/LoginView.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_Presentation_Login_LoginViewModel_swift[] = {
#embed "../../Templates/gateway/Sources/Presentation/Login/LoginViewModel.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_Presentation_ResetPassword_ResetPasswordView_swift[] = {
#embed "../../Templates/gateway/Sources/Presentation/ResetPassword/ResetPasswordView.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_Presentation_ResetPassword_ResetPasswordViewModel_swift[] = {
#embed "../../Templates/gateway/Sources/Presentation/ResetPassword/ResetPasswordViewModel.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_Presentation_Settings_SettingsView_swift[] = {
#embed "../../Templates/gateway/Sources/Presentation/Settings/SettingsView.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Sources_Presentation_Settings_SettingsViewModel_swift[] = {
#embed "../../Templates/gateway/Sources/Presentation/Settings/SettingsViewModel.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Tests_BusinessLogicTests_AvatarUseCaseTests_swift[] = {
#embed "../../Templates/gateway/Tests/BusinessLogicTests/AvatarUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Tests_BusinessLogicTests_GetProfileUseCaseTests_swift[] = {
#embed "../../Templates/gateway/Tests/BusinessLogicTests/GetProfileUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Tests_BusinessLogicTests_PasswordUseCaseTests_swift[] = {
#embed "../../Templates/gateway/Tests/BusinessLogicTests/PasswordUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Tests_BusinessLogicTests_SendOTPUseCaseTests_swift[] = {
#embed "../../Templates/gateway/Tests/BusinessLogicTests/SendOTPUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Tests_BusinessLogicTests_SettingsUseCaseTests_swift[] = {
#embed "../../Templates/gateway/Tests/BusinessLogicTests/SettingsUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Tests_BusinessLogicTests_TypedNumberTests_swift[] = {
#embed "../../Templates/gateway/Tests/BusinessLogicTests/TypedNumberTests.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Tests_BusinessLogicTests_ValidateOTPUseCaseTests_swift[] = {
#embed "../../Templates/gateway/Tests/BusinessLogicTests/ValidateOTPUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Tests_DataAccessTests_EnvelopeTests_swift[] = {
#embed "../../Templates/gateway/Tests/DataAccessTests/EnvelopeTests.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Tests_DataAccessTests_GatewayTests_swift[] = {
#embed "../../Templates/gateway/Tests/DataAccessTests/GatewayTests.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Tests_DataAccessTests_NetworkErrorTests_swift[] = {
#embed "../../Templates/gateway/Tests/DataAccessTests/NetworkErrorTests.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Tests_InfrastructureTests_DeviceKeychainTests_swift[] = {
#embed "../../Templates/gateway/Tests/InfrastructureTests/DeviceKeychainTests.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Tests_InfrastructureTests_SettingsDatabaseTests_swift[] = {
#embed "../../Templates/gateway/Tests/InfrastructureTests/SettingsDatabaseTests.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Tests_InfrastructureTests_UserSettingsTests_swift[] = {
#embed "../../Templates/gateway/Tests/InfrastructureTests/UserSettingsTests.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Tests_IntegrationTests_LoginFlowTests_swift[] = {
#embed "../../Templates/gateway/Tests/IntegrationTests/LoginFlowTests.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Tests_IntegrationTests_ServerFaultTests_swift[] = {
#embed "../../Templates/gateway/Tests/IntegrationTests/ServerFaultTests.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Tests_IntegrationTests_TraceTests_swift[] = {
#embed "../../Templates/gateway/Tests/IntegrationTests/TraceTests.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Tests_IntegrationTests_WindowTests_swift[] = {
#embed "../../Templates/gateway/Tests/IntegrationTests/WindowTests.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Tests_Mocks_AuthError_Equatable_swift[] = {
#embed "../../Templates/gateway/Tests/Mocks/AuthError+Equatable.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Tests_Mocks_LateUserSettings_swift[] = {
#embed "../../Templates/gateway/Tests/Mocks/LateUserSettings.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Tests_Mocks_LockedStorage_swift[] = {
#embed "../../Templates/gateway/Tests/Mocks/LockedStorage.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Tests_Mocks_MockGateways_swift[] = {
#embed "../../Templates/gateway/Tests/Mocks/MockGateways.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Tests_Mocks_MockUseCases_swift[] = {
#embed "../../Templates/gateway/Tests/Mocks/MockUseCases.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Tests_Mocks_Samples_swift[] = {
#embed "../../Templates/gateway/Tests/Mocks/Samples.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Tests_Mocks_Scripted_TypedErrors_swift[] = {
#embed "../../Templates/gateway/Tests/Mocks/Scripted+TypedErrors.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Tests_PresentationTests_AvatarViewModelTests_swift[] = {
#embed "../../Templates/gateway/Tests/PresentationTests/AvatarViewModelTests.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Tests_PresentationTests_HomeViewModelTests_swift[] = {
#embed "../../Templates/gateway/Tests/PresentationTests/HomeViewModelTests.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Tests_PresentationTests_LoginViewModelTests_swift[] = {
#embed "../../Templates/gateway/Tests/PresentationTests/LoginViewModelTests.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Tests_PresentationTests_ResetPasswordViewModelTests_swift[] = {
#embed "../../Templates/gateway/Tests/PresentationTests/ResetPasswordViewModelTests.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Tests_PresentationTests_SessionTests_swift[] = {
#embed "../../Templates/gateway/Tests/PresentationTests/SessionTests.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_Tests_PresentationTests_SettingsViewModelTests_swift[] = {
#embed "../../Templates/gateway/Tests/PresentationTests/SettingsViewModelTests.swift" suffix(,)
0};
static const unsigned char file_Templates_gateway_strata_yml[] = {
#embed "../../Templates/gateway/strata.yml" suffix(,)
0};
static const unsigned char file_Templates_module_App_ItemsApp_Assets_xcassets_AccentColor_colorset_Contents_json[] = {
#embed "../../Templates/module/App/ItemsApp/Assets.xcassets/AccentColor.colorset/Contents.json" suffix(,)
0};
static const unsigned char file_Templates_module_App_ItemsApp_Assets_xcassets_AppIcon_appiconset_Contents_json[] = {
#embed "../../Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/Contents.json" suffix(,)
0};
static const unsigned char file_Templates_module_App_ItemsApp_Assets_xcassets_AppIcon_appiconset_iOS_png[] = {
#embed "../../Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/iOS.png" suffix(,)
0};
static const unsigned char file_Templates_module_App_ItemsApp_Assets_xcassets_AppIcon_appiconset_macOS_1024_png[] = {
#embed "../../Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/macOS-1024.png" suffix(,)
0};
static const unsigned char file_Templates_module_App_ItemsApp_Assets_xcassets_AppIcon_appiconset_macOS_128_png[] = {
#embed "../../Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/macOS-128.png" suffix(,)
0};
static const unsigned char file_Templates_module_App_ItemsApp_Assets_xcassets_AppIcon_appiconset_macOS_16_png[] = {
#embed "../../Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/macOS-16.png" suffix(,)
0};
static const unsigned char file_Templates_module_App_ItemsApp_Assets_xcassets_AppIcon_appiconset_macOS_256_png[] = {
#embed "../../Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/macOS-256.png" suffix(,)
0};
static const unsigned char file_Templates_module_App_ItemsApp_Assets_xcassets_AppIcon_appiconset_macOS_32_png[] = {
#embed "../../Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/macOS-32.png" suffix(,)
0};
static const unsigned char file_Templates_module_App_ItemsApp_Assets_xcassets_AppIcon_appiconset_macOS_512_png[] = {
#embed "../../Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/macOS-512.png" suffix(,)
0};
static const unsigned char file_Templates_module_App_ItemsApp_Assets_xcassets_AppIcon_appiconset_macOS_64_png[] = {
#embed "../../Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/macOS-64.png" suffix(,)
0};
static const unsigned char file_Templates_module_App_ItemsApp_Assets_xcassets_Contents_json[] = {
#embed "../../Templates/module/App/ItemsApp/Assets.xcassets/Contents.json" suffix(,)
0};
static const unsigned char file_Templates_module_App_ItemsApp_Info_plist[] = {
#embed "../../Templates/module/App/ItemsApp/Info.plist" suffix(,)
0};
static const unsigned char file_Templates_module_App_ItemsApp_ItemsApp_entitlements[] = {
#embed "../../Templates/module/App/ItemsApp/ItemsApp.entitlements" suffix(,)
0};
static const unsigned char file_Templates_module_App_ItemsApp_Localizable_xcstrings[] = {
#embed "../../Templates/module/App/ItemsApp/Localizable.xcstrings" suffix(,)
0};
static const unsigned char file_Templates_module_App_ItemsApp_Main_swift[] = {
#embed "../../Templates/module/App/ItemsApp/Main.swift" suffix(,)
0};
static const unsigned char file_Templates_module_App_ItemsApp_PrivacyInfo_xcprivacy[] = {
#embed "../../Templates/module/App/ItemsApp/PrivacyInfo.xcprivacy" suffix(,)
0};
static const unsigned char file_Templates_module_App_ItemsUITests_ItemsUITests_swift[] = {
#embed "../../Templates/module/App/ItemsUITests/ItemsUITests.swift" suffix(,)
0};
static const unsigned char file_Templates_module_App_ItemsUITests_XCUIApplication_Launch_swift[] = {
#embed "../../Templates/module/App/ItemsUITests/XCUIApplication+Launch.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Package_swift[] = {
#embed "../../Templates/module/Package.swift" suffix(,)
0};
static const unsigned char file_Templates_module_README_md[] = {
#embed "../../Templates/module/README.md" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_App_AppDependencies_swift[] = {
#embed "../../Templates/module/Sources/App/AppDependencies.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_App_AppRouter_swift[] = {
#embed "../../Templates/module/Sources/App/AppRouter.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_App_ItemsApp_swift[] = {
#embed "../../Templates/module/Sources/App/ItemsApp.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_App_ItemsScene_swift[] = {
#embed "../../Templates/module/Sources/App/ItemsScene.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_App_LaunchArguments_swift[] = {
#embed "../../Templates/module/Sources/App/LaunchArguments.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_App_Previews_swift[] = {
#embed "../../Templates/module/Sources/App/Previews.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_App_Server_swift[] = {
#embed "../../Templates/module/Sources/App/Server.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_App_WarningLogger_swift[] = {
#embed "../../Templates/module/Sources/App/WarningLogger.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Cart_Implementation_Data_DataSources_CartDTO_swift[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Data/DataSources/CartDTO.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Cart_Implementation_Data_DataSources_CartLineDTO_swift[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Data/DataSources/CartLineDTO.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Cart_Implementation_Data_DataSources_CartMoneyDTO_swift[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Data/DataSources/CartMoneyDTO.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Cart_Implementation_Data_DataSources_CartStoreDataSource_swift[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Data/DataSources/CartStoreDataSource.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Cart_Implementation_Data_DataSources_CartStoreDataSourceImp_swift[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Data/DataSources/CartStoreDataSourceImp.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Cart_Implementation_Data_Repositories_CartRepositoryImp_swift[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Data/Repositories/CartRepositoryImp.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Cart_Implementation_Data_Repositories_ItemGatewayImp_swift[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Data/Repositories/ItemGatewayImp.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Cart_Implementation_Domain_BusinessModels_Cart_swift[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Domain/BusinessModels/Cart.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Cart_Implementation_Domain_BusinessModels_CartItem_swift[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Domain/BusinessModels/CartItem.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Cart_Implementation_Domain_BusinessModels_CartLine_swift[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Domain/BusinessModels/CartLine.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Cart_Implementation_Domain_Gateways_CartRepository_swift[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Domain/Gateways/CartRepository.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Cart_Implementation_Domain_Gateways_ItemGateway_swift[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Domain/Gateways/ItemGateway.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Cart_Implementation_Domain_UseCases_AddToCartUseCase_swift[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Domain/UseCases/AddToCartUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Cart_Implementation_Domain_UseCases_ObserveCartUseCase_swift[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Domain/UseCases/ObserveCartUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Cart_Implementation_Domain_UseCases_RemoveFromCartUseCase_swift[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Domain/UseCases/RemoveFromCartUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Cart_Implementation_Module_AsyncThrowingStream_Combine_swift[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Module/AsyncThrowingStream+Combine.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Cart_Implementation_Module_CartDependenciesContainer_swift[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Module/CartDependenciesContainer.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Cart_Implementation_Module_CartModuleImp_swift[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Module/CartModuleImp.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Cart_Implementation_Presentation_Errors_CartModuleError_Text_swift[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Presentation/Errors/CartModuleError+Text.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Cart_Implementation_Presentation_Previews_CartPreviews_swift[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Presentation/Previews/CartPreviews.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Cart_Implementation_Presentation_ViewModels_CartViewModel_swift[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Presentation/ViewModels/CartViewModel.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Cart_Implementation_Presentation_Views_CartView_swift[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Presentation/Views/CartView.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Cart_Implementation_Presentation_Views_CartWidgetView_swift[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Presentation/Views/CartWidgetView.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Cart_Interface_CartExternalDependencies_swift[] = {
#embed "../../Templates/module/Sources/Cart/Interface/CartExternalDependencies.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Cart_Interface_CartModule_swift[] = {
#embed "../../Templates/module/Sources/Cart/Interface/CartModule.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Cart_Interface_CartModuleError_swift[] = {
#embed "../../Templates/module/Sources/Cart/Interface/CartModuleError.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Cart_Interface_CartRouter_swift[] = {
#embed "../../Templates/module/Sources/Cart/Interface/CartRouter.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Data_DataSources_CategoryDTO_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Data/DataSources/CategoryDTO.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Data_DataSources_ItemDTO_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Data/DataSources/ItemDTO.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Data_DataSources_ItemDataSource_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Data/DataSources/ItemDataSource.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Data_DataSources_ItemNetworkRoute_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Data/DataSources/ItemNetworkRoute.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Data_DataSources_ItemStoreDataSource_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Data/DataSources/ItemStoreDataSource.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Data_DataSources_ItemStoreDataSourceImp_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Data/DataSources/ItemStoreDataSourceImp.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Data_DataSources_ItemUpdateDTO_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Data/DataSources/ItemUpdateDTO.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Data_DataSources_MoneyDTO_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Data/DataSources/MoneyDTO.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Data_DataSources_ProblemDTO_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Data/DataSources/ProblemDTO.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Data_DataSources_StoredItemsDTO_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Data/DataSources/StoredItemsDTO.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Data_Repositories_CartGatewayImp_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Data/Repositories/CartGatewayImp.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Data_Repositories_ItemRepositoryImp_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Data/Repositories/ItemRepositoryImp.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Data_Repositories_ItemsError_CartModuleError_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Data/Repositories/ItemsError+CartModuleError.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Data_Repositories_ItemsError_NetworkError_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Data/Repositories/ItemsError+NetworkError.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Domain_BusinessModels_Category_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Domain/BusinessModels/Category.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Domain_BusinessModels_Item_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Domain/BusinessModels/Item.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Domain_BusinessModels_ItemFilter_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Domain/BusinessModels/ItemFilter.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Domain_BusinessModels_ItemList_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Domain/BusinessModels/ItemList.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Domain_BusinessModels_ItemsError_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Domain/BusinessModels/ItemsError.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Domain_Gateways_CartGateway_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Domain/Gateways/CartGateway.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Domain_Gateways_ItemRepository_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Domain/Gateways/ItemRepository.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Domain_UseCases_AddToCartUseCase_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Domain/UseCases/AddToCartUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Domain_UseCases_GetCategoriesUseCase_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Domain/UseCases/GetCategoriesUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Domain_UseCases_GetItemUseCase_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Domain/UseCases/GetItemUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Domain_UseCases_GetItemsUseCase_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Domain/UseCases/GetItemsUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Domain_UseCases_ObserveItemChangesUseCase_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Domain/UseCases/ObserveItemChangesUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Domain_UseCases_UpdateItemUseCase_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Domain/UseCases/UpdateItemUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Module_DependenciesContainer_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Module/DependenciesContainer.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Module_ItemsModuleError_ItemsError_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Module/ItemsModuleError+ItemsError.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Module_ItemsModuleImp_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Module/ItemsModuleImp.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Presentation_Errors_ItemsError_Text_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Presentation/Errors/ItemsError+Text.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Presentation_Formats_Money_Input_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Presentation/Formats/Money+Input.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Presentation_Previews_LightAndDark_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Presentation/Previews/LightAndDark.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Presentation_Previews_PreviewAnswer_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Presentation/Previews/PreviewAnswer.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Presentation_Previews_PreviewUseCases_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Presentation/Previews/PreviewUseCases.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Presentation_Previews_ScreenPreviews_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Presentation/Previews/ScreenPreviews.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Presentation_ViewModels_AnswerOrder_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Presentation/ViewModels/AnswerOrder.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Presentation_ViewModels_ItemViewModel_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Presentation/ViewModels/ItemViewModel.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Presentation_ViewModels_ItemsViewModel_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Presentation/ViewModels/ItemsViewModel.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Presentation_Views_ItemRowView_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Presentation/Views/ItemRowView.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Presentation_Views_ItemView_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Presentation/Views/ItemView.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Presentation_Views_ItemWidgetView_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Presentation/Views/ItemWidgetView.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Presentation_Views_ItemsView_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Presentation/Views/ItemsView.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Implementation_Presentation_Views_View_Input_swift[] = {
#embed "../../Templates/module/Sources/Implementation/Presentation/Views/View+Input.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Interface_ExternalDependencies_swift[] = {
#embed "../../Templates/module/Sources/Interface/ExternalDependencies.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Interface_ItemSummary_swift[] = {
#embed "../../Templates/module/Sources/Interface/ItemSummary.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Interface_ItemsModule_swift[] = {
#embed "../../Templates/module/Sources/Interface/ItemsModule.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Interface_ItemsModuleError_swift[] = {
#embed "../../Templates/module/Sources/Interface/ItemsModuleError.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Interface_ItemsRouter_swift[] = {
#embed "../../Templates/module/Sources/Interface/ItemsRouter.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Interface_LayerDecorator_swift[] = {
#embed "../../Templates/module/Sources/Interface/LayerDecorator.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Interface_Logger_swift[] = {
#embed "../../Templates/module/Sources/Interface/Logger.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Interface_Money_swift[] = {
#embed "../../Templates/module/Sources/Interface/Money.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Interface_Screen_swift[] = {
#embed "../../Templates/module/Sources/Interface/Screen.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Shared_Money_Text_swift[] = {
#embed "../../Templates/module/Sources/Shared/Money+Text.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Shared_NoDecorator_swift[] = {
#embed "../../Templates/module/Sources/Shared/NoDecorator.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Shared_View_Announcement_swift[] = {
#embed "../../Templates/module/Sources/Shared/View+Announcement.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Terminal_App_Backend_swift[] = {
#embed "../../Templates/module/Sources/Terminal/App/Backend.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Terminal_App_ItemsTerminal_swift[] = {
#embed "../../Templates/module/Sources/Terminal/App/ItemsTerminal.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Terminal_Main_Main_swift[] = {
#embed "../../Templates/module/Sources/Terminal/Main/Main.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Terminal_Support_Cart_CartModuleImp_Terminal_swift[] = {
#embed "../../Templates/module/Sources/Terminal/Support/Cart/CartModuleImp+Terminal.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Terminal_Support_Cart_CartScreen_swift[] = {
#embed "../../Templates/module/Sources/Terminal/Support/Cart/CartScreen.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Terminal_Support_Cart_Traced_CartLayers_swift[] = {
#embed "../../Templates/module/Sources/Terminal/Support/Cart/Traced+CartLayers.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Terminal_Support_Items_ItemScreen_swift[] = {
#embed "../../Templates/module/Sources/Terminal/Support/Items/ItemScreen.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Terminal_Support_Items_ItemWidgetScreen_swift[] = {
#embed "../../Templates/module/Sources/Terminal/Support/Items/ItemWidgetScreen.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Terminal_Support_Items_ItemsModuleImp_Terminal_swift[] = {
#embed "../../Templates/module/Sources/Terminal/Support/Items/ItemsModuleImp+Terminal.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Terminal_Support_Items_ItemsScreen_swift[] = {
#embed "../../Templates/module/Sources/Terminal/Support/Items/ItemsScreen.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Terminal_Support_Items_Traced_ItemsLayers_swift[] = {
#embed "../../Templates/module/Sources/Terminal/Support/Items/Traced+ItemsLayers.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Terminal_Support_Items_UiState_Text_swift[] = {
#embed "../../Templates/module/Sources/Terminal/Support/Items/UiState+Text.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Terminal_Support_Shared_TerminalScreen_swift[] = {
#embed "../../Templates/module/Sources/Terminal/Support/Shared/TerminalScreen.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Terminal_Support_Shared_TracingDecorator_swift[] = {
#embed "../../Templates/module/Sources/Terminal/Support/Shared/TracingDecorator.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Tests_Cart_AddToCartUseCaseTests_swift[] = {
#embed "../../Templates/module/Sources/Tests/Cart/AddToCartUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Tests_Cart_CartRepositoryTests_swift[] = {
#embed "../../Templates/module/Sources/Tests/Cart/CartRepositoryTests.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Tests_Cart_CartTests_swift[] = {
#embed "../../Templates/module/Sources/Tests/Cart/CartTests.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Tests_Cart_CartViewModelTests_swift[] = {
#embed "../../Templates/module/Sources/Tests/Cart/CartViewModelTests.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Tests_Cart_FakeCart_swift[] = {
#embed "../../Templates/module/Sources/Tests/Cart/FakeCart.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Tests_Cart_ItemGatewayTests_swift[] = {
#embed "../../Templates/module/Sources/Tests/Cart/ItemGatewayTests.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Tests_Cart_ObserveCartUseCaseTests_swift[] = {
#embed "../../Templates/module/Sources/Tests/Cart/ObserveCartUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Tests_Cart_RemoveFromCartUseCaseTests_swift[] = {
#embed "../../Templates/module/Sources/Tests/Cart/RemoveFromCartUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Tests_Data_CartGatewayTests_swift[] = {
#embed "../../Templates/module/Sources/Tests/Data/CartGatewayTests.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Tests_Data_ItemDataSourceTests_swift[] = {
#embed "../../Templates/module/Sources/Tests/Data/ItemDataSourceTests.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Tests_Data_ItemRepositoryTests_swift[] = {
#embed "../../Templates/module/Sources/Tests/Data/ItemRepositoryTests.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Tests_Data_ItemStoreDataSourceTests_swift[] = {
#embed "../../Templates/module/Sources/Tests/Data/ItemStoreDataSourceTests.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Tests_Domain_AddItemToCartUseCaseTests_swift[] = {
#embed "../../Templates/module/Sources/Tests/Domain/AddItemToCartUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Tests_Domain_GetCategoriesUseCaseTests_swift[] = {
#embed "../../Templates/module/Sources/Tests/Domain/GetCategoriesUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Tests_Domain_GetItemUseCaseTests_swift[] = {
#embed "../../Templates/module/Sources/Tests/Domain/GetItemUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Tests_Domain_GetItemsUseCaseTests_swift[] = {
#embed "../../Templates/module/Sources/Tests/Domain/GetItemsUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Tests_Domain_MoneyTests_swift[] = {
#embed "../../Templates/module/Sources/Tests/Domain/MoneyTests.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Tests_Domain_ObserveItemChangesUseCaseTests_swift[] = {
#embed "../../Templates/module/Sources/Tests/Domain/ObserveItemChangesUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Tests_Domain_UpdateItemUseCaseTests_swift[] = {
#embed "../../Templates/module/Sources/Tests/Domain/UpdateItemUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Tests_Fakes_FakeItemDataSource_swift[] = {
#embed "../../Templates/module/Sources/Tests/Fakes/FakeItemDataSource.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Tests_Fakes_FakeItemRepository_swift[] = {
#embed "../../Templates/module/Sources/Tests/Fakes/FakeItemRepository.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Tests_Fakes_Fixtures_swift[] = {
#embed "../../Templates/module/Sources/Tests/Fakes/Fixtures.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Tests_Fakes_LateItemDataSource_swift[] = {
#embed "../../Templates/module/Sources/Tests/Fakes/LateItemDataSource.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Tests_Integration_ItemsIntegrationTests_swift[] = {
#embed "../../Templates/module/Sources/Tests/Integration/ItemsIntegrationTests.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Tests_Integration_WindowTests_swift[] = {
#embed "../../Templates/module/Sources/Tests/Integration/WindowTests.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Tests_Presentation_ItemViewModelTests_swift[] = {
#embed "../../Templates/module/Sources/Tests/Presentation/ItemViewModelTests.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Tests_Presentation_ItemsViewModelTests_swift[] = {
#embed "../../Templates/module/Sources/Tests/Presentation/ItemsViewModelTests.swift" suffix(,)
0};
static const unsigned char file_Templates_module_Sources_Tests_Presentation_PriceTextTests_swift[] = {
#embed "../../Templates/module/Sources/Tests/Presentation/PriceTextTests.swift" suffix(,)
0};
static const unsigned char file_Templates_module_strata_yml[] = {
#embed "../../Templates/module/strata.yml" suffix(,)
0};
static const unsigned char file_Templates_reactive_App_PaymentsApp_Assets_xcassets_AccentColor_colorset_Contents_json[] = {
#embed "../../Templates/reactive/App/PaymentsApp/Assets.xcassets/AccentColor.colorset/Contents.json" suffix(,)
0};
static const unsigned char file_Templates_reactive_App_PaymentsApp_Assets_xcassets_AppIcon_appiconset_Contents_json[] = {
#embed "../../Templates/reactive/App/PaymentsApp/Assets.xcassets/AppIcon.appiconset/Contents.json" suffix(,)
0};
static const unsigned char file_Templates_reactive_App_PaymentsApp_Assets_xcassets_AppIcon_appiconset_iOS_png[] = {
#embed "../../Templates/reactive/App/PaymentsApp/Assets.xcassets/AppIcon.appiconset/iOS.png" suffix(,)
0};
static const unsigned char file_Templates_reactive_App_PaymentsApp_Assets_xcassets_Contents_json[] = {
#embed "../../Templates/reactive/App/PaymentsApp/Assets.xcassets/Contents.json" suffix(,)
0};
static const unsigned char file_Templates_reactive_App_PaymentsApp_Info_plist[] = {
#embed "../../Templates/reactive/App/PaymentsApp/Info.plist" suffix(,)
0};
static const unsigned char file_Templates_reactive_App_PaymentsApp_Localizable_xcstrings[] = {
#embed "../../Templates/reactive/App/PaymentsApp/Localizable.xcstrings" suffix(,)
0};
static const unsigned char file_Templates_reactive_App_PaymentsApp_Main_swift[] = {
#embed "../../Templates/reactive/App/PaymentsApp/Main.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_App_PaymentsApp_PaymentsApp_entitlements[] = {
#embed "../../Templates/reactive/App/PaymentsApp/PaymentsApp.entitlements" suffix(,)
0};
static const unsigned char file_Templates_reactive_App_PaymentsApp_PrivacyInfo_xcprivacy[] = {
#embed "../../Templates/reactive/App/PaymentsApp/PrivacyInfo.xcprivacy" suffix(,)
0};
static const unsigned char file_Templates_reactive_App_PaymentsUITests_PaymentsUITests_swift[] = {
#embed "../../Templates/reactive/App/PaymentsUITests/PaymentsUITests.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_App_PaymentsUITests_XCUIApplication_Launch_swift[] = {
#embed "../../Templates/reactive/App/PaymentsUITests/XCUIApplication+Launch.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Package_swift[] = {
#embed "../../Templates/reactive/Package.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_README_md[] = {
#embed "../../Templates/reactive/README.md" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_App_AppDelegate_swift[] = {
#embed "../../Templates/reactive/Sources/App/AppDelegate.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_App_Calendar_Payments_swift[] = {
#embed "../../Templates/reactive/Sources/App/Calendar+Payments.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_App_LaunchArguments_swift[] = {
#embed "../../Templates/reactive/Sources/App/LaunchArguments.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_App_LayerDecorator_swift[] = {
#embed "../../Templates/reactive/Sources/App/LayerDecorator.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_App_Log_swift[] = {
#embed "../../Templates/reactive/Sources/App/Log.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_App_Previews_LightAndDark_swift[] = {
#embed "../../Templates/reactive/Sources/App/Previews/LightAndDark.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_App_Previews_PreviewUseCases_swift[] = {
#embed "../../Templates/reactive/Sources/App/Previews/PreviewUseCases.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_App_Previews_Previews_swift[] = {
#embed "../../Templates/reactive/Sources/App/Previews/Previews.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_App_SceneDelegate_swift[] = {
#embed "../../Templates/reactive/Sources/App/SceneDelegate.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_App_Server_swift[] = {
#embed "../../Templates/reactive/Sources/App/Server.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_App_Terminal_Backend_swift[] = {
#embed "../../Templates/reactive/Sources/App/Terminal/Backend.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_App_Terminal_Main_Main_swift[] = {
#embed "../../Templates/reactive/Sources/App/Terminal/Main/Main.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_App_Terminal_PaymentsTerminal_swift[] = {
#embed "../../Templates/reactive/Sources/App/Terminal/PaymentsTerminal.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_App_Terminal_Traced_Layers_swift[] = {
#embed "../../Templates/reactive/Sources/App/Terminal/Traced+Layers.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_App_Terminal_Tracer_Layers_swift[] = {
#embed "../../Templates/reactive/Sources/App/Terminal/Tracer+Layers.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_App_Terminal_ViewModels_Text_swift[] = {
#embed "../../Templates/reactive/Sources/App/Terminal/ViewModels+Text.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_DI_Plain_AppDependencies_swift[] = {
#embed "../../Templates/reactive/Sources/DI/Plain/AppDependencies.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_DI_Swinject_AppDependencies_swift[] = {
#embed "../../Templates/reactive/Sources/DI/Swinject/AppDependencies.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_DI_Swinject_Container_Payment_swift[] = {
#embed "../../Templates/reactive/Sources/DI/Swinject/Container+Payment.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_DI_Swinject_Container_Transaction_swift[] = {
#embed "../../Templates/reactive/Sources/DI/Swinject/Container+Transaction.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Data_Models_ApiErrorResponse_swift[] = {
#embed "../../Templates/reactive/Sources/Data/Models/ApiErrorResponse.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Data_Models_ApiMoney_swift[] = {
#embed "../../Templates/reactive/Sources/Data/Models/ApiMoney.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Data_Models_ApiPaymentAttempt_swift[] = {
#embed "../../Templates/reactive/Sources/Data/Models/ApiPaymentAttempt.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Data_Models_ApiPaymentRequest_swift[] = {
#embed "../../Templates/reactive/Sources/Data/Models/ApiPaymentRequest.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Data_Models_ApiPaymentResponse_swift[] = {
#embed "../../Templates/reactive/Sources/Data/Models/ApiPaymentResponse.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Data_Models_ApiStoredTransactionsResponse_swift[] = {
#embed "../../Templates/reactive/Sources/Data/Models/ApiStoredTransactionsResponse.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Data_Models_ApiTransactionResponse_swift[] = {
#embed "../../Templates/reactive/Sources/Data/Models/ApiTransactionResponse.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Data_Repositories_Errors_NetworkError_swift[] = {
#embed "../../Templates/reactive/Sources/Data/Repositories/Errors+NetworkError.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Data_Repositories_HeldDrafts_swift[] = {
#embed "../../Templates/reactive/Sources/Data/Repositories/HeldDrafts.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Data_Repositories_NetworkFailure_swift[] = {
#embed "../../Templates/reactive/Sources/Data/Repositories/NetworkFailure.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Data_Repositories_NewestAnswers_swift[] = {
#embed "../../Templates/reactive/Sources/Data/Repositories/NewestAnswers.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Data_Repositories_PaymentRepositoryImpl_swift[] = {
#embed "../../Templates/reactive/Sources/Data/Repositories/PaymentRepositoryImpl.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Data_Repositories_TransactionRepositoryImpl_swift[] = {
#embed "../../Templates/reactive/Sources/Data/Repositories/TransactionRepositoryImpl.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Data_Services_PaymentApiService_swift[] = {
#embed "../../Templates/reactive/Sources/Data/Services/PaymentApiService.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Data_Services_TransactionApiService_swift[] = {
#embed "../../Templates/reactive/Sources/Data/Services/TransactionApiService.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Data_Storage_PaymentLocalStorage_swift[] = {
#embed "../../Templates/reactive/Sources/Data/Storage/PaymentLocalStorage.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Data_Storage_PaymentLocalStorageImpl_swift[] = {
#embed "../../Templates/reactive/Sources/Data/Storage/PaymentLocalStorageImpl.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Data_Storage_TransactionLocalStorage_swift[] = {
#embed "../../Templates/reactive/Sources/Data/Storage/TransactionLocalStorage.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Data_Storage_TransactionLocalStorageImpl_swift[] = {
#embed "../../Templates/reactive/Sources/Data/Storage/TransactionLocalStorageImpl.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Domain_Models_DraftID_swift[] = {
#embed "../../Templates/reactive/Sources/Domain/Models/DraftID.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Domain_Models_Money_swift[] = {
#embed "../../Templates/reactive/Sources/Domain/Models/Money.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Domain_Models_PaymentDraft_swift[] = {
#embed "../../Templates/reactive/Sources/Domain/Models/PaymentDraft.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Domain_Models_PaymentError_swift[] = {
#embed "../../Templates/reactive/Sources/Domain/Models/PaymentError.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Domain_Models_PaymentResponse_swift[] = {
#embed "../../Templates/reactive/Sources/Domain/Models/PaymentResponse.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Domain_Models_PaymentResult_swift[] = {
#embed "../../Templates/reactive/Sources/Domain/Models/PaymentResult.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Domain_Models_Transaction_swift[] = {
#embed "../../Templates/reactive/Sources/Domain/Models/Transaction.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Domain_Models_TransactionError_swift[] = {
#embed "../../Templates/reactive/Sources/Domain/Models/TransactionError.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Domain_Models_TransactionList_swift[] = {
#embed "../../Templates/reactive/Sources/Domain/Models/TransactionList.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Domain_Models_UnansweredPayment_swift[] = {
#embed "../../Templates/reactive/Sources/Domain/Models/UnansweredPayment.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Domain_Repositories_PaymentRepository_swift[] = {
#embed "../../Templates/reactive/Sources/Domain/Repositories/PaymentRepository.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Domain_Repositories_TransactionRepository_swift[] = {
#embed "../../Templates/reactive/Sources/Domain/Repositories/TransactionRepository.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Domain_Services_AmountReader_swift[] = {
#embed "../../Templates/reactive/Sources/Domain/Services/AmountReader.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Domain_Services_ValidationService_swift[] = {
#embed "../../Templates/reactive/Sources/Domain/Services/ValidationService.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Domain_UseCases_PaymentDraftUseCase_swift[] = {
#embed "../../Templates/reactive/Sources/Domain/UseCases/PaymentDraftUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Domain_UseCases_PaymentUseCase_swift[] = {
#embed "../../Templates/reactive/Sources/Domain/UseCases/PaymentUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Domain_UseCases_TransactionUseCase_swift[] = {
#embed "../../Templates/reactive/Sources/Domain/UseCases/TransactionUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Presentation_Errors_PaymentError_Text_swift[] = {
#embed "../../Templates/reactive/Sources/Presentation/Errors/PaymentError+Text.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Presentation_Errors_TransactionError_Text_swift[] = {
#embed "../../Templates/reactive/Sources/Presentation/Errors/TransactionError+Text.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Presentation_Formats_LocaleAmountReader_swift[] = {
#embed "../../Templates/reactive/Sources/Presentation/Formats/LocaleAmountReader.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Presentation_Formats_Money_Text_swift[] = {
#embed "../../Templates/reactive/Sources/Presentation/Formats/Money+Text.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Presentation_Formats_Transaction_Text_swift[] = {
#embed "../../Templates/reactive/Sources/Presentation/Formats/Transaction+Text.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Presentation_ViewControllers_AppSection_swift[] = {
#embed "../../Templates/reactive/Sources/Presentation/ViewControllers/AppSection.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Presentation_ViewControllers_PaymentViewController_swift[] = {
#embed "../../Templates/reactive/Sources/Presentation/ViewControllers/PaymentViewController.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Presentation_ViewControllers_RootViewController_swift[] = {
#embed "../../Templates/reactive/Sources/Presentation/ViewControllers/RootViewController.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Presentation_ViewControllers_SectionNavigation_swift[] = {
#embed "../../Templates/reactive/Sources/Presentation/ViewControllers/SectionNavigation.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Presentation_ViewControllers_TransactionViewController_swift[] = {
#embed "../../Templates/reactive/Sources/Presentation/ViewControllers/TransactionViewController.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Presentation_ViewModels_Async_PaymentViewModel_swift[] = {
#embed "../../Templates/reactive/Sources/Presentation/ViewModels/Async/PaymentViewModel.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Presentation_ViewModels_Async_TransactionViewModel_swift[] = {
#embed "../../Templates/reactive/Sources/Presentation/ViewModels/Async/TransactionViewModel.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Presentation_ViewModels_PaymentState_swift[] = {
#embed "../../Templates/reactive/Sources/Presentation/ViewModels/PaymentState.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Presentation_ViewModels_Rx_DisposeBag_Task_swift[] = {
#embed "../../Templates/reactive/Sources/Presentation/ViewModels/Rx/DisposeBag+Task.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Presentation_ViewModels_Rx_PaymentViewModel_swift[] = {
#embed "../../Templates/reactive/Sources/Presentation/ViewModels/Rx/PaymentViewModel.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Presentation_ViewModels_Rx_TransactionViewModel_swift[] = {
#embed "../../Templates/reactive/Sources/Presentation/ViewModels/Rx/TransactionViewModel.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Presentation_ViewModels_TransactionState_swift[] = {
#embed "../../Templates/reactive/Sources/Presentation/ViewModels/TransactionState.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Presentation_Views_Components_View_Announcement_swift[] = {
#embed "../../Templates/reactive/Sources/Presentation/Views/Components/View+Announcement.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Presentation_Views_Components_View_Input_swift[] = {
#embed "../../Templates/reactive/Sources/Presentation/Views/Components/View+Input.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Presentation_Views_PaymentView_swift[] = {
#embed "../../Templates/reactive/Sources/Presentation/Views/PaymentView.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Presentation_Views_SidebarView_swift[] = {
#embed "../../Templates/reactive/Sources/Presentation/Views/SidebarView.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Presentation_Views_TransactionRowView_swift[] = {
#embed "../../Templates/reactive/Sources/Presentation/Views/TransactionRowView.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Presentation_Views_TransactionView_swift[] = {
#embed "../../Templates/reactive/Sources/Presentation/Views/TransactionView.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Streams_Async_Observable_swift[] = {
#embed "../../Templates/reactive/Sources/Streams/Async/Observable.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Streams_Async_Single_swift[] = {
#embed "../../Templates/reactive/Sources/Streams/Async/Single.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Sources_Streams_Rx_Streams_swift[] = {
#embed "../../Templates/reactive/Sources/Streams/Rx/Streams.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Tests_Data_ApiServiceTests_swift[] = {
#embed "../../Templates/reactive/Tests/Data/ApiServiceTests.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Tests_Data_CorrectedPaymentTests_swift[] = {
#embed "../../Templates/reactive/Tests/Data/CorrectedPaymentTests.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Tests_Data_LocalStorageTests_swift[] = {
#embed "../../Templates/reactive/Tests/Data/LocalStorageTests.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Tests_Data_PaymentRepositoryTests_swift[] = {
#embed "../../Templates/reactive/Tests/Data/PaymentRepositoryTests.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Tests_Data_TransactionRepositoryTests_swift[] = {
#embed "../../Templates/reactive/Tests/Data/TransactionRepositoryTests.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Tests_Domain_MoneyTests_swift[] = {
#embed "../../Templates/reactive/Tests/Domain/MoneyTests.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Tests_Domain_PaymentDraftUseCaseTests_swift[] = {
#embed "../../Templates/reactive/Tests/Domain/PaymentDraftUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Tests_Domain_PaymentUseCaseTests_swift[] = {
#embed "../../Templates/reactive/Tests/Domain/PaymentUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Tests_Domain_TransactionUseCaseTests_swift[] = {
#embed "../../Templates/reactive/Tests/Domain/TransactionUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Tests_Domain_ValidationServiceTests_swift[] = {
#embed "../../Templates/reactive/Tests/Domain/ValidationServiceTests.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Tests_Fakes_FakeRepositories_swift[] = {
#embed "../../Templates/reactive/Tests/Fakes/FakeRepositories.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Tests_Fakes_FakeServices_swift[] = {
#embed "../../Templates/reactive/Tests/Fakes/FakeServices.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Tests_Fakes_Fixtures_swift[] = {
#embed "../../Templates/reactive/Tests/Fakes/Fixtures.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Tests_Fakes_LateTransactionApiService_swift[] = {
#embed "../../Templates/reactive/Tests/Fakes/LateTransactionApiService.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Tests_Integration_PaymentsIntegrationTests_swift[] = {
#embed "../../Templates/reactive/Tests/Integration/PaymentsIntegrationTests.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Tests_Integration_TwoWindowsTests_swift[] = {
#embed "../../Templates/reactive/Tests/Integration/TwoWindowsTests.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Tests_Integration_WindowTests_swift[] = {
#embed "../../Templates/reactive/Tests/Integration/WindowTests.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Tests_Presentation_AmountTextTests_swift[] = {
#embed "../../Templates/reactive/Tests/Presentation/AmountTextTests.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Tests_Presentation_PaymentViewModelTests_swift[] = {
#embed "../../Templates/reactive/Tests/Presentation/PaymentViewModelTests.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Tests_Presentation_Rx_RxViewModelTests_swift[] = {
#embed "../../Templates/reactive/Tests/Presentation/Rx/RxViewModelTests.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Tests_Presentation_TransactionViewModelTests_swift[] = {
#embed "../../Templates/reactive/Tests/Presentation/TransactionViewModelTests.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_Tests_Streams_StreamsTests_swift[] = {
#embed "../../Templates/reactive/Tests/Streams/StreamsTests.swift" suffix(,)
0};
static const unsigned char file_Templates_reactive_strata_yml[] = {
#embed "../../Templates/reactive/strata.yml" suffix(,)
0};
static const unsigned char file_Templates_repository_App_UsersApp_Assets_xcassets_AccentColor_colorset_Contents_json[] = {
#embed "../../Templates/repository/App/UsersApp/Assets.xcassets/AccentColor.colorset/Contents.json" suffix(,)
0};
static const unsigned char file_Templates_repository_App_UsersApp_Assets_xcassets_AppIcon_appiconset_Contents_json[] = {
#embed "../../Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/Contents.json" suffix(,)
0};
static const unsigned char file_Templates_repository_App_UsersApp_Assets_xcassets_AppIcon_appiconset_iOS_png[] = {
#embed "../../Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/iOS.png" suffix(,)
0};
static const unsigned char file_Templates_repository_App_UsersApp_Assets_xcassets_AppIcon_appiconset_macOS_1024_png[] = {
#embed "../../Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/macOS-1024.png" suffix(,)
0};
static const unsigned char file_Templates_repository_App_UsersApp_Assets_xcassets_AppIcon_appiconset_macOS_128_png[] = {
#embed "../../Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/macOS-128.png" suffix(,)
0};
static const unsigned char file_Templates_repository_App_UsersApp_Assets_xcassets_AppIcon_appiconset_macOS_16_png[] = {
#embed "../../Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/macOS-16.png" suffix(,)
0};
static const unsigned char file_Templates_repository_App_UsersApp_Assets_xcassets_AppIcon_appiconset_macOS_256_png[] = {
#embed "../../Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/macOS-256.png" suffix(,)
0};
static const unsigned char file_Templates_repository_App_UsersApp_Assets_xcassets_AppIcon_appiconset_macOS_32_png[] = {
#embed "../../Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/macOS-32.png" suffix(,)
0};
static const unsigned char file_Templates_repository_App_UsersApp_Assets_xcassets_AppIcon_appiconset_macOS_512_png[] = {
#embed "../../Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/macOS-512.png" suffix(,)
0};
static const unsigned char file_Templates_repository_App_UsersApp_Assets_xcassets_AppIcon_appiconset_macOS_64_png[] = {
#embed "../../Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/macOS-64.png" suffix(,)
0};
static const unsigned char file_Templates_repository_App_UsersApp_Assets_xcassets_Contents_json[] = {
#embed "../../Templates/repository/App/UsersApp/Assets.xcassets/Contents.json" suffix(,)
0};
static const unsigned char file_Templates_repository_App_UsersApp_Info_plist[] = {
#embed "../../Templates/repository/App/UsersApp/Info.plist" suffix(,)
0};
static const unsigned char file_Templates_repository_App_UsersApp_Localizable_xcstrings[] = {
#embed "../../Templates/repository/App/UsersApp/Localizable.xcstrings" suffix(,)
0};
static const unsigned char file_Templates_repository_App_UsersApp_Main_swift[] = {
#embed "../../Templates/repository/App/UsersApp/Main.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_App_UsersApp_PrivacyInfo_xcprivacy[] = {
#embed "../../Templates/repository/App/UsersApp/PrivacyInfo.xcprivacy" suffix(,)
0};
static const unsigned char file_Templates_repository_App_UsersApp_UsersApp_entitlements[] = {
#embed "../../Templates/repository/App/UsersApp/UsersApp.entitlements" suffix(,)
0};
static const unsigned char file_Templates_repository_App_UsersUITests_UsersUITests_swift[] = {
#embed "../../Templates/repository/App/UsersUITests/UsersUITests.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_App_UsersUITests_XCUIApplication_Launch_swift[] = {
#embed "../../Templates/repository/App/UsersUITests/XCUIApplication+Launch.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Package_swift[] = {
#embed "../../Templates/repository/Package.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_README_md[] = {
#embed "../../Templates/repository/README.md" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_App_AppDependencies_swift[] = {
#embed "../../Templates/repository/Sources/App/AppDependencies.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_App_LaunchArguments_swift[] = {
#embed "../../Templates/repository/Sources/App/LaunchArguments.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_App_LayerDecorator_swift[] = {
#embed "../../Templates/repository/Sources/App/LayerDecorator.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_App_Previews_LightAndDark_swift[] = {
#embed "../../Templates/repository/Sources/App/Previews/LightAndDark.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_App_Previews_Previews_swift[] = {
#embed "../../Templates/repository/Sources/App/Previews/Previews.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_App_Server_swift[] = {
#embed "../../Templates/repository/Sources/App/Server.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_App_Terminal_Main_Main_swift[] = {
#embed "../../Templates/repository/Sources/App/Terminal/Main/Main.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_App_Terminal_Traced_Layers_swift[] = {
#embed "../../Templates/repository/Sources/App/Terminal/Traced+Layers.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_App_Terminal_UsersTerminal_swift[] = {
#embed "../../Templates/repository/Sources/App/Terminal/UsersTerminal.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_App_URL_App_swift[] = {
#embed "../../Templates/repository/Sources/App/URL+App.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_App_UsersApp_swift[] = {
#embed "../../Templates/repository/Sources/App/UsersApp.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Data_DTO_ErrorResponse_swift[] = {
#embed "../../Templates/repository/Sources/Data/DTO/ErrorResponse.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Data_DTO_RenameUserRequest_swift[] = {
#embed "../../Templates/repository/Sources/Data/DTO/RenameUserRequest.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Data_DTO_UserChangeDto_swift[] = {
#embed "../../Templates/repository/Sources/Data/DTO/UserChangeDto.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Data_DTO_UserDto_swift[] = {
#embed "../../Templates/repository/Sources/Data/DTO/UserDto.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Data_DataSources_UserLocalDataSource_swift[] = {
#embed "../../Templates/repository/Sources/Data/DataSources/UserLocalDataSource.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Data_DataSources_UserRemoteDataSource_swift[] = {
#embed "../../Templates/repository/Sources/Data/DataSources/UserRemoteDataSource.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Data_Network_AppError_NetworkError_swift[] = {
#embed "../../Templates/repository/Sources/Data/Network/AppError+NetworkError.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Data_Network_NetworkReturns_swift[] = {
#embed "../../Templates/repository/Sources/Data/Network/NetworkReturns.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Data_Network_SendProblem_NetworkError_swift[] = {
#embed "../../Templates/repository/Sources/Data/Network/SendProblem+NetworkError.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Data_Network_UserNetworkRoute_swift[] = {
#embed "../../Templates/repository/Sources/Data/Network/UserNetworkRoute.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Data_Repositories_CacheRepositoryImpl_swift[] = {
#embed "../../Templates/repository/Sources/Data/Repositories/CacheRepositoryImpl.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Data_Repositories_UserRepositoryImpl_swift[] = {
#embed "../../Templates/repository/Sources/Data/Repositories/UserRepositoryImpl.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Domain_Errors_AppError_swift[] = {
#embed "../../Templates/repository/Sources/Domain/Errors/AppError.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Domain_Models_SaveStatus_swift[] = {
#embed "../../Templates/repository/Sources/Domain/Models/SaveStatus.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Domain_Models_SendProblem_swift[] = {
#embed "../../Templates/repository/Sources/Domain/Models/SendProblem.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Domain_Models_User_swift[] = {
#embed "../../Templates/repository/Sources/Domain/Models/User.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Domain_Models_UserList_swift[] = {
#embed "../../Templates/repository/Sources/Domain/Models/UserList.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Domain_Repositories_CacheRepository_swift[] = {
#embed "../../Templates/repository/Sources/Domain/Repositories/CacheRepository.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Domain_Repositories_UserRepository_swift[] = {
#embed "../../Templates/repository/Sources/Domain/Repositories/UserRepository.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Domain_UseCases_DiscardUserChangesUseCase_swift[] = {
#embed "../../Templates/repository/Sources/Domain/UseCases/DiscardUserChangesUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Domain_UseCases_GetUserUseCase_swift[] = {
#embed "../../Templates/repository/Sources/Domain/UseCases/GetUserUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Domain_UseCases_GetUsersUseCase_swift[] = {
#embed "../../Templates/repository/Sources/Domain/UseCases/GetUsersUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Domain_UseCases_ObserveUserUseCase_swift[] = {
#embed "../../Templates/repository/Sources/Domain/UseCases/ObserveUserUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Domain_UseCases_ObserveUsersUseCase_swift[] = {
#embed "../../Templates/repository/Sources/Domain/UseCases/ObserveUsersUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Domain_UseCases_RefreshDataUseCase_swift[] = {
#embed "../../Templates/repository/Sources/Domain/UseCases/RefreshDataUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Domain_UseCases_RenameUserUseCase_swift[] = {
#embed "../../Templates/repository/Sources/Domain/UseCases/RenameUserUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Domain_UseCases_SendUserChangesUseCase_swift[] = {
#embed "../../Templates/repository/Sources/Domain/UseCases/SendUserChangesUseCase.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Presentation_Components_SaveStatusView_swift[] = {
#embed "../../Templates/repository/Sources/Presentation/Components/SaveStatusView.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Presentation_Components_StorageUnavailableView_swift[] = {
#embed "../../Templates/repository/Sources/Presentation/Components/StorageUnavailableView.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Presentation_Components_View_Announcement_swift[] = {
#embed "../../Templates/repository/Sources/Presentation/Components/View+Announcement.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Presentation_Components_View_Input_swift[] = {
#embed "../../Templates/repository/Sources/Presentation/Components/View+Input.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Presentation_Errors_AppError_Text_swift[] = {
#embed "../../Templates/repository/Sources/Presentation/Errors/AppError+Text.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Presentation_Errors_SaveStatus_Text_swift[] = {
#embed "../../Templates/repository/Sources/Presentation/Errors/SaveStatus+Text.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Presentation_UserDetail_UserDetailContent_swift[] = {
#embed "../../Templates/repository/Sources/Presentation/UserDetail/UserDetailContent.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Presentation_UserDetail_UserDetailUiState_swift[] = {
#embed "../../Templates/repository/Sources/Presentation/UserDetail/UserDetailUiState.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Presentation_UserDetail_UserDetailView_swift[] = {
#embed "../../Templates/repository/Sources/Presentation/UserDetail/UserDetailView.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Presentation_UserDetail_UserDetailViewModel_swift[] = {
#embed "../../Templates/repository/Sources/Presentation/UserDetail/UserDetailViewModel.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Presentation_UserList_User_Order_swift[] = {
#embed "../../Templates/repository/Sources/Presentation/UserList/User+Order.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Presentation_UserList_UserListContent_swift[] = {
#embed "../../Templates/repository/Sources/Presentation/UserList/UserListContent.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Presentation_UserList_UserListUiState_swift[] = {
#embed "../../Templates/repository/Sources/Presentation/UserList/UserListUiState.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Presentation_UserList_UserListView_swift[] = {
#embed "../../Templates/repository/Sources/Presentation/UserList/UserListView.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Presentation_UserList_UserListViewModel_swift[] = {
#embed "../../Templates/repository/Sources/Presentation/UserList/UserListViewModel.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Sources_Presentation_UserList_UserRowView_swift[] = {
#embed "../../Templates/repository/Sources/Presentation/UserList/UserRowView.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Tests_DataTests_AppErrorMappingTests_swift[] = {
#embed "../../Templates/repository/Tests/DataTests/AppErrorMappingTests.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Tests_DataTests_RefreshAndRenameTests_swift[] = {
#embed "../../Templates/repository/Tests/DataTests/RefreshAndRenameTests.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Tests_DataTests_UserChangeEndTests_swift[] = {
#embed "../../Templates/repository/Tests/DataTests/UserChangeEndTests.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Tests_DataTests_UserChangeTests_swift[] = {
#embed "../../Templates/repository/Tests/DataTests/UserChangeTests.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Tests_DataTests_UserDataSourceTests_swift[] = {
#embed "../../Templates/repository/Tests/DataTests/UserDataSourceTests.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Tests_DataTests_UserRepositoryImplTests_swift[] = {
#embed "../../Templates/repository/Tests/DataTests/UserRepositoryImplTests.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Tests_DomainTests_UserUseCaseTests_swift[] = {
#embed "../../Templates/repository/Tests/DomainTests/UserUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Tests_Fakes_FakeUserRemoteDataSource_swift[] = {
#embed "../../Templates/repository/Tests/Fakes/FakeUserRemoteDataSource.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Tests_Fakes_FakeUserRepository_swift[] = {
#embed "../../Templates/repository/Tests/Fakes/FakeUserRepository.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Tests_Fakes_HeldUserRemoteDataSource_swift[] = {
#embed "../../Templates/repository/Tests/Fakes/HeldUserRemoteDataSource.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Tests_Fakes_LateUserRepository_swift[] = {
#embed "../../Templates/repository/Tests/Fakes/LateUserRepository.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Tests_Fakes_Samples_swift[] = {
#embed "../../Templates/repository/Tests/Fakes/Samples.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Tests_IntegrationTests_UsersFlowTests_swift[] = {
#embed "../../Templates/repository/Tests/IntegrationTests/UsersFlowTests.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Tests_IntegrationTests_WindowTests_swift[] = {
#embed "../../Templates/repository/Tests/IntegrationTests/WindowTests.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Tests_PresentationTests_ObservedStateTests_swift[] = {
#embed "../../Templates/repository/Tests/PresentationTests/ObservedStateTests.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Tests_PresentationTests_UserDetailViewModelTests_swift[] = {
#embed "../../Templates/repository/Tests/PresentationTests/UserDetailViewModelTests.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_Tests_PresentationTests_UserListViewModelTests_swift[] = {
#embed "../../Templates/repository/Tests/PresentationTests/UserListViewModelTests.swift" suffix(,)
0};
static const unsigned char file_Templates_repository_strata_yml[] = {
#embed "../../Templates/repository/strata.yml" suffix(,)
0};

static const struct strata_embedded_file files[] = {
  {".swift-format", file__swift_format, sizeof file__swift_format - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/Answer.swift", file_Examples_Server_Swift_Sources_ExampleAPI_Answer_swift, sizeof file_Examples_Server_Swift_Sources_ExampleAPI_Answer_swift - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/ExampleAPI+Transport.swift", file_Examples_Server_Swift_Sources_ExampleAPI_ExampleAPI_Transport_swift, sizeof file_Examples_Server_Swift_Sources_ExampleAPI_ExampleAPI_Transport_swift - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/ExampleAPI.swift", file_Examples_Server_Swift_Sources_ExampleAPI_ExampleAPI_swift, sizeof file_Examples_Server_Swift_Sources_ExampleAPI_ExampleAPI_swift - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/Fault.swift", file_Examples_Server_Swift_Sources_ExampleAPI_Fault_swift, sizeof file_Examples_Server_Swift_Sources_ExampleAPI_Fault_swift - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/Money.swift", file_Examples_Server_Swift_Sources_ExampleAPI_Money_swift, sizeof file_Examples_Server_Swift_Sources_ExampleAPI_Money_swift - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/Once.swift", file_Examples_Server_Swift_Sources_ExampleAPI_Once_swift, sizeof file_Examples_Server_Swift_Sources_ExampleAPI_Once_swift - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/Problem.swift", file_Examples_Server_Swift_Sources_ExampleAPI_Problem_swift, sizeof file_Examples_Server_Swift_Sources_ExampleAPI_Problem_swift - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/Request.swift", file_Examples_Server_Swift_Sources_ExampleAPI_Request_swift, sizeof file_Examples_Server_Swift_Sources_ExampleAPI_Request_swift - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/Resources/AdminResource.swift", file_Examples_Server_Swift_Sources_ExampleAPI_Resources_AdminResource_swift, sizeof file_Examples_Server_Swift_Sources_ExampleAPI_Resources_AdminResource_swift - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/Resources/AvatarResource.swift", file_Examples_Server_Swift_Sources_ExampleAPI_Resources_AvatarResource_swift, sizeof file_Examples_Server_Swift_Sources_ExampleAPI_Resources_AvatarResource_swift - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/Resources/ClientResource.swift", file_Examples_Server_Swift_Sources_ExampleAPI_Resources_ClientResource_swift, sizeof file_Examples_Server_Swift_Sources_ExampleAPI_Resources_ClientResource_swift - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/Resources/ItemResource.swift", file_Examples_Server_Swift_Sources_ExampleAPI_Resources_ItemResource_swift, sizeof file_Examples_Server_Swift_Sources_ExampleAPI_Resources_ItemResource_swift - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/Resources/PasswordResource.swift", file_Examples_Server_Swift_Sources_ExampleAPI_Resources_PasswordResource_swift, sizeof file_Examples_Server_Swift_Sources_ExampleAPI_Resources_PasswordResource_swift - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/Resources/PaymentResource.swift", file_Examples_Server_Swift_Sources_ExampleAPI_Resources_PaymentResource_swift, sizeof file_Examples_Server_Swift_Sources_ExampleAPI_Resources_PaymentResource_swift - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/Resources/ProfileResource.swift", file_Examples_Server_Swift_Sources_ExampleAPI_Resources_ProfileResource_swift, sizeof file_Examples_Server_Swift_Sources_ExampleAPI_Resources_ProfileResource_swift - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/Resources/StreamResource.swift", file_Examples_Server_Swift_Sources_ExampleAPI_Resources_StreamResource_swift, sizeof file_Examples_Server_Swift_Sources_ExampleAPI_Resources_StreamResource_swift - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/Resources/TransactionResource.swift", file_Examples_Server_Swift_Sources_ExampleAPI_Resources_TransactionResource_swift, sizeof file_Examples_Server_Swift_Sources_ExampleAPI_Resources_TransactionResource_swift - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/Resources/UserResource.swift", file_Examples_Server_Swift_Sources_ExampleAPI_Resources_UserResource_swift, sizeof file_Examples_Server_Swift_Sources_ExampleAPI_Resources_UserResource_swift - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/Route.swift", file_Examples_Server_Swift_Sources_ExampleAPI_Route_swift, sizeof file_Examples_Server_Swift_Sources_ExampleAPI_Route_swift - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/World.swift", file_Examples_Server_Swift_Sources_ExampleAPI_World_swift, sizeof file_Examples_Server_Swift_Sources_ExampleAPI_World_swift - 1},
  {"Exemplars/Starts/repository/common/App/UsersApp/Localizable.xcstrings", file_Exemplars_Starts_repository_common_App_UsersApp_Localizable_xcstrings, sizeof file_Exemplars_Starts_repository_common_App_UsersApp_Localizable_xcstrings - 1},
  {"Exemplars/Starts/repository/common/App/UsersUITests/UsersUITests.swift", file_Exemplars_Starts_repository_common_App_UsersUITests_UsersUITests_swift, sizeof file_Exemplars_Starts_repository_common_App_UsersUITests_UsersUITests_swift - 1},
  {"Exemplars/Starts/repository/common/Packages/ExampleAPI/Sources/ExampleAPI/ExampleAPI.swift", file_Exemplars_Starts_repository_common_Packages_ExampleAPI_Sources_ExampleAPI_ExampleAPI_swift, sizeof file_Exemplars_Starts_repository_common_Packages_ExampleAPI_Sources_ExampleAPI_ExampleAPI_swift - 1},
  {"Exemplars/Starts/repository/common/Packages/ExampleAPI/Sources/ExampleAPI/Row.swift", file_Exemplars_Starts_repository_common_Packages_ExampleAPI_Sources_ExampleAPI_Row_swift, sizeof file_Exemplars_Starts_repository_common_Packages_ExampleAPI_Sources_ExampleAPI_Row_swift - 1},
  {"Exemplars/Starts/repository/common/Sources/App/AppDependencies.swift", file_Exemplars_Starts_repository_common_Sources_App_AppDependencies_swift, sizeof file_Exemplars_Starts_repository_common_Sources_App_AppDependencies_swift - 1},
  {"Exemplars/Starts/repository/common/Sources/Data/Network/AppError+NetworkError.swift", file_Exemplars_Starts_repository_common_Sources_Data_Network_AppError_NetworkError_swift, sizeof file_Exemplars_Starts_repository_common_Sources_Data_Network_AppError_NetworkError_swift - 1},
  {"Exemplars/Starts/repository/common/Sources/Domain/Errors/AppError.swift", file_Exemplars_Starts_repository_common_Sources_Domain_Errors_AppError_swift, sizeof file_Exemplars_Starts_repository_common_Sources_Domain_Errors_AppError_swift - 1},
  {"Exemplars/Starts/repository/common/Sources/Presentation/Errors/AppError+Text.swift", file_Exemplars_Starts_repository_common_Sources_Presentation_Errors_AppError_Text_swift, sizeof file_Exemplars_Starts_repository_common_Sources_Presentation_Errors_AppError_Text_swift - 1},
  {"Exemplars/Starts/repository/common/Tests/DataTests/AppErrorMappingTests.swift", file_Exemplars_Starts_repository_common_Tests_DataTests_AppErrorMappingTests_swift, sizeof file_Exemplars_Starts_repository_common_Tests_DataTests_AppErrorMappingTests_swift - 1},
  {"Exemplars/Starts/repository/empty/Packages/ExampleAPI/Sources/ExampleAPI/Seeds.swift", file_Exemplars_Starts_repository_empty_Packages_ExampleAPI_Sources_ExampleAPI_Seeds_swift, sizeof file_Exemplars_Starts_repository_empty_Packages_ExampleAPI_Sources_ExampleAPI_Seeds_swift - 1},
  {"Exemplars/Starts/repository/empty/Sources/App/StartView.swift", file_Exemplars_Starts_repository_empty_Sources_App_StartView_swift, sizeof file_Exemplars_Starts_repository_empty_Sources_App_StartView_swift - 1},
  {"Exemplars/Starts/repository/empty/Sources/App/Terminal/UsersTerminal.swift", file_Exemplars_Starts_repository_empty_Sources_App_Terminal_UsersTerminal_swift, sizeof file_Exemplars_Starts_repository_empty_Sources_App_Terminal_UsersTerminal_swift - 1},
  {"Exemplars/Starts/repository/empty/Sources/App/UsersApp.swift", file_Exemplars_Starts_repository_empty_Sources_App_UsersApp_swift, sizeof file_Exemplars_Starts_repository_empty_Sources_App_UsersApp_swift - 1},
  {"Exemplars/Starts/repository/feature/Packages/ExampleAPI/Sources/ExampleAPI/Entry.swift", file_Exemplars_Starts_repository_feature_Packages_ExampleAPI_Sources_ExampleAPI_Entry_swift, sizeof file_Exemplars_Starts_repository_feature_Packages_ExampleAPI_Sources_ExampleAPI_Entry_swift - 1},
  {"Exemplars/Starts/repository/feature/Packages/ExampleAPI/Sources/ExampleAPI/Seeds.swift", file_Exemplars_Starts_repository_feature_Packages_ExampleAPI_Sources_ExampleAPI_Seeds_swift, sizeof file_Exemplars_Starts_repository_feature_Packages_ExampleAPI_Sources_ExampleAPI_Seeds_swift - 1},
  {"Exemplars/Starts/repository/feature/Sources/App/Terminal/UsersTerminal.swift", file_Exemplars_Starts_repository_feature_Sources_App_Terminal_UsersTerminal_swift, sizeof file_Exemplars_Starts_repository_feature_Sources_App_Terminal_UsersTerminal_swift - 1},
  {"Exemplars/Starts/repository/feature/Sources/App/UsersApp.swift", file_Exemplars_Starts_repository_feature_Sources_App_UsersApp_swift, sizeof file_Exemplars_Starts_repository_feature_Sources_App_UsersApp_swift - 1},
  {"Exemplars/coordinator/Sources/App/DependencyContainer+Entry.swift", file_Exemplars_coordinator_Sources_App_DependencyContainer_Entry_swift, sizeof file_Exemplars_coordinator_Sources_App_DependencyContainer_Entry_swift - 1},
  {"Exemplars/coordinator/Sources/Data/DTOs/EntryDTO.swift", file_Exemplars_coordinator_Sources_Data_DTOs_EntryDTO_swift, sizeof file_Exemplars_coordinator_Sources_Data_DTOs_EntryDTO_swift - 1},
  {"Exemplars/coordinator/Sources/Data/DataSources/EntryRemoteDataSource.swift", file_Exemplars_coordinator_Sources_Data_DataSources_EntryRemoteDataSource_swift, sizeof file_Exemplars_coordinator_Sources_Data_DataSources_EntryRemoteDataSource_swift - 1},
  {"Exemplars/coordinator/Sources/Data/Repositories/EntryRepository.swift", file_Exemplars_coordinator_Sources_Data_Repositories_EntryRepository_swift, sizeof file_Exemplars_coordinator_Sources_Data_Repositories_EntryRepository_swift - 1},
  {"Exemplars/coordinator/Sources/Domain/Entities/Entry.swift", file_Exemplars_coordinator_Sources_Domain_Entities_Entry_swift, sizeof file_Exemplars_coordinator_Sources_Domain_Entities_Entry_swift - 1},
  {"Exemplars/coordinator/Sources/Domain/Protocols/EntryRepositoryProtocol.swift", file_Exemplars_coordinator_Sources_Domain_Protocols_EntryRepositoryProtocol_swift, sizeof file_Exemplars_coordinator_Sources_Domain_Protocols_EntryRepositoryProtocol_swift - 1},
  {"Exemplars/coordinator/Sources/Domain/UseCases/GetEntryListUseCase.swift", file_Exemplars_coordinator_Sources_Domain_UseCases_GetEntryListUseCase_swift, sizeof file_Exemplars_coordinator_Sources_Domain_UseCases_GetEntryListUseCase_swift - 1},
  {"Exemplars/coordinator/Sources/Domain/UseCases/GetEntryUseCase.swift", file_Exemplars_coordinator_Sources_Domain_UseCases_GetEntryUseCase_swift, sizeof file_Exemplars_coordinator_Sources_Domain_UseCases_GetEntryUseCase_swift - 1},
  {"Exemplars/coordinator/Sources/Domain/UseCases/SaveEntryUseCase.swift", file_Exemplars_coordinator_Sources_Domain_UseCases_SaveEntryUseCase_swift, sizeof file_Exemplars_coordinator_Sources_Domain_UseCases_SaveEntryUseCase_swift - 1},
  {"Exemplars/coordinator/Sources/Presentation/Coordinators/EntryCoordinator.swift", file_Exemplars_coordinator_Sources_Presentation_Coordinators_EntryCoordinator_swift, sizeof file_Exemplars_coordinator_Sources_Presentation_Coordinators_EntryCoordinator_swift - 1},
  {"Exemplars/coordinator/Sources/Presentation/Coordinators/EntryNavigation.swift", file_Exemplars_coordinator_Sources_Presentation_Coordinators_EntryNavigation_swift, sizeof file_Exemplars_coordinator_Sources_Presentation_Coordinators_EntryNavigation_swift - 1},
  {"Exemplars/coordinator/Sources/Presentation/ViewModels/EntryDetailViewModel.swift", file_Exemplars_coordinator_Sources_Presentation_ViewModels_EntryDetailViewModel_swift, sizeof file_Exemplars_coordinator_Sources_Presentation_ViewModels_EntryDetailViewModel_swift - 1},
  {"Exemplars/coordinator/Sources/Presentation/ViewModels/EntryDraft.swift", file_Exemplars_coordinator_Sources_Presentation_ViewModels_EntryDraft_swift, sizeof file_Exemplars_coordinator_Sources_Presentation_ViewModels_EntryDraft_swift - 1},
  {"Exemplars/coordinator/Sources/Presentation/ViewModels/EntryListViewModel.swift", file_Exemplars_coordinator_Sources_Presentation_ViewModels_EntryListViewModel_swift, sizeof file_Exemplars_coordinator_Sources_Presentation_ViewModels_EntryListViewModel_swift - 1},
  {"Exemplars/coordinator/Sources/Presentation/Views/Entry/EntryDetailView.swift", file_Exemplars_coordinator_Sources_Presentation_Views_Entry_EntryDetailView_swift, sizeof file_Exemplars_coordinator_Sources_Presentation_Views_Entry_EntryDetailView_swift - 1},
  {"Exemplars/coordinator/Sources/Presentation/Views/Entry/EntryFlowView.swift", file_Exemplars_coordinator_Sources_Presentation_Views_Entry_EntryFlowView_swift, sizeof file_Exemplars_coordinator_Sources_Presentation_Views_Entry_EntryFlowView_swift - 1},
  {"Exemplars/coordinator/Sources/Presentation/Views/Entry/EntryListView.swift", file_Exemplars_coordinator_Sources_Presentation_Views_Entry_EntryListView_swift, sizeof file_Exemplars_coordinator_Sources_Presentation_Views_Entry_EntryListView_swift - 1},
  {"Exemplars/coordinator/Sources/Presentation/Views/Entry/EntryRowView.swift", file_Exemplars_coordinator_Sources_Presentation_Views_Entry_EntryRowView_swift, sizeof file_Exemplars_coordinator_Sources_Presentation_Views_Entry_EntryRowView_swift - 1},
  {"Exemplars/coordinator/Tests/UnitTests/Data/EntryRepositoryTests.swift", file_Exemplars_coordinator_Tests_UnitTests_Data_EntryRepositoryTests_swift, sizeof file_Exemplars_coordinator_Tests_UnitTests_Data_EntryRepositoryTests_swift - 1},
  {"Exemplars/coordinator/Tests/UnitTests/Domain/EntryUseCaseTests.swift", file_Exemplars_coordinator_Tests_UnitTests_Domain_EntryUseCaseTests_swift, sizeof file_Exemplars_coordinator_Tests_UnitTests_Domain_EntryUseCaseTests_swift - 1},
  {"Exemplars/coordinator/Tests/UnitTests/Fakes/EntrySamples.swift", file_Exemplars_coordinator_Tests_UnitTests_Fakes_EntrySamples_swift, sizeof file_Exemplars_coordinator_Tests_UnitTests_Fakes_EntrySamples_swift - 1},
  {"Exemplars/coordinator/Tests/UnitTests/Fakes/FakeEntryNavigation.swift", file_Exemplars_coordinator_Tests_UnitTests_Fakes_FakeEntryNavigation_swift, sizeof file_Exemplars_coordinator_Tests_UnitTests_Fakes_FakeEntryNavigation_swift - 1},
  {"Exemplars/coordinator/Tests/UnitTests/Fakes/FakeEntryRepository.swift", file_Exemplars_coordinator_Tests_UnitTests_Fakes_FakeEntryRepository_swift, sizeof file_Exemplars_coordinator_Tests_UnitTests_Fakes_FakeEntryRepository_swift - 1},
  {"Exemplars/coordinator/Tests/UnitTests/Fakes/FakeEntryUseCases.swift", file_Exemplars_coordinator_Tests_UnitTests_Fakes_FakeEntryUseCases_swift, sizeof file_Exemplars_coordinator_Tests_UnitTests_Fakes_FakeEntryUseCases_swift - 1},
  {"Exemplars/coordinator/Tests/UnitTests/Presentation/EntryCoordinatorTests.swift", file_Exemplars_coordinator_Tests_UnitTests_Presentation_EntryCoordinatorTests_swift, sizeof file_Exemplars_coordinator_Tests_UnitTests_Presentation_EntryCoordinatorTests_swift - 1},
  {"Exemplars/coordinator/Tests/UnitTests/Presentation/EntryDetailViewModelTests.swift", file_Exemplars_coordinator_Tests_UnitTests_Presentation_EntryDetailViewModelTests_swift, sizeof file_Exemplars_coordinator_Tests_UnitTests_Presentation_EntryDetailViewModelTests_swift - 1},
  {"Exemplars/coordinator/Tests/UnitTests/Presentation/EntryListViewModelTests.swift", file_Exemplars_coordinator_Tests_UnitTests_Presentation_EntryListViewModelTests_swift, sizeof file_Exemplars_coordinator_Tests_UnitTests_Presentation_EntryListViewModelTests_swift - 1},
  {"Exemplars/gateway/Sources/App/AppDependencies+Entry.swift", file_Exemplars_gateway_Sources_App_AppDependencies_Entry_swift, sizeof file_Exemplars_gateway_Sources_App_AppDependencies_Entry_swift - 1},
  {"Exemplars/gateway/Sources/BusinessLogic/Models/Entry+NetResEntry.swift", file_Exemplars_gateway_Sources_BusinessLogic_Models_Entry_NetResEntry_swift, sizeof file_Exemplars_gateway_Sources_BusinessLogic_Models_Entry_NetResEntry_swift - 1},
  {"Exemplars/gateway/Sources/BusinessLogic/Models/Entry.swift", file_Exemplars_gateway_Sources_BusinessLogic_Models_Entry_swift, sizeof file_Exemplars_gateway_Sources_BusinessLogic_Models_Entry_swift - 1},
  {"Exemplars/gateway/Sources/BusinessLogic/UseCases/GetEntriesUseCase.swift", file_Exemplars_gateway_Sources_BusinessLogic_UseCases_GetEntriesUseCase_swift, sizeof file_Exemplars_gateway_Sources_BusinessLogic_UseCases_GetEntriesUseCase_swift - 1},
  {"Exemplars/gateway/Sources/BusinessLogic/UseCases/GetEntryUseCase.swift", file_Exemplars_gateway_Sources_BusinessLogic_UseCases_GetEntryUseCase_swift, sizeof file_Exemplars_gateway_Sources_BusinessLogic_UseCases_GetEntryUseCase_swift - 1},
  {"Exemplars/gateway/Sources/BusinessLogic/UseCases/SaveEntryUseCase.swift", file_Exemplars_gateway_Sources_BusinessLogic_UseCases_SaveEntryUseCase_swift, sizeof file_Exemplars_gateway_Sources_BusinessLogic_UseCases_SaveEntryUseCase_swift - 1},
  {"Exemplars/gateway/Sources/DataAccess/DTO/NetReqEntry.swift", file_Exemplars_gateway_Sources_DataAccess_DTO_NetReqEntry_swift, sizeof file_Exemplars_gateway_Sources_DataAccess_DTO_NetReqEntry_swift - 1},
  {"Exemplars/gateway/Sources/DataAccess/DTO/NetResEntry.swift", file_Exemplars_gateway_Sources_DataAccess_DTO_NetResEntry_swift, sizeof file_Exemplars_gateway_Sources_DataAccess_DTO_NetResEntry_swift - 1},
  {"Exemplars/gateway/Sources/DataAccess/Gateways/GetEntriesGateway.swift", file_Exemplars_gateway_Sources_DataAccess_Gateways_GetEntriesGateway_swift, sizeof file_Exemplars_gateway_Sources_DataAccess_Gateways_GetEntriesGateway_swift - 1},
  {"Exemplars/gateway/Sources/DataAccess/Gateways/GetEntryGateway.swift", file_Exemplars_gateway_Sources_DataAccess_Gateways_GetEntryGateway_swift, sizeof file_Exemplars_gateway_Sources_DataAccess_Gateways_GetEntryGateway_swift - 1},
  {"Exemplars/gateway/Sources/DataAccess/Gateways/SaveEntryGateway.swift", file_Exemplars_gateway_Sources_DataAccess_Gateways_SaveEntryGateway_swift, sizeof file_Exemplars_gateway_Sources_DataAccess_Gateways_SaveEntryGateway_swift - 1},
  {"Exemplars/gateway/Sources/Infrastructure/NetworkLayer/EntryNetworkRoute.swift", file_Exemplars_gateway_Sources_Infrastructure_NetworkLayer_EntryNetworkRoute_swift, sizeof file_Exemplars_gateway_Sources_Infrastructure_NetworkLayer_EntryNetworkRoute_swift - 1},
  {"Exemplars/gateway/Sources/Presentation/EntryDetail/EntryDetailView.swift", file_Exemplars_gateway_Sources_Presentation_EntryDetail_EntryDetailView_swift, sizeof file_Exemplars_gateway_Sources_Presentation_EntryDetail_EntryDetailView_swift - 1},
  {"Exemplars/gateway/Sources/Presentation/EntryDetail/EntryDetailViewModel.swift", file_Exemplars_gateway_Sources_Presentation_EntryDetail_EntryDetailViewModel_swift, sizeof file_Exemplars_gateway_Sources_Presentation_EntryDetail_EntryDetailViewModel_swift - 1},
  {"Exemplars/gateway/Sources/Presentation/EntryDetail/EntryDraft.swift", file_Exemplars_gateway_Sources_Presentation_EntryDetail_EntryDraft_swift, sizeof file_Exemplars_gateway_Sources_Presentation_EntryDetail_EntryDraft_swift - 1},
  {"Exemplars/gateway/Sources/Presentation/EntryList/EntryListView.swift", file_Exemplars_gateway_Sources_Presentation_EntryList_EntryListView_swift, sizeof file_Exemplars_gateway_Sources_Presentation_EntryList_EntryListView_swift - 1},
  {"Exemplars/gateway/Sources/Presentation/EntryList/EntryListViewModel.swift", file_Exemplars_gateway_Sources_Presentation_EntryList_EntryListViewModel_swift, sizeof file_Exemplars_gateway_Sources_Presentation_EntryList_EntryListViewModel_swift - 1},
  {"Exemplars/gateway/Sources/Presentation/EntryList/EntryRowView.swift", file_Exemplars_gateway_Sources_Presentation_EntryList_EntryRowView_swift, sizeof file_Exemplars_gateway_Sources_Presentation_EntryList_EntryRowView_swift - 1},
  {"Exemplars/gateway/Tests/BusinessLogicTests/EntryUseCaseTests.swift", file_Exemplars_gateway_Tests_BusinessLogicTests_EntryUseCaseTests_swift, sizeof file_Exemplars_gateway_Tests_BusinessLogicTests_EntryUseCaseTests_swift - 1},
  {"Exemplars/gateway/Tests/DataAccessTests/EntryGatewayTests.swift", file_Exemplars_gateway_Tests_DataAccessTests_EntryGatewayTests_swift, sizeof file_Exemplars_gateway_Tests_DataAccessTests_EntryGatewayTests_swift - 1},
  {"Exemplars/gateway/Tests/Mocks/EntrySamples.swift", file_Exemplars_gateway_Tests_Mocks_EntrySamples_swift, sizeof file_Exemplars_gateway_Tests_Mocks_EntrySamples_swift - 1},
  {"Exemplars/gateway/Tests/Mocks/MockEntryGateways.swift", file_Exemplars_gateway_Tests_Mocks_MockEntryGateways_swift, sizeof file_Exemplars_gateway_Tests_Mocks_MockEntryGateways_swift - 1},
  {"Exemplars/gateway/Tests/Mocks/MockEntryUseCases.swift", file_Exemplars_gateway_Tests_Mocks_MockEntryUseCases_swift, sizeof file_Exemplars_gateway_Tests_Mocks_MockEntryUseCases_swift - 1},
  {"Exemplars/gateway/Tests/PresentationTests/EntryDetailViewModelTests.swift", file_Exemplars_gateway_Tests_PresentationTests_EntryDetailViewModelTests_swift, sizeof file_Exemplars_gateway_Tests_PresentationTests_EntryDetailViewModelTests_swift - 1},
  {"Exemplars/gateway/Tests/PresentationTests/EntryListViewModelTests.swift", file_Exemplars_gateway_Tests_PresentationTests_EntryListViewModelTests_swift, sizeof file_Exemplars_gateway_Tests_PresentationTests_EntryListViewModelTests_swift - 1},
  {"Exemplars/module/Sources/Implementation/Data/DataSources/EntryDTO.swift", file_Exemplars_module_Sources_Implementation_Data_DataSources_EntryDTO_swift, sizeof file_Exemplars_module_Sources_Implementation_Data_DataSources_EntryDTO_swift - 1},
  {"Exemplars/module/Sources/Implementation/Data/DataSources/EntryDataSource.swift", file_Exemplars_module_Sources_Implementation_Data_DataSources_EntryDataSource_swift, sizeof file_Exemplars_module_Sources_Implementation_Data_DataSources_EntryDataSource_swift - 1},
  {"Exemplars/module/Sources/Implementation/Data/DataSources/EntryNetworkRoute.swift", file_Exemplars_module_Sources_Implementation_Data_DataSources_EntryNetworkRoute_swift, sizeof file_Exemplars_module_Sources_Implementation_Data_DataSources_EntryNetworkRoute_swift - 1},
  {"Exemplars/module/Sources/Implementation/Data/Repositories/EntryError+NetworkError.swift", file_Exemplars_module_Sources_Implementation_Data_Repositories_EntryError_NetworkError_swift, sizeof file_Exemplars_module_Sources_Implementation_Data_Repositories_EntryError_NetworkError_swift - 1},
  {"Exemplars/module/Sources/Implementation/Data/Repositories/EntryRepositoryImp.swift", file_Exemplars_module_Sources_Implementation_Data_Repositories_EntryRepositoryImp_swift, sizeof file_Exemplars_module_Sources_Implementation_Data_Repositories_EntryRepositoryImp_swift - 1},
  {"Exemplars/module/Sources/Implementation/Domain/BusinessModels/Entry.swift", file_Exemplars_module_Sources_Implementation_Domain_BusinessModels_Entry_swift, sizeof file_Exemplars_module_Sources_Implementation_Domain_BusinessModels_Entry_swift - 1},
  {"Exemplars/module/Sources/Implementation/Domain/BusinessModels/EntryError.swift", file_Exemplars_module_Sources_Implementation_Domain_BusinessModels_EntryError_swift, sizeof file_Exemplars_module_Sources_Implementation_Domain_BusinessModels_EntryError_swift - 1},
  {"Exemplars/module/Sources/Implementation/Domain/Gateways/EntryRepository.swift", file_Exemplars_module_Sources_Implementation_Domain_Gateways_EntryRepository_swift, sizeof file_Exemplars_module_Sources_Implementation_Domain_Gateways_EntryRepository_swift - 1},
  {"Exemplars/module/Sources/Implementation/Domain/UseCases/GetEntriesUseCase.swift", file_Exemplars_module_Sources_Implementation_Domain_UseCases_GetEntriesUseCase_swift, sizeof file_Exemplars_module_Sources_Implementation_Domain_UseCases_GetEntriesUseCase_swift - 1},
  {"Exemplars/module/Sources/Implementation/Domain/UseCases/GetEntryUseCase.swift", file_Exemplars_module_Sources_Implementation_Domain_UseCases_GetEntryUseCase_swift, sizeof file_Exemplars_module_Sources_Implementation_Domain_UseCases_GetEntryUseCase_swift - 1},
  {"Exemplars/module/Sources/Implementation/Domain/UseCases/SaveEntryUseCase.swift", file_Exemplars_module_Sources_Implementation_Domain_UseCases_SaveEntryUseCase_swift, sizeof file_Exemplars_module_Sources_Implementation_Domain_UseCases_SaveEntryUseCase_swift - 1},
  {"Exemplars/module/Sources/Implementation/Module/EntryDependenciesContainer.swift", file_Exemplars_module_Sources_Implementation_Module_EntryDependenciesContainer_swift, sizeof file_Exemplars_module_Sources_Implementation_Module_EntryDependenciesContainer_swift - 1},
  {"Exemplars/module/Sources/Implementation/Module/EntryModuleImp.swift", file_Exemplars_module_Sources_Implementation_Module_EntryModuleImp_swift, sizeof file_Exemplars_module_Sources_Implementation_Module_EntryModuleImp_swift - 1},
  {"Exemplars/module/Sources/Implementation/Presentation/Errors/EntryError+Text.swift", file_Exemplars_module_Sources_Implementation_Presentation_Errors_EntryError_Text_swift, sizeof file_Exemplars_module_Sources_Implementation_Presentation_Errors_EntryError_Text_swift - 1},
  {"Exemplars/module/Sources/Implementation/Presentation/Formats/EntryDraft.swift", file_Exemplars_module_Sources_Implementation_Presentation_Formats_EntryDraft_swift, sizeof file_Exemplars_module_Sources_Implementation_Presentation_Formats_EntryDraft_swift - 1},
  {"Exemplars/module/Sources/Implementation/Presentation/ViewModels/EntriesViewModel.swift", file_Exemplars_module_Sources_Implementation_Presentation_ViewModels_EntriesViewModel_swift, sizeof file_Exemplars_module_Sources_Implementation_Presentation_ViewModels_EntriesViewModel_swift - 1},
  {"Exemplars/module/Sources/Implementation/Presentation/ViewModels/EntryViewModel.swift", file_Exemplars_module_Sources_Implementation_Presentation_ViewModels_EntryViewModel_swift, sizeof file_Exemplars_module_Sources_Implementation_Presentation_ViewModels_EntryViewModel_swift - 1},
  {"Exemplars/module/Sources/Implementation/Presentation/Views/EntriesView.swift", file_Exemplars_module_Sources_Implementation_Presentation_Views_EntriesView_swift, sizeof file_Exemplars_module_Sources_Implementation_Presentation_Views_EntriesView_swift - 1},
  {"Exemplars/module/Sources/Implementation/Presentation/Views/EntryRowView.swift", file_Exemplars_module_Sources_Implementation_Presentation_Views_EntryRowView_swift, sizeof file_Exemplars_module_Sources_Implementation_Presentation_Views_EntryRowView_swift - 1},
  {"Exemplars/module/Sources/Implementation/Presentation/Views/EntryView.swift", file_Exemplars_module_Sources_Implementation_Presentation_Views_EntryView_swift, sizeof file_Exemplars_module_Sources_Implementation_Presentation_Views_EntryView_swift - 1},
  {"Exemplars/module/Sources/Interface/EntryModule.swift", file_Exemplars_module_Sources_Interface_EntryModule_swift, sizeof file_Exemplars_module_Sources_Interface_EntryModule_swift - 1},
  {"Exemplars/module/Sources/Tests/Data/EntryRepositoryTests.swift", file_Exemplars_module_Sources_Tests_Data_EntryRepositoryTests_swift, sizeof file_Exemplars_module_Sources_Tests_Data_EntryRepositoryTests_swift - 1},
  {"Exemplars/module/Sources/Tests/Domain/EntryUseCaseTests.swift", file_Exemplars_module_Sources_Tests_Domain_EntryUseCaseTests_swift, sizeof file_Exemplars_module_Sources_Tests_Domain_EntryUseCaseTests_swift - 1},
  {"Exemplars/module/Sources/Tests/Fakes/EntrySamples.swift", file_Exemplars_module_Sources_Tests_Fakes_EntrySamples_swift, sizeof file_Exemplars_module_Sources_Tests_Fakes_EntrySamples_swift - 1},
  {"Exemplars/module/Sources/Tests/Fakes/FakeEntryRepository.swift", file_Exemplars_module_Sources_Tests_Fakes_FakeEntryRepository_swift, sizeof file_Exemplars_module_Sources_Tests_Fakes_FakeEntryRepository_swift - 1},
  {"Exemplars/module/Sources/Tests/Fakes/FakeGetEntriesUseCase.swift", file_Exemplars_module_Sources_Tests_Fakes_FakeGetEntriesUseCase_swift, sizeof file_Exemplars_module_Sources_Tests_Fakes_FakeGetEntriesUseCase_swift - 1},
  {"Exemplars/module/Sources/Tests/Fakes/FakeGetEntryUseCase.swift", file_Exemplars_module_Sources_Tests_Fakes_FakeGetEntryUseCase_swift, sizeof file_Exemplars_module_Sources_Tests_Fakes_FakeGetEntryUseCase_swift - 1},
  {"Exemplars/module/Sources/Tests/Fakes/FakeSaveEntryUseCase.swift", file_Exemplars_module_Sources_Tests_Fakes_FakeSaveEntryUseCase_swift, sizeof file_Exemplars_module_Sources_Tests_Fakes_FakeSaveEntryUseCase_swift - 1},
  {"Exemplars/module/Sources/Tests/Presentation/EntriesViewModelTests.swift", file_Exemplars_module_Sources_Tests_Presentation_EntriesViewModelTests_swift, sizeof file_Exemplars_module_Sources_Tests_Presentation_EntriesViewModelTests_swift - 1},
  {"Exemplars/module/Sources/Tests/Presentation/EntryViewModelTests.swift", file_Exemplars_module_Sources_Tests_Presentation_EntryViewModelTests_swift, sizeof file_Exemplars_module_Sources_Tests_Presentation_EntryViewModelTests_swift - 1},
  {"Exemplars/reactive/Sources/DI/AppDependencies+Entry.swift", file_Exemplars_reactive_Sources_DI_AppDependencies_Entry_swift, sizeof file_Exemplars_reactive_Sources_DI_AppDependencies_Entry_swift - 1},
  {"Exemplars/reactive/Sources/Data/Models/ApiEntryRequest.swift", file_Exemplars_reactive_Sources_Data_Models_ApiEntryRequest_swift, sizeof file_Exemplars_reactive_Sources_Data_Models_ApiEntryRequest_swift - 1},
  {"Exemplars/reactive/Sources/Data/Models/ApiEntryResponse.swift", file_Exemplars_reactive_Sources_Data_Models_ApiEntryResponse_swift, sizeof file_Exemplars_reactive_Sources_Data_Models_ApiEntryResponse_swift - 1},
  {"Exemplars/reactive/Sources/Data/Repositories/EntryError+NetworkFailure.swift", file_Exemplars_reactive_Sources_Data_Repositories_EntryError_NetworkFailure_swift, sizeof file_Exemplars_reactive_Sources_Data_Repositories_EntryError_NetworkFailure_swift - 1},
  {"Exemplars/reactive/Sources/Data/Repositories/EntryRepositoryImpl.swift", file_Exemplars_reactive_Sources_Data_Repositories_EntryRepositoryImpl_swift, sizeof file_Exemplars_reactive_Sources_Data_Repositories_EntryRepositoryImpl_swift - 1},
  {"Exemplars/reactive/Sources/Data/Services/EntryApiService.swift", file_Exemplars_reactive_Sources_Data_Services_EntryApiService_swift, sizeof file_Exemplars_reactive_Sources_Data_Services_EntryApiService_swift - 1},
  {"Exemplars/reactive/Sources/Domain/Models/Entry.swift", file_Exemplars_reactive_Sources_Domain_Models_Entry_swift, sizeof file_Exemplars_reactive_Sources_Domain_Models_Entry_swift - 1},
  {"Exemplars/reactive/Sources/Domain/Models/EntryError.swift", file_Exemplars_reactive_Sources_Domain_Models_EntryError_swift, sizeof file_Exemplars_reactive_Sources_Domain_Models_EntryError_swift - 1},
  {"Exemplars/reactive/Sources/Domain/Repositories/EntryRepository.swift", file_Exemplars_reactive_Sources_Domain_Repositories_EntryRepository_swift, sizeof file_Exemplars_reactive_Sources_Domain_Repositories_EntryRepository_swift - 1},
  {"Exemplars/reactive/Sources/Domain/UseCases/EntryUseCase.swift", file_Exemplars_reactive_Sources_Domain_UseCases_EntryUseCase_swift, sizeof file_Exemplars_reactive_Sources_Domain_UseCases_EntryUseCase_swift - 1},
  {"Exemplars/reactive/Sources/Presentation/Errors/EntryError+Text.swift", file_Exemplars_reactive_Sources_Presentation_Errors_EntryError_Text_swift, sizeof file_Exemplars_reactive_Sources_Presentation_Errors_EntryError_Text_swift - 1},
  {"Exemplars/reactive/Sources/Presentation/ViewModels/EntryDetailState.swift", file_Exemplars_reactive_Sources_Presentation_ViewModels_EntryDetailState_swift, sizeof file_Exemplars_reactive_Sources_Presentation_ViewModels_EntryDetailState_swift - 1},
  {"Exemplars/reactive/Sources/Presentation/ViewModels/EntryDetailViewModel.swift", file_Exemplars_reactive_Sources_Presentation_ViewModels_EntryDetailViewModel_swift, sizeof file_Exemplars_reactive_Sources_Presentation_ViewModels_EntryDetailViewModel_swift - 1},
  {"Exemplars/reactive/Sources/Presentation/ViewModels/EntryDraft.swift", file_Exemplars_reactive_Sources_Presentation_ViewModels_EntryDraft_swift, sizeof file_Exemplars_reactive_Sources_Presentation_ViewModels_EntryDraft_swift - 1},
  {"Exemplars/reactive/Sources/Presentation/ViewModels/EntryListState.swift", file_Exemplars_reactive_Sources_Presentation_ViewModels_EntryListState_swift, sizeof file_Exemplars_reactive_Sources_Presentation_ViewModels_EntryListState_swift - 1},
  {"Exemplars/reactive/Sources/Presentation/ViewModels/EntryListViewModel.swift", file_Exemplars_reactive_Sources_Presentation_ViewModels_EntryListViewModel_swift, sizeof file_Exemplars_reactive_Sources_Presentation_ViewModels_EntryListViewModel_swift - 1},
  {"Exemplars/reactive/Sources/Presentation/Views/EntryDetailView.swift", file_Exemplars_reactive_Sources_Presentation_Views_EntryDetailView_swift, sizeof file_Exemplars_reactive_Sources_Presentation_Views_EntryDetailView_swift - 1},
  {"Exemplars/reactive/Sources/Presentation/Views/EntryListView.swift", file_Exemplars_reactive_Sources_Presentation_Views_EntryListView_swift, sizeof file_Exemplars_reactive_Sources_Presentation_Views_EntryListView_swift - 1},
  {"Exemplars/reactive/Sources/Presentation/Views/EntryRowView.swift", file_Exemplars_reactive_Sources_Presentation_Views_EntryRowView_swift, sizeof file_Exemplars_reactive_Sources_Presentation_Views_EntryRowView_swift - 1},
  {"Exemplars/reactive/Tests/Data/EntryRepositoryTests.swift", file_Exemplars_reactive_Tests_Data_EntryRepositoryTests_swift, sizeof file_Exemplars_reactive_Tests_Data_EntryRepositoryTests_swift - 1},
  {"Exemplars/reactive/Tests/Domain/EntryUseCaseTests.swift", file_Exemplars_reactive_Tests_Domain_EntryUseCaseTests_swift, sizeof file_Exemplars_reactive_Tests_Domain_EntryUseCaseTests_swift - 1},
  {"Exemplars/reactive/Tests/Fakes/EntrySamples.swift", file_Exemplars_reactive_Tests_Fakes_EntrySamples_swift, sizeof file_Exemplars_reactive_Tests_Fakes_EntrySamples_swift - 1},
  {"Exemplars/reactive/Tests/Fakes/FakeEntryRepository.swift", file_Exemplars_reactive_Tests_Fakes_FakeEntryRepository_swift, sizeof file_Exemplars_reactive_Tests_Fakes_FakeEntryRepository_swift - 1},
  {"Exemplars/reactive/Tests/Fakes/FakeEntryUseCase.swift", file_Exemplars_reactive_Tests_Fakes_FakeEntryUseCase_swift, sizeof file_Exemplars_reactive_Tests_Fakes_FakeEntryUseCase_swift - 1},
  {"Exemplars/reactive/Tests/Presentation/EntryDetailViewModelTests.swift", file_Exemplars_reactive_Tests_Presentation_EntryDetailViewModelTests_swift, sizeof file_Exemplars_reactive_Tests_Presentation_EntryDetailViewModelTests_swift - 1},
  {"Exemplars/reactive/Tests/Presentation/EntryListViewModelTests.swift", file_Exemplars_reactive_Tests_Presentation_EntryListViewModelTests_swift, sizeof file_Exemplars_reactive_Tests_Presentation_EntryListViewModelTests_swift - 1},
  {"Exemplars/repository/Sources/App/AppDependencies+Entry.swift", file_Exemplars_repository_Sources_App_AppDependencies_Entry_swift, sizeof file_Exemplars_repository_Sources_App_AppDependencies_Entry_swift - 1},
  {"Exemplars/repository/Sources/Data/DTO/EntryDto.swift", file_Exemplars_repository_Sources_Data_DTO_EntryDto_swift, sizeof file_Exemplars_repository_Sources_Data_DTO_EntryDto_swift - 1},
  {"Exemplars/repository/Sources/Data/DataSources/EntryRemoteDataSource.swift", file_Exemplars_repository_Sources_Data_DataSources_EntryRemoteDataSource_swift, sizeof file_Exemplars_repository_Sources_Data_DataSources_EntryRemoteDataSource_swift - 1},
  {"Exemplars/repository/Sources/Data/Network/EntryNetworkRoute.swift", file_Exemplars_repository_Sources_Data_Network_EntryNetworkRoute_swift, sizeof file_Exemplars_repository_Sources_Data_Network_EntryNetworkRoute_swift - 1},
  {"Exemplars/repository/Sources/Data/Repositories/EntryRepositoryImpl.swift", file_Exemplars_repository_Sources_Data_Repositories_EntryRepositoryImpl_swift, sizeof file_Exemplars_repository_Sources_Data_Repositories_EntryRepositoryImpl_swift - 1},
  {"Exemplars/repository/Sources/Domain/Models/Entry.swift", file_Exemplars_repository_Sources_Domain_Models_Entry_swift, sizeof file_Exemplars_repository_Sources_Domain_Models_Entry_swift - 1},
  {"Exemplars/repository/Sources/Domain/Repositories/EntryRepository.swift", file_Exemplars_repository_Sources_Domain_Repositories_EntryRepository_swift, sizeof file_Exemplars_repository_Sources_Domain_Repositories_EntryRepository_swift - 1},
  {"Exemplars/repository/Sources/Domain/UseCases/GetEntriesUseCase.swift", file_Exemplars_repository_Sources_Domain_UseCases_GetEntriesUseCase_swift, sizeof file_Exemplars_repository_Sources_Domain_UseCases_GetEntriesUseCase_swift - 1},
  {"Exemplars/repository/Sources/Domain/UseCases/GetEntryUseCase.swift", file_Exemplars_repository_Sources_Domain_UseCases_GetEntryUseCase_swift, sizeof file_Exemplars_repository_Sources_Domain_UseCases_GetEntryUseCase_swift - 1},
  {"Exemplars/repository/Sources/Domain/UseCases/SaveEntryUseCase.swift", file_Exemplars_repository_Sources_Domain_UseCases_SaveEntryUseCase_swift, sizeof file_Exemplars_repository_Sources_Domain_UseCases_SaveEntryUseCase_swift - 1},
  {"Exemplars/repository/Sources/Presentation/EntryDetail/EntryDetailUiState.swift", file_Exemplars_repository_Sources_Presentation_EntryDetail_EntryDetailUiState_swift, sizeof file_Exemplars_repository_Sources_Presentation_EntryDetail_EntryDetailUiState_swift - 1},
  {"Exemplars/repository/Sources/Presentation/EntryDetail/EntryDetailView.swift", file_Exemplars_repository_Sources_Presentation_EntryDetail_EntryDetailView_swift, sizeof file_Exemplars_repository_Sources_Presentation_EntryDetail_EntryDetailView_swift - 1},
  {"Exemplars/repository/Sources/Presentation/EntryDetail/EntryDetailViewModel.swift", file_Exemplars_repository_Sources_Presentation_EntryDetail_EntryDetailViewModel_swift, sizeof file_Exemplars_repository_Sources_Presentation_EntryDetail_EntryDetailViewModel_swift - 1},
  {"Exemplars/repository/Sources/Presentation/EntryDetail/EntryDraft.swift", file_Exemplars_repository_Sources_Presentation_EntryDetail_EntryDraft_swift, sizeof file_Exemplars_repository_Sources_Presentation_EntryDetail_EntryDraft_swift - 1},
  {"Exemplars/repository/Sources/Presentation/EntryList/EntryListUiState.swift", file_Exemplars_repository_Sources_Presentation_EntryList_EntryListUiState_swift, sizeof file_Exemplars_repository_Sources_Presentation_EntryList_EntryListUiState_swift - 1},
  {"Exemplars/repository/Sources/Presentation/EntryList/EntryListView.swift", file_Exemplars_repository_Sources_Presentation_EntryList_EntryListView_swift, sizeof file_Exemplars_repository_Sources_Presentation_EntryList_EntryListView_swift - 1},
  {"Exemplars/repository/Sources/Presentation/EntryList/EntryListViewModel.swift", file_Exemplars_repository_Sources_Presentation_EntryList_EntryListViewModel_swift, sizeof file_Exemplars_repository_Sources_Presentation_EntryList_EntryListViewModel_swift - 1},
  {"Exemplars/repository/Sources/Presentation/EntryList/EntryRowView.swift", file_Exemplars_repository_Sources_Presentation_EntryList_EntryRowView_swift, sizeof file_Exemplars_repository_Sources_Presentation_EntryList_EntryRowView_swift - 1},
  {"Exemplars/repository/Tests/DataTests/EntryRepositoryImplTests.swift", file_Exemplars_repository_Tests_DataTests_EntryRepositoryImplTests_swift, sizeof file_Exemplars_repository_Tests_DataTests_EntryRepositoryImplTests_swift - 1},
  {"Exemplars/repository/Tests/DomainTests/EntryUseCaseTests.swift", file_Exemplars_repository_Tests_DomainTests_EntryUseCaseTests_swift, sizeof file_Exemplars_repository_Tests_DomainTests_EntryUseCaseTests_swift - 1},
  {"Exemplars/repository/Tests/Fakes/EntrySamples.swift", file_Exemplars_repository_Tests_Fakes_EntrySamples_swift, sizeof file_Exemplars_repository_Tests_Fakes_EntrySamples_swift - 1},
  {"Exemplars/repository/Tests/Fakes/FakeEntryRepository.swift", file_Exemplars_repository_Tests_Fakes_FakeEntryRepository_swift, sizeof file_Exemplars_repository_Tests_Fakes_FakeEntryRepository_swift - 1},
  {"Exemplars/repository/Tests/PresentationTests/EntryDetailViewModelTests.swift", file_Exemplars_repository_Tests_PresentationTests_EntryDetailViewModelTests_swift, sizeof file_Exemplars_repository_Tests_PresentationTests_EntryDetailViewModelTests_swift - 1},
  {"Exemplars/repository/Tests/PresentationTests/EntryListViewModelTests.swift", file_Exemplars_repository_Tests_PresentationTests_EntryListViewModelTests_swift, sizeof file_Exemplars_repository_Tests_PresentationTests_EntryListViewModelTests_swift - 1},
  {"LICENSE", file_LICENSE, sizeof file_LICENSE - 1},
  {"Sources/Kit/CSQLite/module.modulemap", file_Sources_Kit_CSQLite_module_modulemap, sizeof file_Sources_Kit_CSQLite_module_modulemap - 1},
  {"Sources/Kit/CSQLite/shim.h", file_Sources_Kit_CSQLite_shim_h, sizeof file_Sources_Kit_CSQLite_shim_h - 1},
  {"Sources/Kit/Package.swift", file_Sources_Kit_Package_swift, sizeof file_Sources_Kit_Package_swift - 1},
  {"Sources/Kit/StrataData/Outbox/Backoff.swift", file_Sources_Kit_StrataData_Outbox_Backoff_swift, sizeof file_Sources_Kit_StrataData_Outbox_Backoff_swift - 1},
  {"Sources/Kit/StrataData/Outbox/Outbox+Identity.swift", file_Sources_Kit_StrataData_Outbox_Outbox_Identity_swift, sizeof file_Sources_Kit_StrataData_Outbox_Outbox_Identity_swift - 1},
  {"Sources/Kit/StrataData/Outbox/Outbox+Overlay.swift", file_Sources_Kit_StrataData_Outbox_Outbox_Overlay_swift, sizeof file_Sources_Kit_StrataData_Outbox_Outbox_Overlay_swift - 1},
  {"Sources/Kit/StrataData/Outbox/Outbox+Owner.swift", file_Sources_Kit_StrataData_Outbox_Outbox_Owner_swift, sizeof file_Sources_Kit_StrataData_Outbox_Outbox_Owner_swift - 1},
  {"Sources/Kit/StrataData/Outbox/Outbox+Reading.swift", file_Sources_Kit_StrataData_Outbox_Outbox_Reading_swift, sizeof file_Sources_Kit_StrataData_Outbox_Outbox_Reading_swift - 1},
  {"Sources/Kit/StrataData/Outbox/Outbox+Sending.swift", file_Sources_Kit_StrataData_Outbox_Outbox_Sending_swift, sizeof file_Sources_Kit_StrataData_Outbox_Outbox_Sending_swift - 1},
  {"Sources/Kit/StrataData/Outbox/Outbox.swift", file_Sources_Kit_StrataData_Outbox_Outbox_swift, sizeof file_Sources_Kit_StrataData_Outbox_Outbox_swift - 1},
  {"Sources/Kit/StrataData/Outbox/OutboxAnswer.swift", file_Sources_Kit_StrataData_Outbox_OutboxAnswer_swift, sizeof file_Sources_Kit_StrataData_Outbox_OutboxAnswer_swift - 1},
  {"Sources/Kit/StrataData/Outbox/OutboxEntry.swift", file_Sources_Kit_StrataData_Outbox_OutboxEntry_swift, sizeof file_Sources_Kit_StrataData_Outbox_OutboxEntry_swift - 1},
  {"Sources/Kit/StrataData/Outbox/OutboxJournal+Identity.swift", file_Sources_Kit_StrataData_Outbox_OutboxJournal_Identity_swift, sizeof file_Sources_Kit_StrataData_Outbox_OutboxJournal_Identity_swift - 1},
  {"Sources/Kit/StrataData/Outbox/OutboxJournal+Reading.swift", file_Sources_Kit_StrataData_Outbox_OutboxJournal_Reading_swift, sizeof file_Sources_Kit_StrataData_Outbox_OutboxJournal_Reading_swift - 1},
  {"Sources/Kit/StrataData/Outbox/OutboxJournal.swift", file_Sources_Kit_StrataData_Outbox_OutboxJournal_swift, sizeof file_Sources_Kit_StrataData_Outbox_OutboxJournal_swift - 1},
  {"Sources/Kit/StrataData/Outbox/OutboxMachine.swift", file_Sources_Kit_StrataData_Outbox_OutboxMachine_swift, sizeof file_Sources_Kit_StrataData_Outbox_OutboxMachine_swift - 1},
  {"Sources/Kit/StrataData/Outbox/OutboxState.swift", file_Sources_Kit_StrataData_Outbox_OutboxState_swift, sizeof file_Sources_Kit_StrataData_Outbox_OutboxState_swift - 1},
  {"Sources/Kit/StrataData/Pages/PagedList.swift", file_Sources_Kit_StrataData_Pages_PagedList_swift, sizeof file_Sources_Kit_StrataData_Pages_PagedList_swift - 1},
  {"Sources/Kit/StrataData/Pages/PagedStore.swift", file_Sources_Kit_StrataData_Pages_PagedStore_swift, sizeof file_Sources_Kit_StrataData_Pages_PagedStore_swift - 1},
  {"Sources/Kit/StrataData/Pages/Store+Pages.swift", file_Sources_Kit_StrataData_Pages_Store_Pages_swift, sizeof file_Sources_Kit_StrataData_Pages_Store_Pages_swift - 1},
  {"Sources/Kit/StrataData/SourceOfTruth/DatabaseSourceOfTruth.swift", file_Sources_Kit_StrataData_SourceOfTruth_DatabaseSourceOfTruth_swift, sizeof file_Sources_Kit_StrataData_SourceOfTruth_DatabaseSourceOfTruth_swift - 1},
  {"Sources/Kit/StrataData/SourceOfTruth/InMemorySourceOfTruth.swift", file_Sources_Kit_StrataData_SourceOfTruth_InMemorySourceOfTruth_swift, sizeof file_Sources_Kit_StrataData_SourceOfTruth_InMemorySourceOfTruth_swift - 1},
  {"Sources/Kit/StrataData/SourceOfTruth/KeyText.swift", file_Sources_Kit_StrataData_SourceOfTruth_KeyText_swift, sizeof file_Sources_Kit_StrataData_SourceOfTruth_KeyText_swift - 1},
  {"Sources/Kit/StrataData/SourceOfTruth/LazySchema.swift", file_Sources_Kit_StrataData_SourceOfTruth_LazySchema_swift, sizeof file_Sources_Kit_StrataData_SourceOfTruth_LazySchema_swift - 1},
  {"Sources/Kit/StrataData/SourceOfTruth/NoSourceOfTruth.swift", file_Sources_Kit_StrataData_SourceOfTruth_NoSourceOfTruth_swift, sizeof file_Sources_Kit_StrataData_SourceOfTruth_NoSourceOfTruth_swift - 1},
  {"Sources/Kit/StrataData/SourceOfTruth/SourceObservers.swift", file_Sources_Kit_StrataData_SourceOfTruth_SourceObservers_swift, sizeof file_Sources_Kit_StrataData_SourceOfTruth_SourceObservers_swift - 1},
  {"Sources/Kit/StrataData/SourceOfTruth/SourceOfTruth.swift", file_Sources_Kit_StrataData_SourceOfTruth_SourceOfTruth_swift, sizeof file_Sources_Kit_StrataData_SourceOfTruth_SourceOfTruth_swift - 1},
  {"Sources/Kit/StrataData/SourceOfTruth/Stored.swift", file_Sources_Kit_StrataData_SourceOfTruth_Stored_swift, sizeof file_Sources_Kit_StrataData_SourceOfTruth_Stored_swift - 1},
  {"Sources/Kit/StrataData/SourceOfTruth/TableMapping.swift", file_Sources_Kit_StrataData_SourceOfTruth_TableMapping_swift, sizeof file_Sources_Kit_StrataData_SourceOfTruth_TableMapping_swift - 1},
  {"Sources/Kit/StrataData/Store/FlightNumber.swift", file_Sources_Kit_StrataData_Store_FlightNumber_swift, sizeof file_Sources_Kit_StrataData_Store_FlightNumber_swift - 1},
  {"Sources/Kit/StrataData/Store/Freshness.swift", file_Sources_Kit_StrataData_Store_Freshness_swift, sizeof file_Sources_Kit_StrataData_Store_Freshness_swift - 1},
  {"Sources/Kit/StrataData/Store/Loaded.swift", file_Sources_Kit_StrataData_Store_Loaded_swift, sizeof file_Sources_Kit_StrataData_Store_Loaded_swift - 1},
  {"Sources/Kit/StrataData/Store/ObserverQueue.swift", file_Sources_Kit_StrataData_Store_ObserverQueue_swift, sizeof file_Sources_Kit_StrataData_Store_ObserverQueue_swift - 1},
  {"Sources/Kit/StrataData/Store/Policies.swift", file_Sources_Kit_StrataData_Store_Policies_swift, sizeof file_Sources_Kit_StrataData_Store_Policies_swift - 1},
  {"Sources/Kit/StrataData/Store/Store+Flights.swift", file_Sources_Kit_StrataData_Store_Store_Flights_swift, sizeof file_Sources_Kit_StrataData_Store_Store_Flights_swift - 1},
  {"Sources/Kit/StrataData/Store/Store+Writing.swift", file_Sources_Kit_StrataData_Store_Store_Writing_swift, sizeof file_Sources_Kit_StrataData_Store_Store_Writing_swift - 1},
  {"Sources/Kit/StrataData/Store/Store.swift", file_Sources_Kit_StrataData_Store_Store_swift, sizeof file_Sources_Kit_StrataData_Store_Store_swift - 1},
  {"Sources/Kit/StrataData/Store/StoreSlot.swift", file_Sources_Kit_StrataData_Store_StoreSlot_swift, sizeof file_Sources_Kit_StrataData_Store_StoreSlot_swift - 1},
  {"Sources/Kit/StrataData/Store/StoreSource.swift", file_Sources_Kit_StrataData_Store_StoreSource_swift, sizeof file_Sources_Kit_StrataData_Store_StoreSource_swift - 1},
  {"Sources/Kit/StrataData/Store/StoreState+Flights.swift", file_Sources_Kit_StrataData_Store_StoreState_Flights_swift, sizeof file_Sources_Kit_StrataData_Store_StoreState_Flights_swift - 1},
  {"Sources/Kit/StrataData/Store/StoreState+Observers.swift", file_Sources_Kit_StrataData_Store_StoreState_Observers_swift, sizeof file_Sources_Kit_StrataData_Store_StoreState_Observers_swift - 1},
  {"Sources/Kit/StrataData/Store/StoreState.swift", file_Sources_Kit_StrataData_Store_StoreState_swift, sizeof file_Sources_Kit_StrataData_Store_StoreState_swift - 1},
  {"Sources/Kit/StrataData/Support/Array+Place.swift", file_Sources_Kit_StrataData_Support_Array_Place_swift, sizeof file_Sources_Kit_StrataData_Support_Array_Place_swift - 1},
  {"Sources/Kit/StrataLock/Locked.swift", file_Sources_Kit_StrataLock_Locked_swift, sizeof file_Sources_Kit_StrataLock_Locked_swift - 1},
  {"Sources/Kit/StrataNetwork/Authorization/Authorizer+Renewal.swift", file_Sources_Kit_StrataNetwork_Authorization_Authorizer_Renewal_swift, sizeof file_Sources_Kit_StrataNetwork_Authorization_Authorizer_Renewal_swift - 1},
  {"Sources/Kit/StrataNetwork/Authorization/Authorizer.swift", file_Sources_Kit_StrataNetwork_Authorization_Authorizer_swift, sizeof file_Sources_Kit_StrataNetwork_Authorization_Authorizer_swift - 1},
  {"Sources/Kit/StrataNetwork/Authorization/Credential.swift", file_Sources_Kit_StrataNetwork_Authorization_Credential_swift, sizeof file_Sources_Kit_StrataNetwork_Authorization_Credential_swift - 1},
  {"Sources/Kit/StrataNetwork/Authorization/Grant.swift", file_Sources_Kit_StrataNetwork_Authorization_Grant_swift, sizeof file_Sources_Kit_StrataNetwork_Authorization_Grant_swift - 1},
  {"Sources/Kit/StrataNetwork/Authorization/Renewal.swift", file_Sources_Kit_StrataNetwork_Authorization_Renewal_swift, sizeof file_Sources_Kit_StrataNetwork_Authorization_Renewal_swift - 1},
  {"Sources/Kit/StrataNetwork/Authorization/Session.swift", file_Sources_Kit_StrataNetwork_Authorization_Session_swift, sizeof file_Sources_Kit_StrataNetwork_Authorization_Session_swift - 1},
  {"Sources/Kit/StrataNetwork/Client/Delivery.swift", file_Sources_Kit_StrataNetwork_Client_Delivery_swift, sizeof file_Sources_Kit_StrataNetwork_Client_Delivery_swift - 1},
  {"Sources/Kit/StrataNetwork/Client/NetworkClient+Conditional.swift", file_Sources_Kit_StrataNetwork_Client_NetworkClient_Conditional_swift, sizeof file_Sources_Kit_StrataNetwork_Client_NetworkClient_Conditional_swift - 1},
  {"Sources/Kit/StrataNetwork/Client/NetworkClient.swift", file_Sources_Kit_StrataNetwork_Client_NetworkClient_swift, sizeof file_Sources_Kit_StrataNetwork_Client_NetworkClient_swift - 1},
  {"Sources/Kit/StrataNetwork/Client/NetworkConfiguration.swift", file_Sources_Kit_StrataNetwork_Client_NetworkConfiguration_swift, sizeof file_Sources_Kit_StrataNetwork_Client_NetworkConfiguration_swift - 1},
  {"Sources/Kit/StrataNetwork/Client/Pages.swift", file_Sources_Kit_StrataNetwork_Client_Pages_swift, sizeof file_Sources_Kit_StrataNetwork_Client_Pages_swift - 1},
  {"Sources/Kit/StrataNetwork/Client/RequestBuilder.swift", file_Sources_Kit_StrataNetwork_Client_RequestBuilder_swift, sizeof file_Sources_Kit_StrataNetwork_Client_RequestBuilder_swift - 1},
  {"Sources/Kit/StrataNetwork/Errors/DecodingFailure.swift", file_Sources_Kit_StrataNetwork_Errors_DecodingFailure_swift, sizeof file_Sources_Kit_StrataNetwork_Errors_DecodingFailure_swift - 1},
  {"Sources/Kit/StrataNetwork/Errors/HTTPResponse+Decoding.swift", file_Sources_Kit_StrataNetwork_Errors_HTTPResponse_Decoding_swift, sizeof file_Sources_Kit_StrataNetwork_Errors_HTTPResponse_Decoding_swift - 1},
  {"Sources/Kit/StrataNetwork/Errors/NetworkError+Outcome.swift", file_Sources_Kit_StrataNetwork_Errors_NetworkError_Outcome_swift, sizeof file_Sources_Kit_StrataNetwork_Errors_NetworkError_Outcome_swift - 1},
  {"Sources/Kit/StrataNetwork/Errors/NetworkError.swift", file_Sources_Kit_StrataNetwork_Errors_NetworkError_swift, sizeof file_Sources_Kit_StrataNetwork_Errors_NetworkError_swift - 1},
  {"Sources/Kit/StrataNetwork/Errors/ServerMessage.swift", file_Sources_Kit_StrataNetwork_Errors_ServerMessage_swift, sizeof file_Sources_Kit_StrataNetwork_Errors_ServerMessage_swift - 1},
  {"Sources/Kit/StrataNetwork/HTTP/ASCII.swift", file_Sources_Kit_StrataNetwork_HTTP_ASCII_swift, sizeof file_Sources_Kit_StrataNetwork_HTTP_ASCII_swift - 1},
  {"Sources/Kit/StrataNetwork/HTTP/HTTPDate.swift", file_Sources_Kit_StrataNetwork_HTTP_HTTPDate_swift, sizeof file_Sources_Kit_StrataNetwork_HTTP_HTTPDate_swift - 1},
  {"Sources/Kit/StrataNetwork/HTTP/HTTPHeaders+Basic.swift", file_Sources_Kit_StrataNetwork_HTTP_HTTPHeaders_Basic_swift, sizeof file_Sources_Kit_StrataNetwork_HTTP_HTTPHeaders_Basic_swift - 1},
  {"Sources/Kit/StrataNetwork/HTTP/HTTPHeaders.swift", file_Sources_Kit_StrataNetwork_HTTP_HTTPHeaders_swift, sizeof file_Sources_Kit_StrataNetwork_HTTP_HTTPHeaders_swift - 1},
  {"Sources/Kit/StrataNetwork/HTTP/HTTPMethod.swift", file_Sources_Kit_StrataNetwork_HTTP_HTTPMethod_swift, sizeof file_Sources_Kit_StrataNetwork_HTTP_HTTPMethod_swift - 1},
  {"Sources/Kit/StrataNetwork/HTTP/HTTPRequest.swift", file_Sources_Kit_StrataNetwork_HTTP_HTTPRequest_swift, sizeof file_Sources_Kit_StrataNetwork_HTTP_HTTPRequest_swift - 1},
  {"Sources/Kit/StrataNetwork/HTTP/HTTPResponse.swift", file_Sources_Kit_StrataNetwork_HTTP_HTTPResponse_swift, sizeof file_Sources_Kit_StrataNetwork_HTTP_HTTPResponse_swift - 1},
  {"Sources/Kit/StrataNetwork/HTTP/JSONCoding.swift", file_Sources_Kit_StrataNetwork_HTTP_JSONCoding_swift, sizeof file_Sources_Kit_StrataNetwork_HTTP_JSONCoding_swift - 1},
  {"Sources/Kit/StrataNetwork/Logging/BodyText.swift", file_Sources_Kit_StrataNetwork_Logging_BodyText_swift, sizeof file_Sources_Kit_StrataNetwork_Logging_BodyText_swift - 1},
  {"Sources/Kit/StrataNetwork/Logging/NetworkLog.swift", file_Sources_Kit_StrataNetwork_Logging_NetworkLog_swift, sizeof file_Sources_Kit_StrataNetwork_Logging_NetworkLog_swift - 1},
  {"Sources/Kit/StrataNetwork/Logging/RequestLog.swift", file_Sources_Kit_StrataNetwork_Logging_RequestLog_swift, sizeof file_Sources_Kit_StrataNetwork_Logging_RequestLog_swift - 1},
  {"Sources/Kit/StrataNetwork/Multipart/MultipartEncoder.swift", file_Sources_Kit_StrataNetwork_Multipart_MultipartEncoder_swift, sizeof file_Sources_Kit_StrataNetwork_Multipart_MultipartEncoder_swift - 1},
  {"Sources/Kit/StrataNetwork/Multipart/MultipartForm.swift", file_Sources_Kit_StrataNetwork_Multipart_MultipartForm_swift, sizeof file_Sources_Kit_StrataNetwork_Multipart_MultipartForm_swift - 1},
  {"Sources/Kit/StrataNetwork/Retry/RetryAfter.swift", file_Sources_Kit_StrataNetwork_Retry_RetryAfter_swift, sizeof file_Sources_Kit_StrataNetwork_Retry_RetryAfter_swift - 1},
  {"Sources/Kit/StrataNetwork/Retry/RetryPolicy.swift", file_Sources_Kit_StrataNetwork_Retry_RetryPolicy_swift, sizeof file_Sources_Kit_StrataNetwork_Retry_RetryPolicy_swift - 1},
  {"Sources/Kit/StrataNetwork/Route/Envelope.swift", file_Sources_Kit_StrataNetwork_Route_Envelope_swift, sizeof file_Sources_Kit_StrataNetwork_Route_Envelope_swift - 1},
  {"Sources/Kit/StrataNetwork/Route/Query.swift", file_Sources_Kit_StrataNetwork_Route_Query_swift, sizeof file_Sources_Kit_StrataNetwork_Route_Query_swift - 1},
  {"Sources/Kit/StrataNetwork/Route/Route.swift", file_Sources_Kit_StrataNetwork_Route_Route_swift, sizeof file_Sources_Kit_StrataNetwork_Route_Route_swift - 1},
  {"Sources/Kit/StrataNetwork/Route/RouteBody.swift", file_Sources_Kit_StrataNetwork_Route_RouteBody_swift, sizeof file_Sources_Kit_StrataNetwork_Route_RouteBody_swift - 1},
  {"Sources/Kit/StrataNetwork/Route/RoutePath.swift", file_Sources_Kit_StrataNetwork_Route_RoutePath_swift, sizeof file_Sources_Kit_StrataNetwork_Route_RoutePath_swift - 1},
  {"Sources/Kit/StrataNetwork/Route/RouteResponse.swift", file_Sources_Kit_StrataNetwork_Route_RouteResponse_swift, sizeof file_Sources_Kit_StrataNetwork_Route_RouteResponse_swift - 1},
  {"Sources/Kit/StrataNetwork/Secrets/Redaction.swift", file_Sources_Kit_StrataNetwork_Secrets_Redaction_swift, sizeof file_Sources_Kit_StrataNetwork_Secrets_Redaction_swift - 1},
  {"Sources/Kit/StrataNetwork/Secrets/Secret.swift", file_Sources_Kit_StrataNetwork_Secrets_Secret_swift, sizeof file_Sources_Kit_StrataNetwork_Secrets_Secret_swift - 1},
  {"Sources/Kit/StrataNetwork/Secrets/SecretTrace.swift", file_Sources_Kit_StrataNetwork_Secrets_SecretTrace_swift, sizeof file_Sources_Kit_StrataNetwork_Secrets_SecretTrace_swift - 1},
  {"Sources/Kit/StrataNetwork/Streaming/BackgroundDelegate.swift", file_Sources_Kit_StrataNetwork_Streaming_BackgroundDelegate_swift, sizeof file_Sources_Kit_StrataNetwork_Streaming_BackgroundDelegate_swift - 1},
  {"Sources/Kit/StrataNetwork/Streaming/BackgroundDownloads.swift", file_Sources_Kit_StrataNetwork_Streaming_BackgroundDownloads_swift, sizeof file_Sources_Kit_StrataNetwork_Streaming_BackgroundDownloads_swift - 1},
  {"Sources/Kit/StrataNetwork/Streaming/ContentRange.swift", file_Sources_Kit_StrataNetwork_Streaming_ContentRange_swift, sizeof file_Sources_Kit_StrataNetwork_Streaming_ContentRange_swift - 1},
  {"Sources/Kit/StrataNetwork/Streaming/Download.swift", file_Sources_Kit_StrataNetwork_Streaming_Download_swift, sizeof file_Sources_Kit_StrataNetwork_Streaming_Download_swift - 1},
  {"Sources/Kit/StrataNetwork/Streaming/DownloadProgress.swift", file_Sources_Kit_StrataNetwork_Streaming_DownloadProgress_swift, sizeof file_Sources_Kit_StrataNetwork_Streaming_DownloadProgress_swift - 1},
  {"Sources/Kit/StrataNetwork/Streaming/EventParser.swift", file_Sources_Kit_StrataNetwork_Streaming_EventParser_swift, sizeof file_Sources_Kit_StrataNetwork_Streaming_EventParser_swift - 1},
  {"Sources/Kit/StrataNetwork/Streaming/FileTurns.swift", file_Sources_Kit_StrataNetwork_Streaming_FileTurns_swift, sizeof file_Sources_Kit_StrataNetwork_Streaming_FileTurns_swift - 1},
  {"Sources/Kit/StrataNetwork/Streaming/HTTPBody+Lines.swift", file_Sources_Kit_StrataNetwork_Streaming_HTTPBody_Lines_swift, sizeof file_Sources_Kit_StrataNetwork_Streaming_HTTPBody_Lines_swift - 1},
  {"Sources/Kit/StrataNetwork/Streaming/NetworkClient+Streaming.swift", file_Sources_Kit_StrataNetwork_Streaming_NetworkClient_Streaming_swift, sizeof file_Sources_Kit_StrataNetwork_Streaming_NetworkClient_Streaming_swift - 1},
  {"Sources/Kit/StrataNetwork/Streaming/PartialFile.swift", file_Sources_Kit_StrataNetwork_Streaming_PartialFile_swift, sizeof file_Sources_Kit_StrataNetwork_Streaming_PartialFile_swift - 1},
  {"Sources/Kit/StrataNetwork/Streaming/ServerEvents.swift", file_Sources_Kit_StrataNetwork_Streaming_ServerEvents_swift, sizeof file_Sources_Kit_StrataNetwork_Streaming_ServerEvents_swift - 1},
  {"Sources/Kit/StrataNetwork/Streaming/ServerSentEvent.swift", file_Sources_Kit_StrataNetwork_Streaming_ServerSentEvent_swift, sizeof file_Sources_Kit_StrataNetwork_Streaming_ServerSentEvent_swift - 1},
  {"Sources/Kit/StrataNetwork/Time/Deadlines.swift", file_Sources_Kit_StrataNetwork_Time_Deadlines_swift, sizeof file_Sources_Kit_StrataNetwork_Time_Deadlines_swift - 1},
  {"Sources/Kit/StrataNetwork/Time/FirstResult.swift", file_Sources_Kit_StrataNetwork_Time_FirstResult_swift, sizeof file_Sources_Kit_StrataNetwork_Time_FirstResult_swift - 1},
  {"Sources/Kit/StrataNetwork/Time/Timing.swift", file_Sources_Kit_StrataNetwork_Time_Timing_swift, sizeof file_Sources_Kit_StrataNetwork_Time_Timing_swift - 1},
  {"Sources/Kit/StrataNetwork/Transport/Exchange.swift", file_Sources_Kit_StrataNetwork_Transport_Exchange_swift, sizeof file_Sources_Kit_StrataNetwork_Transport_Exchange_swift - 1},
  {"Sources/Kit/StrataNetwork/Transport/HTTPBody.swift", file_Sources_Kit_StrataNetwork_Transport_HTTPBody_swift, sizeof file_Sources_Kit_StrataNetwork_Transport_HTTPBody_swift - 1},
  {"Sources/Kit/StrataNetwork/Transport/MiddlewareTransport.swift", file_Sources_Kit_StrataNetwork_Transport_MiddlewareTransport_swift, sizeof file_Sources_Kit_StrataNetwork_Transport_MiddlewareTransport_swift - 1},
  {"Sources/Kit/StrataNetwork/Transport/QueuedExchange.swift", file_Sources_Kit_StrataNetwork_Transport_QueuedExchange_swift, sizeof file_Sources_Kit_StrataNetwork_Transport_QueuedExchange_swift - 1},
  {"Sources/Kit/StrataNetwork/Transport/RefusedExchange.swift", file_Sources_Kit_StrataNetwork_Transport_RefusedExchange_swift, sizeof file_Sources_Kit_StrataNetwork_Transport_RefusedExchange_swift - 1},
  {"Sources/Kit/StrataNetwork/Transport/SessionDelegate.swift", file_Sources_Kit_StrataNetwork_Transport_SessionDelegate_swift, sizeof file_Sources_Kit_StrataNetwork_Transport_SessionDelegate_swift - 1},
  {"Sources/Kit/StrataNetwork/Transport/StreamedExchange.swift", file_Sources_Kit_StrataNetwork_Transport_StreamedExchange_swift, sizeof file_Sources_Kit_StrataNetwork_Transport_StreamedExchange_swift - 1},
  {"Sources/Kit/StrataNetwork/Transport/StreamingTransport.swift", file_Sources_Kit_StrataNetwork_Transport_StreamingTransport_swift, sizeof file_Sources_Kit_StrataNetwork_Transport_StreamingTransport_swift - 1},
  {"Sources/Kit/StrataNetwork/Transport/TransferFailure.swift", file_Sources_Kit_StrataNetwork_Transport_TransferFailure_swift, sizeof file_Sources_Kit_StrataNetwork_Transport_TransferFailure_swift - 1},
  {"Sources/Kit/StrataNetwork/Transport/Transport.swift", file_Sources_Kit_StrataNetwork_Transport_Transport_swift, sizeof file_Sources_Kit_StrataNetwork_Transport_Transport_swift - 1},
  {"Sources/Kit/StrataNetwork/Transport/URL+Origin.swift", file_Sources_Kit_StrataNetwork_Transport_URL_Origin_swift, sizeof file_Sources_Kit_StrataNetwork_Transport_URL_Origin_swift - 1},
  {"Sources/Kit/StrataNetwork/Transport/URLSessionTransport.swift", file_Sources_Kit_StrataNetwork_Transport_URLSessionTransport_swift, sizeof file_Sources_Kit_StrataNetwork_Transport_URLSessionTransport_swift - 1},
  {"Sources/Kit/StrataNetwork/WebSocket/NetworkClient+SystemTasks.swift", file_Sources_Kit_StrataNetwork_WebSocket_NetworkClient_SystemTasks_swift, sizeof file_Sources_Kit_StrataNetwork_WebSocket_NetworkClient_SystemTasks_swift - 1},
  {"Sources/Kit/StrataNetwork/WebSocket/SystemWebSocket.swift", file_Sources_Kit_StrataNetwork_WebSocket_SystemWebSocket_swift, sizeof file_Sources_Kit_StrataNetwork_WebSocket_SystemWebSocket_swift - 1},
  {"Sources/Kit/StrataNetwork/WebSocket/WebSocket.swift", file_Sources_Kit_StrataNetwork_WebSocket_WebSocket_swift, sizeof file_Sources_Kit_StrataNetwork_WebSocket_WebSocket_swift - 1},
  {"Sources/Kit/StrataNetwork/WebSocket/WebSocketError.swift", file_Sources_Kit_StrataNetwork_WebSocket_WebSocketError_swift, sizeof file_Sources_Kit_StrataNetwork_WebSocket_WebSocketError_swift - 1},
  {"Sources/Kit/StrataPresentation/BaseViewModel.swift", file_Sources_Kit_StrataPresentation_BaseViewModel_swift, sizeof file_Sources_Kit_StrataPresentation_BaseViewModel_swift - 1},
  {"Sources/Kit/StrataPresentation/Coordinator.swift", file_Sources_Kit_StrataPresentation_Coordinator_swift, sizeof file_Sources_Kit_StrataPresentation_Coordinator_swift - 1},
  {"Sources/Kit/StrataPresentation/Decimal+UserInput.swift", file_Sources_Kit_StrataPresentation_Decimal_UserInput_swift, sizeof file_Sources_Kit_StrataPresentation_Decimal_UserInput_swift - 1},
  {"Sources/Kit/StrataPresentation/FieldValue.swift", file_Sources_Kit_StrataPresentation_FieldValue_swift, sizeof file_Sources_Kit_StrataPresentation_FieldValue_swift - 1},
  {"Sources/Kit/StrataPresentation/LazyState.swift", file_Sources_Kit_StrataPresentation_LazyState_swift, sizeof file_Sources_Kit_StrataPresentation_LazyState_swift - 1},
  {"Sources/Kit/StrataPresentation/Links/LinkParser.swift", file_Sources_Kit_StrataPresentation_Links_LinkParser_swift, sizeof file_Sources_Kit_StrataPresentation_Links_LinkParser_swift - 1},
  {"Sources/Kit/StrataPresentation/Links/LinkPattern.swift", file_Sources_Kit_StrataPresentation_Links_LinkPattern_swift, sizeof file_Sources_Kit_StrataPresentation_Links_LinkPattern_swift - 1},
  {"Sources/Kit/StrataPresentation/NumberSeparators.swift", file_Sources_Kit_StrataPresentation_NumberSeparators_swift, sizeof file_Sources_Kit_StrataPresentation_NumberSeparators_swift - 1},
  {"Sources/Kit/StrataPresentation/Router.swift", file_Sources_Kit_StrataPresentation_Router_swift, sizeof file_Sources_Kit_StrataPresentation_Router_swift - 1},
  {"Sources/Kit/StrataPresentation/Staleness.swift", file_Sources_Kit_StrataPresentation_Staleness_swift, sizeof file_Sources_Kit_StrataPresentation_Staleness_swift - 1},
  {"Sources/Kit/StrataPresentation/StateChanges.swift", file_Sources_Kit_StrataPresentation_StateChanges_swift, sizeof file_Sources_Kit_StrataPresentation_StateChanges_swift - 1},
  {"Sources/Kit/StrataPresentation/Tasks/LatestTask.swift", file_Sources_Kit_StrataPresentation_Tasks_LatestTask_swift, sizeof file_Sources_Kit_StrataPresentation_Tasks_LatestTask_swift - 1},
  {"Sources/Kit/StrataPresentation/Tasks/ScreenTasks.swift", file_Sources_Kit_StrataPresentation_Tasks_ScreenTasks_swift, sizeof file_Sources_Kit_StrataPresentation_Tasks_ScreenTasks_swift - 1},
  {"Sources/Kit/StrataPresentation/UiState.swift", file_Sources_Kit_StrataPresentation_UiState_swift, sizeof file_Sources_Kit_StrataPresentation_UiState_swift - 1},
  {"Sources/Kit/StrataPresentation/ViewModel.swift", file_Sources_Kit_StrataPresentation_ViewModel_swift, sizeof file_Sources_Kit_StrataPresentation_ViewModel_swift - 1},
  {"Sources/Kit/StrataStorage/Database/CodableRows.swift", file_Sources_Kit_StrataStorage_Database_CodableRows_swift, sizeof file_Sources_Kit_StrataStorage_Database_CodableRows_swift - 1},
  {"Sources/Kit/StrataStorage/Database/CommitObservers.swift", file_Sources_Kit_StrataStorage_Database_CommitObservers_swift, sizeof file_Sources_Kit_StrataStorage_Database_CommitObservers_swift - 1},
  {"Sources/Kit/StrataStorage/Database/Connection.swift", file_Sources_Kit_StrataStorage_Database_Connection_swift, sizeof file_Sources_Kit_StrataStorage_Database_Connection_swift - 1},
  {"Sources/Kit/StrataStorage/Database/ConnectionActor.swift", file_Sources_Kit_StrataStorage_Database_ConnectionActor_swift, sizeof file_Sources_Kit_StrataStorage_Database_ConnectionActor_swift - 1},
  {"Sources/Kit/StrataStorage/Database/Database+Maintenance.swift", file_Sources_Kit_StrataStorage_Database_Database_Maintenance_swift, sizeof file_Sources_Kit_StrataStorage_Database_Database_Maintenance_swift - 1},
  {"Sources/Kit/StrataStorage/Database/Database+Observation.swift", file_Sources_Kit_StrataStorage_Database_Database_Observation_swift, sizeof file_Sources_Kit_StrataStorage_Database_Database_Observation_swift - 1},
  {"Sources/Kit/StrataStorage/Database/Database.swift", file_Sources_Kit_StrataStorage_Database_Database_swift, sizeof file_Sources_Kit_StrataStorage_Database_Database_swift - 1},
  {"Sources/Kit/StrataStorage/Database/DatabaseChange.swift", file_Sources_Kit_StrataStorage_Database_DatabaseChange_swift, sizeof file_Sources_Kit_StrataStorage_Database_DatabaseChange_swift - 1},
  {"Sources/Kit/StrataStorage/Database/DatabaseKey.swift", file_Sources_Kit_StrataStorage_Database_DatabaseKey_swift, sizeof file_Sources_Kit_StrataStorage_Database_DatabaseKey_swift - 1},
  {"Sources/Kit/StrataStorage/Database/Migration.swift", file_Sources_Kit_StrataStorage_Database_Migration_swift, sizeof file_Sources_Kit_StrataStorage_Database_Migration_swift - 1},
  {"Sources/Kit/StrataStorage/Database/QueueExecutor.swift", file_Sources_Kit_StrataStorage_Database_QueueExecutor_swift, sizeof file_Sources_Kit_StrataStorage_Database_QueueExecutor_swift - 1},
  {"Sources/Kit/StrataStorage/Database/ReadTransaction.swift", file_Sources_Kit_StrataStorage_Database_ReadTransaction_swift, sizeof file_Sources_Kit_StrataStorage_Database_ReadTransaction_swift - 1},
  {"Sources/Kit/StrataStorage/Database/ReaderPool.swift", file_Sources_Kit_StrataStorage_Database_ReaderPool_swift, sizeof file_Sources_Kit_StrataStorage_Database_ReaderPool_swift - 1},
  {"Sources/Kit/StrataStorage/Database/SQLFunction.swift", file_Sources_Kit_StrataStorage_Database_SQLFunction_swift, sizeof file_Sources_Kit_StrataStorage_Database_SQLFunction_swift - 1},
  {"Sources/Kit/StrataStorage/Database/Schema.swift", file_Sources_Kit_StrataStorage_Database_Schema_swift, sizeof file_Sources_Kit_StrataStorage_Database_Schema_swift - 1},
  {"Sources/Kit/StrataStorage/Database/SnapshotQueue.swift", file_Sources_Kit_StrataStorage_Database_SnapshotQueue_swift, sizeof file_Sources_Kit_StrataStorage_Database_SnapshotQueue_swift - 1},
  {"Sources/Kit/StrataStorage/Database/WriteTransaction.swift", file_Sources_Kit_StrataStorage_Database_WriteTransaction_swift, sizeof file_Sources_Kit_StrataStorage_Database_WriteTransaction_swift - 1},
  {"Sources/Kit/StrataStorage/Errors/DatabaseError.swift", file_Sources_Kit_StrataStorage_Errors_DatabaseError_swift, sizeof file_Sources_Kit_StrataStorage_Errors_DatabaseError_swift - 1},
  {"Sources/Kit/StrataStorage/KeyValue/FileStorage.swift", file_Sources_Kit_StrataStorage_KeyValue_FileStorage_swift, sizeof file_Sources_Kit_StrataStorage_KeyValue_FileStorage_swift - 1},
  {"Sources/Kit/StrataStorage/KeyValue/InMemoryStorage.swift", file_Sources_Kit_StrataStorage_KeyValue_InMemoryStorage_swift, sizeof file_Sources_Kit_StrataStorage_KeyValue_InMemoryStorage_swift - 1},
  {"Sources/Kit/StrataStorage/KeyValue/KeyValueStorage.swift", file_Sources_Kit_StrataStorage_KeyValue_KeyValueStorage_swift, sizeof file_Sources_Kit_StrataStorage_KeyValue_KeyValueStorage_swift - 1},
  {"Sources/Kit/StrataStorage/KeyValue/RecentValues.swift", file_Sources_Kit_StrataStorage_KeyValue_RecentValues_swift, sizeof file_Sources_Kit_StrataStorage_KeyValue_RecentValues_swift - 1},
  {"Sources/Kit/StrataStorage/KeyValue/StorageKey.swift", file_Sources_Kit_StrataStorage_KeyValue_StorageKey_swift, sizeof file_Sources_Kit_StrataStorage_KeyValue_StorageKey_swift - 1},
  {"Sources/Kit/StrataStorage/KeyValue/UserDefaultsStorage.swift", file_Sources_Kit_StrataStorage_KeyValue_UserDefaultsStorage_swift, sizeof file_Sources_Kit_StrataStorage_KeyValue_UserDefaultsStorage_swift - 1},
  {"Sources/Kit/StrataStorage/PrivacyInfo.xcprivacy", file_Sources_Kit_StrataStorage_PrivacyInfo_xcprivacy, sizeof file_Sources_Kit_StrataStorage_PrivacyInfo_xcprivacy - 1},
  {"Sources/Kit/StrataStorage/SQL/BoundStatements.swift", file_Sources_Kit_StrataStorage_SQL_BoundStatements_swift, sizeof file_Sources_Kit_StrataStorage_SQL_BoundStatements_swift - 1},
  {"Sources/Kit/StrataStorage/SQL/BoundValues.swift", file_Sources_Kit_StrataStorage_SQL_BoundValues_swift, sizeof file_Sources_Kit_StrataStorage_SQL_BoundValues_swift - 1},
  {"Sources/Kit/StrataStorage/SQL/ColumnNames.swift", file_Sources_Kit_StrataStorage_SQL_ColumnNames_swift, sizeof file_Sources_Kit_StrataStorage_SQL_ColumnNames_swift - 1},
  {"Sources/Kit/StrataStorage/SQL/Row.swift", file_Sources_Kit_StrataStorage_SQL_Row_swift, sizeof file_Sources_Kit_StrataStorage_SQL_Row_swift - 1},
  {"Sources/Kit/StrataStorage/SQL/RowDecoder.swift", file_Sources_Kit_StrataStorage_SQL_RowDecoder_swift, sizeof file_Sources_Kit_StrataStorage_SQL_RowDecoder_swift - 1},
  {"Sources/Kit/StrataStorage/SQL/RowEncoder.swift", file_Sources_Kit_StrataStorage_SQL_RowEncoder_swift, sizeof file_Sources_Kit_StrataStorage_SQL_RowEncoder_swift - 1},
  {"Sources/Kit/StrataStorage/SQL/SQL.swift", file_Sources_Kit_StrataStorage_SQL_SQL_swift, sizeof file_Sources_Kit_StrataStorage_SQL_SQL_swift - 1},
  {"Sources/Kit/StrataStorage/SQL/SQLColumn.swift", file_Sources_Kit_StrataStorage_SQL_SQLColumn_swift, sizeof file_Sources_Kit_StrataStorage_SQL_SQLColumn_swift - 1},
  {"Sources/Kit/StrataStorage/SQL/SQLConvertible+Sizes.swift", file_Sources_Kit_StrataStorage_SQL_SQLConvertible_Sizes_swift, sizeof file_Sources_Kit_StrataStorage_SQL_SQLConvertible_Sizes_swift - 1},
  {"Sources/Kit/StrataStorage/SQL/SQLConvertible.swift", file_Sources_Kit_StrataStorage_SQL_SQLConvertible_swift, sizeof file_Sources_Kit_StrataStorage_SQL_SQLConvertible_swift - 1},
  {"Sources/Kit/StrataStorage/SQL/SQLText.swift", file_Sources_Kit_StrataStorage_SQL_SQLText_swift, sizeof file_Sources_Kit_StrataStorage_SQL_SQLText_swift - 1},
  {"Sources/Kit/StrataStorage/SQL/SQLValue.swift", file_Sources_Kit_StrataStorage_SQL_SQLValue_swift, sizeof file_Sources_Kit_StrataStorage_SQL_SQLValue_swift - 1},
  {"Sources/Kit/StrataStorage/SQL/Statement.swift", file_Sources_Kit_StrataStorage_SQL_Statement_swift, sizeof file_Sources_Kit_StrataStorage_SQL_Statement_swift - 1},
  {"Sources/Kit/StrataStorage/SQL/StatementCache.swift", file_Sources_Kit_StrataStorage_SQL_StatementCache_swift, sizeof file_Sources_Kit_StrataStorage_SQL_StatementCache_swift - 1},
  {"Sources/Kit/StrataStorage/SQL/WriteSurvey.swift", file_Sources_Kit_StrataStorage_SQL_WriteSurvey_swift, sizeof file_Sources_Kit_StrataStorage_SQL_WriteSurvey_swift - 1},
  {"Sources/Kit/StrataStorage/Secure/KeychainStorage.swift", file_Sources_Kit_StrataStorage_Secure_KeychainStorage_swift, sizeof file_Sources_Kit_StrataStorage_Secure_KeychainStorage_swift - 1},
  {"Sources/Kit/StrataStorage/Secure/OwnerOnlyDirectory.swift", file_Sources_Kit_StrataStorage_Secure_OwnerOnlyDirectory_swift, sizeof file_Sources_Kit_StrataStorage_Secure_OwnerOnlyDirectory_swift - 1},
  {"Sources/Kit/StrataStorage/Secure/OwnerOnlyFileStorage.swift", file_Sources_Kit_StrataStorage_Secure_OwnerOnlyFileStorage_swift, sizeof file_Sources_Kit_StrataStorage_Secure_OwnerOnlyFileStorage_swift - 1},
  {"Sources/Kit/StrataStorage/Secure/SecureStorage.swift", file_Sources_Kit_StrataStorage_Secure_SecureStorage_swift, sizeof file_Sources_Kit_StrataStorage_Secure_SecureStorage_swift - 1},
  {"Sources/Kit/StrataStorage/Secure/SecureStorageError.swift", file_Sources_Kit_StrataStorage_Secure_SecureStorageError_swift, sizeof file_Sources_Kit_StrataStorage_Secure_SecureStorageError_swift - 1},
  {"Sources/Kit/StrataStorage/Support/StoredJSON.swift", file_Sources_Kit_StrataStorage_Support_StoredJSON_swift, sizeof file_Sources_Kit_StrataStorage_Support_StoredJSON_swift - 1},
  {"Sources/Kit/StrataTerminal/CommandLoop.swift", file_Sources_Kit_StrataTerminal_CommandLoop_swift, sizeof file_Sources_Kit_StrataTerminal_CommandLoop_swift - 1},
  {"Sources/Kit/StrataTerminal/LaunchOptions.swift", file_Sources_Kit_StrataTerminal_LaunchOptions_swift, sizeof file_Sources_Kit_StrataTerminal_LaunchOptions_swift - 1},
  {"Sources/Kit/StrataTerminal/Locale+Terminal.swift", file_Sources_Kit_StrataTerminal_Locale_Terminal_swift, sizeof file_Sources_Kit_StrataTerminal_Locale_Terminal_swift - 1},
  {"Sources/Kit/StrataTerminal/Terminal.swift", file_Sources_Kit_StrataTerminal_Terminal_swift, sizeof file_Sources_Kit_StrataTerminal_Terminal_swift - 1},
  {"Sources/Kit/StrataTerminal/TerminalApp.swift", file_Sources_Kit_StrataTerminal_TerminalApp_swift, sizeof file_Sources_Kit_StrataTerminal_TerminalApp_swift - 1},
  {"Sources/Kit/StrataTerminal/TerminalCommand.swift", file_Sources_Kit_StrataTerminal_TerminalCommand_swift, sizeof file_Sources_Kit_StrataTerminal_TerminalCommand_swift - 1},
  {"Sources/Kit/StrataTerminal/TraceLogger.swift", file_Sources_Kit_StrataTerminal_TraceLogger_swift, sizeof file_Sources_Kit_StrataTerminal_TraceLogger_swift - 1},
  {"Sources/Kit/StrataTerminal/Traced+Transport.swift", file_Sources_Kit_StrataTerminal_Traced_Transport_swift, sizeof file_Sources_Kit_StrataTerminal_Traced_Transport_swift - 1},
  {"Sources/Kit/StrataTerminal/Traced.swift", file_Sources_Kit_StrataTerminal_Traced_swift, sizeof file_Sources_Kit_StrataTerminal_Traced_swift - 1},
  {"Sources/Kit/StrataTerminal/Tracer.swift", file_Sources_Kit_StrataTerminal_Tracer_swift, sizeof file_Sources_Kit_StrataTerminal_Tracer_swift - 1},
  {"Sources/Kit/StrataTesting/Fixtures/Scripted.swift", file_Sources_Kit_StrataTesting_Fixtures_Scripted_swift, sizeof file_Sources_Kit_StrataTesting_Fixtures_Scripted_swift - 1},
  {"Sources/Kit/StrataTesting/Fixtures/TemporaryFolder.swift", file_Sources_Kit_StrataTesting_Fixtures_TemporaryFolder_swift, sizeof file_Sources_Kit_StrataTesting_Fixtures_TemporaryFolder_swift - 1},
  {"Sources/Kit/StrataTesting/Network/InMemoryTransport.swift", file_Sources_Kit_StrataTesting_Network_InMemoryTransport_swift, sizeof file_Sources_Kit_StrataTesting_Network_InMemoryTransport_swift - 1},
  {"Sources/Kit/StrataTesting/Network/Loopback/LoopbackServer.swift", file_Sources_Kit_StrataTesting_Network_Loopback_LoopbackServer_swift, sizeof file_Sources_Kit_StrataTesting_Network_Loopback_LoopbackServer_swift - 1},
  {"Sources/Kit/StrataTesting/Network/Loopback/RequestReader.swift", file_Sources_Kit_StrataTesting_Network_Loopback_RequestReader_swift, sizeof file_Sources_Kit_StrataTesting_Network_Loopback_RequestReader_swift - 1},
  {"Sources/Kit/StrataTesting/Network/Loopback/ServerAnswer.swift", file_Sources_Kit_StrataTesting_Network_Loopback_ServerAnswer_swift, sizeof file_Sources_Kit_StrataTesting_Network_Loopback_ServerAnswer_swift - 1},
  {"Sources/Kit/StrataTesting/Network/Loopback/ServerConnection.swift", file_Sources_Kit_StrataTesting_Network_Loopback_ServerConnection_swift, sizeof file_Sources_Kit_StrataTesting_Network_Loopback_ServerConnection_swift - 1},
  {"Sources/Kit/StrataTesting/Network/Loopback/Socket.swift", file_Sources_Kit_StrataTesting_Network_Loopback_Socket_swift, sizeof file_Sources_Kit_StrataTesting_Network_Loopback_Socket_swift - 1},
  {"Sources/Kit/StrataTesting/Recording/RecordingError.swift", file_Sources_Kit_StrataTesting_Recording_RecordingError_swift, sizeof file_Sources_Kit_StrataTesting_Recording_RecordingError_swift - 1},
  {"Sources/Kit/StrataTesting/Recording/RecordingRouter.swift", file_Sources_Kit_StrataTesting_Recording_RecordingRouter_swift, sizeof file_Sources_Kit_StrataTesting_Recording_RecordingRouter_swift - 1},
  {"Sources/Kit/StrataTesting/Recording/StateRecorder.swift", file_Sources_Kit_StrataTesting_Recording_StateRecorder_swift, sizeof file_Sources_Kit_StrataTesting_Recording_StateRecorder_swift - 1},
  {"Sources/Kit/StrataTesting/Recording/StreamRecorder.swift", file_Sources_Kit_StrataTesting_Recording_StreamRecorder_swift, sizeof file_Sources_Kit_StrataTesting_Recording_StreamRecorder_swift - 1},
  {"Sources/Kit/StrataTesting/Time/ManualClock.swift", file_Sources_Kit_StrataTesting_Time_ManualClock_swift, sizeof file_Sources_Kit_StrataTesting_Time_ManualClock_swift - 1},
  {"Sources/Kit/StrataTesting/Time/Schedule.swift", file_Sources_Kit_StrataTesting_Time_Schedule_swift, sizeof file_Sources_Kit_StrataTesting_Time_Schedule_swift - 1},
  {"Templates/coordinator/App/MembersApp/Assets.xcassets/AccentColor.colorset/Contents.json", file_Templates_coordinator_App_MembersApp_Assets_xcassets_AccentColor_colorset_Contents_json, sizeof file_Templates_coordinator_App_MembersApp_Assets_xcassets_AccentColor_colorset_Contents_json - 1},
  {"Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/Contents.json", file_Templates_coordinator_App_MembersApp_Assets_xcassets_AppIcon_appiconset_Contents_json, sizeof file_Templates_coordinator_App_MembersApp_Assets_xcassets_AppIcon_appiconset_Contents_json - 1},
  {"Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/iOS.png", file_Templates_coordinator_App_MembersApp_Assets_xcassets_AppIcon_appiconset_iOS_png, sizeof file_Templates_coordinator_App_MembersApp_Assets_xcassets_AppIcon_appiconset_iOS_png - 1},
  {"Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/macOS-1024.png", file_Templates_coordinator_App_MembersApp_Assets_xcassets_AppIcon_appiconset_macOS_1024_png, sizeof file_Templates_coordinator_App_MembersApp_Assets_xcassets_AppIcon_appiconset_macOS_1024_png - 1},
  {"Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/macOS-128.png", file_Templates_coordinator_App_MembersApp_Assets_xcassets_AppIcon_appiconset_macOS_128_png, sizeof file_Templates_coordinator_App_MembersApp_Assets_xcassets_AppIcon_appiconset_macOS_128_png - 1},
  {"Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/macOS-16.png", file_Templates_coordinator_App_MembersApp_Assets_xcassets_AppIcon_appiconset_macOS_16_png, sizeof file_Templates_coordinator_App_MembersApp_Assets_xcassets_AppIcon_appiconset_macOS_16_png - 1},
  {"Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/macOS-256.png", file_Templates_coordinator_App_MembersApp_Assets_xcassets_AppIcon_appiconset_macOS_256_png, sizeof file_Templates_coordinator_App_MembersApp_Assets_xcassets_AppIcon_appiconset_macOS_256_png - 1},
  {"Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/macOS-32.png", file_Templates_coordinator_App_MembersApp_Assets_xcassets_AppIcon_appiconset_macOS_32_png, sizeof file_Templates_coordinator_App_MembersApp_Assets_xcassets_AppIcon_appiconset_macOS_32_png - 1},
  {"Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/macOS-512.png", file_Templates_coordinator_App_MembersApp_Assets_xcassets_AppIcon_appiconset_macOS_512_png, sizeof file_Templates_coordinator_App_MembersApp_Assets_xcassets_AppIcon_appiconset_macOS_512_png - 1},
  {"Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/macOS-64.png", file_Templates_coordinator_App_MembersApp_Assets_xcassets_AppIcon_appiconset_macOS_64_png, sizeof file_Templates_coordinator_App_MembersApp_Assets_xcassets_AppIcon_appiconset_macOS_64_png - 1},
  {"Templates/coordinator/App/MembersApp/Assets.xcassets/Contents.json", file_Templates_coordinator_App_MembersApp_Assets_xcassets_Contents_json, sizeof file_Templates_coordinator_App_MembersApp_Assets_xcassets_Contents_json - 1},
  {"Templates/coordinator/App/MembersApp/Info.plist", file_Templates_coordinator_App_MembersApp_Info_plist, sizeof file_Templates_coordinator_App_MembersApp_Info_plist - 1},
  {"Templates/coordinator/App/MembersApp/Localizable.xcstrings", file_Templates_coordinator_App_MembersApp_Localizable_xcstrings, sizeof file_Templates_coordinator_App_MembersApp_Localizable_xcstrings - 1},
  {"Templates/coordinator/App/MembersApp/Main.swift", file_Templates_coordinator_App_MembersApp_Main_swift, sizeof file_Templates_coordinator_App_MembersApp_Main_swift - 1},
  {"Templates/coordinator/App/MembersApp/MembersApp.entitlements", file_Templates_coordinator_App_MembersApp_MembersApp_entitlements, sizeof file_Templates_coordinator_App_MembersApp_MembersApp_entitlements - 1},
  {"Templates/coordinator/App/MembersApp/PrivacyInfo.xcprivacy", file_Templates_coordinator_App_MembersApp_PrivacyInfo_xcprivacy, sizeof file_Templates_coordinator_App_MembersApp_PrivacyInfo_xcprivacy - 1},
  {"Templates/coordinator/App/MembersUITests/MembersUITests.swift", file_Templates_coordinator_App_MembersUITests_MembersUITests_swift, sizeof file_Templates_coordinator_App_MembersUITests_MembersUITests_swift - 1},
  {"Templates/coordinator/App/MembersUITests/XCUIApplication+Launch.swift", file_Templates_coordinator_App_MembersUITests_XCUIApplication_Launch_swift, sizeof file_Templates_coordinator_App_MembersUITests_XCUIApplication_Launch_swift - 1},
  {"Templates/coordinator/Package.swift", file_Templates_coordinator_Package_swift, sizeof file_Templates_coordinator_Package_swift - 1},
  {"Templates/coordinator/README.md", file_Templates_coordinator_README_md, sizeof file_Templates_coordinator_README_md - 1},
  {"Templates/coordinator/Sources/App/ContentView.swift", file_Templates_coordinator_Sources_App_ContentView_swift, sizeof file_Templates_coordinator_Sources_App_ContentView_swift - 1},
  {"Templates/coordinator/Sources/App/DependencyContainer.swift", file_Templates_coordinator_Sources_App_DependencyContainer_swift, sizeof file_Templates_coordinator_Sources_App_DependencyContainer_swift - 1},
  {"Templates/coordinator/Sources/App/LaunchArguments.swift", file_Templates_coordinator_Sources_App_LaunchArguments_swift, sizeof file_Templates_coordinator_Sources_App_LaunchArguments_swift - 1},
  {"Templates/coordinator/Sources/App/LayerDecorator.swift", file_Templates_coordinator_Sources_App_LayerDecorator_swift, sizeof file_Templates_coordinator_Sources_App_LayerDecorator_swift - 1},
  {"Templates/coordinator/Sources/App/MembersApp.swift", file_Templates_coordinator_Sources_App_MembersApp_swift, sizeof file_Templates_coordinator_Sources_App_MembersApp_swift - 1},
  {"Templates/coordinator/Sources/App/Previews/LightAndDark.swift", file_Templates_coordinator_Sources_App_Previews_LightAndDark_swift, sizeof file_Templates_coordinator_Sources_App_Previews_LightAndDark_swift - 1},
  {"Templates/coordinator/Sources/App/Previews/PreviewAnswer.swift", file_Templates_coordinator_Sources_App_Previews_PreviewAnswer_swift, sizeof file_Templates_coordinator_Sources_App_Previews_PreviewAnswer_swift - 1},
  {"Templates/coordinator/Sources/App/Previews/PreviewUseCases.swift", file_Templates_coordinator_Sources_App_Previews_PreviewUseCases_swift, sizeof file_Templates_coordinator_Sources_App_Previews_PreviewUseCases_swift - 1},
  {"Templates/coordinator/Sources/App/Previews/Previews.swift", file_Templates_coordinator_Sources_App_Previews_Previews_swift, sizeof file_Templates_coordinator_Sources_App_Previews_Previews_swift - 1},
  {"Templates/coordinator/Sources/App/Server.swift", file_Templates_coordinator_Sources_App_Server_swift, sizeof file_Templates_coordinator_Sources_App_Server_swift - 1},
  {"Templates/coordinator/Sources/App/Terminal/Backend.swift", file_Templates_coordinator_Sources_App_Terminal_Backend_swift, sizeof file_Templates_coordinator_Sources_App_Terminal_Backend_swift - 1},
  {"Templates/coordinator/Sources/App/Terminal/BaseViewModel+Notice.swift", file_Templates_coordinator_Sources_App_Terminal_BaseViewModel_Notice_swift, sizeof file_Templates_coordinator_Sources_App_Terminal_BaseViewModel_Notice_swift - 1},
  {"Templates/coordinator/Sources/App/Terminal/HomeCoordinator+Text.swift", file_Templates_coordinator_Sources_App_Terminal_HomeCoordinator_Text_swift, sizeof file_Templates_coordinator_Sources_App_Terminal_HomeCoordinator_Text_swift - 1},
  {"Templates/coordinator/Sources/App/Terminal/Main/Main.swift", file_Templates_coordinator_Sources_App_Terminal_Main_Main_swift, sizeof file_Templates_coordinator_Sources_App_Terminal_Main_Main_swift - 1},
  {"Templates/coordinator/Sources/App/Terminal/MembersTerminal.swift", file_Templates_coordinator_Sources_App_Terminal_MembersTerminal_swift, sizeof file_Templates_coordinator_Sources_App_Terminal_MembersTerminal_swift - 1},
  {"Templates/coordinator/Sources/App/Terminal/ProfileCoordinator+Text.swift", file_Templates_coordinator_Sources_App_Terminal_ProfileCoordinator_Text_swift, sizeof file_Templates_coordinator_Sources_App_Terminal_ProfileCoordinator_Text_swift - 1},
  {"Templates/coordinator/Sources/App/Terminal/Traced+Repositories.swift", file_Templates_coordinator_Sources_App_Terminal_Traced_Repositories_swift, sizeof file_Templates_coordinator_Sources_App_Terminal_Traced_Repositories_swift - 1},
  {"Templates/coordinator/Sources/App/Terminal/Traced+UseCases.swift", file_Templates_coordinator_Sources_App_Terminal_Traced_UseCases_swift, sizeof file_Templates_coordinator_Sources_App_Terminal_Traced_UseCases_swift - 1},
  {"Templates/coordinator/Sources/App/Terminal/Tracer+Layers.swift", file_Templates_coordinator_Sources_App_Terminal_Tracer_Layers_swift, sizeof file_Templates_coordinator_Sources_App_Terminal_Tracer_Layers_swift - 1},
  {"Templates/coordinator/Sources/App/UnbundledProgram.swift", file_Templates_coordinator_Sources_App_UnbundledProgram_swift, sizeof file_Templates_coordinator_Sources_App_UnbundledProgram_swift - 1},
  {"Templates/coordinator/Sources/Data/DTOs/CodeRequestDTO.swift", file_Templates_coordinator_Sources_Data_DTOs_CodeRequestDTO_swift, sizeof file_Templates_coordinator_Sources_Data_DTOs_CodeRequestDTO_swift - 1},
  {"Templates/coordinator/Sources/Data/DTOs/CodeSentDTO.swift", file_Templates_coordinator_Sources_Data_DTOs_CodeSentDTO_swift, sizeof file_Templates_coordinator_Sources_Data_DTOs_CodeSentDTO_swift - 1},
  {"Templates/coordinator/Sources/Data/DTOs/ErrorDTO.swift", file_Templates_coordinator_Sources_Data_DTOs_ErrorDTO_swift, sizeof file_Templates_coordinator_Sources_Data_DTOs_ErrorDTO_swift - 1},
  {"Templates/coordinator/Sources/Data/DTOs/NewUserDTO.swift", file_Templates_coordinator_Sources_Data_DTOs_NewUserDTO_swift, sizeof file_Templates_coordinator_Sources_Data_DTOs_NewUserDTO_swift - 1},
  {"Templates/coordinator/Sources/Data/DTOs/ProfileDTO.swift", file_Templates_coordinator_Sources_Data_DTOs_ProfileDTO_swift, sizeof file_Templates_coordinator_Sources_Data_DTOs_ProfileDTO_swift - 1},
  {"Templates/coordinator/Sources/Data/DTOs/ProfileUpdateDTO.swift", file_Templates_coordinator_Sources_Data_DTOs_ProfileUpdateDTO_swift, sizeof file_Templates_coordinator_Sources_Data_DTOs_ProfileUpdateDTO_swift - 1},
  {"Templates/coordinator/Sources/Data/DTOs/RefusalDTO.swift", file_Templates_coordinator_Sources_Data_DTOs_RefusalDTO_swift, sizeof file_Templates_coordinator_Sources_Data_DTOs_RefusalDTO_swift - 1},
  {"Templates/coordinator/Sources/Data/DTOs/SignInDTO.swift", file_Templates_coordinator_Sources_Data_DTOs_SignInDTO_swift, sizeof file_Templates_coordinator_Sources_Data_DTOs_SignInDTO_swift - 1},
  {"Templates/coordinator/Sources/Data/DTOs/StoredUsersDTO.swift", file_Templates_coordinator_Sources_Data_DTOs_StoredUsersDTO_swift, sizeof file_Templates_coordinator_Sources_Data_DTOs_StoredUsersDTO_swift - 1},
  {"Templates/coordinator/Sources/Data/DTOs/UserDTO.swift", file_Templates_coordinator_Sources_Data_DTOs_UserDTO_swift, sizeof file_Templates_coordinator_Sources_Data_DTOs_UserDTO_swift - 1},
  {"Templates/coordinator/Sources/Data/DataSources/AvatarRemoteDataSource.swift", file_Templates_coordinator_Sources_Data_DataSources_AvatarRemoteDataSource_swift, sizeof file_Templates_coordinator_Sources_Data_DataSources_AvatarRemoteDataSource_swift - 1},
  {"Templates/coordinator/Sources/Data/DataSources/ProfileRemoteDataSource.swift", file_Templates_coordinator_Sources_Data_DataSources_ProfileRemoteDataSource_swift, sizeof file_Templates_coordinator_Sources_Data_DataSources_ProfileRemoteDataSource_swift - 1},
  {"Templates/coordinator/Sources/Data/DataSources/SessionRemoteDataSource.swift", file_Templates_coordinator_Sources_Data_DataSources_SessionRemoteDataSource_swift, sizeof file_Templates_coordinator_Sources_Data_DataSources_SessionRemoteDataSource_swift - 1},
  {"Templates/coordinator/Sources/Data/DataSources/UserLocalDataSource.swift", file_Templates_coordinator_Sources_Data_DataSources_UserLocalDataSource_swift, sizeof file_Templates_coordinator_Sources_Data_DataSources_UserLocalDataSource_swift - 1},
  {"Templates/coordinator/Sources/Data/DataSources/UserRemoteDataSource.swift", file_Templates_coordinator_Sources_Data_DataSources_UserRemoteDataSource_swift, sizeof file_Templates_coordinator_Sources_Data_DataSources_UserRemoteDataSource_swift - 1},
  {"Templates/coordinator/Sources/Data/Repositories/AppError+NetworkError.swift", file_Templates_coordinator_Sources_Data_Repositories_AppError_NetworkError_swift, sizeof file_Templates_coordinator_Sources_Data_Repositories_AppError_NetworkError_swift - 1},
  {"Templates/coordinator/Sources/Data/Repositories/AvatarRepository.swift", file_Templates_coordinator_Sources_Data_Repositories_AvatarRepository_swift, sizeof file_Templates_coordinator_Sources_Data_Repositories_AvatarRepository_swift - 1},
  {"Templates/coordinator/Sources/Data/Repositories/ProfileRepository.swift", file_Templates_coordinator_Sources_Data_Repositories_ProfileRepository_swift, sizeof file_Templates_coordinator_Sources_Data_Repositories_ProfileRepository_swift - 1},
  {"Templates/coordinator/Sources/Data/Repositories/SessionRepository.swift", file_Templates_coordinator_Sources_Data_Repositories_SessionRepository_swift, sizeof file_Templates_coordinator_Sources_Data_Repositories_SessionRepository_swift - 1},
  {"Templates/coordinator/Sources/Data/Repositories/UnansweredDrafts.swift", file_Templates_coordinator_Sources_Data_Repositories_UnansweredDrafts_swift, sizeof file_Templates_coordinator_Sources_Data_Repositories_UnansweredDrafts_swift - 1},
  {"Templates/coordinator/Sources/Data/Repositories/UserRepository.swift", file_Templates_coordinator_Sources_Data_Repositories_UserRepository_swift, sizeof file_Templates_coordinator_Sources_Data_Repositories_UserRepository_swift - 1},
  {"Templates/coordinator/Sources/Domain/Entities/AppError.swift", file_Templates_coordinator_Sources_Domain_Entities_AppError_swift, sizeof file_Templates_coordinator_Sources_Domain_Entities_AppError_swift - 1},
  {"Templates/coordinator/Sources/Domain/Entities/Profile.swift", file_Templates_coordinator_Sources_Domain_Entities_Profile_swift, sizeof file_Templates_coordinator_Sources_Domain_Entities_Profile_swift - 1},
  {"Templates/coordinator/Sources/Domain/Entities/Session.swift", file_Templates_coordinator_Sources_Domain_Entities_Session_swift, sizeof file_Templates_coordinator_Sources_Domain_Entities_Session_swift - 1},
  {"Templates/coordinator/Sources/Domain/Entities/String+Contact.swift", file_Templates_coordinator_Sources_Domain_Entities_String_Contact_swift, sizeof file_Templates_coordinator_Sources_Domain_Entities_String_Contact_swift - 1},
  {"Templates/coordinator/Sources/Domain/Entities/User.swift", file_Templates_coordinator_Sources_Domain_Entities_User_swift, sizeof file_Templates_coordinator_Sources_Domain_Entities_User_swift - 1},
  {"Templates/coordinator/Sources/Domain/Entities/UserDraft.swift", file_Templates_coordinator_Sources_Domain_Entities_UserDraft_swift, sizeof file_Templates_coordinator_Sources_Domain_Entities_UserDraft_swift - 1},
  {"Templates/coordinator/Sources/Domain/Entities/UserList.swift", file_Templates_coordinator_Sources_Domain_Entities_UserList_swift, sizeof file_Templates_coordinator_Sources_Domain_Entities_UserList_swift - 1},
  {"Templates/coordinator/Sources/Domain/Protocols/AvatarRepositoryProtocol.swift", file_Templates_coordinator_Sources_Domain_Protocols_AvatarRepositoryProtocol_swift, sizeof file_Templates_coordinator_Sources_Domain_Protocols_AvatarRepositoryProtocol_swift - 1},
  {"Templates/coordinator/Sources/Domain/Protocols/ProfileRepositoryProtocol.swift", file_Templates_coordinator_Sources_Domain_Protocols_ProfileRepositoryProtocol_swift, sizeof file_Templates_coordinator_Sources_Domain_Protocols_ProfileRepositoryProtocol_swift - 1},
  {"Templates/coordinator/Sources/Domain/Protocols/SessionRepositoryProtocol.swift", file_Templates_coordinator_Sources_Domain_Protocols_SessionRepositoryProtocol_swift, sizeof file_Templates_coordinator_Sources_Domain_Protocols_SessionRepositoryProtocol_swift - 1},
  {"Templates/coordinator/Sources/Domain/Protocols/UserRepositoryProtocol.swift", file_Templates_coordinator_Sources_Domain_Protocols_UserRepositoryProtocol_swift, sizeof file_Templates_coordinator_Sources_Domain_Protocols_UserRepositoryProtocol_swift - 1},
  {"Templates/coordinator/Sources/Domain/UseCases/CreateUserUseCase.swift", file_Templates_coordinator_Sources_Domain_UseCases_CreateUserUseCase_swift, sizeof file_Templates_coordinator_Sources_Domain_UseCases_CreateUserUseCase_swift - 1},
  {"Templates/coordinator/Sources/Domain/UseCases/GetAvatarUseCase.swift", file_Templates_coordinator_Sources_Domain_UseCases_GetAvatarUseCase_swift, sizeof file_Templates_coordinator_Sources_Domain_UseCases_GetAvatarUseCase_swift - 1},
  {"Templates/coordinator/Sources/Domain/UseCases/GetProfileUseCase.swift", file_Templates_coordinator_Sources_Domain_UseCases_GetProfileUseCase_swift, sizeof file_Templates_coordinator_Sources_Domain_UseCases_GetProfileUseCase_swift - 1},
  {"Templates/coordinator/Sources/Domain/UseCases/GetUserListUseCase.swift", file_Templates_coordinator_Sources_Domain_UseCases_GetUserListUseCase_swift, sizeof file_Templates_coordinator_Sources_Domain_UseCases_GetUserListUseCase_swift - 1},
  {"Templates/coordinator/Sources/Domain/UseCases/ObserveSessionUseCase.swift", file_Templates_coordinator_Sources_Domain_UseCases_ObserveSessionUseCase_swift, sizeof file_Templates_coordinator_Sources_Domain_UseCases_ObserveSessionUseCase_swift - 1},
  {"Templates/coordinator/Sources/Domain/UseCases/ReadSessionUseCase.swift", file_Templates_coordinator_Sources_Domain_UseCases_ReadSessionUseCase_swift, sizeof file_Templates_coordinator_Sources_Domain_UseCases_ReadSessionUseCase_swift - 1},
  {"Templates/coordinator/Sources/Domain/UseCases/RequestCodeUseCase.swift", file_Templates_coordinator_Sources_Domain_UseCases_RequestCodeUseCase_swift, sizeof file_Templates_coordinator_Sources_Domain_UseCases_RequestCodeUseCase_swift - 1},
  {"Templates/coordinator/Sources/Domain/UseCases/SignInUseCase.swift", file_Templates_coordinator_Sources_Domain_UseCases_SignInUseCase_swift, sizeof file_Templates_coordinator_Sources_Domain_UseCases_SignInUseCase_swift - 1},
  {"Templates/coordinator/Sources/Domain/UseCases/SignOutUseCase.swift", file_Templates_coordinator_Sources_Domain_UseCases_SignOutUseCase_swift, sizeof file_Templates_coordinator_Sources_Domain_UseCases_SignOutUseCase_swift - 1},
  {"Templates/coordinator/Sources/Domain/UseCases/UpdateProfileUseCase.swift", file_Templates_coordinator_Sources_Domain_UseCases_UpdateProfileUseCase_swift, sizeof file_Templates_coordinator_Sources_Domain_UseCases_UpdateProfileUseCase_swift - 1},
  {"Templates/coordinator/Sources/Infrastructure/Network/RefreshDTO.swift", file_Templates_coordinator_Sources_Infrastructure_Network_RefreshDTO_swift, sizeof file_Templates_coordinator_Sources_Infrastructure_Network_RefreshDTO_swift - 1},
  {"Templates/coordinator/Sources/Infrastructure/Network/Session+Authorizer.swift", file_Templates_coordinator_Sources_Infrastructure_Network_Session_Authorizer_swift, sizeof file_Templates_coordinator_Sources_Infrastructure_Network_Session_Authorizer_swift - 1},
  {"Templates/coordinator/Sources/Infrastructure/Network/SessionDTO.swift", file_Templates_coordinator_Sources_Infrastructure_Network_SessionDTO_swift, sizeof file_Templates_coordinator_Sources_Infrastructure_Network_SessionDTO_swift - 1},
  {"Templates/coordinator/Sources/Infrastructure/Network/SessionNetwork.swift", file_Templates_coordinator_Sources_Infrastructure_Network_SessionNetwork_swift, sizeof file_Templates_coordinator_Sources_Infrastructure_Network_SessionNetwork_swift - 1},
  {"Templates/coordinator/Sources/Infrastructure/Storage/CredentialStorage.swift", file_Templates_coordinator_Sources_Infrastructure_Storage_CredentialStorage_swift, sizeof file_Templates_coordinator_Sources_Infrastructure_Storage_CredentialStorage_swift - 1},
  {"Templates/coordinator/Sources/Infrastructure/Storage/DeviceKeychain.swift", file_Templates_coordinator_Sources_Infrastructure_Storage_DeviceKeychain_swift, sizeof file_Templates_coordinator_Sources_Infrastructure_Storage_DeviceKeychain_swift - 1},
  {"Templates/coordinator/Sources/Infrastructure/Utils/Log.swift", file_Templates_coordinator_Sources_Infrastructure_Utils_Log_swift, sizeof file_Templates_coordinator_Sources_Infrastructure_Utils_Log_swift - 1},
  {"Templates/coordinator/Sources/Presentation/Coordinators/AppCoordinator.swift", file_Templates_coordinator_Sources_Presentation_Coordinators_AppCoordinator_swift, sizeof file_Templates_coordinator_Sources_Presentation_Coordinators_AppCoordinator_swift - 1},
  {"Templates/coordinator/Sources/Presentation/Coordinators/DeepLink.swift", file_Templates_coordinator_Sources_Presentation_Coordinators_DeepLink_swift, sizeof file_Templates_coordinator_Sources_Presentation_Coordinators_DeepLink_swift - 1},
  {"Templates/coordinator/Sources/Presentation/Coordinators/HomeCoordinator.swift", file_Templates_coordinator_Sources_Presentation_Coordinators_HomeCoordinator_swift, sizeof file_Templates_coordinator_Sources_Presentation_Coordinators_HomeCoordinator_swift - 1},
  {"Templates/coordinator/Sources/Presentation/Coordinators/HomeNavigation.swift", file_Templates_coordinator_Sources_Presentation_Coordinators_HomeNavigation_swift, sizeof file_Templates_coordinator_Sources_Presentation_Coordinators_HomeNavigation_swift - 1},
  {"Templates/coordinator/Sources/Presentation/Coordinators/ProfileCoordinator.swift", file_Templates_coordinator_Sources_Presentation_Coordinators_ProfileCoordinator_swift, sizeof file_Templates_coordinator_Sources_Presentation_Coordinators_ProfileCoordinator_swift - 1},
  {"Templates/coordinator/Sources/Presentation/Coordinators/ProfileNavigation.swift", file_Templates_coordinator_Sources_Presentation_Coordinators_ProfileNavigation_swift, sizeof file_Templates_coordinator_Sources_Presentation_Coordinators_ProfileNavigation_swift - 1},
  {"Templates/coordinator/Sources/Presentation/Coordinators/SessionNavigation.swift", file_Templates_coordinator_Sources_Presentation_Coordinators_SessionNavigation_swift, sizeof file_Templates_coordinator_Sources_Presentation_Coordinators_SessionNavigation_swift - 1},
  {"Templates/coordinator/Sources/Presentation/Coordinators/SettingsCoordinator.swift", file_Templates_coordinator_Sources_Presentation_Coordinators_SettingsCoordinator_swift, sizeof file_Templates_coordinator_Sources_Presentation_Coordinators_SettingsCoordinator_swift - 1},
  {"Templates/coordinator/Sources/Presentation/Coordinators/SettingsNavigation.swift", file_Templates_coordinator_Sources_Presentation_Coordinators_SettingsNavigation_swift, sizeof file_Templates_coordinator_Sources_Presentation_Coordinators_SettingsNavigation_swift - 1},
  {"Templates/coordinator/Sources/Presentation/Coordinators/SignInCoordinator.swift", file_Templates_coordinator_Sources_Presentation_Coordinators_SignInCoordinator_swift, sizeof file_Templates_coordinator_Sources_Presentation_Coordinators_SignInCoordinator_swift - 1},
  {"Templates/coordinator/Sources/Presentation/Coordinators/SignInNavigation.swift", file_Templates_coordinator_Sources_Presentation_Coordinators_SignInNavigation_swift, sizeof file_Templates_coordinator_Sources_Presentation_Coordinators_SignInNavigation_swift - 1},
  {"Templates/coordinator/Sources/Presentation/Coordinators/WindowNavigation.swift", file_Templates_coordinator_Sources_Presentation_Coordinators_WindowNavigation_swift, sizeof file_Templates_coordinator_Sources_Presentation_Coordinators_WindowNavigation_swift - 1},
  {"Templates/coordinator/Sources/Presentation/Errors/AppError+Text.swift", file_Templates_coordinator_Sources_Presentation_Errors_AppError_Text_swift, sizeof file_Templates_coordinator_Sources_Presentation_Errors_AppError_Text_swift - 1},
  {"Templates/coordinator/Sources/Presentation/ViewModels/AvatarsViewModel.swift", file_Templates_coordinator_Sources_Presentation_ViewModels_AvatarsViewModel_swift, sizeof file_Templates_coordinator_Sources_Presentation_ViewModels_AvatarsViewModel_swift - 1},
  {"Templates/coordinator/Sources/Presentation/ViewModels/BaseViewModel.swift", file_Templates_coordinator_Sources_Presentation_ViewModels_BaseViewModel_swift, sizeof file_Templates_coordinator_Sources_Presentation_ViewModels_BaseViewModel_swift - 1},
  {"Templates/coordinator/Sources/Presentation/ViewModels/CreateUserViewModel.swift", file_Templates_coordinator_Sources_Presentation_ViewModels_CreateUserViewModel_swift, sizeof file_Templates_coordinator_Sources_Presentation_ViewModels_CreateUserViewModel_swift - 1},
  {"Templates/coordinator/Sources/Presentation/ViewModels/ProfileViewModel.swift", file_Templates_coordinator_Sources_Presentation_ViewModels_ProfileViewModel_swift, sizeof file_Templates_coordinator_Sources_Presentation_ViewModels_ProfileViewModel_swift - 1},
  {"Templates/coordinator/Sources/Presentation/ViewModels/SessionViewModel.swift", file_Templates_coordinator_Sources_Presentation_ViewModels_SessionViewModel_swift, sizeof file_Templates_coordinator_Sources_Presentation_ViewModels_SessionViewModel_swift - 1},
  {"Templates/coordinator/Sources/Presentation/ViewModels/SettingsViewModel.swift", file_Templates_coordinator_Sources_Presentation_ViewModels_SettingsViewModel_swift, sizeof file_Templates_coordinator_Sources_Presentation_ViewModels_SettingsViewModel_swift - 1},
  {"Templates/coordinator/Sources/Presentation/ViewModels/SignInViewModel.swift", file_Templates_coordinator_Sources_Presentation_ViewModels_SignInViewModel_swift, sizeof file_Templates_coordinator_Sources_Presentation_ViewModels_SignInViewModel_swift - 1},
  {"Templates/coordinator/Sources/Presentation/ViewModels/UserListViewModel.swift", file_Templates_coordinator_Sources_Presentation_ViewModels_UserListViewModel_swift, sizeof file_Templates_coordinator_Sources_Presentation_ViewModels_UserListViewModel_swift - 1},
  {"Templates/coordinator/Sources/Presentation/ViewModels/ViewState.swift", file_Templates_coordinator_Sources_Presentation_ViewModels_ViewState_swift, sizeof file_Templates_coordinator_Sources_Presentation_ViewModels_ViewState_swift - 1},
  {"Templates/coordinator/Sources/Presentation/Views/Components/View+Announcement.swift", file_Templates_coordinator_Sources_Presentation_Views_Components_View_Announcement_swift, sizeof file_Templates_coordinator_Sources_Presentation_Views_Components_View_Announcement_swift - 1},
  {"Templates/coordinator/Sources/Presentation/Views/Components/View+Input.swift", file_Templates_coordinator_Sources_Presentation_Views_Components_View_Input_swift, sizeof file_Templates_coordinator_Sources_Presentation_Views_Components_View_Input_swift - 1},
  {"Templates/coordinator/Sources/Presentation/Views/Home/AvatarView.swift", file_Templates_coordinator_Sources_Presentation_Views_Home_AvatarView_swift, sizeof file_Templates_coordinator_Sources_Presentation_Views_Home_AvatarView_swift - 1},
  {"Templates/coordinator/Sources/Presentation/Views/Home/CreateUserView.swift", file_Templates_coordinator_Sources_Presentation_Views_Home_CreateUserView_swift, sizeof file_Templates_coordinator_Sources_Presentation_Views_Home_CreateUserView_swift - 1},
  {"Templates/coordinator/Sources/Presentation/Views/Home/HomeView.swift", file_Templates_coordinator_Sources_Presentation_Views_Home_HomeView_swift, sizeof file_Templates_coordinator_Sources_Presentation_Views_Home_HomeView_swift - 1},
  {"Templates/coordinator/Sources/Presentation/Views/Home/Image+Data.swift", file_Templates_coordinator_Sources_Presentation_Views_Home_Image_Data_swift, sizeof file_Templates_coordinator_Sources_Presentation_Views_Home_Image_Data_swift - 1},
  {"Templates/coordinator/Sources/Presentation/Views/Home/UserDetailView.swift", file_Templates_coordinator_Sources_Presentation_Views_Home_UserDetailView_swift, sizeof file_Templates_coordinator_Sources_Presentation_Views_Home_UserDetailView_swift - 1},
  {"Templates/coordinator/Sources/Presentation/Views/Home/UserListView.swift", file_Templates_coordinator_Sources_Presentation_Views_Home_UserListView_swift, sizeof file_Templates_coordinator_Sources_Presentation_Views_Home_UserListView_swift - 1},
  {"Templates/coordinator/Sources/Presentation/Views/Home/UserRowView.swift", file_Templates_coordinator_Sources_Presentation_Views_Home_UserRowView_swift, sizeof file_Templates_coordinator_Sources_Presentation_Views_Home_UserRowView_swift - 1},
  {"Templates/coordinator/Sources/Presentation/Views/Profile/ProfileDetailView.swift", file_Templates_coordinator_Sources_Presentation_Views_Profile_ProfileDetailView_swift, sizeof file_Templates_coordinator_Sources_Presentation_Views_Profile_ProfileDetailView_swift - 1},
  {"Templates/coordinator/Sources/Presentation/Views/Profile/ProfileView.swift", file_Templates_coordinator_Sources_Presentation_Views_Profile_ProfileView_swift, sizeof file_Templates_coordinator_Sources_Presentation_Views_Profile_ProfileView_swift - 1},
  {"Templates/coordinator/Sources/Presentation/Views/Profile/SignInFlowView.swift", file_Templates_coordinator_Sources_Presentation_Views_Profile_SignInFlowView_swift, sizeof file_Templates_coordinator_Sources_Presentation_Views_Profile_SignInFlowView_swift - 1},
  {"Templates/coordinator/Sources/Presentation/Views/Profile/SignInView.swift", file_Templates_coordinator_Sources_Presentation_Views_Profile_SignInView_swift, sizeof file_Templates_coordinator_Sources_Presentation_Views_Profile_SignInView_swift - 1},
  {"Templates/coordinator/Sources/Presentation/Views/Settings/SettingsFlowView.swift", file_Templates_coordinator_Sources_Presentation_Views_Settings_SettingsFlowView_swift, sizeof file_Templates_coordinator_Sources_Presentation_Views_Settings_SettingsFlowView_swift - 1},
  {"Templates/coordinator/Sources/Presentation/Views/Settings/SettingsView.swift", file_Templates_coordinator_Sources_Presentation_Views_Settings_SettingsView_swift, sizeof file_Templates_coordinator_Sources_Presentation_Views_Settings_SettingsView_swift - 1},
  {"Templates/coordinator/Tests/IntegrationTests/DataSourceIntegrationTests.swift", file_Templates_coordinator_Tests_IntegrationTests_DataSourceIntegrationTests_swift, sizeof file_Templates_coordinator_Tests_IntegrationTests_DataSourceIntegrationTests_swift - 1},
  {"Templates/coordinator/Tests/IntegrationTests/EnvelopeTests.swift", file_Templates_coordinator_Tests_IntegrationTests_EnvelopeTests_swift, sizeof file_Templates_coordinator_Tests_IntegrationTests_EnvelopeTests_swift - 1},
  {"Templates/coordinator/Tests/IntegrationTests/MembersIntegrationTests.swift", file_Templates_coordinator_Tests_IntegrationTests_MembersIntegrationTests_swift, sizeof file_Templates_coordinator_Tests_IntegrationTests_MembersIntegrationTests_swift - 1},
  {"Templates/coordinator/Tests/IntegrationTests/ServerFaultTests.swift", file_Templates_coordinator_Tests_IntegrationTests_ServerFaultTests_swift, sizeof file_Templates_coordinator_Tests_IntegrationTests_ServerFaultTests_swift - 1},
  {"Templates/coordinator/Tests/IntegrationTests/WindowTests.swift", file_Templates_coordinator_Tests_IntegrationTests_WindowTests_swift, sizeof file_Templates_coordinator_Tests_IntegrationTests_WindowTests_swift - 1},
  {"Templates/coordinator/Tests/UnitTests/Data/AvatarRepositoryTests.swift", file_Templates_coordinator_Tests_UnitTests_Data_AvatarRepositoryTests_swift, sizeof file_Templates_coordinator_Tests_UnitTests_Data_AvatarRepositoryTests_swift - 1},
  {"Templates/coordinator/Tests/UnitTests/Data/DataSourceTests.swift", file_Templates_coordinator_Tests_UnitTests_Data_DataSourceTests_swift, sizeof file_Templates_coordinator_Tests_UnitTests_Data_DataSourceTests_swift - 1},
  {"Templates/coordinator/Tests/UnitTests/Data/DeviceKeychainTests.swift", file_Templates_coordinator_Tests_UnitTests_Data_DeviceKeychainTests_swift, sizeof file_Templates_coordinator_Tests_UnitTests_Data_DeviceKeychainTests_swift - 1},
  {"Templates/coordinator/Tests/UnitTests/Data/ProfileRepositoryTests.swift", file_Templates_coordinator_Tests_UnitTests_Data_ProfileRepositoryTests_swift, sizeof file_Templates_coordinator_Tests_UnitTests_Data_ProfileRepositoryTests_swift - 1},
  {"Templates/coordinator/Tests/UnitTests/Data/SessionRepositoryTests.swift", file_Templates_coordinator_Tests_UnitTests_Data_SessionRepositoryTests_swift, sizeof file_Templates_coordinator_Tests_UnitTests_Data_SessionRepositoryTests_swift - 1},
  {"Templates/coordinator/Tests/UnitTests/Data/UnansweredDraftsTests.swift", file_Templates_coordinator_Tests_UnitTests_Data_UnansweredDraftsTests_swift, sizeof file_Templates_coordinator_Tests_UnitTests_Data_UnansweredDraftsTests_swift - 1},
  {"Templates/coordinator/Tests/UnitTests/Data/UserRepositoryTests.swift", file_Templates_coordinator_Tests_UnitTests_Data_UserRepositoryTests_swift, sizeof file_Templates_coordinator_Tests_UnitTests_Data_UserRepositoryTests_swift - 1},
  {"Templates/coordinator/Tests/UnitTests/Domain/ProfileUseCaseTests.swift", file_Templates_coordinator_Tests_UnitTests_Domain_ProfileUseCaseTests_swift, sizeof file_Templates_coordinator_Tests_UnitTests_Domain_ProfileUseCaseTests_swift - 1},
  {"Templates/coordinator/Tests/UnitTests/Domain/SessionUseCaseTests.swift", file_Templates_coordinator_Tests_UnitTests_Domain_SessionUseCaseTests_swift, sizeof file_Templates_coordinator_Tests_UnitTests_Domain_SessionUseCaseTests_swift - 1},
  {"Templates/coordinator/Tests/UnitTests/Domain/UserTests.swift", file_Templates_coordinator_Tests_UnitTests_Domain_UserTests_swift, sizeof file_Templates_coordinator_Tests_UnitTests_Domain_UserTests_swift - 1},
  {"Templates/coordinator/Tests/UnitTests/Domain/UserUseCaseTests.swift", file_Templates_coordinator_Tests_UnitTests_Domain_UserUseCaseTests_swift, sizeof file_Templates_coordinator_Tests_UnitTests_Domain_UserUseCaseTests_swift - 1},
  {"Templates/coordinator/Tests/UnitTests/Fakes/FakeDataSources.swift", file_Templates_coordinator_Tests_UnitTests_Fakes_FakeDataSources_swift, sizeof file_Templates_coordinator_Tests_UnitTests_Fakes_FakeDataSources_swift - 1},
  {"Templates/coordinator/Tests/UnitTests/Fakes/FakeNavigation.swift", file_Templates_coordinator_Tests_UnitTests_Fakes_FakeNavigation_swift, sizeof file_Templates_coordinator_Tests_UnitTests_Fakes_FakeNavigation_swift - 1},
  {"Templates/coordinator/Tests/UnitTests/Fakes/FakeProfileRepository.swift", file_Templates_coordinator_Tests_UnitTests_Fakes_FakeProfileRepository_swift, sizeof file_Templates_coordinator_Tests_UnitTests_Fakes_FakeProfileRepository_swift - 1},
  {"Templates/coordinator/Tests/UnitTests/Fakes/FakeSessionRepository.swift", file_Templates_coordinator_Tests_UnitTests_Fakes_FakeSessionRepository_swift, sizeof file_Templates_coordinator_Tests_UnitTests_Fakes_FakeSessionRepository_swift - 1},
  {"Templates/coordinator/Tests/UnitTests/Fakes/FakeUserRepository.swift", file_Templates_coordinator_Tests_UnitTests_Fakes_FakeUserRepository_swift, sizeof file_Templates_coordinator_Tests_UnitTests_Fakes_FakeUserRepository_swift - 1},
  {"Templates/coordinator/Tests/UnitTests/Fakes/Fixtures.swift", file_Templates_coordinator_Tests_UnitTests_Fakes_Fixtures_swift, sizeof file_Templates_coordinator_Tests_UnitTests_Fakes_Fixtures_swift - 1},
  {"Templates/coordinator/Tests/UnitTests/Fakes/HeldAnswers.swift", file_Templates_coordinator_Tests_UnitTests_Fakes_HeldAnswers_swift, sizeof file_Templates_coordinator_Tests_UnitTests_Fakes_HeldAnswers_swift - 1},
  {"Templates/coordinator/Tests/UnitTests/Fakes/HeldUserRepository.swift", file_Templates_coordinator_Tests_UnitTests_Fakes_HeldUserRepository_swift, sizeof file_Templates_coordinator_Tests_UnitTests_Fakes_HeldUserRepository_swift - 1},
  {"Templates/coordinator/Tests/UnitTests/Fakes/LateUserRemoteDataSource.swift", file_Templates_coordinator_Tests_UnitTests_Fakes_LateUserRemoteDataSource_swift, sizeof file_Templates_coordinator_Tests_UnitTests_Fakes_LateUserRemoteDataSource_swift - 1},
  {"Templates/coordinator/Tests/UnitTests/Fakes/LockedKeychain.swift", file_Templates_coordinator_Tests_UnitTests_Fakes_LockedKeychain_swift, sizeof file_Templates_coordinator_Tests_UnitTests_Fakes_LockedKeychain_swift - 1},
  {"Templates/coordinator/Tests/UnitTests/Presentation/AvatarsViewModelTests.swift", file_Templates_coordinator_Tests_UnitTests_Presentation_AvatarsViewModelTests_swift, sizeof file_Templates_coordinator_Tests_UnitTests_Presentation_AvatarsViewModelTests_swift - 1},
  {"Templates/coordinator/Tests/UnitTests/Presentation/CoordinatorTests.swift", file_Templates_coordinator_Tests_UnitTests_Presentation_CoordinatorTests_swift, sizeof file_Templates_coordinator_Tests_UnitTests_Presentation_CoordinatorTests_swift - 1},
  {"Templates/coordinator/Tests/UnitTests/Presentation/DeepLinkTests.swift", file_Templates_coordinator_Tests_UnitTests_Presentation_DeepLinkTests_swift, sizeof file_Templates_coordinator_Tests_UnitTests_Presentation_DeepLinkTests_swift - 1},
  {"Templates/coordinator/Tests/UnitTests/Presentation/LateNavigationTests.swift", file_Templates_coordinator_Tests_UnitTests_Presentation_LateNavigationTests_swift, sizeof file_Templates_coordinator_Tests_UnitTests_Presentation_LateNavigationTests_swift - 1},
  {"Templates/coordinator/Tests/UnitTests/Presentation/ProfileViewModelTests.swift", file_Templates_coordinator_Tests_UnitTests_Presentation_ProfileViewModelTests_swift, sizeof file_Templates_coordinator_Tests_UnitTests_Presentation_ProfileViewModelTests_swift - 1},
  {"Templates/coordinator/Tests/UnitTests/Presentation/SessionTests.swift", file_Templates_coordinator_Tests_UnitTests_Presentation_SessionTests_swift, sizeof file_Templates_coordinator_Tests_UnitTests_Presentation_SessionTests_swift - 1},
  {"Templates/coordinator/Tests/UnitTests/Presentation/UserViewModelTests.swift", file_Templates_coordinator_Tests_UnitTests_Presentation_UserViewModelTests_swift, sizeof file_Templates_coordinator_Tests_UnitTests_Presentation_UserViewModelTests_swift - 1},
  {"Templates/coordinator/strata.yml", file_Templates_coordinator_strata_yml, sizeof file_Templates_coordinator_strata_yml - 1},
  {"Templates/gateway/App/LoginApp/Assets.xcassets/AccentColor.colorset/Contents.json", file_Templates_gateway_App_LoginApp_Assets_xcassets_AccentColor_colorset_Contents_json, sizeof file_Templates_gateway_App_LoginApp_Assets_xcassets_AccentColor_colorset_Contents_json - 1},
  {"Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/Contents.json", file_Templates_gateway_App_LoginApp_Assets_xcassets_AppIcon_appiconset_Contents_json, sizeof file_Templates_gateway_App_LoginApp_Assets_xcassets_AppIcon_appiconset_Contents_json - 1},
  {"Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/iOS.png", file_Templates_gateway_App_LoginApp_Assets_xcassets_AppIcon_appiconset_iOS_png, sizeof file_Templates_gateway_App_LoginApp_Assets_xcassets_AppIcon_appiconset_iOS_png - 1},
  {"Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/macOS-1024.png", file_Templates_gateway_App_LoginApp_Assets_xcassets_AppIcon_appiconset_macOS_1024_png, sizeof file_Templates_gateway_App_LoginApp_Assets_xcassets_AppIcon_appiconset_macOS_1024_png - 1},
  {"Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/macOS-128.png", file_Templates_gateway_App_LoginApp_Assets_xcassets_AppIcon_appiconset_macOS_128_png, sizeof file_Templates_gateway_App_LoginApp_Assets_xcassets_AppIcon_appiconset_macOS_128_png - 1},
  {"Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/macOS-16.png", file_Templates_gateway_App_LoginApp_Assets_xcassets_AppIcon_appiconset_macOS_16_png, sizeof file_Templates_gateway_App_LoginApp_Assets_xcassets_AppIcon_appiconset_macOS_16_png - 1},
  {"Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/macOS-256.png", file_Templates_gateway_App_LoginApp_Assets_xcassets_AppIcon_appiconset_macOS_256_png, sizeof file_Templates_gateway_App_LoginApp_Assets_xcassets_AppIcon_appiconset_macOS_256_png - 1},
  {"Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/macOS-32.png", file_Templates_gateway_App_LoginApp_Assets_xcassets_AppIcon_appiconset_macOS_32_png, sizeof file_Templates_gateway_App_LoginApp_Assets_xcassets_AppIcon_appiconset_macOS_32_png - 1},
  {"Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/macOS-512.png", file_Templates_gateway_App_LoginApp_Assets_xcassets_AppIcon_appiconset_macOS_512_png, sizeof file_Templates_gateway_App_LoginApp_Assets_xcassets_AppIcon_appiconset_macOS_512_png - 1},
  {"Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/macOS-64.png", file_Templates_gateway_App_LoginApp_Assets_xcassets_AppIcon_appiconset_macOS_64_png, sizeof file_Templates_gateway_App_LoginApp_Assets_xcassets_AppIcon_appiconset_macOS_64_png - 1},
  {"Templates/gateway/App/LoginApp/Assets.xcassets/Contents.json", file_Templates_gateway_App_LoginApp_Assets_xcassets_Contents_json, sizeof file_Templates_gateway_App_LoginApp_Assets_xcassets_Contents_json - 1},
  {"Templates/gateway/App/LoginApp/Info.plist", file_Templates_gateway_App_LoginApp_Info_plist, sizeof file_Templates_gateway_App_LoginApp_Info_plist - 1},
  {"Templates/gateway/App/LoginApp/Localizable.xcstrings", file_Templates_gateway_App_LoginApp_Localizable_xcstrings, sizeof file_Templates_gateway_App_LoginApp_Localizable_xcstrings - 1},
  {"Templates/gateway/App/LoginApp/LoginApp.entitlements", file_Templates_gateway_App_LoginApp_LoginApp_entitlements, sizeof file_Templates_gateway_App_LoginApp_LoginApp_entitlements - 1},
  {"Templates/gateway/App/LoginApp/Main.swift", file_Templates_gateway_App_LoginApp_Main_swift, sizeof file_Templates_gateway_App_LoginApp_Main_swift - 1},
  {"Templates/gateway/App/LoginApp/PrivacyInfo.xcprivacy", file_Templates_gateway_App_LoginApp_PrivacyInfo_xcprivacy, sizeof file_Templates_gateway_App_LoginApp_PrivacyInfo_xcprivacy - 1},
  {"Templates/gateway/App/LoginUITests/LoginUITests.swift", file_Templates_gateway_App_LoginUITests_LoginUITests_swift, sizeof file_Templates_gateway_App_LoginUITests_LoginUITests_swift - 1},
  {"Templates/gateway/App/LoginUITests/XCUIApplication+Launch.swift", file_Templates_gateway_App_LoginUITests_XCUIApplication_Launch_swift, sizeof file_Templates_gateway_App_LoginUITests_XCUIApplication_Launch_swift - 1},
  {"Templates/gateway/Package.swift", file_Templates_gateway_Package_swift, sizeof file_Templates_gateway_Package_swift - 1},
  {"Templates/gateway/README.md", file_Templates_gateway_README_md, sizeof file_Templates_gateway_README_md - 1},
  {"Templates/gateway/Sources/App/AppDependencies+Views.swift", file_Templates_gateway_Sources_App_AppDependencies_Views_swift, sizeof file_Templates_gateway_Sources_App_AppDependencies_Views_swift - 1},
  {"Templates/gateway/Sources/App/AppDependencies.swift", file_Templates_gateway_Sources_App_AppDependencies_swift, sizeof file_Templates_gateway_Sources_App_AppDependencies_swift - 1},
  {"Templates/gateway/Sources/App/LaunchArguments.swift", file_Templates_gateway_Sources_App_LaunchArguments_swift, sizeof file_Templates_gateway_Sources_App_LaunchArguments_swift - 1},
  {"Templates/gateway/Sources/App/LayerDecorator.swift", file_Templates_gateway_Sources_App_LayerDecorator_swift, sizeof file_Templates_gateway_Sources_App_LayerDecorator_swift - 1},
  {"Templates/gateway/Sources/App/LoginApp.swift", file_Templates_gateway_Sources_App_LoginApp_swift, sizeof file_Templates_gateway_Sources_App_LoginApp_swift - 1},
  {"Templates/gateway/Sources/App/Previews/LightAndDark.swift", file_Templates_gateway_Sources_App_Previews_LightAndDark_swift, sizeof file_Templates_gateway_Sources_App_Previews_LightAndDark_swift - 1},
  {"Templates/gateway/Sources/App/Previews/PreviewAnswer.swift", file_Templates_gateway_Sources_App_Previews_PreviewAnswer_swift, sizeof file_Templates_gateway_Sources_App_Previews_PreviewAnswer_swift - 1},
  {"Templates/gateway/Sources/App/Previews/PreviewUseCases.swift", file_Templates_gateway_Sources_App_Previews_PreviewUseCases_swift, sizeof file_Templates_gateway_Sources_App_Previews_PreviewUseCases_swift - 1},
  {"Templates/gateway/Sources/App/Previews/Previews.swift", file_Templates_gateway_Sources_App_Previews_Previews_swift, sizeof file_Templates_gateway_Sources_App_Previews_Previews_swift - 1},
  {"Templates/gateway/Sources/App/Server.swift", file_Templates_gateway_Sources_App_Server_swift, sizeof file_Templates_gateway_Sources_App_Server_swift - 1},
  {"Templates/gateway/Sources/App/Terminal/LoginTerminal.swift", file_Templates_gateway_Sources_App_Terminal_LoginTerminal_swift, sizeof file_Templates_gateway_Sources_App_Terminal_LoginTerminal_swift - 1},
  {"Templates/gateway/Sources/App/Terminal/Main/Main.swift", file_Templates_gateway_Sources_App_Terminal_Main_Main_swift, sizeof file_Templates_gateway_Sources_App_Terminal_Main_Main_swift - 1},
  {"Templates/gateway/Sources/App/Terminal/SessionScreens.swift", file_Templates_gateway_Sources_App_Terminal_SessionScreens_swift, sizeof file_Templates_gateway_Sources_App_Terminal_SessionScreens_swift - 1},
  {"Templates/gateway/Sources/App/Terminal/Traced+Gateways.swift", file_Templates_gateway_Sources_App_Terminal_Traced_Gateways_swift, sizeof file_Templates_gateway_Sources_App_Terminal_Traced_Gateways_swift - 1},
  {"Templates/gateway/Sources/App/Terminal/Traced+UseCases.swift", file_Templates_gateway_Sources_App_Terminal_Traced_UseCases_swift, sizeof file_Templates_gateway_Sources_App_Terminal_Traced_UseCases_swift - 1},
  {"Templates/gateway/Sources/App/Terminal/Tracer+Layers.swift", file_Templates_gateway_Sources_App_Terminal_Tracer_Layers_swift, sizeof file_Templates_gateway_Sources_App_Terminal_Tracer_Layers_swift - 1},
  {"Templates/gateway/Sources/App/URL+App.swift", file_Templates_gateway_Sources_App_URL_App_swift, sizeof file_Templates_gateway_Sources_App_URL_App_swift - 1},
  {"Templates/gateway/Sources/App/UnbundledProgram.swift", file_Templates_gateway_Sources_App_UnbundledProgram_swift, sizeof file_Templates_gateway_Sources_App_UnbundledProgram_swift - 1},
  {"Templates/gateway/Sources/BusinessLogic/Errors/AuthError.swift", file_Templates_gateway_Sources_BusinessLogic_Errors_AuthError_swift, sizeof file_Templates_gateway_Sources_BusinessLogic_Errors_AuthError_swift - 1},
  {"Templates/gateway/Sources/BusinessLogic/Errors/SettingsError.swift", file_Templates_gateway_Sources_BusinessLogic_Errors_SettingsError_swift, sizeof file_Templates_gateway_Sources_BusinessLogic_Errors_SettingsError_swift - 1},
  {"Templates/gateway/Sources/BusinessLogic/Errors/ValidationError.swift", file_Templates_gateway_Sources_BusinessLogic_Errors_ValidationError_swift, sizeof file_Templates_gateway_Sources_BusinessLogic_Errors_ValidationError_swift - 1},
  {"Templates/gateway/Sources/BusinessLogic/Models/AuthSession+NetResValidate.swift", file_Templates_gateway_Sources_BusinessLogic_Models_AuthSession_NetResValidate_swift, sizeof file_Templates_gateway_Sources_BusinessLogic_Models_AuthSession_NetResValidate_swift - 1},
  {"Templates/gateway/Sources/BusinessLogic/Models/AuthSession.swift", file_Templates_gateway_Sources_BusinessLogic_Models_AuthSession_swift, sizeof file_Templates_gateway_Sources_BusinessLogic_Models_AuthSession_swift - 1},
  {"Templates/gateway/Sources/BusinessLogic/Models/Avatar.swift", file_Templates_gateway_Sources_BusinessLogic_Models_Avatar_swift, sizeof file_Templates_gateway_Sources_BusinessLogic_Models_Avatar_swift - 1},
  {"Templates/gateway/Sources/BusinessLogic/Models/AvatarUpload.swift", file_Templates_gateway_Sources_BusinessLogic_Models_AvatarUpload_swift, sizeof file_Templates_gateway_Sources_BusinessLogic_Models_AvatarUpload_swift - 1},
  {"Templates/gateway/Sources/BusinessLogic/Models/OTPResponse.swift", file_Templates_gateway_Sources_BusinessLogic_Models_OTPResponse_swift, sizeof file_Templates_gateway_Sources_BusinessLogic_Models_OTPResponse_swift - 1},
  {"Templates/gateway/Sources/BusinessLogic/Models/PictureType.swift", file_Templates_gateway_Sources_BusinessLogic_Models_PictureType_swift, sizeof file_Templates_gateway_Sources_BusinessLogic_Models_PictureType_swift - 1},
  {"Templates/gateway/Sources/BusinessLogic/Models/Profile.swift", file_Templates_gateway_Sources_BusinessLogic_Models_Profile_swift, sizeof file_Templates_gateway_Sources_BusinessLogic_Models_Profile_swift - 1},
  {"Templates/gateway/Sources/BusinessLogic/Models/SignInSettings+StoredSettings.swift", file_Templates_gateway_Sources_BusinessLogic_Models_SignInSettings_StoredSettings_swift, sizeof file_Templates_gateway_Sources_BusinessLogic_Models_SignInSettings_StoredSettings_swift - 1},
  {"Templates/gateway/Sources/BusinessLogic/Models/SignInSettings.swift", file_Templates_gateway_Sources_BusinessLogic_Models_SignInSettings_swift, sizeof file_Templates_gateway_Sources_BusinessLogic_Models_SignInSettings_swift - 1},
  {"Templates/gateway/Sources/BusinessLogic/Models/String+Validation.swift", file_Templates_gateway_Sources_BusinessLogic_Models_String_Validation_swift, sizeof file_Templates_gateway_Sources_BusinessLogic_Models_String_Validation_swift - 1},
  {"Templates/gateway/Sources/BusinessLogic/UseCases/GatewayError+AuthError.swift", file_Templates_gateway_Sources_BusinessLogic_UseCases_GatewayError_AuthError_swift, sizeof file_Templates_gateway_Sources_BusinessLogic_UseCases_GatewayError_AuthError_swift - 1},
  {"Templates/gateway/Sources/BusinessLogic/UseCases/GetAvatarUseCase.swift", file_Templates_gateway_Sources_BusinessLogic_UseCases_GetAvatarUseCase_swift, sizeof file_Templates_gateway_Sources_BusinessLogic_UseCases_GetAvatarUseCase_swift - 1},
  {"Templates/gateway/Sources/BusinessLogic/UseCases/GetProfileUseCase.swift", file_Templates_gateway_Sources_BusinessLogic_UseCases_GetProfileUseCase_swift, sizeof file_Templates_gateway_Sources_BusinessLogic_UseCases_GetProfileUseCase_swift - 1},
  {"Templates/gateway/Sources/BusinessLogic/UseCases/GetSettingsUseCase.swift", file_Templates_gateway_Sources_BusinessLogic_UseCases_GetSettingsUseCase_swift, sizeof file_Templates_gateway_Sources_BusinessLogic_UseCases_GetSettingsUseCase_swift - 1},
  {"Templates/gateway/Sources/BusinessLogic/UseCases/LoginUseCase.swift", file_Templates_gateway_Sources_BusinessLogic_UseCases_LoginUseCase_swift, sizeof file_Templates_gateway_Sources_BusinessLogic_UseCases_LoginUseCase_swift - 1},
  {"Templates/gateway/Sources/BusinessLogic/UseCases/RememberPhoneUseCase.swift", file_Templates_gateway_Sources_BusinessLogic_UseCases_RememberPhoneUseCase_swift, sizeof file_Templates_gateway_Sources_BusinessLogic_UseCases_RememberPhoneUseCase_swift - 1},
  {"Templates/gateway/Sources/BusinessLogic/UseCases/ResetPasswordUseCase.swift", file_Templates_gateway_Sources_BusinessLogic_UseCases_ResetPasswordUseCase_swift, sizeof file_Templates_gateway_Sources_BusinessLogic_UseCases_ResetPasswordUseCase_swift - 1},
  {"Templates/gateway/Sources/BusinessLogic/UseCases/SaveSettingsUseCase.swift", file_Templates_gateway_Sources_BusinessLogic_UseCases_SaveSettingsUseCase_swift, sizeof file_Templates_gateway_Sources_BusinessLogic_UseCases_SaveSettingsUseCase_swift - 1},
  {"Templates/gateway/Sources/BusinessLogic/UseCases/SendOTPUseCase.swift", file_Templates_gateway_Sources_BusinessLogic_UseCases_SendOTPUseCase_swift, sizeof file_Templates_gateway_Sources_BusinessLogic_UseCases_SendOTPUseCase_swift - 1},
  {"Templates/gateway/Sources/BusinessLogic/UseCases/UploadAvatarUseCase.swift", file_Templates_gateway_Sources_BusinessLogic_UseCases_UploadAvatarUseCase_swift, sizeof file_Templates_gateway_Sources_BusinessLogic_UseCases_UploadAvatarUseCase_swift - 1},
  {"Templates/gateway/Sources/BusinessLogic/UseCases/ValidateOTPUseCase.swift", file_Templates_gateway_Sources_BusinessLogic_UseCases_ValidateOTPUseCase_swift, sizeof file_Templates_gateway_Sources_BusinessLogic_UseCases_ValidateOTPUseCase_swift - 1},
  {"Templates/gateway/Sources/DataAccess/DTO/NetReqLogin.swift", file_Templates_gateway_Sources_DataAccess_DTO_NetReqLogin_swift, sizeof file_Templates_gateway_Sources_DataAccess_DTO_NetReqLogin_swift - 1},
  {"Templates/gateway/Sources/DataAccess/DTO/NetReqRefresh.swift", file_Templates_gateway_Sources_DataAccess_DTO_NetReqRefresh_swift, sizeof file_Templates_gateway_Sources_DataAccess_DTO_NetReqRefresh_swift - 1},
  {"Templates/gateway/Sources/DataAccess/DTO/NetReqResetPassword.swift", file_Templates_gateway_Sources_DataAccess_DTO_NetReqResetPassword_swift, sizeof file_Templates_gateway_Sources_DataAccess_DTO_NetReqResetPassword_swift - 1},
  {"Templates/gateway/Sources/DataAccess/DTO/NetReqSendOTP.swift", file_Templates_gateway_Sources_DataAccess_DTO_NetReqSendOTP_swift, sizeof file_Templates_gateway_Sources_DataAccess_DTO_NetReqSendOTP_swift - 1},
  {"Templates/gateway/Sources/DataAccess/DTO/NetReqValidate.swift", file_Templates_gateway_Sources_DataAccess_DTO_NetReqValidate_swift, sizeof file_Templates_gateway_Sources_DataAccess_DTO_NetReqValidate_swift - 1},
  {"Templates/gateway/Sources/DataAccess/DTO/NetResAvatar.swift", file_Templates_gateway_Sources_DataAccess_DTO_NetResAvatar_swift, sizeof file_Templates_gateway_Sources_DataAccess_DTO_NetResAvatar_swift - 1},
  {"Templates/gateway/Sources/DataAccess/DTO/NetResError.swift", file_Templates_gateway_Sources_DataAccess_DTO_NetResError_swift, sizeof file_Templates_gateway_Sources_DataAccess_DTO_NetResError_swift - 1},
  {"Templates/gateway/Sources/DataAccess/DTO/NetResProfile.swift", file_Templates_gateway_Sources_DataAccess_DTO_NetResProfile_swift, sizeof file_Templates_gateway_Sources_DataAccess_DTO_NetResProfile_swift - 1},
  {"Templates/gateway/Sources/DataAccess/DTO/NetResSendOTP.swift", file_Templates_gateway_Sources_DataAccess_DTO_NetResSendOTP_swift, sizeof file_Templates_gateway_Sources_DataAccess_DTO_NetResSendOTP_swift - 1},
  {"Templates/gateway/Sources/DataAccess/DTO/NetResValidate.swift", file_Templates_gateway_Sources_DataAccess_DTO_NetResValidate_swift, sizeof file_Templates_gateway_Sources_DataAccess_DTO_NetResValidate_swift - 1},
  {"Templates/gateway/Sources/DataAccess/DTO/StoredSettings.swift", file_Templates_gateway_Sources_DataAccess_DTO_StoredSettings_swift, sizeof file_Templates_gateway_Sources_DataAccess_DTO_StoredSettings_swift - 1},
  {"Templates/gateway/Sources/DataAccess/Errors/GatewayError+NetworkError.swift", file_Templates_gateway_Sources_DataAccess_Errors_GatewayError_NetworkError_swift, sizeof file_Templates_gateway_Sources_DataAccess_Errors_GatewayError_NetworkError_swift - 1},
  {"Templates/gateway/Sources/DataAccess/Errors/GatewayError.swift", file_Templates_gateway_Sources_DataAccess_Errors_GatewayError_swift, sizeof file_Templates_gateway_Sources_DataAccess_Errors_GatewayError_swift - 1},
  {"Templates/gateway/Sources/DataAccess/Gateways/GetAvatarGateway.swift", file_Templates_gateway_Sources_DataAccess_Gateways_GetAvatarGateway_swift, sizeof file_Templates_gateway_Sources_DataAccess_Gateways_GetAvatarGateway_swift - 1},
  {"Templates/gateway/Sources/DataAccess/Gateways/GetProfileGateway.swift", file_Templates_gateway_Sources_DataAccess_Gateways_GetProfileGateway_swift, sizeof file_Templates_gateway_Sources_DataAccess_Gateways_GetProfileGateway_swift - 1},
  {"Templates/gateway/Sources/DataAccess/Gateways/GetSettingsGateway.swift", file_Templates_gateway_Sources_DataAccess_Gateways_GetSettingsGateway_swift, sizeof file_Templates_gateway_Sources_DataAccess_Gateways_GetSettingsGateway_swift - 1},
  {"Templates/gateway/Sources/DataAccess/Gateways/LoginGateway.swift", file_Templates_gateway_Sources_DataAccess_Gateways_LoginGateway_swift, sizeof file_Templates_gateway_Sources_DataAccess_Gateways_LoginGateway_swift - 1},
  {"Templates/gateway/Sources/DataAccess/Gateways/NetworkClient+Gateways.swift", file_Templates_gateway_Sources_DataAccess_Gateways_NetworkClient_Gateways_swift, sizeof file_Templates_gateway_Sources_DataAccess_Gateways_NetworkClient_Gateways_swift - 1},
  {"Templates/gateway/Sources/DataAccess/Gateways/ResetPasswordGateway.swift", file_Templates_gateway_Sources_DataAccess_Gateways_ResetPasswordGateway_swift, sizeof file_Templates_gateway_Sources_DataAccess_Gateways_ResetPasswordGateway_swift - 1},
  {"Templates/gateway/Sources/DataAccess/Gateways/SaveSettingsGateway.swift", file_Templates_gateway_Sources_DataAccess_Gateways_SaveSettingsGateway_swift, sizeof file_Templates_gateway_Sources_DataAccess_Gateways_SaveSettingsGateway_swift - 1},
  {"Templates/gateway/Sources/DataAccess/Gateways/SendOTPGateway.swift", file_Templates_gateway_Sources_DataAccess_Gateways_SendOTPGateway_swift, sizeof file_Templates_gateway_Sources_DataAccess_Gateways_SendOTPGateway_swift - 1},
  {"Templates/gateway/Sources/DataAccess/Gateways/UploadAvatarGateway.swift", file_Templates_gateway_Sources_DataAccess_Gateways_UploadAvatarGateway_swift, sizeof file_Templates_gateway_Sources_DataAccess_Gateways_UploadAvatarGateway_swift - 1},
  {"Templates/gateway/Sources/DataAccess/Gateways/ValidateOTPGateway.swift", file_Templates_gateway_Sources_DataAccess_Gateways_ValidateOTPGateway_swift, sizeof file_Templates_gateway_Sources_DataAccess_Gateways_ValidateOTPGateway_swift - 1},
  {"Templates/gateway/Sources/Infrastructure/Database/SettingsDatabase.swift", file_Templates_gateway_Sources_Infrastructure_Database_SettingsDatabase_swift, sizeof file_Templates_gateway_Sources_Infrastructure_Database_SettingsDatabase_swift - 1},
  {"Templates/gateway/Sources/Infrastructure/Log.swift", file_Templates_gateway_Sources_Infrastructure_Log_swift, sizeof file_Templates_gateway_Sources_Infrastructure_Log_swift - 1},
  {"Templates/gateway/Sources/Infrastructure/NetworkLayer/AuthNetworkRoute.swift", file_Templates_gateway_Sources_Infrastructure_NetworkLayer_AuthNetworkRoute_swift, sizeof file_Templates_gateway_Sources_Infrastructure_NetworkLayer_AuthNetworkRoute_swift - 1},
  {"Templates/gateway/Sources/Infrastructure/NetworkLayer/ProfileNetworkRoute.swift", file_Templates_gateway_Sources_Infrastructure_NetworkLayer_ProfileNetworkRoute_swift, sizeof file_Templates_gateway_Sources_Infrastructure_NetworkLayer_ProfileNetworkRoute_swift - 1},
  {"Templates/gateway/Sources/Infrastructure/NetworkLayer/SessionNetwork.swift", file_Templates_gateway_Sources_Infrastructure_NetworkLayer_SessionNetwork_swift, sizeof file_Templates_gateway_Sources_Infrastructure_NetworkLayer_SessionNetwork_swift - 1},
  {"Templates/gateway/Sources/Infrastructure/Settings/CredentialStorage.swift", file_Templates_gateway_Sources_Infrastructure_Settings_CredentialStorage_swift, sizeof file_Templates_gateway_Sources_Infrastructure_Settings_CredentialStorage_swift - 1},
  {"Templates/gateway/Sources/Infrastructure/Settings/DeviceKeychain.swift", file_Templates_gateway_Sources_Infrastructure_Settings_DeviceKeychain_swift, sizeof file_Templates_gateway_Sources_Infrastructure_Settings_DeviceKeychain_swift - 1},
  {"Templates/gateway/Sources/Infrastructure/Settings/UserSession+Authorizer.swift", file_Templates_gateway_Sources_Infrastructure_Settings_UserSession_Authorizer_swift, sizeof file_Templates_gateway_Sources_Infrastructure_Settings_UserSession_Authorizer_swift - 1},
  {"Templates/gateway/Sources/Infrastructure/Settings/UserSession.swift", file_Templates_gateway_Sources_Infrastructure_Settings_UserSession_swift, sizeof file_Templates_gateway_Sources_Infrastructure_Settings_UserSession_swift - 1},
  {"Templates/gateway/Sources/Infrastructure/Settings/UserSettings.swift", file_Templates_gateway_Sources_Infrastructure_Settings_UserSettings_swift, sizeof file_Templates_gateway_Sources_Infrastructure_Settings_UserSettings_swift - 1},
  {"Templates/gateway/Sources/Presentation/Avatar/AvatarView.swift", file_Templates_gateway_Sources_Presentation_Avatar_AvatarView_swift, sizeof file_Templates_gateway_Sources_Presentation_Avatar_AvatarView_swift - 1},
  {"Templates/gateway/Sources/Presentation/Avatar/AvatarViewModel.swift", file_Templates_gateway_Sources_Presentation_Avatar_AvatarViewModel_swift, sizeof file_Templates_gateway_Sources_Presentation_Avatar_AvatarViewModel_swift - 1},
  {"Templates/gateway/Sources/Presentation/Avatar/Data+Avatar.swift", file_Templates_gateway_Sources_Presentation_Avatar_Data_Avatar_swift, sizeof file_Templates_gateway_Sources_Presentation_Avatar_Data_Avatar_swift - 1},
  {"Templates/gateway/Sources/Presentation/Components/DataUnavailableView.swift", file_Templates_gateway_Sources_Presentation_Components_DataUnavailableView_swift, sizeof file_Templates_gateway_Sources_Presentation_Components_DataUnavailableView_swift - 1},
  {"Templates/gateway/Sources/Presentation/Components/Image+Data.swift", file_Templates_gateway_Sources_Presentation_Components_Image_Data_swift, sizeof file_Templates_gateway_Sources_Presentation_Components_Image_Data_swift - 1},
  {"Templates/gateway/Sources/Presentation/Components/LoadingIndicator.swift", file_Templates_gateway_Sources_Presentation_Components_LoadingIndicator_swift, sizeof file_Templates_gateway_Sources_Presentation_Components_LoadingIndicator_swift - 1},
  {"Templates/gateway/Sources/Presentation/Components/ResendButton.swift", file_Templates_gateway_Sources_Presentation_Components_ResendButton_swift, sizeof file_Templates_gateway_Sources_Presentation_Components_ResendButton_swift - 1},
  {"Templates/gateway/Sources/Presentation/Components/View+Announcement.swift", file_Templates_gateway_Sources_Presentation_Components_View_Announcement_swift, sizeof file_Templates_gateway_Sources_Presentation_Components_View_Announcement_swift - 1},
  {"Templates/gateway/Sources/Presentation/Components/View+Input.swift", file_Templates_gateway_Sources_Presentation_Components_View_Input_swift, sizeof file_Templates_gateway_Sources_Presentation_Components_View_Input_swift - 1},
  {"Templates/gateway/Sources/Presentation/Components/View+Waiting.swift", file_Templates_gateway_Sources_Presentation_Components_View_Waiting_swift, sizeof file_Templates_gateway_Sources_Presentation_Components_View_Waiting_swift - 1},
  {"Templates/gateway/Sources/Presentation/Errors/AuthError+Text.swift", file_Templates_gateway_Sources_Presentation_Errors_AuthError_Text_swift, sizeof file_Templates_gateway_Sources_Presentation_Errors_AuthError_Text_swift - 1},
  {"Templates/gateway/Sources/Presentation/Errors/SettingsError+Text.swift", file_Templates_gateway_Sources_Presentation_Errors_SettingsError_Text_swift, sizeof file_Templates_gateway_Sources_Presentation_Errors_SettingsError_Text_swift - 1},
  {"Templates/gateway/Sources/Presentation/Errors/ValidationError+Text.swift", file_Templates_gateway_Sources_Presentation_Errors_ValidationError_Text_swift, sizeof file_Templates_gateway_Sources_Presentation_Errors_ValidationError_Text_swift - 1},
  {"Templates/gateway/Sources/Presentation/Home/HomeView.swift", file_Templates_gateway_Sources_Presentation_Home_HomeView_swift, sizeof file_Templates_gateway_Sources_Presentation_Home_HomeView_swift - 1},
  {"Templates/gateway/Sources/Presentation/Home/HomeViewModel.swift", file_Templates_gateway_Sources_Presentation_Home_HomeViewModel_swift, sizeof file_Templates_gateway_Sources_Presentation_Home_HomeViewModel_swift - 1},
  {"Templates/gateway/Sources/Presentation/Login/LoginView.swift", file_Templates_gateway_Sources_Presentation_Login_LoginView_swift, sizeof file_Templates_gateway_Sources_Presentation_Login_LoginView_swift - 1},
  {"Templates/gateway/Sources/Presentation/Login/LoginViewModel.swift", file_Templates_gateway_Sources_Presentation_Login_LoginViewModel_swift, sizeof file_Templates_gateway_Sources_Presentation_Login_LoginViewModel_swift - 1},
  {"Templates/gateway/Sources/Presentation/ResetPassword/ResetPasswordView.swift", file_Templates_gateway_Sources_Presentation_ResetPassword_ResetPasswordView_swift, sizeof file_Templates_gateway_Sources_Presentation_ResetPassword_ResetPasswordView_swift - 1},
  {"Templates/gateway/Sources/Presentation/ResetPassword/ResetPasswordViewModel.swift", file_Templates_gateway_Sources_Presentation_ResetPassword_ResetPasswordViewModel_swift, sizeof file_Templates_gateway_Sources_Presentation_ResetPassword_ResetPasswordViewModel_swift - 1},
  {"Templates/gateway/Sources/Presentation/Settings/SettingsView.swift", file_Templates_gateway_Sources_Presentation_Settings_SettingsView_swift, sizeof file_Templates_gateway_Sources_Presentation_Settings_SettingsView_swift - 1},
  {"Templates/gateway/Sources/Presentation/Settings/SettingsViewModel.swift", file_Templates_gateway_Sources_Presentation_Settings_SettingsViewModel_swift, sizeof file_Templates_gateway_Sources_Presentation_Settings_SettingsViewModel_swift - 1},
  {"Templates/gateway/Tests/BusinessLogicTests/AvatarUseCaseTests.swift", file_Templates_gateway_Tests_BusinessLogicTests_AvatarUseCaseTests_swift, sizeof file_Templates_gateway_Tests_BusinessLogicTests_AvatarUseCaseTests_swift - 1},
  {"Templates/gateway/Tests/BusinessLogicTests/GetProfileUseCaseTests.swift", file_Templates_gateway_Tests_BusinessLogicTests_GetProfileUseCaseTests_swift, sizeof file_Templates_gateway_Tests_BusinessLogicTests_GetProfileUseCaseTests_swift - 1},
  {"Templates/gateway/Tests/BusinessLogicTests/PasswordUseCaseTests.swift", file_Templates_gateway_Tests_BusinessLogicTests_PasswordUseCaseTests_swift, sizeof file_Templates_gateway_Tests_BusinessLogicTests_PasswordUseCaseTests_swift - 1},
  {"Templates/gateway/Tests/BusinessLogicTests/SendOTPUseCaseTests.swift", file_Templates_gateway_Tests_BusinessLogicTests_SendOTPUseCaseTests_swift, sizeof file_Templates_gateway_Tests_BusinessLogicTests_SendOTPUseCaseTests_swift - 1},
  {"Templates/gateway/Tests/BusinessLogicTests/SettingsUseCaseTests.swift", file_Templates_gateway_Tests_BusinessLogicTests_SettingsUseCaseTests_swift, sizeof file_Templates_gateway_Tests_BusinessLogicTests_SettingsUseCaseTests_swift - 1},
  {"Templates/gateway/Tests/BusinessLogicTests/TypedNumberTests.swift", file_Templates_gateway_Tests_BusinessLogicTests_TypedNumberTests_swift, sizeof file_Templates_gateway_Tests_BusinessLogicTests_TypedNumberTests_swift - 1},
  {"Templates/gateway/Tests/BusinessLogicTests/ValidateOTPUseCaseTests.swift", file_Templates_gateway_Tests_BusinessLogicTests_ValidateOTPUseCaseTests_swift, sizeof file_Templates_gateway_Tests_BusinessLogicTests_ValidateOTPUseCaseTests_swift - 1},
  {"Templates/gateway/Tests/DataAccessTests/EnvelopeTests.swift", file_Templates_gateway_Tests_DataAccessTests_EnvelopeTests_swift, sizeof file_Templates_gateway_Tests_DataAccessTests_EnvelopeTests_swift - 1},
  {"Templates/gateway/Tests/DataAccessTests/GatewayTests.swift", file_Templates_gateway_Tests_DataAccessTests_GatewayTests_swift, sizeof file_Templates_gateway_Tests_DataAccessTests_GatewayTests_swift - 1},
  {"Templates/gateway/Tests/DataAccessTests/NetworkErrorTests.swift", file_Templates_gateway_Tests_DataAccessTests_NetworkErrorTests_swift, sizeof file_Templates_gateway_Tests_DataAccessTests_NetworkErrorTests_swift - 1},
  {"Templates/gateway/Tests/InfrastructureTests/DeviceKeychainTests.swift", file_Templates_gateway_Tests_InfrastructureTests_DeviceKeychainTests_swift, sizeof file_Templates_gateway_Tests_InfrastructureTests_DeviceKeychainTests_swift - 1},
  {"Templates/gateway/Tests/InfrastructureTests/SettingsDatabaseTests.swift", file_Templates_gateway_Tests_InfrastructureTests_SettingsDatabaseTests_swift, sizeof file_Templates_gateway_Tests_InfrastructureTests_SettingsDatabaseTests_swift - 1},
  {"Templates/gateway/Tests/InfrastructureTests/UserSettingsTests.swift", file_Templates_gateway_Tests_InfrastructureTests_UserSettingsTests_swift, sizeof file_Templates_gateway_Tests_InfrastructureTests_UserSettingsTests_swift - 1},
  {"Templates/gateway/Tests/IntegrationTests/LoginFlowTests.swift", file_Templates_gateway_Tests_IntegrationTests_LoginFlowTests_swift, sizeof file_Templates_gateway_Tests_IntegrationTests_LoginFlowTests_swift - 1},
  {"Templates/gateway/Tests/IntegrationTests/ServerFaultTests.swift", file_Templates_gateway_Tests_IntegrationTests_ServerFaultTests_swift, sizeof file_Templates_gateway_Tests_IntegrationTests_ServerFaultTests_swift - 1},
  {"Templates/gateway/Tests/IntegrationTests/TraceTests.swift", file_Templates_gateway_Tests_IntegrationTests_TraceTests_swift, sizeof file_Templates_gateway_Tests_IntegrationTests_TraceTests_swift - 1},
  {"Templates/gateway/Tests/IntegrationTests/WindowTests.swift", file_Templates_gateway_Tests_IntegrationTests_WindowTests_swift, sizeof file_Templates_gateway_Tests_IntegrationTests_WindowTests_swift - 1},
  {"Templates/gateway/Tests/Mocks/AuthError+Equatable.swift", file_Templates_gateway_Tests_Mocks_AuthError_Equatable_swift, sizeof file_Templates_gateway_Tests_Mocks_AuthError_Equatable_swift - 1},
  {"Templates/gateway/Tests/Mocks/LateUserSettings.swift", file_Templates_gateway_Tests_Mocks_LateUserSettings_swift, sizeof file_Templates_gateway_Tests_Mocks_LateUserSettings_swift - 1},
  {"Templates/gateway/Tests/Mocks/LockedStorage.swift", file_Templates_gateway_Tests_Mocks_LockedStorage_swift, sizeof file_Templates_gateway_Tests_Mocks_LockedStorage_swift - 1},
  {"Templates/gateway/Tests/Mocks/MockGateways.swift", file_Templates_gateway_Tests_Mocks_MockGateways_swift, sizeof file_Templates_gateway_Tests_Mocks_MockGateways_swift - 1},
  {"Templates/gateway/Tests/Mocks/MockUseCases.swift", file_Templates_gateway_Tests_Mocks_MockUseCases_swift, sizeof file_Templates_gateway_Tests_Mocks_MockUseCases_swift - 1},
  {"Templates/gateway/Tests/Mocks/Samples.swift", file_Templates_gateway_Tests_Mocks_Samples_swift, sizeof file_Templates_gateway_Tests_Mocks_Samples_swift - 1},
  {"Templates/gateway/Tests/Mocks/Scripted+TypedErrors.swift", file_Templates_gateway_Tests_Mocks_Scripted_TypedErrors_swift, sizeof file_Templates_gateway_Tests_Mocks_Scripted_TypedErrors_swift - 1},
  {"Templates/gateway/Tests/PresentationTests/AvatarViewModelTests.swift", file_Templates_gateway_Tests_PresentationTests_AvatarViewModelTests_swift, sizeof file_Templates_gateway_Tests_PresentationTests_AvatarViewModelTests_swift - 1},
  {"Templates/gateway/Tests/PresentationTests/HomeViewModelTests.swift", file_Templates_gateway_Tests_PresentationTests_HomeViewModelTests_swift, sizeof file_Templates_gateway_Tests_PresentationTests_HomeViewModelTests_swift - 1},
  {"Templates/gateway/Tests/PresentationTests/LoginViewModelTests.swift", file_Templates_gateway_Tests_PresentationTests_LoginViewModelTests_swift, sizeof file_Templates_gateway_Tests_PresentationTests_LoginViewModelTests_swift - 1},
  {"Templates/gateway/Tests/PresentationTests/ResetPasswordViewModelTests.swift", file_Templates_gateway_Tests_PresentationTests_ResetPasswordViewModelTests_swift, sizeof file_Templates_gateway_Tests_PresentationTests_ResetPasswordViewModelTests_swift - 1},
  {"Templates/gateway/Tests/PresentationTests/SessionTests.swift", file_Templates_gateway_Tests_PresentationTests_SessionTests_swift, sizeof file_Templates_gateway_Tests_PresentationTests_SessionTests_swift - 1},
  {"Templates/gateway/Tests/PresentationTests/SettingsViewModelTests.swift", file_Templates_gateway_Tests_PresentationTests_SettingsViewModelTests_swift, sizeof file_Templates_gateway_Tests_PresentationTests_SettingsViewModelTests_swift - 1},
  {"Templates/gateway/strata.yml", file_Templates_gateway_strata_yml, sizeof file_Templates_gateway_strata_yml - 1},
  {"Templates/module/App/ItemsApp/Assets.xcassets/AccentColor.colorset/Contents.json", file_Templates_module_App_ItemsApp_Assets_xcassets_AccentColor_colorset_Contents_json, sizeof file_Templates_module_App_ItemsApp_Assets_xcassets_AccentColor_colorset_Contents_json - 1},
  {"Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/Contents.json", file_Templates_module_App_ItemsApp_Assets_xcassets_AppIcon_appiconset_Contents_json, sizeof file_Templates_module_App_ItemsApp_Assets_xcassets_AppIcon_appiconset_Contents_json - 1},
  {"Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/iOS.png", file_Templates_module_App_ItemsApp_Assets_xcassets_AppIcon_appiconset_iOS_png, sizeof file_Templates_module_App_ItemsApp_Assets_xcassets_AppIcon_appiconset_iOS_png - 1},
  {"Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/macOS-1024.png", file_Templates_module_App_ItemsApp_Assets_xcassets_AppIcon_appiconset_macOS_1024_png, sizeof file_Templates_module_App_ItemsApp_Assets_xcassets_AppIcon_appiconset_macOS_1024_png - 1},
  {"Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/macOS-128.png", file_Templates_module_App_ItemsApp_Assets_xcassets_AppIcon_appiconset_macOS_128_png, sizeof file_Templates_module_App_ItemsApp_Assets_xcassets_AppIcon_appiconset_macOS_128_png - 1},
  {"Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/macOS-16.png", file_Templates_module_App_ItemsApp_Assets_xcassets_AppIcon_appiconset_macOS_16_png, sizeof file_Templates_module_App_ItemsApp_Assets_xcassets_AppIcon_appiconset_macOS_16_png - 1},
  {"Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/macOS-256.png", file_Templates_module_App_ItemsApp_Assets_xcassets_AppIcon_appiconset_macOS_256_png, sizeof file_Templates_module_App_ItemsApp_Assets_xcassets_AppIcon_appiconset_macOS_256_png - 1},
  {"Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/macOS-32.png", file_Templates_module_App_ItemsApp_Assets_xcassets_AppIcon_appiconset_macOS_32_png, sizeof file_Templates_module_App_ItemsApp_Assets_xcassets_AppIcon_appiconset_macOS_32_png - 1},
  {"Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/macOS-512.png", file_Templates_module_App_ItemsApp_Assets_xcassets_AppIcon_appiconset_macOS_512_png, sizeof file_Templates_module_App_ItemsApp_Assets_xcassets_AppIcon_appiconset_macOS_512_png - 1},
  {"Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/macOS-64.png", file_Templates_module_App_ItemsApp_Assets_xcassets_AppIcon_appiconset_macOS_64_png, sizeof file_Templates_module_App_ItemsApp_Assets_xcassets_AppIcon_appiconset_macOS_64_png - 1},
  {"Templates/module/App/ItemsApp/Assets.xcassets/Contents.json", file_Templates_module_App_ItemsApp_Assets_xcassets_Contents_json, sizeof file_Templates_module_App_ItemsApp_Assets_xcassets_Contents_json - 1},
  {"Templates/module/App/ItemsApp/Info.plist", file_Templates_module_App_ItemsApp_Info_plist, sizeof file_Templates_module_App_ItemsApp_Info_plist - 1},
  {"Templates/module/App/ItemsApp/ItemsApp.entitlements", file_Templates_module_App_ItemsApp_ItemsApp_entitlements, sizeof file_Templates_module_App_ItemsApp_ItemsApp_entitlements - 1},
  {"Templates/module/App/ItemsApp/Localizable.xcstrings", file_Templates_module_App_ItemsApp_Localizable_xcstrings, sizeof file_Templates_module_App_ItemsApp_Localizable_xcstrings - 1},
  {"Templates/module/App/ItemsApp/Main.swift", file_Templates_module_App_ItemsApp_Main_swift, sizeof file_Templates_module_App_ItemsApp_Main_swift - 1},
  {"Templates/module/App/ItemsApp/PrivacyInfo.xcprivacy", file_Templates_module_App_ItemsApp_PrivacyInfo_xcprivacy, sizeof file_Templates_module_App_ItemsApp_PrivacyInfo_xcprivacy - 1},
  {"Templates/module/App/ItemsUITests/ItemsUITests.swift", file_Templates_module_App_ItemsUITests_ItemsUITests_swift, sizeof file_Templates_module_App_ItemsUITests_ItemsUITests_swift - 1},
  {"Templates/module/App/ItemsUITests/XCUIApplication+Launch.swift", file_Templates_module_App_ItemsUITests_XCUIApplication_Launch_swift, sizeof file_Templates_module_App_ItemsUITests_XCUIApplication_Launch_swift - 1},
  {"Templates/module/Package.swift", file_Templates_module_Package_swift, sizeof file_Templates_module_Package_swift - 1},
  {"Templates/module/README.md", file_Templates_module_README_md, sizeof file_Templates_module_README_md - 1},
  {"Templates/module/Sources/App/AppDependencies.swift", file_Templates_module_Sources_App_AppDependencies_swift, sizeof file_Templates_module_Sources_App_AppDependencies_swift - 1},
  {"Templates/module/Sources/App/AppRouter.swift", file_Templates_module_Sources_App_AppRouter_swift, sizeof file_Templates_module_Sources_App_AppRouter_swift - 1},
  {"Templates/module/Sources/App/ItemsApp.swift", file_Templates_module_Sources_App_ItemsApp_swift, sizeof file_Templates_module_Sources_App_ItemsApp_swift - 1},
  {"Templates/module/Sources/App/ItemsScene.swift", file_Templates_module_Sources_App_ItemsScene_swift, sizeof file_Templates_module_Sources_App_ItemsScene_swift - 1},
  {"Templates/module/Sources/App/LaunchArguments.swift", file_Templates_module_Sources_App_LaunchArguments_swift, sizeof file_Templates_module_Sources_App_LaunchArguments_swift - 1},
  {"Templates/module/Sources/App/Previews.swift", file_Templates_module_Sources_App_Previews_swift, sizeof file_Templates_module_Sources_App_Previews_swift - 1},
  {"Templates/module/Sources/App/Server.swift", file_Templates_module_Sources_App_Server_swift, sizeof file_Templates_module_Sources_App_Server_swift - 1},
  {"Templates/module/Sources/App/WarningLogger.swift", file_Templates_module_Sources_App_WarningLogger_swift, sizeof file_Templates_module_Sources_App_WarningLogger_swift - 1},
  {"Templates/module/Sources/Cart/Implementation/Data/DataSources/CartDTO.swift", file_Templates_module_Sources_Cart_Implementation_Data_DataSources_CartDTO_swift, sizeof file_Templates_module_Sources_Cart_Implementation_Data_DataSources_CartDTO_swift - 1},
  {"Templates/module/Sources/Cart/Implementation/Data/DataSources/CartLineDTO.swift", file_Templates_module_Sources_Cart_Implementation_Data_DataSources_CartLineDTO_swift, sizeof file_Templates_module_Sources_Cart_Implementation_Data_DataSources_CartLineDTO_swift - 1},
  {"Templates/module/Sources/Cart/Implementation/Data/DataSources/CartMoneyDTO.swift", file_Templates_module_Sources_Cart_Implementation_Data_DataSources_CartMoneyDTO_swift, sizeof file_Templates_module_Sources_Cart_Implementation_Data_DataSources_CartMoneyDTO_swift - 1},
  {"Templates/module/Sources/Cart/Implementation/Data/DataSources/CartStoreDataSource.swift", file_Templates_module_Sources_Cart_Implementation_Data_DataSources_CartStoreDataSource_swift, sizeof file_Templates_module_Sources_Cart_Implementation_Data_DataSources_CartStoreDataSource_swift - 1},
  {"Templates/module/Sources/Cart/Implementation/Data/DataSources/CartStoreDataSourceImp.swift", file_Templates_module_Sources_Cart_Implementation_Data_DataSources_CartStoreDataSourceImp_swift, sizeof file_Templates_module_Sources_Cart_Implementation_Data_DataSources_CartStoreDataSourceImp_swift - 1},
  {"Templates/module/Sources/Cart/Implementation/Data/Repositories/CartRepositoryImp.swift", file_Templates_module_Sources_Cart_Implementation_Data_Repositories_CartRepositoryImp_swift, sizeof file_Templates_module_Sources_Cart_Implementation_Data_Repositories_CartRepositoryImp_swift - 1},
  {"Templates/module/Sources/Cart/Implementation/Data/Repositories/ItemGatewayImp.swift", file_Templates_module_Sources_Cart_Implementation_Data_Repositories_ItemGatewayImp_swift, sizeof file_Templates_module_Sources_Cart_Implementation_Data_Repositories_ItemGatewayImp_swift - 1},
  {"Templates/module/Sources/Cart/Implementation/Domain/BusinessModels/Cart.swift", file_Templates_module_Sources_Cart_Implementation_Domain_BusinessModels_Cart_swift, sizeof file_Templates_module_Sources_Cart_Implementation_Domain_BusinessModels_Cart_swift - 1},
  {"Templates/module/Sources/Cart/Implementation/Domain/BusinessModels/CartItem.swift", file_Templates_module_Sources_Cart_Implementation_Domain_BusinessModels_CartItem_swift, sizeof file_Templates_module_Sources_Cart_Implementation_Domain_BusinessModels_CartItem_swift - 1},
  {"Templates/module/Sources/Cart/Implementation/Domain/BusinessModels/CartLine.swift", file_Templates_module_Sources_Cart_Implementation_Domain_BusinessModels_CartLine_swift, sizeof file_Templates_module_Sources_Cart_Implementation_Domain_BusinessModels_CartLine_swift - 1},
  {"Templates/module/Sources/Cart/Implementation/Domain/Gateways/CartRepository.swift", file_Templates_module_Sources_Cart_Implementation_Domain_Gateways_CartRepository_swift, sizeof file_Templates_module_Sources_Cart_Implementation_Domain_Gateways_CartRepository_swift - 1},
  {"Templates/module/Sources/Cart/Implementation/Domain/Gateways/ItemGateway.swift", file_Templates_module_Sources_Cart_Implementation_Domain_Gateways_ItemGateway_swift, sizeof file_Templates_module_Sources_Cart_Implementation_Domain_Gateways_ItemGateway_swift - 1},
  {"Templates/module/Sources/Cart/Implementation/Domain/UseCases/AddToCartUseCase.swift", file_Templates_module_Sources_Cart_Implementation_Domain_UseCases_AddToCartUseCase_swift, sizeof file_Templates_module_Sources_Cart_Implementation_Domain_UseCases_AddToCartUseCase_swift - 1},
  {"Templates/module/Sources/Cart/Implementation/Domain/UseCases/ObserveCartUseCase.swift", file_Templates_module_Sources_Cart_Implementation_Domain_UseCases_ObserveCartUseCase_swift, sizeof file_Templates_module_Sources_Cart_Implementation_Domain_UseCases_ObserveCartUseCase_swift - 1},
  {"Templates/module/Sources/Cart/Implementation/Domain/UseCases/RemoveFromCartUseCase.swift", file_Templates_module_Sources_Cart_Implementation_Domain_UseCases_RemoveFromCartUseCase_swift, sizeof file_Templates_module_Sources_Cart_Implementation_Domain_UseCases_RemoveFromCartUseCase_swift - 1},
  {"Templates/module/Sources/Cart/Implementation/Module/AsyncThrowingStream+Combine.swift", file_Templates_module_Sources_Cart_Implementation_Module_AsyncThrowingStream_Combine_swift, sizeof file_Templates_module_Sources_Cart_Implementation_Module_AsyncThrowingStream_Combine_swift - 1},
  {"Templates/module/Sources/Cart/Implementation/Module/CartDependenciesContainer.swift", file_Templates_module_Sources_Cart_Implementation_Module_CartDependenciesContainer_swift, sizeof file_Templates_module_Sources_Cart_Implementation_Module_CartDependenciesContainer_swift - 1},
  {"Templates/module/Sources/Cart/Implementation/Module/CartModuleImp.swift", file_Templates_module_Sources_Cart_Implementation_Module_CartModuleImp_swift, sizeof file_Templates_module_Sources_Cart_Implementation_Module_CartModuleImp_swift - 1},
  {"Templates/module/Sources/Cart/Implementation/Presentation/Errors/CartModuleError+Text.swift", file_Templates_module_Sources_Cart_Implementation_Presentation_Errors_CartModuleError_Text_swift, sizeof file_Templates_module_Sources_Cart_Implementation_Presentation_Errors_CartModuleError_Text_swift - 1},
  {"Templates/module/Sources/Cart/Implementation/Presentation/Previews/CartPreviews.swift", file_Templates_module_Sources_Cart_Implementation_Presentation_Previews_CartPreviews_swift, sizeof file_Templates_module_Sources_Cart_Implementation_Presentation_Previews_CartPreviews_swift - 1},
  {"Templates/module/Sources/Cart/Implementation/Presentation/ViewModels/CartViewModel.swift", file_Templates_module_Sources_Cart_Implementation_Presentation_ViewModels_CartViewModel_swift, sizeof file_Templates_module_Sources_Cart_Implementation_Presentation_ViewModels_CartViewModel_swift - 1},
  {"Templates/module/Sources/Cart/Implementation/Presentation/Views/CartView.swift", file_Templates_module_Sources_Cart_Implementation_Presentation_Views_CartView_swift, sizeof file_Templates_module_Sources_Cart_Implementation_Presentation_Views_CartView_swift - 1},
  {"Templates/module/Sources/Cart/Implementation/Presentation/Views/CartWidgetView.swift", file_Templates_module_Sources_Cart_Implementation_Presentation_Views_CartWidgetView_swift, sizeof file_Templates_module_Sources_Cart_Implementation_Presentation_Views_CartWidgetView_swift - 1},
  {"Templates/module/Sources/Cart/Interface/CartExternalDependencies.swift", file_Templates_module_Sources_Cart_Interface_CartExternalDependencies_swift, sizeof file_Templates_module_Sources_Cart_Interface_CartExternalDependencies_swift - 1},
  {"Templates/module/Sources/Cart/Interface/CartModule.swift", file_Templates_module_Sources_Cart_Interface_CartModule_swift, sizeof file_Templates_module_Sources_Cart_Interface_CartModule_swift - 1},
  {"Templates/module/Sources/Cart/Interface/CartModuleError.swift", file_Templates_module_Sources_Cart_Interface_CartModuleError_swift, sizeof file_Templates_module_Sources_Cart_Interface_CartModuleError_swift - 1},
  {"Templates/module/Sources/Cart/Interface/CartRouter.swift", file_Templates_module_Sources_Cart_Interface_CartRouter_swift, sizeof file_Templates_module_Sources_Cart_Interface_CartRouter_swift - 1},
  {"Templates/module/Sources/Implementation/Data/DataSources/CategoryDTO.swift", file_Templates_module_Sources_Implementation_Data_DataSources_CategoryDTO_swift, sizeof file_Templates_module_Sources_Implementation_Data_DataSources_CategoryDTO_swift - 1},
  {"Templates/module/Sources/Implementation/Data/DataSources/ItemDTO.swift", file_Templates_module_Sources_Implementation_Data_DataSources_ItemDTO_swift, sizeof file_Templates_module_Sources_Implementation_Data_DataSources_ItemDTO_swift - 1},
  {"Templates/module/Sources/Implementation/Data/DataSources/ItemDataSource.swift", file_Templates_module_Sources_Implementation_Data_DataSources_ItemDataSource_swift, sizeof file_Templates_module_Sources_Implementation_Data_DataSources_ItemDataSource_swift - 1},
  {"Templates/module/Sources/Implementation/Data/DataSources/ItemNetworkRoute.swift", file_Templates_module_Sources_Implementation_Data_DataSources_ItemNetworkRoute_swift, sizeof file_Templates_module_Sources_Implementation_Data_DataSources_ItemNetworkRoute_swift - 1},
  {"Templates/module/Sources/Implementation/Data/DataSources/ItemStoreDataSource.swift", file_Templates_module_Sources_Implementation_Data_DataSources_ItemStoreDataSource_swift, sizeof file_Templates_module_Sources_Implementation_Data_DataSources_ItemStoreDataSource_swift - 1},
  {"Templates/module/Sources/Implementation/Data/DataSources/ItemStoreDataSourceImp.swift", file_Templates_module_Sources_Implementation_Data_DataSources_ItemStoreDataSourceImp_swift, sizeof file_Templates_module_Sources_Implementation_Data_DataSources_ItemStoreDataSourceImp_swift - 1},
  {"Templates/module/Sources/Implementation/Data/DataSources/ItemUpdateDTO.swift", file_Templates_module_Sources_Implementation_Data_DataSources_ItemUpdateDTO_swift, sizeof file_Templates_module_Sources_Implementation_Data_DataSources_ItemUpdateDTO_swift - 1},
  {"Templates/module/Sources/Implementation/Data/DataSources/MoneyDTO.swift", file_Templates_module_Sources_Implementation_Data_DataSources_MoneyDTO_swift, sizeof file_Templates_module_Sources_Implementation_Data_DataSources_MoneyDTO_swift - 1},
  {"Templates/module/Sources/Implementation/Data/DataSources/ProblemDTO.swift", file_Templates_module_Sources_Implementation_Data_DataSources_ProblemDTO_swift, sizeof file_Templates_module_Sources_Implementation_Data_DataSources_ProblemDTO_swift - 1},
  {"Templates/module/Sources/Implementation/Data/DataSources/StoredItemsDTO.swift", file_Templates_module_Sources_Implementation_Data_DataSources_StoredItemsDTO_swift, sizeof file_Templates_module_Sources_Implementation_Data_DataSources_StoredItemsDTO_swift - 1},
  {"Templates/module/Sources/Implementation/Data/Repositories/CartGatewayImp.swift", file_Templates_module_Sources_Implementation_Data_Repositories_CartGatewayImp_swift, sizeof file_Templates_module_Sources_Implementation_Data_Repositories_CartGatewayImp_swift - 1},
  {"Templates/module/Sources/Implementation/Data/Repositories/ItemRepositoryImp.swift", file_Templates_module_Sources_Implementation_Data_Repositories_ItemRepositoryImp_swift, sizeof file_Templates_module_Sources_Implementation_Data_Repositories_ItemRepositoryImp_swift - 1},
  {"Templates/module/Sources/Implementation/Data/Repositories/ItemsError+CartModuleError.swift", file_Templates_module_Sources_Implementation_Data_Repositories_ItemsError_CartModuleError_swift, sizeof file_Templates_module_Sources_Implementation_Data_Repositories_ItemsError_CartModuleError_swift - 1},
  {"Templates/module/Sources/Implementation/Data/Repositories/ItemsError+NetworkError.swift", file_Templates_module_Sources_Implementation_Data_Repositories_ItemsError_NetworkError_swift, sizeof file_Templates_module_Sources_Implementation_Data_Repositories_ItemsError_NetworkError_swift - 1},
  {"Templates/module/Sources/Implementation/Domain/BusinessModels/Category.swift", file_Templates_module_Sources_Implementation_Domain_BusinessModels_Category_swift, sizeof file_Templates_module_Sources_Implementation_Domain_BusinessModels_Category_swift - 1},
  {"Templates/module/Sources/Implementation/Domain/BusinessModels/Item.swift", file_Templates_module_Sources_Implementation_Domain_BusinessModels_Item_swift, sizeof file_Templates_module_Sources_Implementation_Domain_BusinessModels_Item_swift - 1},
  {"Templates/module/Sources/Implementation/Domain/BusinessModels/ItemFilter.swift", file_Templates_module_Sources_Implementation_Domain_BusinessModels_ItemFilter_swift, sizeof file_Templates_module_Sources_Implementation_Domain_BusinessModels_ItemFilter_swift - 1},
  {"Templates/module/Sources/Implementation/Domain/BusinessModels/ItemList.swift", file_Templates_module_Sources_Implementation_Domain_BusinessModels_ItemList_swift, sizeof file_Templates_module_Sources_Implementation_Domain_BusinessModels_ItemList_swift - 1},
  {"Templates/module/Sources/Implementation/Domain/BusinessModels/ItemsError.swift", file_Templates_module_Sources_Implementation_Domain_BusinessModels_ItemsError_swift, sizeof file_Templates_module_Sources_Implementation_Domain_BusinessModels_ItemsError_swift - 1},
  {"Templates/module/Sources/Implementation/Domain/Gateways/CartGateway.swift", file_Templates_module_Sources_Implementation_Domain_Gateways_CartGateway_swift, sizeof file_Templates_module_Sources_Implementation_Domain_Gateways_CartGateway_swift - 1},
  {"Templates/module/Sources/Implementation/Domain/Gateways/ItemRepository.swift", file_Templates_module_Sources_Implementation_Domain_Gateways_ItemRepository_swift, sizeof file_Templates_module_Sources_Implementation_Domain_Gateways_ItemRepository_swift - 1},
  {"Templates/module/Sources/Implementation/Domain/UseCases/AddToCartUseCase.swift", file_Templates_module_Sources_Implementation_Domain_UseCases_AddToCartUseCase_swift, sizeof file_Templates_module_Sources_Implementation_Domain_UseCases_AddToCartUseCase_swift - 1},
  {"Templates/module/Sources/Implementation/Domain/UseCases/GetCategoriesUseCase.swift", file_Templates_module_Sources_Implementation_Domain_UseCases_GetCategoriesUseCase_swift, sizeof file_Templates_module_Sources_Implementation_Domain_UseCases_GetCategoriesUseCase_swift - 1},
  {"Templates/module/Sources/Implementation/Domain/UseCases/GetItemUseCase.swift", file_Templates_module_Sources_Implementation_Domain_UseCases_GetItemUseCase_swift, sizeof file_Templates_module_Sources_Implementation_Domain_UseCases_GetItemUseCase_swift - 1},
  {"Templates/module/Sources/Implementation/Domain/UseCases/GetItemsUseCase.swift", file_Templates_module_Sources_Implementation_Domain_UseCases_GetItemsUseCase_swift, sizeof file_Templates_module_Sources_Implementation_Domain_UseCases_GetItemsUseCase_swift - 1},
  {"Templates/module/Sources/Implementation/Domain/UseCases/ObserveItemChangesUseCase.swift", file_Templates_module_Sources_Implementation_Domain_UseCases_ObserveItemChangesUseCase_swift, sizeof file_Templates_module_Sources_Implementation_Domain_UseCases_ObserveItemChangesUseCase_swift - 1},
  {"Templates/module/Sources/Implementation/Domain/UseCases/UpdateItemUseCase.swift", file_Templates_module_Sources_Implementation_Domain_UseCases_UpdateItemUseCase_swift, sizeof file_Templates_module_Sources_Implementation_Domain_UseCases_UpdateItemUseCase_swift - 1},
  {"Templates/module/Sources/Implementation/Module/DependenciesContainer.swift", file_Templates_module_Sources_Implementation_Module_DependenciesContainer_swift, sizeof file_Templates_module_Sources_Implementation_Module_DependenciesContainer_swift - 1},
  {"Templates/module/Sources/Implementation/Module/ItemsModuleError+ItemsError.swift", file_Templates_module_Sources_Implementation_Module_ItemsModuleError_ItemsError_swift, sizeof file_Templates_module_Sources_Implementation_Module_ItemsModuleError_ItemsError_swift - 1},
  {"Templates/module/Sources/Implementation/Module/ItemsModuleImp.swift", file_Templates_module_Sources_Implementation_Module_ItemsModuleImp_swift, sizeof file_Templates_module_Sources_Implementation_Module_ItemsModuleImp_swift - 1},
  {"Templates/module/Sources/Implementation/Presentation/Errors/ItemsError+Text.swift", file_Templates_module_Sources_Implementation_Presentation_Errors_ItemsError_Text_swift, sizeof file_Templates_module_Sources_Implementation_Presentation_Errors_ItemsError_Text_swift - 1},
  {"Templates/module/Sources/Implementation/Presentation/Formats/Money+Input.swift", file_Templates_module_Sources_Implementation_Presentation_Formats_Money_Input_swift, sizeof file_Templates_module_Sources_Implementation_Presentation_Formats_Money_Input_swift - 1},
  {"Templates/module/Sources/Implementation/Presentation/Previews/LightAndDark.swift", file_Templates_module_Sources_Implementation_Presentation_Previews_LightAndDark_swift, sizeof file_Templates_module_Sources_Implementation_Presentation_Previews_LightAndDark_swift - 1},
  {"Templates/module/Sources/Implementation/Presentation/Previews/PreviewAnswer.swift", file_Templates_module_Sources_Implementation_Presentation_Previews_PreviewAnswer_swift, sizeof file_Templates_module_Sources_Implementation_Presentation_Previews_PreviewAnswer_swift - 1},
  {"Templates/module/Sources/Implementation/Presentation/Previews/PreviewUseCases.swift", file_Templates_module_Sources_Implementation_Presentation_Previews_PreviewUseCases_swift, sizeof file_Templates_module_Sources_Implementation_Presentation_Previews_PreviewUseCases_swift - 1},
  {"Templates/module/Sources/Implementation/Presentation/Previews/ScreenPreviews.swift", file_Templates_module_Sources_Implementation_Presentation_Previews_ScreenPreviews_swift, sizeof file_Templates_module_Sources_Implementation_Presentation_Previews_ScreenPreviews_swift - 1},
  {"Templates/module/Sources/Implementation/Presentation/ViewModels/AnswerOrder.swift", file_Templates_module_Sources_Implementation_Presentation_ViewModels_AnswerOrder_swift, sizeof file_Templates_module_Sources_Implementation_Presentation_ViewModels_AnswerOrder_swift - 1},
  {"Templates/module/Sources/Implementation/Presentation/ViewModels/ItemViewModel.swift", file_Templates_module_Sources_Implementation_Presentation_ViewModels_ItemViewModel_swift, sizeof file_Templates_module_Sources_Implementation_Presentation_ViewModels_ItemViewModel_swift - 1},
  {"Templates/module/Sources/Implementation/Presentation/ViewModels/ItemsViewModel.swift", file_Templates_module_Sources_Implementation_Presentation_ViewModels_ItemsViewModel_swift, sizeof file_Templates_module_Sources_Implementation_Presentation_ViewModels_ItemsViewModel_swift - 1},
  {"Templates/module/Sources/Implementation/Presentation/Views/ItemRowView.swift", file_Templates_module_Sources_Implementation_Presentation_Views_ItemRowView_swift, sizeof file_Templates_module_Sources_Implementation_Presentation_Views_ItemRowView_swift - 1},
  {"Templates/module/Sources/Implementation/Presentation/Views/ItemView.swift", file_Templates_module_Sources_Implementation_Presentation_Views_ItemView_swift, sizeof file_Templates_module_Sources_Implementation_Presentation_Views_ItemView_swift - 1},
  {"Templates/module/Sources/Implementation/Presentation/Views/ItemWidgetView.swift", file_Templates_module_Sources_Implementation_Presentation_Views_ItemWidgetView_swift, sizeof file_Templates_module_Sources_Implementation_Presentation_Views_ItemWidgetView_swift - 1},
  {"Templates/module/Sources/Implementation/Presentation/Views/ItemsView.swift", file_Templates_module_Sources_Implementation_Presentation_Views_ItemsView_swift, sizeof file_Templates_module_Sources_Implementation_Presentation_Views_ItemsView_swift - 1},
  {"Templates/module/Sources/Implementation/Presentation/Views/View+Input.swift", file_Templates_module_Sources_Implementation_Presentation_Views_View_Input_swift, sizeof file_Templates_module_Sources_Implementation_Presentation_Views_View_Input_swift - 1},
  {"Templates/module/Sources/Interface/ExternalDependencies.swift", file_Templates_module_Sources_Interface_ExternalDependencies_swift, sizeof file_Templates_module_Sources_Interface_ExternalDependencies_swift - 1},
  {"Templates/module/Sources/Interface/ItemSummary.swift", file_Templates_module_Sources_Interface_ItemSummary_swift, sizeof file_Templates_module_Sources_Interface_ItemSummary_swift - 1},
  {"Templates/module/Sources/Interface/ItemsModule.swift", file_Templates_module_Sources_Interface_ItemsModule_swift, sizeof file_Templates_module_Sources_Interface_ItemsModule_swift - 1},
  {"Templates/module/Sources/Interface/ItemsModuleError.swift", file_Templates_module_Sources_Interface_ItemsModuleError_swift, sizeof file_Templates_module_Sources_Interface_ItemsModuleError_swift - 1},
  {"Templates/module/Sources/Interface/ItemsRouter.swift", file_Templates_module_Sources_Interface_ItemsRouter_swift, sizeof file_Templates_module_Sources_Interface_ItemsRouter_swift - 1},
  {"Templates/module/Sources/Interface/LayerDecorator.swift", file_Templates_module_Sources_Interface_LayerDecorator_swift, sizeof file_Templates_module_Sources_Interface_LayerDecorator_swift - 1},
  {"Templates/module/Sources/Interface/Logger.swift", file_Templates_module_Sources_Interface_Logger_swift, sizeof file_Templates_module_Sources_Interface_Logger_swift - 1},
  {"Templates/module/Sources/Interface/Money.swift", file_Templates_module_Sources_Interface_Money_swift, sizeof file_Templates_module_Sources_Interface_Money_swift - 1},
  {"Templates/module/Sources/Interface/Screen.swift", file_Templates_module_Sources_Interface_Screen_swift, sizeof file_Templates_module_Sources_Interface_Screen_swift - 1},
  {"Templates/module/Sources/Shared/Money+Text.swift", file_Templates_module_Sources_Shared_Money_Text_swift, sizeof file_Templates_module_Sources_Shared_Money_Text_swift - 1},
  {"Templates/module/Sources/Shared/NoDecorator.swift", file_Templates_module_Sources_Shared_NoDecorator_swift, sizeof file_Templates_module_Sources_Shared_NoDecorator_swift - 1},
  {"Templates/module/Sources/Shared/View+Announcement.swift", file_Templates_module_Sources_Shared_View_Announcement_swift, sizeof file_Templates_module_Sources_Shared_View_Announcement_swift - 1},
  {"Templates/module/Sources/Terminal/App/Backend.swift", file_Templates_module_Sources_Terminal_App_Backend_swift, sizeof file_Templates_module_Sources_Terminal_App_Backend_swift - 1},
  {"Templates/module/Sources/Terminal/App/ItemsTerminal.swift", file_Templates_module_Sources_Terminal_App_ItemsTerminal_swift, sizeof file_Templates_module_Sources_Terminal_App_ItemsTerminal_swift - 1},
  {"Templates/module/Sources/Terminal/Main/Main.swift", file_Templates_module_Sources_Terminal_Main_Main_swift, sizeof file_Templates_module_Sources_Terminal_Main_Main_swift - 1},
  {"Templates/module/Sources/Terminal/Support/Cart/CartModuleImp+Terminal.swift", file_Templates_module_Sources_Terminal_Support_Cart_CartModuleImp_Terminal_swift, sizeof file_Templates_module_Sources_Terminal_Support_Cart_CartModuleImp_Terminal_swift - 1},
  {"Templates/module/Sources/Terminal/Support/Cart/CartScreen.swift", file_Templates_module_Sources_Terminal_Support_Cart_CartScreen_swift, sizeof file_Templates_module_Sources_Terminal_Support_Cart_CartScreen_swift - 1},
  {"Templates/module/Sources/Terminal/Support/Cart/Traced+CartLayers.swift", file_Templates_module_Sources_Terminal_Support_Cart_Traced_CartLayers_swift, sizeof file_Templates_module_Sources_Terminal_Support_Cart_Traced_CartLayers_swift - 1},
  {"Templates/module/Sources/Terminal/Support/Items/ItemScreen.swift", file_Templates_module_Sources_Terminal_Support_Items_ItemScreen_swift, sizeof file_Templates_module_Sources_Terminal_Support_Items_ItemScreen_swift - 1},
  {"Templates/module/Sources/Terminal/Support/Items/ItemWidgetScreen.swift", file_Templates_module_Sources_Terminal_Support_Items_ItemWidgetScreen_swift, sizeof file_Templates_module_Sources_Terminal_Support_Items_ItemWidgetScreen_swift - 1},
  {"Templates/module/Sources/Terminal/Support/Items/ItemsModuleImp+Terminal.swift", file_Templates_module_Sources_Terminal_Support_Items_ItemsModuleImp_Terminal_swift, sizeof file_Templates_module_Sources_Terminal_Support_Items_ItemsModuleImp_Terminal_swift - 1},
  {"Templates/module/Sources/Terminal/Support/Items/ItemsScreen.swift", file_Templates_module_Sources_Terminal_Support_Items_ItemsScreen_swift, sizeof file_Templates_module_Sources_Terminal_Support_Items_ItemsScreen_swift - 1},
  {"Templates/module/Sources/Terminal/Support/Items/Traced+ItemsLayers.swift", file_Templates_module_Sources_Terminal_Support_Items_Traced_ItemsLayers_swift, sizeof file_Templates_module_Sources_Terminal_Support_Items_Traced_ItemsLayers_swift - 1},
  {"Templates/module/Sources/Terminal/Support/Items/UiState+Text.swift", file_Templates_module_Sources_Terminal_Support_Items_UiState_Text_swift, sizeof file_Templates_module_Sources_Terminal_Support_Items_UiState_Text_swift - 1},
  {"Templates/module/Sources/Terminal/Support/Shared/TerminalScreen.swift", file_Templates_module_Sources_Terminal_Support_Shared_TerminalScreen_swift, sizeof file_Templates_module_Sources_Terminal_Support_Shared_TerminalScreen_swift - 1},
  {"Templates/module/Sources/Terminal/Support/Shared/TracingDecorator.swift", file_Templates_module_Sources_Terminal_Support_Shared_TracingDecorator_swift, sizeof file_Templates_module_Sources_Terminal_Support_Shared_TracingDecorator_swift - 1},
  {"Templates/module/Sources/Tests/Cart/AddToCartUseCaseTests.swift", file_Templates_module_Sources_Tests_Cart_AddToCartUseCaseTests_swift, sizeof file_Templates_module_Sources_Tests_Cart_AddToCartUseCaseTests_swift - 1},
  {"Templates/module/Sources/Tests/Cart/CartRepositoryTests.swift", file_Templates_module_Sources_Tests_Cart_CartRepositoryTests_swift, sizeof file_Templates_module_Sources_Tests_Cart_CartRepositoryTests_swift - 1},
  {"Templates/module/Sources/Tests/Cart/CartTests.swift", file_Templates_module_Sources_Tests_Cart_CartTests_swift, sizeof file_Templates_module_Sources_Tests_Cart_CartTests_swift - 1},
  {"Templates/module/Sources/Tests/Cart/CartViewModelTests.swift", file_Templates_module_Sources_Tests_Cart_CartViewModelTests_swift, sizeof file_Templates_module_Sources_Tests_Cart_CartViewModelTests_swift - 1},
  {"Templates/module/Sources/Tests/Cart/FakeCart.swift", file_Templates_module_Sources_Tests_Cart_FakeCart_swift, sizeof file_Templates_module_Sources_Tests_Cart_FakeCart_swift - 1},
  {"Templates/module/Sources/Tests/Cart/ItemGatewayTests.swift", file_Templates_module_Sources_Tests_Cart_ItemGatewayTests_swift, sizeof file_Templates_module_Sources_Tests_Cart_ItemGatewayTests_swift - 1},
  {"Templates/module/Sources/Tests/Cart/ObserveCartUseCaseTests.swift", file_Templates_module_Sources_Tests_Cart_ObserveCartUseCaseTests_swift, sizeof file_Templates_module_Sources_Tests_Cart_ObserveCartUseCaseTests_swift - 1},
  {"Templates/module/Sources/Tests/Cart/RemoveFromCartUseCaseTests.swift", file_Templates_module_Sources_Tests_Cart_RemoveFromCartUseCaseTests_swift, sizeof file_Templates_module_Sources_Tests_Cart_RemoveFromCartUseCaseTests_swift - 1},
  {"Templates/module/Sources/Tests/Data/CartGatewayTests.swift", file_Templates_module_Sources_Tests_Data_CartGatewayTests_swift, sizeof file_Templates_module_Sources_Tests_Data_CartGatewayTests_swift - 1},
  {"Templates/module/Sources/Tests/Data/ItemDataSourceTests.swift", file_Templates_module_Sources_Tests_Data_ItemDataSourceTests_swift, sizeof file_Templates_module_Sources_Tests_Data_ItemDataSourceTests_swift - 1},
  {"Templates/module/Sources/Tests/Data/ItemRepositoryTests.swift", file_Templates_module_Sources_Tests_Data_ItemRepositoryTests_swift, sizeof file_Templates_module_Sources_Tests_Data_ItemRepositoryTests_swift - 1},
  {"Templates/module/Sources/Tests/Data/ItemStoreDataSourceTests.swift", file_Templates_module_Sources_Tests_Data_ItemStoreDataSourceTests_swift, sizeof file_Templates_module_Sources_Tests_Data_ItemStoreDataSourceTests_swift - 1},
  {"Templates/module/Sources/Tests/Domain/AddItemToCartUseCaseTests.swift", file_Templates_module_Sources_Tests_Domain_AddItemToCartUseCaseTests_swift, sizeof file_Templates_module_Sources_Tests_Domain_AddItemToCartUseCaseTests_swift - 1},
  {"Templates/module/Sources/Tests/Domain/GetCategoriesUseCaseTests.swift", file_Templates_module_Sources_Tests_Domain_GetCategoriesUseCaseTests_swift, sizeof file_Templates_module_Sources_Tests_Domain_GetCategoriesUseCaseTests_swift - 1},
  {"Templates/module/Sources/Tests/Domain/GetItemUseCaseTests.swift", file_Templates_module_Sources_Tests_Domain_GetItemUseCaseTests_swift, sizeof file_Templates_module_Sources_Tests_Domain_GetItemUseCaseTests_swift - 1},
  {"Templates/module/Sources/Tests/Domain/GetItemsUseCaseTests.swift", file_Templates_module_Sources_Tests_Domain_GetItemsUseCaseTests_swift, sizeof file_Templates_module_Sources_Tests_Domain_GetItemsUseCaseTests_swift - 1},
  {"Templates/module/Sources/Tests/Domain/MoneyTests.swift", file_Templates_module_Sources_Tests_Domain_MoneyTests_swift, sizeof file_Templates_module_Sources_Tests_Domain_MoneyTests_swift - 1},
  {"Templates/module/Sources/Tests/Domain/ObserveItemChangesUseCaseTests.swift", file_Templates_module_Sources_Tests_Domain_ObserveItemChangesUseCaseTests_swift, sizeof file_Templates_module_Sources_Tests_Domain_ObserveItemChangesUseCaseTests_swift - 1},
  {"Templates/module/Sources/Tests/Domain/UpdateItemUseCaseTests.swift", file_Templates_module_Sources_Tests_Domain_UpdateItemUseCaseTests_swift, sizeof file_Templates_module_Sources_Tests_Domain_UpdateItemUseCaseTests_swift - 1},
  {"Templates/module/Sources/Tests/Fakes/FakeItemDataSource.swift", file_Templates_module_Sources_Tests_Fakes_FakeItemDataSource_swift, sizeof file_Templates_module_Sources_Tests_Fakes_FakeItemDataSource_swift - 1},
  {"Templates/module/Sources/Tests/Fakes/FakeItemRepository.swift", file_Templates_module_Sources_Tests_Fakes_FakeItemRepository_swift, sizeof file_Templates_module_Sources_Tests_Fakes_FakeItemRepository_swift - 1},
  {"Templates/module/Sources/Tests/Fakes/Fixtures.swift", file_Templates_module_Sources_Tests_Fakes_Fixtures_swift, sizeof file_Templates_module_Sources_Tests_Fakes_Fixtures_swift - 1},
  {"Templates/module/Sources/Tests/Fakes/LateItemDataSource.swift", file_Templates_module_Sources_Tests_Fakes_LateItemDataSource_swift, sizeof file_Templates_module_Sources_Tests_Fakes_LateItemDataSource_swift - 1},
  {"Templates/module/Sources/Tests/Integration/ItemsIntegrationTests.swift", file_Templates_module_Sources_Tests_Integration_ItemsIntegrationTests_swift, sizeof file_Templates_module_Sources_Tests_Integration_ItemsIntegrationTests_swift - 1},
  {"Templates/module/Sources/Tests/Integration/WindowTests.swift", file_Templates_module_Sources_Tests_Integration_WindowTests_swift, sizeof file_Templates_module_Sources_Tests_Integration_WindowTests_swift - 1},
  {"Templates/module/Sources/Tests/Presentation/ItemViewModelTests.swift", file_Templates_module_Sources_Tests_Presentation_ItemViewModelTests_swift, sizeof file_Templates_module_Sources_Tests_Presentation_ItemViewModelTests_swift - 1},
  {"Templates/module/Sources/Tests/Presentation/ItemsViewModelTests.swift", file_Templates_module_Sources_Tests_Presentation_ItemsViewModelTests_swift, sizeof file_Templates_module_Sources_Tests_Presentation_ItemsViewModelTests_swift - 1},
  {"Templates/module/Sources/Tests/Presentation/PriceTextTests.swift", file_Templates_module_Sources_Tests_Presentation_PriceTextTests_swift, sizeof file_Templates_module_Sources_Tests_Presentation_PriceTextTests_swift - 1},
  {"Templates/module/strata.yml", file_Templates_module_strata_yml, sizeof file_Templates_module_strata_yml - 1},
  {"Templates/reactive/App/PaymentsApp/Assets.xcassets/AccentColor.colorset/Contents.json", file_Templates_reactive_App_PaymentsApp_Assets_xcassets_AccentColor_colorset_Contents_json, sizeof file_Templates_reactive_App_PaymentsApp_Assets_xcassets_AccentColor_colorset_Contents_json - 1},
  {"Templates/reactive/App/PaymentsApp/Assets.xcassets/AppIcon.appiconset/Contents.json", file_Templates_reactive_App_PaymentsApp_Assets_xcassets_AppIcon_appiconset_Contents_json, sizeof file_Templates_reactive_App_PaymentsApp_Assets_xcassets_AppIcon_appiconset_Contents_json - 1},
  {"Templates/reactive/App/PaymentsApp/Assets.xcassets/AppIcon.appiconset/iOS.png", file_Templates_reactive_App_PaymentsApp_Assets_xcassets_AppIcon_appiconset_iOS_png, sizeof file_Templates_reactive_App_PaymentsApp_Assets_xcassets_AppIcon_appiconset_iOS_png - 1},
  {"Templates/reactive/App/PaymentsApp/Assets.xcassets/Contents.json", file_Templates_reactive_App_PaymentsApp_Assets_xcassets_Contents_json, sizeof file_Templates_reactive_App_PaymentsApp_Assets_xcassets_Contents_json - 1},
  {"Templates/reactive/App/PaymentsApp/Info.plist", file_Templates_reactive_App_PaymentsApp_Info_plist, sizeof file_Templates_reactive_App_PaymentsApp_Info_plist - 1},
  {"Templates/reactive/App/PaymentsApp/Localizable.xcstrings", file_Templates_reactive_App_PaymentsApp_Localizable_xcstrings, sizeof file_Templates_reactive_App_PaymentsApp_Localizable_xcstrings - 1},
  {"Templates/reactive/App/PaymentsApp/Main.swift", file_Templates_reactive_App_PaymentsApp_Main_swift, sizeof file_Templates_reactive_App_PaymentsApp_Main_swift - 1},
  {"Templates/reactive/App/PaymentsApp/PaymentsApp.entitlements", file_Templates_reactive_App_PaymentsApp_PaymentsApp_entitlements, sizeof file_Templates_reactive_App_PaymentsApp_PaymentsApp_entitlements - 1},
  {"Templates/reactive/App/PaymentsApp/PrivacyInfo.xcprivacy", file_Templates_reactive_App_PaymentsApp_PrivacyInfo_xcprivacy, sizeof file_Templates_reactive_App_PaymentsApp_PrivacyInfo_xcprivacy - 1},
  {"Templates/reactive/App/PaymentsUITests/PaymentsUITests.swift", file_Templates_reactive_App_PaymentsUITests_PaymentsUITests_swift, sizeof file_Templates_reactive_App_PaymentsUITests_PaymentsUITests_swift - 1},
  {"Templates/reactive/App/PaymentsUITests/XCUIApplication+Launch.swift", file_Templates_reactive_App_PaymentsUITests_XCUIApplication_Launch_swift, sizeof file_Templates_reactive_App_PaymentsUITests_XCUIApplication_Launch_swift - 1},
  {"Templates/reactive/Package.swift", file_Templates_reactive_Package_swift, sizeof file_Templates_reactive_Package_swift - 1},
  {"Templates/reactive/README.md", file_Templates_reactive_README_md, sizeof file_Templates_reactive_README_md - 1},
  {"Templates/reactive/Sources/App/AppDelegate.swift", file_Templates_reactive_Sources_App_AppDelegate_swift, sizeof file_Templates_reactive_Sources_App_AppDelegate_swift - 1},
  {"Templates/reactive/Sources/App/Calendar+Payments.swift", file_Templates_reactive_Sources_App_Calendar_Payments_swift, sizeof file_Templates_reactive_Sources_App_Calendar_Payments_swift - 1},
  {"Templates/reactive/Sources/App/LaunchArguments.swift", file_Templates_reactive_Sources_App_LaunchArguments_swift, sizeof file_Templates_reactive_Sources_App_LaunchArguments_swift - 1},
  {"Templates/reactive/Sources/App/LayerDecorator.swift", file_Templates_reactive_Sources_App_LayerDecorator_swift, sizeof file_Templates_reactive_Sources_App_LayerDecorator_swift - 1},
  {"Templates/reactive/Sources/App/Log.swift", file_Templates_reactive_Sources_App_Log_swift, sizeof file_Templates_reactive_Sources_App_Log_swift - 1},
  {"Templates/reactive/Sources/App/Previews/LightAndDark.swift", file_Templates_reactive_Sources_App_Previews_LightAndDark_swift, sizeof file_Templates_reactive_Sources_App_Previews_LightAndDark_swift - 1},
  {"Templates/reactive/Sources/App/Previews/PreviewUseCases.swift", file_Templates_reactive_Sources_App_Previews_PreviewUseCases_swift, sizeof file_Templates_reactive_Sources_App_Previews_PreviewUseCases_swift - 1},
  {"Templates/reactive/Sources/App/Previews/Previews.swift", file_Templates_reactive_Sources_App_Previews_Previews_swift, sizeof file_Templates_reactive_Sources_App_Previews_Previews_swift - 1},
  {"Templates/reactive/Sources/App/SceneDelegate.swift", file_Templates_reactive_Sources_App_SceneDelegate_swift, sizeof file_Templates_reactive_Sources_App_SceneDelegate_swift - 1},
  {"Templates/reactive/Sources/App/Server.swift", file_Templates_reactive_Sources_App_Server_swift, sizeof file_Templates_reactive_Sources_App_Server_swift - 1},
  {"Templates/reactive/Sources/App/Terminal/Backend.swift", file_Templates_reactive_Sources_App_Terminal_Backend_swift, sizeof file_Templates_reactive_Sources_App_Terminal_Backend_swift - 1},
  {"Templates/reactive/Sources/App/Terminal/Main/Main.swift", file_Templates_reactive_Sources_App_Terminal_Main_Main_swift, sizeof file_Templates_reactive_Sources_App_Terminal_Main_Main_swift - 1},
  {"Templates/reactive/Sources/App/Terminal/PaymentsTerminal.swift", file_Templates_reactive_Sources_App_Terminal_PaymentsTerminal_swift, sizeof file_Templates_reactive_Sources_App_Terminal_PaymentsTerminal_swift - 1},
  {"Templates/reactive/Sources/App/Terminal/Traced+Layers.swift", file_Templates_reactive_Sources_App_Terminal_Traced_Layers_swift, sizeof file_Templates_reactive_Sources_App_Terminal_Traced_Layers_swift - 1},
  {"Templates/reactive/Sources/App/Terminal/Tracer+Layers.swift", file_Templates_reactive_Sources_App_Terminal_Tracer_Layers_swift, sizeof file_Templates_reactive_Sources_App_Terminal_Tracer_Layers_swift - 1},
  {"Templates/reactive/Sources/App/Terminal/ViewModels+Text.swift", file_Templates_reactive_Sources_App_Terminal_ViewModels_Text_swift, sizeof file_Templates_reactive_Sources_App_Terminal_ViewModels_Text_swift - 1},
  {"Templates/reactive/Sources/DI/Plain/AppDependencies.swift", file_Templates_reactive_Sources_DI_Plain_AppDependencies_swift, sizeof file_Templates_reactive_Sources_DI_Plain_AppDependencies_swift - 1},
  {"Templates/reactive/Sources/DI/Swinject/AppDependencies.swift", file_Templates_reactive_Sources_DI_Swinject_AppDependencies_swift, sizeof file_Templates_reactive_Sources_DI_Swinject_AppDependencies_swift - 1},
  {"Templates/reactive/Sources/DI/Swinject/Container+Payment.swift", file_Templates_reactive_Sources_DI_Swinject_Container_Payment_swift, sizeof file_Templates_reactive_Sources_DI_Swinject_Container_Payment_swift - 1},
  {"Templates/reactive/Sources/DI/Swinject/Container+Transaction.swift", file_Templates_reactive_Sources_DI_Swinject_Container_Transaction_swift, sizeof file_Templates_reactive_Sources_DI_Swinject_Container_Transaction_swift - 1},
  {"Templates/reactive/Sources/Data/Models/ApiErrorResponse.swift", file_Templates_reactive_Sources_Data_Models_ApiErrorResponse_swift, sizeof file_Templates_reactive_Sources_Data_Models_ApiErrorResponse_swift - 1},
  {"Templates/reactive/Sources/Data/Models/ApiMoney.swift", file_Templates_reactive_Sources_Data_Models_ApiMoney_swift, sizeof file_Templates_reactive_Sources_Data_Models_ApiMoney_swift - 1},
  {"Templates/reactive/Sources/Data/Models/ApiPaymentAttempt.swift", file_Templates_reactive_Sources_Data_Models_ApiPaymentAttempt_swift, sizeof file_Templates_reactive_Sources_Data_Models_ApiPaymentAttempt_swift - 1},
  {"Templates/reactive/Sources/Data/Models/ApiPaymentRequest.swift", file_Templates_reactive_Sources_Data_Models_ApiPaymentRequest_swift, sizeof file_Templates_reactive_Sources_Data_Models_ApiPaymentRequest_swift - 1},
  {"Templates/reactive/Sources/Data/Models/ApiPaymentResponse.swift", file_Templates_reactive_Sources_Data_Models_ApiPaymentResponse_swift, sizeof file_Templates_reactive_Sources_Data_Models_ApiPaymentResponse_swift - 1},
  {"Templates/reactive/Sources/Data/Models/ApiStoredTransactionsResponse.swift", file_Templates_reactive_Sources_Data_Models_ApiStoredTransactionsResponse_swift, sizeof file_Templates_reactive_Sources_Data_Models_ApiStoredTransactionsResponse_swift - 1},
  {"Templates/reactive/Sources/Data/Models/ApiTransactionResponse.swift", file_Templates_reactive_Sources_Data_Models_ApiTransactionResponse_swift, sizeof file_Templates_reactive_Sources_Data_Models_ApiTransactionResponse_swift - 1},
  {"Templates/reactive/Sources/Data/Repositories/Errors+NetworkError.swift", file_Templates_reactive_Sources_Data_Repositories_Errors_NetworkError_swift, sizeof file_Templates_reactive_Sources_Data_Repositories_Errors_NetworkError_swift - 1},
  {"Templates/reactive/Sources/Data/Repositories/HeldDrafts.swift", file_Templates_reactive_Sources_Data_Repositories_HeldDrafts_swift, sizeof file_Templates_reactive_Sources_Data_Repositories_HeldDrafts_swift - 1},
  {"Templates/reactive/Sources/Data/Repositories/NetworkFailure.swift", file_Templates_reactive_Sources_Data_Repositories_NetworkFailure_swift, sizeof file_Templates_reactive_Sources_Data_Repositories_NetworkFailure_swift - 1},
  {"Templates/reactive/Sources/Data/Repositories/NewestAnswers.swift", file_Templates_reactive_Sources_Data_Repositories_NewestAnswers_swift, sizeof file_Templates_reactive_Sources_Data_Repositories_NewestAnswers_swift - 1},
  {"Templates/reactive/Sources/Data/Repositories/PaymentRepositoryImpl.swift", file_Templates_reactive_Sources_Data_Repositories_PaymentRepositoryImpl_swift, sizeof file_Templates_reactive_Sources_Data_Repositories_PaymentRepositoryImpl_swift - 1},
  {"Templates/reactive/Sources/Data/Repositories/TransactionRepositoryImpl.swift", file_Templates_reactive_Sources_Data_Repositories_TransactionRepositoryImpl_swift, sizeof file_Templates_reactive_Sources_Data_Repositories_TransactionRepositoryImpl_swift - 1},
  {"Templates/reactive/Sources/Data/Services/PaymentApiService.swift", file_Templates_reactive_Sources_Data_Services_PaymentApiService_swift, sizeof file_Templates_reactive_Sources_Data_Services_PaymentApiService_swift - 1},
  {"Templates/reactive/Sources/Data/Services/TransactionApiService.swift", file_Templates_reactive_Sources_Data_Services_TransactionApiService_swift, sizeof file_Templates_reactive_Sources_Data_Services_TransactionApiService_swift - 1},
  {"Templates/reactive/Sources/Data/Storage/PaymentLocalStorage.swift", file_Templates_reactive_Sources_Data_Storage_PaymentLocalStorage_swift, sizeof file_Templates_reactive_Sources_Data_Storage_PaymentLocalStorage_swift - 1},
  {"Templates/reactive/Sources/Data/Storage/PaymentLocalStorageImpl.swift", file_Templates_reactive_Sources_Data_Storage_PaymentLocalStorageImpl_swift, sizeof file_Templates_reactive_Sources_Data_Storage_PaymentLocalStorageImpl_swift - 1},
  {"Templates/reactive/Sources/Data/Storage/TransactionLocalStorage.swift", file_Templates_reactive_Sources_Data_Storage_TransactionLocalStorage_swift, sizeof file_Templates_reactive_Sources_Data_Storage_TransactionLocalStorage_swift - 1},
  {"Templates/reactive/Sources/Data/Storage/TransactionLocalStorageImpl.swift", file_Templates_reactive_Sources_Data_Storage_TransactionLocalStorageImpl_swift, sizeof file_Templates_reactive_Sources_Data_Storage_TransactionLocalStorageImpl_swift - 1},
  {"Templates/reactive/Sources/Domain/Models/DraftID.swift", file_Templates_reactive_Sources_Domain_Models_DraftID_swift, sizeof file_Templates_reactive_Sources_Domain_Models_DraftID_swift - 1},
  {"Templates/reactive/Sources/Domain/Models/Money.swift", file_Templates_reactive_Sources_Domain_Models_Money_swift, sizeof file_Templates_reactive_Sources_Domain_Models_Money_swift - 1},
  {"Templates/reactive/Sources/Domain/Models/PaymentDraft.swift", file_Templates_reactive_Sources_Domain_Models_PaymentDraft_swift, sizeof file_Templates_reactive_Sources_Domain_Models_PaymentDraft_swift - 1},
  {"Templates/reactive/Sources/Domain/Models/PaymentError.swift", file_Templates_reactive_Sources_Domain_Models_PaymentError_swift, sizeof file_Templates_reactive_Sources_Domain_Models_PaymentError_swift - 1},
  {"Templates/reactive/Sources/Domain/Models/PaymentResponse.swift", file_Templates_reactive_Sources_Domain_Models_PaymentResponse_swift, sizeof file_Templates_reactive_Sources_Domain_Models_PaymentResponse_swift - 1},
  {"Templates/reactive/Sources/Domain/Models/PaymentResult.swift", file_Templates_reactive_Sources_Domain_Models_PaymentResult_swift, sizeof file_Templates_reactive_Sources_Domain_Models_PaymentResult_swift - 1},
  {"Templates/reactive/Sources/Domain/Models/Transaction.swift", file_Templates_reactive_Sources_Domain_Models_Transaction_swift, sizeof file_Templates_reactive_Sources_Domain_Models_Transaction_swift - 1},
  {"Templates/reactive/Sources/Domain/Models/TransactionError.swift", file_Templates_reactive_Sources_Domain_Models_TransactionError_swift, sizeof file_Templates_reactive_Sources_Domain_Models_TransactionError_swift - 1},
  {"Templates/reactive/Sources/Domain/Models/TransactionList.swift", file_Templates_reactive_Sources_Domain_Models_TransactionList_swift, sizeof file_Templates_reactive_Sources_Domain_Models_TransactionList_swift - 1},
  {"Templates/reactive/Sources/Domain/Models/UnansweredPayment.swift", file_Templates_reactive_Sources_Domain_Models_UnansweredPayment_swift, sizeof file_Templates_reactive_Sources_Domain_Models_UnansweredPayment_swift - 1},
  {"Templates/reactive/Sources/Domain/Repositories/PaymentRepository.swift", file_Templates_reactive_Sources_Domain_Repositories_PaymentRepository_swift, sizeof file_Templates_reactive_Sources_Domain_Repositories_PaymentRepository_swift - 1},
  {"Templates/reactive/Sources/Domain/Repositories/TransactionRepository.swift", file_Templates_reactive_Sources_Domain_Repositories_TransactionRepository_swift, sizeof file_Templates_reactive_Sources_Domain_Repositories_TransactionRepository_swift - 1},
  {"Templates/reactive/Sources/Domain/Services/AmountReader.swift", file_Templates_reactive_Sources_Domain_Services_AmountReader_swift, sizeof file_Templates_reactive_Sources_Domain_Services_AmountReader_swift - 1},
  {"Templates/reactive/Sources/Domain/Services/ValidationService.swift", file_Templates_reactive_Sources_Domain_Services_ValidationService_swift, sizeof file_Templates_reactive_Sources_Domain_Services_ValidationService_swift - 1},
  {"Templates/reactive/Sources/Domain/UseCases/PaymentDraftUseCase.swift", file_Templates_reactive_Sources_Domain_UseCases_PaymentDraftUseCase_swift, sizeof file_Templates_reactive_Sources_Domain_UseCases_PaymentDraftUseCase_swift - 1},
  {"Templates/reactive/Sources/Domain/UseCases/PaymentUseCase.swift", file_Templates_reactive_Sources_Domain_UseCases_PaymentUseCase_swift, sizeof file_Templates_reactive_Sources_Domain_UseCases_PaymentUseCase_swift - 1},
  {"Templates/reactive/Sources/Domain/UseCases/TransactionUseCase.swift", file_Templates_reactive_Sources_Domain_UseCases_TransactionUseCase_swift, sizeof file_Templates_reactive_Sources_Domain_UseCases_TransactionUseCase_swift - 1},
  {"Templates/reactive/Sources/Presentation/Errors/PaymentError+Text.swift", file_Templates_reactive_Sources_Presentation_Errors_PaymentError_Text_swift, sizeof file_Templates_reactive_Sources_Presentation_Errors_PaymentError_Text_swift - 1},
  {"Templates/reactive/Sources/Presentation/Errors/TransactionError+Text.swift", file_Templates_reactive_Sources_Presentation_Errors_TransactionError_Text_swift, sizeof file_Templates_reactive_Sources_Presentation_Errors_TransactionError_Text_swift - 1},
  {"Templates/reactive/Sources/Presentation/Formats/LocaleAmountReader.swift", file_Templates_reactive_Sources_Presentation_Formats_LocaleAmountReader_swift, sizeof file_Templates_reactive_Sources_Presentation_Formats_LocaleAmountReader_swift - 1},
  {"Templates/reactive/Sources/Presentation/Formats/Money+Text.swift", file_Templates_reactive_Sources_Presentation_Formats_Money_Text_swift, sizeof file_Templates_reactive_Sources_Presentation_Formats_Money_Text_swift - 1},
  {"Templates/reactive/Sources/Presentation/Formats/Transaction+Text.swift", file_Templates_reactive_Sources_Presentation_Formats_Transaction_Text_swift, sizeof file_Templates_reactive_Sources_Presentation_Formats_Transaction_Text_swift - 1},
  {"Templates/reactive/Sources/Presentation/ViewControllers/AppSection.swift", file_Templates_reactive_Sources_Presentation_ViewControllers_AppSection_swift, sizeof file_Templates_reactive_Sources_Presentation_ViewControllers_AppSection_swift - 1},
  {"Templates/reactive/Sources/Presentation/ViewControllers/PaymentViewController.swift", file_Templates_reactive_Sources_Presentation_ViewControllers_PaymentViewController_swift, sizeof file_Templates_reactive_Sources_Presentation_ViewControllers_PaymentViewController_swift - 1},
  {"Templates/reactive/Sources/Presentation/ViewControllers/RootViewController.swift", file_Templates_reactive_Sources_Presentation_ViewControllers_RootViewController_swift, sizeof file_Templates_reactive_Sources_Presentation_ViewControllers_RootViewController_swift - 1},
  {"Templates/reactive/Sources/Presentation/ViewControllers/SectionNavigation.swift", file_Templates_reactive_Sources_Presentation_ViewControllers_SectionNavigation_swift, sizeof file_Templates_reactive_Sources_Presentation_ViewControllers_SectionNavigation_swift - 1},
  {"Templates/reactive/Sources/Presentation/ViewControllers/TransactionViewController.swift", file_Templates_reactive_Sources_Presentation_ViewControllers_TransactionViewController_swift, sizeof file_Templates_reactive_Sources_Presentation_ViewControllers_TransactionViewController_swift - 1},
  {"Templates/reactive/Sources/Presentation/ViewModels/Async/PaymentViewModel.swift", file_Templates_reactive_Sources_Presentation_ViewModels_Async_PaymentViewModel_swift, sizeof file_Templates_reactive_Sources_Presentation_ViewModels_Async_PaymentViewModel_swift - 1},
  {"Templates/reactive/Sources/Presentation/ViewModels/Async/TransactionViewModel.swift", file_Templates_reactive_Sources_Presentation_ViewModels_Async_TransactionViewModel_swift, sizeof file_Templates_reactive_Sources_Presentation_ViewModels_Async_TransactionViewModel_swift - 1},
  {"Templates/reactive/Sources/Presentation/ViewModels/PaymentState.swift", file_Templates_reactive_Sources_Presentation_ViewModels_PaymentState_swift, sizeof file_Templates_reactive_Sources_Presentation_ViewModels_PaymentState_swift - 1},
  {"Templates/reactive/Sources/Presentation/ViewModels/Rx/DisposeBag+Task.swift", file_Templates_reactive_Sources_Presentation_ViewModels_Rx_DisposeBag_Task_swift, sizeof file_Templates_reactive_Sources_Presentation_ViewModels_Rx_DisposeBag_Task_swift - 1},
  {"Templates/reactive/Sources/Presentation/ViewModels/Rx/PaymentViewModel.swift", file_Templates_reactive_Sources_Presentation_ViewModels_Rx_PaymentViewModel_swift, sizeof file_Templates_reactive_Sources_Presentation_ViewModels_Rx_PaymentViewModel_swift - 1},
  {"Templates/reactive/Sources/Presentation/ViewModels/Rx/TransactionViewModel.swift", file_Templates_reactive_Sources_Presentation_ViewModels_Rx_TransactionViewModel_swift, sizeof file_Templates_reactive_Sources_Presentation_ViewModels_Rx_TransactionViewModel_swift - 1},
  {"Templates/reactive/Sources/Presentation/ViewModels/TransactionState.swift", file_Templates_reactive_Sources_Presentation_ViewModels_TransactionState_swift, sizeof file_Templates_reactive_Sources_Presentation_ViewModels_TransactionState_swift - 1},
  {"Templates/reactive/Sources/Presentation/Views/Components/View+Announcement.swift", file_Templates_reactive_Sources_Presentation_Views_Components_View_Announcement_swift, sizeof file_Templates_reactive_Sources_Presentation_Views_Components_View_Announcement_swift - 1},
  {"Templates/reactive/Sources/Presentation/Views/Components/View+Input.swift", file_Templates_reactive_Sources_Presentation_Views_Components_View_Input_swift, sizeof file_Templates_reactive_Sources_Presentation_Views_Components_View_Input_swift - 1},
  {"Templates/reactive/Sources/Presentation/Views/PaymentView.swift", file_Templates_reactive_Sources_Presentation_Views_PaymentView_swift, sizeof file_Templates_reactive_Sources_Presentation_Views_PaymentView_swift - 1},
  {"Templates/reactive/Sources/Presentation/Views/SidebarView.swift", file_Templates_reactive_Sources_Presentation_Views_SidebarView_swift, sizeof file_Templates_reactive_Sources_Presentation_Views_SidebarView_swift - 1},
  {"Templates/reactive/Sources/Presentation/Views/TransactionRowView.swift", file_Templates_reactive_Sources_Presentation_Views_TransactionRowView_swift, sizeof file_Templates_reactive_Sources_Presentation_Views_TransactionRowView_swift - 1},
  {"Templates/reactive/Sources/Presentation/Views/TransactionView.swift", file_Templates_reactive_Sources_Presentation_Views_TransactionView_swift, sizeof file_Templates_reactive_Sources_Presentation_Views_TransactionView_swift - 1},
  {"Templates/reactive/Sources/Streams/Async/Observable.swift", file_Templates_reactive_Sources_Streams_Async_Observable_swift, sizeof file_Templates_reactive_Sources_Streams_Async_Observable_swift - 1},
  {"Templates/reactive/Sources/Streams/Async/Single.swift", file_Templates_reactive_Sources_Streams_Async_Single_swift, sizeof file_Templates_reactive_Sources_Streams_Async_Single_swift - 1},
  {"Templates/reactive/Sources/Streams/Rx/Streams.swift", file_Templates_reactive_Sources_Streams_Rx_Streams_swift, sizeof file_Templates_reactive_Sources_Streams_Rx_Streams_swift - 1},
  {"Templates/reactive/Tests/Data/ApiServiceTests.swift", file_Templates_reactive_Tests_Data_ApiServiceTests_swift, sizeof file_Templates_reactive_Tests_Data_ApiServiceTests_swift - 1},
  {"Templates/reactive/Tests/Data/CorrectedPaymentTests.swift", file_Templates_reactive_Tests_Data_CorrectedPaymentTests_swift, sizeof file_Templates_reactive_Tests_Data_CorrectedPaymentTests_swift - 1},
  {"Templates/reactive/Tests/Data/LocalStorageTests.swift", file_Templates_reactive_Tests_Data_LocalStorageTests_swift, sizeof file_Templates_reactive_Tests_Data_LocalStorageTests_swift - 1},
  {"Templates/reactive/Tests/Data/PaymentRepositoryTests.swift", file_Templates_reactive_Tests_Data_PaymentRepositoryTests_swift, sizeof file_Templates_reactive_Tests_Data_PaymentRepositoryTests_swift - 1},
  {"Templates/reactive/Tests/Data/TransactionRepositoryTests.swift", file_Templates_reactive_Tests_Data_TransactionRepositoryTests_swift, sizeof file_Templates_reactive_Tests_Data_TransactionRepositoryTests_swift - 1},
  {"Templates/reactive/Tests/Domain/MoneyTests.swift", file_Templates_reactive_Tests_Domain_MoneyTests_swift, sizeof file_Templates_reactive_Tests_Domain_MoneyTests_swift - 1},
  {"Templates/reactive/Tests/Domain/PaymentDraftUseCaseTests.swift", file_Templates_reactive_Tests_Domain_PaymentDraftUseCaseTests_swift, sizeof file_Templates_reactive_Tests_Domain_PaymentDraftUseCaseTests_swift - 1},
  {"Templates/reactive/Tests/Domain/PaymentUseCaseTests.swift", file_Templates_reactive_Tests_Domain_PaymentUseCaseTests_swift, sizeof file_Templates_reactive_Tests_Domain_PaymentUseCaseTests_swift - 1},
  {"Templates/reactive/Tests/Domain/TransactionUseCaseTests.swift", file_Templates_reactive_Tests_Domain_TransactionUseCaseTests_swift, sizeof file_Templates_reactive_Tests_Domain_TransactionUseCaseTests_swift - 1},
  {"Templates/reactive/Tests/Domain/ValidationServiceTests.swift", file_Templates_reactive_Tests_Domain_ValidationServiceTests_swift, sizeof file_Templates_reactive_Tests_Domain_ValidationServiceTests_swift - 1},
  {"Templates/reactive/Tests/Fakes/FakeRepositories.swift", file_Templates_reactive_Tests_Fakes_FakeRepositories_swift, sizeof file_Templates_reactive_Tests_Fakes_FakeRepositories_swift - 1},
  {"Templates/reactive/Tests/Fakes/FakeServices.swift", file_Templates_reactive_Tests_Fakes_FakeServices_swift, sizeof file_Templates_reactive_Tests_Fakes_FakeServices_swift - 1},
  {"Templates/reactive/Tests/Fakes/Fixtures.swift", file_Templates_reactive_Tests_Fakes_Fixtures_swift, sizeof file_Templates_reactive_Tests_Fakes_Fixtures_swift - 1},
  {"Templates/reactive/Tests/Fakes/LateTransactionApiService.swift", file_Templates_reactive_Tests_Fakes_LateTransactionApiService_swift, sizeof file_Templates_reactive_Tests_Fakes_LateTransactionApiService_swift - 1},
  {"Templates/reactive/Tests/Integration/PaymentsIntegrationTests.swift", file_Templates_reactive_Tests_Integration_PaymentsIntegrationTests_swift, sizeof file_Templates_reactive_Tests_Integration_PaymentsIntegrationTests_swift - 1},
  {"Templates/reactive/Tests/Integration/TwoWindowsTests.swift", file_Templates_reactive_Tests_Integration_TwoWindowsTests_swift, sizeof file_Templates_reactive_Tests_Integration_TwoWindowsTests_swift - 1},
  {"Templates/reactive/Tests/Integration/WindowTests.swift", file_Templates_reactive_Tests_Integration_WindowTests_swift, sizeof file_Templates_reactive_Tests_Integration_WindowTests_swift - 1},
  {"Templates/reactive/Tests/Presentation/AmountTextTests.swift", file_Templates_reactive_Tests_Presentation_AmountTextTests_swift, sizeof file_Templates_reactive_Tests_Presentation_AmountTextTests_swift - 1},
  {"Templates/reactive/Tests/Presentation/PaymentViewModelTests.swift", file_Templates_reactive_Tests_Presentation_PaymentViewModelTests_swift, sizeof file_Templates_reactive_Tests_Presentation_PaymentViewModelTests_swift - 1},
  {"Templates/reactive/Tests/Presentation/Rx/RxViewModelTests.swift", file_Templates_reactive_Tests_Presentation_Rx_RxViewModelTests_swift, sizeof file_Templates_reactive_Tests_Presentation_Rx_RxViewModelTests_swift - 1},
  {"Templates/reactive/Tests/Presentation/TransactionViewModelTests.swift", file_Templates_reactive_Tests_Presentation_TransactionViewModelTests_swift, sizeof file_Templates_reactive_Tests_Presentation_TransactionViewModelTests_swift - 1},
  {"Templates/reactive/Tests/Streams/StreamsTests.swift", file_Templates_reactive_Tests_Streams_StreamsTests_swift, sizeof file_Templates_reactive_Tests_Streams_StreamsTests_swift - 1},
  {"Templates/reactive/strata.yml", file_Templates_reactive_strata_yml, sizeof file_Templates_reactive_strata_yml - 1},
  {"Templates/repository/App/UsersApp/Assets.xcassets/AccentColor.colorset/Contents.json", file_Templates_repository_App_UsersApp_Assets_xcassets_AccentColor_colorset_Contents_json, sizeof file_Templates_repository_App_UsersApp_Assets_xcassets_AccentColor_colorset_Contents_json - 1},
  {"Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/Contents.json", file_Templates_repository_App_UsersApp_Assets_xcassets_AppIcon_appiconset_Contents_json, sizeof file_Templates_repository_App_UsersApp_Assets_xcassets_AppIcon_appiconset_Contents_json - 1},
  {"Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/iOS.png", file_Templates_repository_App_UsersApp_Assets_xcassets_AppIcon_appiconset_iOS_png, sizeof file_Templates_repository_App_UsersApp_Assets_xcassets_AppIcon_appiconset_iOS_png - 1},
  {"Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/macOS-1024.png", file_Templates_repository_App_UsersApp_Assets_xcassets_AppIcon_appiconset_macOS_1024_png, sizeof file_Templates_repository_App_UsersApp_Assets_xcassets_AppIcon_appiconset_macOS_1024_png - 1},
  {"Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/macOS-128.png", file_Templates_repository_App_UsersApp_Assets_xcassets_AppIcon_appiconset_macOS_128_png, sizeof file_Templates_repository_App_UsersApp_Assets_xcassets_AppIcon_appiconset_macOS_128_png - 1},
  {"Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/macOS-16.png", file_Templates_repository_App_UsersApp_Assets_xcassets_AppIcon_appiconset_macOS_16_png, sizeof file_Templates_repository_App_UsersApp_Assets_xcassets_AppIcon_appiconset_macOS_16_png - 1},
  {"Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/macOS-256.png", file_Templates_repository_App_UsersApp_Assets_xcassets_AppIcon_appiconset_macOS_256_png, sizeof file_Templates_repository_App_UsersApp_Assets_xcassets_AppIcon_appiconset_macOS_256_png - 1},
  {"Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/macOS-32.png", file_Templates_repository_App_UsersApp_Assets_xcassets_AppIcon_appiconset_macOS_32_png, sizeof file_Templates_repository_App_UsersApp_Assets_xcassets_AppIcon_appiconset_macOS_32_png - 1},
  {"Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/macOS-512.png", file_Templates_repository_App_UsersApp_Assets_xcassets_AppIcon_appiconset_macOS_512_png, sizeof file_Templates_repository_App_UsersApp_Assets_xcassets_AppIcon_appiconset_macOS_512_png - 1},
  {"Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/macOS-64.png", file_Templates_repository_App_UsersApp_Assets_xcassets_AppIcon_appiconset_macOS_64_png, sizeof file_Templates_repository_App_UsersApp_Assets_xcassets_AppIcon_appiconset_macOS_64_png - 1},
  {"Templates/repository/App/UsersApp/Assets.xcassets/Contents.json", file_Templates_repository_App_UsersApp_Assets_xcassets_Contents_json, sizeof file_Templates_repository_App_UsersApp_Assets_xcassets_Contents_json - 1},
  {"Templates/repository/App/UsersApp/Info.plist", file_Templates_repository_App_UsersApp_Info_plist, sizeof file_Templates_repository_App_UsersApp_Info_plist - 1},
  {"Templates/repository/App/UsersApp/Localizable.xcstrings", file_Templates_repository_App_UsersApp_Localizable_xcstrings, sizeof file_Templates_repository_App_UsersApp_Localizable_xcstrings - 1},
  {"Templates/repository/App/UsersApp/Main.swift", file_Templates_repository_App_UsersApp_Main_swift, sizeof file_Templates_repository_App_UsersApp_Main_swift - 1},
  {"Templates/repository/App/UsersApp/PrivacyInfo.xcprivacy", file_Templates_repository_App_UsersApp_PrivacyInfo_xcprivacy, sizeof file_Templates_repository_App_UsersApp_PrivacyInfo_xcprivacy - 1},
  {"Templates/repository/App/UsersApp/UsersApp.entitlements", file_Templates_repository_App_UsersApp_UsersApp_entitlements, sizeof file_Templates_repository_App_UsersApp_UsersApp_entitlements - 1},
  {"Templates/repository/App/UsersUITests/UsersUITests.swift", file_Templates_repository_App_UsersUITests_UsersUITests_swift, sizeof file_Templates_repository_App_UsersUITests_UsersUITests_swift - 1},
  {"Templates/repository/App/UsersUITests/XCUIApplication+Launch.swift", file_Templates_repository_App_UsersUITests_XCUIApplication_Launch_swift, sizeof file_Templates_repository_App_UsersUITests_XCUIApplication_Launch_swift - 1},
  {"Templates/repository/Package.swift", file_Templates_repository_Package_swift, sizeof file_Templates_repository_Package_swift - 1},
  {"Templates/repository/README.md", file_Templates_repository_README_md, sizeof file_Templates_repository_README_md - 1},
  {"Templates/repository/Sources/App/AppDependencies.swift", file_Templates_repository_Sources_App_AppDependencies_swift, sizeof file_Templates_repository_Sources_App_AppDependencies_swift - 1},
  {"Templates/repository/Sources/App/LaunchArguments.swift", file_Templates_repository_Sources_App_LaunchArguments_swift, sizeof file_Templates_repository_Sources_App_LaunchArguments_swift - 1},
  {"Templates/repository/Sources/App/LayerDecorator.swift", file_Templates_repository_Sources_App_LayerDecorator_swift, sizeof file_Templates_repository_Sources_App_LayerDecorator_swift - 1},
  {"Templates/repository/Sources/App/Previews/LightAndDark.swift", file_Templates_repository_Sources_App_Previews_LightAndDark_swift, sizeof file_Templates_repository_Sources_App_Previews_LightAndDark_swift - 1},
  {"Templates/repository/Sources/App/Previews/Previews.swift", file_Templates_repository_Sources_App_Previews_Previews_swift, sizeof file_Templates_repository_Sources_App_Previews_Previews_swift - 1},
  {"Templates/repository/Sources/App/Server.swift", file_Templates_repository_Sources_App_Server_swift, sizeof file_Templates_repository_Sources_App_Server_swift - 1},
  {"Templates/repository/Sources/App/Terminal/Main/Main.swift", file_Templates_repository_Sources_App_Terminal_Main_Main_swift, sizeof file_Templates_repository_Sources_App_Terminal_Main_Main_swift - 1},
  {"Templates/repository/Sources/App/Terminal/Traced+Layers.swift", file_Templates_repository_Sources_App_Terminal_Traced_Layers_swift, sizeof file_Templates_repository_Sources_App_Terminal_Traced_Layers_swift - 1},
  {"Templates/repository/Sources/App/Terminal/UsersTerminal.swift", file_Templates_repository_Sources_App_Terminal_UsersTerminal_swift, sizeof file_Templates_repository_Sources_App_Terminal_UsersTerminal_swift - 1},
  {"Templates/repository/Sources/App/URL+App.swift", file_Templates_repository_Sources_App_URL_App_swift, sizeof file_Templates_repository_Sources_App_URL_App_swift - 1},
  {"Templates/repository/Sources/App/UsersApp.swift", file_Templates_repository_Sources_App_UsersApp_swift, sizeof file_Templates_repository_Sources_App_UsersApp_swift - 1},
  {"Templates/repository/Sources/Data/DTO/ErrorResponse.swift", file_Templates_repository_Sources_Data_DTO_ErrorResponse_swift, sizeof file_Templates_repository_Sources_Data_DTO_ErrorResponse_swift - 1},
  {"Templates/repository/Sources/Data/DTO/RenameUserRequest.swift", file_Templates_repository_Sources_Data_DTO_RenameUserRequest_swift, sizeof file_Templates_repository_Sources_Data_DTO_RenameUserRequest_swift - 1},
  {"Templates/repository/Sources/Data/DTO/UserChangeDto.swift", file_Templates_repository_Sources_Data_DTO_UserChangeDto_swift, sizeof file_Templates_repository_Sources_Data_DTO_UserChangeDto_swift - 1},
  {"Templates/repository/Sources/Data/DTO/UserDto.swift", file_Templates_repository_Sources_Data_DTO_UserDto_swift, sizeof file_Templates_repository_Sources_Data_DTO_UserDto_swift - 1},
  {"Templates/repository/Sources/Data/DataSources/UserLocalDataSource.swift", file_Templates_repository_Sources_Data_DataSources_UserLocalDataSource_swift, sizeof file_Templates_repository_Sources_Data_DataSources_UserLocalDataSource_swift - 1},
  {"Templates/repository/Sources/Data/DataSources/UserRemoteDataSource.swift", file_Templates_repository_Sources_Data_DataSources_UserRemoteDataSource_swift, sizeof file_Templates_repository_Sources_Data_DataSources_UserRemoteDataSource_swift - 1},
  {"Templates/repository/Sources/Data/Network/AppError+NetworkError.swift", file_Templates_repository_Sources_Data_Network_AppError_NetworkError_swift, sizeof file_Templates_repository_Sources_Data_Network_AppError_NetworkError_swift - 1},
  {"Templates/repository/Sources/Data/Network/NetworkReturns.swift", file_Templates_repository_Sources_Data_Network_NetworkReturns_swift, sizeof file_Templates_repository_Sources_Data_Network_NetworkReturns_swift - 1},
  {"Templates/repository/Sources/Data/Network/SendProblem+NetworkError.swift", file_Templates_repository_Sources_Data_Network_SendProblem_NetworkError_swift, sizeof file_Templates_repository_Sources_Data_Network_SendProblem_NetworkError_swift - 1},
  {"Templates/repository/Sources/Data/Network/UserNetworkRoute.swift", file_Templates_repository_Sources_Data_Network_UserNetworkRoute_swift, sizeof file_Templates_repository_Sources_Data_Network_UserNetworkRoute_swift - 1},
  {"Templates/repository/Sources/Data/Repositories/CacheRepositoryImpl.swift", file_Templates_repository_Sources_Data_Repositories_CacheRepositoryImpl_swift, sizeof file_Templates_repository_Sources_Data_Repositories_CacheRepositoryImpl_swift - 1},
  {"Templates/repository/Sources/Data/Repositories/UserRepositoryImpl.swift", file_Templates_repository_Sources_Data_Repositories_UserRepositoryImpl_swift, sizeof file_Templates_repository_Sources_Data_Repositories_UserRepositoryImpl_swift - 1},
  {"Templates/repository/Sources/Domain/Errors/AppError.swift", file_Templates_repository_Sources_Domain_Errors_AppError_swift, sizeof file_Templates_repository_Sources_Domain_Errors_AppError_swift - 1},
  {"Templates/repository/Sources/Domain/Models/SaveStatus.swift", file_Templates_repository_Sources_Domain_Models_SaveStatus_swift, sizeof file_Templates_repository_Sources_Domain_Models_SaveStatus_swift - 1},
  {"Templates/repository/Sources/Domain/Models/SendProblem.swift", file_Templates_repository_Sources_Domain_Models_SendProblem_swift, sizeof file_Templates_repository_Sources_Domain_Models_SendProblem_swift - 1},
  {"Templates/repository/Sources/Domain/Models/User.swift", file_Templates_repository_Sources_Domain_Models_User_swift, sizeof file_Templates_repository_Sources_Domain_Models_User_swift - 1},
  {"Templates/repository/Sources/Domain/Models/UserList.swift", file_Templates_repository_Sources_Domain_Models_UserList_swift, sizeof file_Templates_repository_Sources_Domain_Models_UserList_swift - 1},
  {"Templates/repository/Sources/Domain/Repositories/CacheRepository.swift", file_Templates_repository_Sources_Domain_Repositories_CacheRepository_swift, sizeof file_Templates_repository_Sources_Domain_Repositories_CacheRepository_swift - 1},
  {"Templates/repository/Sources/Domain/Repositories/UserRepository.swift", file_Templates_repository_Sources_Domain_Repositories_UserRepository_swift, sizeof file_Templates_repository_Sources_Domain_Repositories_UserRepository_swift - 1},
  {"Templates/repository/Sources/Domain/UseCases/DiscardUserChangesUseCase.swift", file_Templates_repository_Sources_Domain_UseCases_DiscardUserChangesUseCase_swift, sizeof file_Templates_repository_Sources_Domain_UseCases_DiscardUserChangesUseCase_swift - 1},
  {"Templates/repository/Sources/Domain/UseCases/GetUserUseCase.swift", file_Templates_repository_Sources_Domain_UseCases_GetUserUseCase_swift, sizeof file_Templates_repository_Sources_Domain_UseCases_GetUserUseCase_swift - 1},
  {"Templates/repository/Sources/Domain/UseCases/GetUsersUseCase.swift", file_Templates_repository_Sources_Domain_UseCases_GetUsersUseCase_swift, sizeof file_Templates_repository_Sources_Domain_UseCases_GetUsersUseCase_swift - 1},
  {"Templates/repository/Sources/Domain/UseCases/ObserveUserUseCase.swift", file_Templates_repository_Sources_Domain_UseCases_ObserveUserUseCase_swift, sizeof file_Templates_repository_Sources_Domain_UseCases_ObserveUserUseCase_swift - 1},
  {"Templates/repository/Sources/Domain/UseCases/ObserveUsersUseCase.swift", file_Templates_repository_Sources_Domain_UseCases_ObserveUsersUseCase_swift, sizeof file_Templates_repository_Sources_Domain_UseCases_ObserveUsersUseCase_swift - 1},
  {"Templates/repository/Sources/Domain/UseCases/RefreshDataUseCase.swift", file_Templates_repository_Sources_Domain_UseCases_RefreshDataUseCase_swift, sizeof file_Templates_repository_Sources_Domain_UseCases_RefreshDataUseCase_swift - 1},
  {"Templates/repository/Sources/Domain/UseCases/RenameUserUseCase.swift", file_Templates_repository_Sources_Domain_UseCases_RenameUserUseCase_swift, sizeof file_Templates_repository_Sources_Domain_UseCases_RenameUserUseCase_swift - 1},
  {"Templates/repository/Sources/Domain/UseCases/SendUserChangesUseCase.swift", file_Templates_repository_Sources_Domain_UseCases_SendUserChangesUseCase_swift, sizeof file_Templates_repository_Sources_Domain_UseCases_SendUserChangesUseCase_swift - 1},
  {"Templates/repository/Sources/Presentation/Components/SaveStatusView.swift", file_Templates_repository_Sources_Presentation_Components_SaveStatusView_swift, sizeof file_Templates_repository_Sources_Presentation_Components_SaveStatusView_swift - 1},
  {"Templates/repository/Sources/Presentation/Components/StorageUnavailableView.swift", file_Templates_repository_Sources_Presentation_Components_StorageUnavailableView_swift, sizeof file_Templates_repository_Sources_Presentation_Components_StorageUnavailableView_swift - 1},
  {"Templates/repository/Sources/Presentation/Components/View+Announcement.swift", file_Templates_repository_Sources_Presentation_Components_View_Announcement_swift, sizeof file_Templates_repository_Sources_Presentation_Components_View_Announcement_swift - 1},
  {"Templates/repository/Sources/Presentation/Components/View+Input.swift", file_Templates_repository_Sources_Presentation_Components_View_Input_swift, sizeof file_Templates_repository_Sources_Presentation_Components_View_Input_swift - 1},
  {"Templates/repository/Sources/Presentation/Errors/AppError+Text.swift", file_Templates_repository_Sources_Presentation_Errors_AppError_Text_swift, sizeof file_Templates_repository_Sources_Presentation_Errors_AppError_Text_swift - 1},
  {"Templates/repository/Sources/Presentation/Errors/SaveStatus+Text.swift", file_Templates_repository_Sources_Presentation_Errors_SaveStatus_Text_swift, sizeof file_Templates_repository_Sources_Presentation_Errors_SaveStatus_Text_swift - 1},
  {"Templates/repository/Sources/Presentation/UserDetail/UserDetailContent.swift", file_Templates_repository_Sources_Presentation_UserDetail_UserDetailContent_swift, sizeof file_Templates_repository_Sources_Presentation_UserDetail_UserDetailContent_swift - 1},
  {"Templates/repository/Sources/Presentation/UserDetail/UserDetailUiState.swift", file_Templates_repository_Sources_Presentation_UserDetail_UserDetailUiState_swift, sizeof file_Templates_repository_Sources_Presentation_UserDetail_UserDetailUiState_swift - 1},
  {"Templates/repository/Sources/Presentation/UserDetail/UserDetailView.swift", file_Templates_repository_Sources_Presentation_UserDetail_UserDetailView_swift, sizeof file_Templates_repository_Sources_Presentation_UserDetail_UserDetailView_swift - 1},
  {"Templates/repository/Sources/Presentation/UserDetail/UserDetailViewModel.swift", file_Templates_repository_Sources_Presentation_UserDetail_UserDetailViewModel_swift, sizeof file_Templates_repository_Sources_Presentation_UserDetail_UserDetailViewModel_swift - 1},
  {"Templates/repository/Sources/Presentation/UserList/User+Order.swift", file_Templates_repository_Sources_Presentation_UserList_User_Order_swift, sizeof file_Templates_repository_Sources_Presentation_UserList_User_Order_swift - 1},
  {"Templates/repository/Sources/Presentation/UserList/UserListContent.swift", file_Templates_repository_Sources_Presentation_UserList_UserListContent_swift, sizeof file_Templates_repository_Sources_Presentation_UserList_UserListContent_swift - 1},
  {"Templates/repository/Sources/Presentation/UserList/UserListUiState.swift", file_Templates_repository_Sources_Presentation_UserList_UserListUiState_swift, sizeof file_Templates_repository_Sources_Presentation_UserList_UserListUiState_swift - 1},
  {"Templates/repository/Sources/Presentation/UserList/UserListView.swift", file_Templates_repository_Sources_Presentation_UserList_UserListView_swift, sizeof file_Templates_repository_Sources_Presentation_UserList_UserListView_swift - 1},
  {"Templates/repository/Sources/Presentation/UserList/UserListViewModel.swift", file_Templates_repository_Sources_Presentation_UserList_UserListViewModel_swift, sizeof file_Templates_repository_Sources_Presentation_UserList_UserListViewModel_swift - 1},
  {"Templates/repository/Sources/Presentation/UserList/UserRowView.swift", file_Templates_repository_Sources_Presentation_UserList_UserRowView_swift, sizeof file_Templates_repository_Sources_Presentation_UserList_UserRowView_swift - 1},
  {"Templates/repository/Tests/DataTests/AppErrorMappingTests.swift", file_Templates_repository_Tests_DataTests_AppErrorMappingTests_swift, sizeof file_Templates_repository_Tests_DataTests_AppErrorMappingTests_swift - 1},
  {"Templates/repository/Tests/DataTests/RefreshAndRenameTests.swift", file_Templates_repository_Tests_DataTests_RefreshAndRenameTests_swift, sizeof file_Templates_repository_Tests_DataTests_RefreshAndRenameTests_swift - 1},
  {"Templates/repository/Tests/DataTests/UserChangeEndTests.swift", file_Templates_repository_Tests_DataTests_UserChangeEndTests_swift, sizeof file_Templates_repository_Tests_DataTests_UserChangeEndTests_swift - 1},
  {"Templates/repository/Tests/DataTests/UserChangeTests.swift", file_Templates_repository_Tests_DataTests_UserChangeTests_swift, sizeof file_Templates_repository_Tests_DataTests_UserChangeTests_swift - 1},
  {"Templates/repository/Tests/DataTests/UserDataSourceTests.swift", file_Templates_repository_Tests_DataTests_UserDataSourceTests_swift, sizeof file_Templates_repository_Tests_DataTests_UserDataSourceTests_swift - 1},
  {"Templates/repository/Tests/DataTests/UserRepositoryImplTests.swift", file_Templates_repository_Tests_DataTests_UserRepositoryImplTests_swift, sizeof file_Templates_repository_Tests_DataTests_UserRepositoryImplTests_swift - 1},
  {"Templates/repository/Tests/DomainTests/UserUseCaseTests.swift", file_Templates_repository_Tests_DomainTests_UserUseCaseTests_swift, sizeof file_Templates_repository_Tests_DomainTests_UserUseCaseTests_swift - 1},
  {"Templates/repository/Tests/Fakes/FakeUserRemoteDataSource.swift", file_Templates_repository_Tests_Fakes_FakeUserRemoteDataSource_swift, sizeof file_Templates_repository_Tests_Fakes_FakeUserRemoteDataSource_swift - 1},
  {"Templates/repository/Tests/Fakes/FakeUserRepository.swift", file_Templates_repository_Tests_Fakes_FakeUserRepository_swift, sizeof file_Templates_repository_Tests_Fakes_FakeUserRepository_swift - 1},
  {"Templates/repository/Tests/Fakes/HeldUserRemoteDataSource.swift", file_Templates_repository_Tests_Fakes_HeldUserRemoteDataSource_swift, sizeof file_Templates_repository_Tests_Fakes_HeldUserRemoteDataSource_swift - 1},
  {"Templates/repository/Tests/Fakes/LateUserRepository.swift", file_Templates_repository_Tests_Fakes_LateUserRepository_swift, sizeof file_Templates_repository_Tests_Fakes_LateUserRepository_swift - 1},
  {"Templates/repository/Tests/Fakes/Samples.swift", file_Templates_repository_Tests_Fakes_Samples_swift, sizeof file_Templates_repository_Tests_Fakes_Samples_swift - 1},
  {"Templates/repository/Tests/IntegrationTests/UsersFlowTests.swift", file_Templates_repository_Tests_IntegrationTests_UsersFlowTests_swift, sizeof file_Templates_repository_Tests_IntegrationTests_UsersFlowTests_swift - 1},
  {"Templates/repository/Tests/IntegrationTests/WindowTests.swift", file_Templates_repository_Tests_IntegrationTests_WindowTests_swift, sizeof file_Templates_repository_Tests_IntegrationTests_WindowTests_swift - 1},
  {"Templates/repository/Tests/PresentationTests/ObservedStateTests.swift", file_Templates_repository_Tests_PresentationTests_ObservedStateTests_swift, sizeof file_Templates_repository_Tests_PresentationTests_ObservedStateTests_swift - 1},
  {"Templates/repository/Tests/PresentationTests/UserDetailViewModelTests.swift", file_Templates_repository_Tests_PresentationTests_UserDetailViewModelTests_swift, sizeof file_Templates_repository_Tests_PresentationTests_UserDetailViewModelTests_swift - 1},
  {"Templates/repository/Tests/PresentationTests/UserListViewModelTests.swift", file_Templates_repository_Tests_PresentationTests_UserListViewModelTests_swift, sizeof file_Templates_repository_Tests_PresentationTests_UserListViewModelTests_swift - 1},
  {"Templates/repository/strata.yml", file_Templates_repository_strata_yml, sizeof file_Templates_repository_strata_yml - 1},
};

const struct strata_embedded_file *strata_embedded_template_list(void) { return files; }
size_t strata_embedded_template_count(void) { return sizeof files / sizeof files[0]; }
