// style: repository
// rules: use-case-name
// The verb stands first; a name that ends in one names a subject.
// file: Sources/Domain/Models/Dyke.swift
struct Dyke {}
struct SeaWall {}
struct Sluice {}
struct Record {}
// file: Sources/Domain/Repositories/SluiceRepository.swift
protocol SluiceRepository { func sluices() async throws -> [Sluice] }
protocol MarshRepository { func record() async throws -> Record }
// file: Sources/Domain/UseCases/DykeUseCases.swift
final class DykeRepairUseCase { func execute() async throws {} }  // ! use-case-name DykeRepairUseCase
final class TideForecastUseCase { func execute() async throws -> Int { 0 } }  // ! use-case-name TideForecastUseCase
final class SluiceListUseCase { func sluices() async throws {} }  // ! use-case-name SluiceListUseCase
final class WinterPreparationUseCase { func execute() async throws {} }  // ! use-case-name WinterPreparationUseCase
final class SluiceOpeningUseCase { func execute() async throws {} }  // ! use-case-name SluiceOpeningUseCase
final class SluiceRecordUseCase { func execute() async throws {} }  // ! use-case-name SluiceRecordUseCase
final class ClosedOrderUseCase { func execute() async throws {} }  // ! use-case-name ClosedOrderUseCase

final class RepairDykeUseCase { func execute() async throws {} }
final class WardenLoginUseCase { func execute() async throws {} }
final class WardenRegistrationUseCase { func execute() async throws {} }
final class BulkDeleteUseCase { func execute() async throws {} }
final class AutoSaveUseCase { func execute() async throws {} }
final class OfflineGetSluicesUseCase { func execute() async throws {} }
final class SearchUseCase { func execute() async throws {} }
final class IsSluiceOpenUseCase { func execute() async throws {} }
final class OrderRepairUseCase { func execute() async throws {} }
final class RewetMarshUseCase { func execute() async throws {} }
final class DamRiverUseCase { func execute() async throws {} }
/// A word of no list before the name of a model.
final class SandbagRecordUseCase { func execute() async throws {} }
// file: Sources/Domain/UseCases/WallInspectionUseCase.swift
/// Reported once.
protocol WallInspectionUseCaseProtocol { func execute() async throws }  // ! use-case-name WallInspectionUseCaseProtocol

final class WallInspectionUseCase: WallInspectionUseCaseProtocol { func execute() async throws {} }  // ! use-case-name WallInspectionUseCaseProtocol
