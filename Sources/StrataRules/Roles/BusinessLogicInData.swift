import StrataClassification
import StrataDefinition
import StrataModel

/// `business-logic-in-data`
struct BusinessLogicInData: Rule {
  static let description = RuleDescription(
    id: "business-logic-in-data",
    family: .roles,
    summary: "A gateway, repository or data source that decides by business criteria",
    severity: .error,
    guides: ["000", "004"],
    styles: ["gateway", "repository", "coordinator", "module", "reactive"],
    rationale: """
      Data access fetches, stores and maps. A business rule in a gateway is not where readers look for it, which is \
      the use case. It applies only to callers of that gateway, and it is lost when the data source is replaced.
      """,
    heuristic: """
      The rule reads names, numbers and control flow. It reports:
      - a string parameter or an amount that is compared with a bound whose other branch throws, returns `nil` or a \
      failure, or, for the length of a string, returns silently
      - a value that is compared with a limit of its own (`event.guests.count >= event.maxGuests`), and a date of an \
      entity, a DTO or a parameter or the status of a parameter, if the branch throws
      - a property of an entity or a DTO, whatever its name is, if the branch throws or returns no result; a property of \
      an entity also if the comparison selects what is done
      - such a property that is compared with a constant, if the branch throws, returns `nil` or an empty list, and \
      filters by it (`filter { $0.level == 3 }`), also by one of a part (`$0.hazard?.group != "1.1"`); not what says which kind of value a record holds, and not the result \
      of a request
      - the result of a function of the domain as such a property (`tenant.age(on: day) < 27`), and the length of a \
      string of an entity or a DTO
      - a branch that compares an amount with a number, or selects one; in a function that returns a number with \
      decimals, also a bound on a parameter that selects the result
      - arithmetic on amounts (price, fee, balance …), sums of amounts and of numbers of the domain, differences of two \
      numbers of an entity, an amount minus or plus a parameter, and a number that is passed, multiplied by a fraction \
      and handed on under its own name or as an amount (`withdraw(grams: grams * 1.02)`) or with a summand (`grams * \
      0.98 + 0.4`), or limited and handed on (`setTarget(min(celsius, 15))`, `minutes.clamped(to: 15...90)`, `minutes > 90 ? 90 : \
      minutes`); sums of numbers of DTOs that are compared \
      with a number, the time between two dates of a record less a number (`dto.to.timeIntervalSince(dto.from) - 8 * \
      3600`), and a number of a DTO less or more a share of it (`dto.slots - dto.slots / 10`)
      - what the domain gets of numbers and dates of DTOs: sums, averages, shares (`Double(done.count) / Double(rows.count)`), \
      a number less a number of parts times a constant (`dto.gross - Double(dto.crates) * crateWeight`), and dates some time after another one
      - orders by a number of an entity or a DTO (`sorted { $0.amount > $1.amount }`), other than that of a position
      - amounts that a case of the domain, or something true or false, selects, and such numbers for a value of the domain \
      (`Berth(places: dto.isMember ? 8 : 3)`)
      - in gateways, repositories and data sources, a bound on a number that is passed, if it chooses what is called or sent \
      (`if seats >= 10 { try await api.bookGroup(id) }`, `Booking(isGroup: seats >= 10)`), also by a local constant or as a path (`isGroup ? "group" : "single"`)
      - a string parameter that a regular expression refuses by an error
      - filters, `first(where:)` and `contains(where:)` that compare amounts, numbers of parts, dates with the \
      current time, or a status (`status`, `stage`, `isOverdue` …). A bound that a caller passes is a query.
      - passwords in the code
      - a date of an entity or a DTO that is compared with the current time and selects a value \
      (`dto.due < Date() ? .overdue : .open`)
      - a number of a DTO, or an amount in an endpoint, whose bound selects a constant, `nil` or a value of an entity \
      (`request.total > 400 ? "large" : "small"`, `Bag(isHeavy: kilos > 20)`), and how many parts a DTO has, for a value of \
      the domain (`Player(isNew: dto.games.count < 12)`)
      - of a list of numbers that a record has, the first, the last, the least or the greatest like such a number, and a \
      bound on each (`dto.loads.contains { $0 > 22_500 }`)
      - a yes-or-no value of an entity, if the branch throws (`if parcel.isSealed { throw … }`)
      - conditions on a property of an element that any function takes (`rows.partitioned { $0.moisture < 0.2 }`), and those \
      of `#Predicate`
      - filters by a condition that has a name (`let isDry: (SampleDto) -> Bool = { $0.moisture < 0.2 }`), by the hour of a \
      date, or by a sum of parts; a `switch` over a property that returns the value for some constants and else nothing
      - a number of a parameter that ends the function silently (`guard body.crates <= 100 else { return }`), and a \
      property of an entity that is passed, if it is compared with a constant
      - if the branch throws: how long a period that is passed may be (`period.duration`), multiples \
      (`amount.isMultiple(of: 50)`), and the beginning of a string that is passed (`switch plate.prefix(2) { case "AB": … }`)

      With the first such type of a file it also checks the functions and variables of that file and the extensions of \
      values of the domain in it.

      The code of mappers and DTOs is checked like that of repositories, and so is code of the data layer without a role: \
      other types, functions, variables and extensions of framework types. Default implementations of a protocol in a file \
      of the domain are code of the domain.

      It does not report caches and functions that keep them in order (`removeExpired`, `shouldRefresh`), tokens and \
      their expiry, paging, batches, retries, status codes and the status of a \
      response, decoding, conversions of units, differences of two numbers of a DTO, checks for nil and emptiness, or mapping. A comparison counts in every form, as in \
      `business-logic-in-view-model`.

      The rule does not detect business rules on names and values that it does not know, or further checks without a \
      comparison.
      """,
    badExample: """
      struct SendOTPGateway: SendOTPGatewayProtocol {
        func sendOTP(username: String) async throws -> NetResSendOTP? {
          if username.count < 5 { return nil }
          …
        }
      }
      """,
    goodExample: """
      struct SendOTPUseCase: SendOTPUseCaseProtocol {
        func execute(username: String) async throws -> OTPResponse? {
          guard username.count >= 5 else { throw ValidationError.tooShort }
          …
        }
      }
      """,
    remedy: "Move the decision into the use case that calls it.",
    options: [
      RuleOption(
        name: "roles", summary: "Roles whose code is checked.",
        defaultValue: .list([
          "gateway", "repository", "data-source", "api-service", "storage", "network-client", "network-route", "mapper",
          "dto",
        ]))
    ], scope: .type, readsCode: true)

