// Two features in different folders have one name: their folders tell them apart.
// style: repository
// file: Sources/Features/Orders/Presentation/OrderList.swift
struct OrderList { let badge: OrderBadge }  // ! layer-cycle Sources/Features/Orders -> Legacy/Features/Orders → Prices
// file: Legacy/Features/Orders/Presentation/OrderBadge.swift
struct OrderBadge { let price: PriceTag }  // ! layer-cycle Sources/Features/Orders -> Legacy/Features/Orders → Prices
// file: Sources/Features/Prices/Presentation/PriceTag.swift
struct PriceTag { let list: OrderList? }  // ! layer-cycle Sources/Features/Orders -> Legacy/Features/Orders → Prices
