// style: module
// file: Sources/Implementation/Domain/UseCases/UseCases.swift
final class AUseCaseImp {}  // ! prefer-struct AUseCaseImp
final class BUseCaseImp {}
final class CUseCaseImp {}
final class DUseCaseImp {}
final class EUseCaseImp {}
struct FUseCaseImp {}
// file: Sources/Implementation/Data/Repositories/ItemRepositoryImp.swift
final class ItemRepositoryImp {}  // ! prefer-struct ItemRepositoryImp
