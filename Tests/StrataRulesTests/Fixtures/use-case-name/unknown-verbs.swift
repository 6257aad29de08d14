// style: repository
// A word of no list in front of a domain model is taken for a verb.
// file: Sources/Domain/Entities/Orchid.swift
struct Orchid {}

struct Cart {}

struct CartItem {}

struct Item {}
// file: Sources/Domain/UseCases/RepotOrchidUseCase.swift
protocol RepotOrchidUseCase { func execute() async throws }

protocol PinchOutOrchidUseCase { func execute() async throws }

protocol CartItemUseCase { func execute() async throws }  // ! use-case-name CartItemUseCase

protocol OrchidUseCase { func execute() async throws }  // ! use-case-name OrchidUseCase

protocol RepotFernUseCase { func execute() async throws }  // ! use-case-name RepotFernUseCase
