// style: module
// file: Sources/Implementation/Domain/UseCases/GetItemUseCase.swift
struct GetItemUseCaseImp {
  let repository: any ItemRepository
}

protocol ItemRepository {}
