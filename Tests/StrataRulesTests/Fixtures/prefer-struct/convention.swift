// style: module
// file: Sources/Implementation/Domain/UseCases/UseCases.swift
final class AUseCaseImp {}  // ! prefer-struct AUseCaseImp
final class BUseCaseImp {}  // ! prefer-struct AUseCaseImp
final class CUseCaseImp {}  // ! prefer-struct AUseCaseImp
final class DUseCaseImp {}  // ! prefer-struct AUseCaseImp
final class EUseCaseImp {}  // ! prefer-struct AUseCaseImp
struct FUseCaseImp {}
// file: Sources/Implementation/Data/Repositories/ItemRepositoryImp.swift
final class ItemRepositoryImp {}  // ! prefer-struct ItemRepositoryImp
