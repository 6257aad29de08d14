// style: module
// rules: all
// The domain of another feature is no destination for a type of this one.
// file: Modules/Cart/Interface/CartModule.swift
protocol CartModule {}
// file: Modules/Cart/Implementation/Presentation/CartSize.swift
struct CartSize { let width: Int }
// file: Modules/Cart/Implementation/Presentation/CartState.swift
struct CartState { let size: CartSize }
// file: Modules/Cart/Implementation/Data/CartBox.swift
struct CartBox { let size: CartSize }  // ! dependency-rule CartBox -> CartSize
// file: Modules/Profile/Interface/ProfileModule.swift
protocol ProfileModule {}
// file: Modules/Profile/Implementation/Presentation/ProfileState.swift
struct ProfileState { let name: String }
// file: Modules/Profile/Implementation/Domain/Person.swift
struct Person { let name: String }
