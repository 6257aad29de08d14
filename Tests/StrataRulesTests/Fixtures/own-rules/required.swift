// What selected types must have; types that are not selected, tests and previews need not.
// rules: all
// file: strata.yml
style: repository
tests: [Tests]
rules:
  models-are-final:
    select: {suffix: Model, kind: class}
    require: {modifier: final, attribute: MainActor}
    severity: error
  services-behind-protocols:
    select: {layer: Data, suffix: Service}
    require: {conforms: "*Servicing", access: [internal, package]}
  one-entity-per-file:
    select: {role: entity, top-level: true}
    require: {own-file: true}
  stores-load:
    select: {suffix: Store}
    require: {signature: "load(id:)"}
    message: offers no load(id:)
  caches-are-closed:
    select: {suffix: Cache}
    require: {modifier: final, attribute: MainActor}
    forbid: {more-than: {properties: 1, operations: 0}}
    message: must be final, on the main actor, and small
// file: Sources/Data/OrderService.swift
protocol OrderServicing { func load() }
final class OrderService: OrderServicing { func load() {} }
public final class PriceService: OrderServicing { func load() {} }  // ! services-behind-protocols PriceService -> access: internal, package
final class TaxService { func load() {} }  // ! services-behind-protocols TaxService -> conforms: *Servicing
// file: Sources/Domain/Entities/Order.swift
struct Order {}  // ! one-entity-per-file Order -> own-file: true
struct Line {}  // ! one-entity-per-file Line -> own-file: true
// file: Sources/Domain/Entities/Tax.swift
struct Tax { struct Rate {} }
// file: Sources/Shared/Models.swift
class CartModel {}  // ! models-are-final CartModel -> modifier: final ! models-are-final CartModel -> attribute: MainActor
@MainActor final class ListModel {}
struct PlainModel {}
final class FastStore { func load(id: Int) {} }
final class SlowStore { func load(_ id: Int) {} }  // ! stores-load SlowStore -> signature: load(id:)
class FullCache { var a = 0; var b = 0; func c() {} }  // ! caches-are-closed FullCache -> modifier: final; attribute: MainActor; more-than: properties 1; more-than: operations 0
@MainActor class OpenCache {}  // ! caches-are-closed OpenCache -> modifier: final
// file: Tests/FakeModel.swift
class FakeModel {}