  init() {}

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    var outcome = RuleOutcome(in: context)
    let roles = Set(settings.list("roles", context.vocabulary).map { RoleID(rawValue: $0) })
    let describe = { (place: String, decision: Decision) in
      (
        message: "\(place) \(decision.phrase) in the data layer",
        remedy: "move the decision into the use case that calls this operation, and only fetch and map here"
      )
    }
    for type in context.typesInFocus(roles) where !project.isReplacement(type) {
      outcome.examine(type, in: context)
      outcome.violations += project.decisions(
        in: Self.bodies(of: type, context), of: type, setting: .data, describe: describe)
      outcome.violations += project.decisionsBeside(type, of: roles, setting: .data, describe: describe)
    }
    let layers = Set(roles.compactMap { project.definition.layer(of: $0) })
    for model in context.typesInFocus([.entity]) {
      let bodies = Self.bodiesOfExtensions(of: model, in: layers, except: roles, context)
      if bodies.isEmpty { continue }
      outcome.violations += project.decisions(in: bodies, of: model, setting: .data, describe: describe)
    }
    let inner = DomainLayer.id(in: project.definition)
    for owner in context.codeOwnersInFocus {
      guard let layer = context.layer(of: owner), layer != inner, layers.contains(context.layerName(layer)),
        !project.definition[layer].isNeutral, Self.isWithoutRole(owner, roles, context)
      else { continue }
      outcome.examine(context.file(of: owner))
      outcome.violations += project.decisions(
        in: context.bodies(of: owner), symbol: context.symbol(owner), setting: .data, describe: describe)
    }
    return outcome
  }

  /// Whether no role says what the code of the data layer is, and no type with one in its file either.
  private static func isWithoutRole(_ owner: CodeOwner, _ roles: Set<RoleID>, _ context: RuleContext) -> Bool {
    let graph = context.project.graph
    if let type = owner.type { return context.roleOfType[type.index] == nil && !context.project.isReplacement(type) }
    let file = context.file(of: owner)
    if owner.outside.map({ graph[$0].kind == .extension }) ?? false { return true }
    return !graph.topLevelTypes(of: file).contains { context.roleID($0).map(roles.contains) ?? false }
  }

  /// The code of a type. A default implementation of a protocol in a file of the domain is code of the domain.
  private static func bodies(of type: TypeID, _ context: RuleContext) -> [CodeBody] {
    let bodies = context.project.graph.bodies(of: type)
    guard context.isInterface(type), let domain = DomainLayer.id(in: context.project.definition) else { return bodies }
    return bodies.filter { context.layerOfFile[$0.file.index] != domain }
  }

  /// The code of extensions of a value of the domain in files of the data layer that contain no type of a role:
  /// `extension Order { init(_ dto: OrderDto) { … } }`.
  private static func bodiesOfExtensions(
    of model: TypeID, in layers: Set<String>, except roles: Set<RoleID>, _ context: RuleContext
  ) -> [CodeBody] {
    let graph = context.project.graph
    return graph.types[model.index].extensions.filter { part in
      guard let layer = context.layerOfFile[part.file.index], layers.contains(context.project.definition[layer].name),
        layer != context.layerOfType[model.index], graph[part].marks.isEmpty
      else { return false }
      return !graph.topLevelTypes(of: part.file).contains { type in
        context.role(type).map { roles.contains($0.id) } ?? false
      }
    }.flatMap { part in graph.children(of: part).flatMap { graph.bodies(of: $0) } }
  }
}
