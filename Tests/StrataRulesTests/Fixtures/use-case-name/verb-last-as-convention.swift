// style: repository
// rules: use-case-name
// Where nearly all names have their verb last, the project follows another convention: one finding with all locations.
// file: Sources/Domain/UseCases/TollUseCases.swift
final class TariffUpdateUseCase { func execute() async throws {} }  // ! use-case-name TariffUpdateUseCase
final class BridgeInspectionUseCase { func execute() async throws {} }  // ! use-case-name TariffUpdateUseCase
final class AsphaltRepairUseCase { func execute() async throws {} }  // ! use-case-name TariffUpdateUseCase
final class LaneUpdateUseCase { func execute() async throws {} }  // ! use-case-name TariffUpdateUseCase
final class CameraResetUseCase { func execute() async throws {} }  // ! use-case-name TariffUpdateUseCase
final class CountCarsUseCase { func execute() async throws {} }
