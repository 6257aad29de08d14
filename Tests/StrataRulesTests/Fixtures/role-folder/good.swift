// style: module
// file: Sources/Trips/Implementation/Domain/UseCases/LoadTripUseCase.swift
protocol LoadTripUseCase { func execute() async throws }
// file: Sources/Trips/Implementation/Domain/Repositories/TripRepository.swift
protocol TripRepository { func load() async throws }
