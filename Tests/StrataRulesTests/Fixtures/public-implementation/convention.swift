// style: module
// file: Modules/Items/Interface/ItemsModule.swift
public protocol ItemsModule {}
// file: Modules/Items/Implementation/Presentation/Views/A.swift
public struct AView: View {}  // ! public-implementation AView
public struct BView: View {}
public struct CView: View {}
public struct DView: View {}
public struct EView: View {}
struct FView: View {}
// file: Modules/Items/Implementation/Domain/UseCases/GetItemsUseCase.swift
public struct GetItemsUseCaseImp {}  // ! public-implementation GetItemsUseCaseImp
