// file: strata.yml
extends: module
rules:
  public-implementation: {severity: warning, allowed-roles: [view]}
// file: Modules/Items/Interface/ItemsModule.swift
public protocol ItemsModule {}
// file: Modules/Items/Implementation/Domain/UseCases/GetItemsUseCase.swift
struct GetItemsUseCaseImp {}
// file: Modules/Items/Implementation/Presentation/Views/ItemView.swift
public struct ItemView: View {}
// file: Modules/Items/Implementation/Presentation/ViewModels/ItemViewModel.swift
final class ItemViewModel {}
