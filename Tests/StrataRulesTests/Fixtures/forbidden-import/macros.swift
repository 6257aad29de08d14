// Macros of a family: freestanding and attached, in types and at file level; not those of the project.
// file: strata.yml
layers:
  Domain:
    match: {path: Sources/Domain}
    forbids: [storage, previews]
  Screens:
    match: {path: Sources/Screens}
    uses: [Domain]
frameworks:
  storage: {macros: [Model, "Query*"]}
  previews: {macros: [Preview, URL]}
rules:
  forbidden-import: error
// file: Sources/Domain/Order.swift
@Model  // ! forbidden-import Order -> Model
final class Order {
  @Queryable var lines: [String] = []  // ! forbidden-import Order -> Queryable
  @Attribute var id = 0
  let page = #URL("https://example.com")  // ! forbidden-import Order -> URL

  func address() -> Any {
    let all = [1].map { _ in #URL("https://example.com") }  // ! forbidden-import Order -> URL
    #if DEBUG
      _ = #URL("https://example.com")
    #endif
    return all
  }

  @Entry var own = 1
  let label = #label("x")
}

@freestanding(expression) macro label(_ text: String) -> String = #externalMacro(module: "M", type: "L")

extension Order {
  @SwiftData.Model  // ! forbidden-import Order.Line -> Model
  final class Line {}
}

#Preview { 1 }  // ! forbidden-import Order.swift -> Preview

func link() -> Any { #URL("https://example.com") }  // ! forbidden-import link() -> URL
// file: Sources/Screens/OrderScreen.swift
struct OrderScreen {
  let page = #URL("https://example.com")
}

#Preview { OrderScreen() }
