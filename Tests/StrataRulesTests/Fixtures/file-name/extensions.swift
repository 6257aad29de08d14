// style: coordinator
// file: MyApp/Domain/Entities/Order.swift
struct Order {
  struct Line {}
}

// file: MyApp/Domain/Entities/OrderSorting.swift
extension Order {  // ! file-name Order
  var rank: Int { 1 }
}

// file: MyApp/Domain/Entities/Texts.swift
extension String {  // ! file-name String
  var trimmed: String { self }
}

// file: MyApp/Domain/Entities/Order+Totals.swift
extension Order { var total: Int { 1 } }
extension Order { var sum: Int { 2 } }

// file: MyApp/Domain/Entities/Order.Line+Price.swift
extension Order.Line { var price: Int { 1 } }

// file: MyApp/Domain/Entities/Order+Line.swift
extension Order.Line { var count: Int { 1 } }

// file: MyApp/Domain/Entities/Line+Weight.swift
extension Order.Line { var weight: Int { 1 } }

// file: MyApp/Domain/Entities/Array.swift
extension Array<Order> { var orders: Int { 1 } }

// file: MyApp/Presentation/Helpers/Helpers.swift
extension Int { var half: Int { 1 } }
extension Double { var half: Int { 1 } }

// file: MyApp/Presentation/Helpers/View+Toast.swift
import SwiftUI
struct ToastModifier {}
extension View { func toast() -> Int { 1 } }

// file: MyApp/App/main.swift
struct Start {}

// file: MyApp/Data/Model.generated.swift
struct Query {}

// file: MyAppTests/Something.swift
struct OrderTests {}

// file: MyApp/Data/Player+Rx.swift
extension Reactive where Base: Player { var time: Int { 1 } }

// file: MyApp/Data/Query.graphql.swift
struct Fragment {}
