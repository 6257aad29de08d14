// A question is an operation, too.
// style: repository
// file: Sources/Domain/UseCases/Questions.swift
protocol HasFingerprintUseCase { func execute() -> Bool }
protocol IsTunnelUsableUseCase { func execute() -> Bool }
protocol CanBoardUseCaseProtocol { func execute() -> Bool }
protocol ShouldWarnUseCase { func execute() -> Bool }

protocol HasUseCase { func execute() -> Bool }  // ! use-case-name HasUseCase
protocol SubscriptionPainterUseCase { func execute() }  // ! use-case-name SubscriptionPainterUseCase
