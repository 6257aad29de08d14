// Two features in different folders have one name: their folders tell them apart.
// style: repository
// file: Sources/Features/Orders/Presentation/OrderList.swift
struct OrderList {
  let badge: OrderBadge  // ! layer-cycle Legacy/Features/Orders -> Prices → Sources/Features/Orders
}

struct OrderTotal {}
// file: Legacy/Features/Orders/Presentation/OrderBadge.swift
struct OrderBadge {
  let price: PriceTag  // ! layer-cycle Legacy/Features/Orders -> Prices → Sources/Features/Orders
}
// file: Sources/Features/Prices/Presentation/PriceTag.swift
struct PriceTag {
  let total: OrderTotal  // ! layer-cycle Legacy/Features/Orders -> Prices → Sources/Features/Orders
}
