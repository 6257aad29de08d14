// style: module
// file: Modules/Items/Interface/ItemsModule.swift
public protocol ItemsModule {}
// file: Modules/Items/Implementation/Presentation/Views/A.swift
public struct AView: View {}  // ! public-implementation AView
public struct BView: View {}  // ! public-implementation AView
public struct CView: View {}  // ! public-implementation AView
public struct DView: View {}  // ! public-implementation AView
public struct EView: View {}  // ! public-implementation AView
struct FView: View {}
// file: Modules/Items/Implementation/Domain/UseCases/GetItemsUseCase.swift
public struct GetItemsUseCaseImp {}  // ! public-implementation GetItemsUseCaseImp
