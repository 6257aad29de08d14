import StrataClassification
import StrataDefinition
import StrataModel

/// `business-logic-in-view-model`
struct BusinessLogicInViewModel: Rule, PredictingRule {
  static let description = RuleDescription(
    id: "business-logic-in-view-model",
    family: .presentation,
    summary: "Validation, thresholds, fees, date ranges or business filters in a view model",
    severity: .error,
    guides: ["004", "001"],
    styles: ["gateway", "repository", "coordinator", "module", "reactive"],
    rationale: """
      A view model maps the results of use cases to what a screen shows. A limit, a fee or a valid range in a view \
      model is known to one screen only: the next screen repeats it with differences, and no test of the domain covers \
      either.
      """,
    heuristic: """
      The rule reads names, types, numbers and control flow. A comparison counts in every form: with an operator, as a \
      range that contains a value, as a pattern, with a local constant, or with `compare`. A value counts however the \
      code reads it: behind `if let`, `guard let` and `case let`, as the element of a closure (`plot.leaseEnd.map { $0 < \
      day }`), after a call (`load(id).weight`), or as the result of a function of the domain that returns a number or a \
      date (`tenant.age(on: day)`). The rule reports:
      - comparisons with a bound whose other branch shows or throws an error, and those in functions whose name says \
      that they check (`isValid…`, `validate…`). The bound is a number, a constant, a property of a value, or computed \
      (`plant.liters * 400`). An error is also a string that is assigned before a return, if the code after it does \
      more than choose another string; for a value of the domain, also a constant, `true` or a call that shows a string. \
      A conditional expression of an error and nothing counts too (`errorMessage = weight > 20 ? "Too heavy" : nil`).
      - a property of a value of the domain, whatever its name is, the number of its parts (`tour.members.count`, \
      `Set(tour.groups.joined()).count`) or of chosen elements (`exams.filter { $0.isFailed }.count`), or what is computed from such numbers (`hall.seats - \
      hall.taken`, `exam.score / exam.most`), that is compared with a number other than 0 and 1 \
      (for whole numbers, `> 1` means `>= 2`), with another bound, or with a number or date that is a parameter or is \
      entered, if the result does more than \
      choose a text, a color or a size (`boat.width < lock.chamberWidth`, `if parcel.weight > 20 { askForHelp() }`). A \
      case of an enum is such a result (`exam.score >= 90 ? .excellent : .good`), unless the enum is named after \
      something on a screen (`RowStyle`): the list `screen-choices`. The same counts for a number that a function of the \
      type computes from a value of the domain (`ripeness(of: bed) >= 0.8`).
      - the result of a use case or a repository that is changed by a number of the code, also where a yes-or-no value \
      selects that number (`dose * 0.8`, `bed.isShaded ? dose * 0.8 : dose`, `if bed.isShaded { dose *= 0.8 }`, `factor = \
      bed.isShaded ? 0.8 : 1`, `min(dose, 20)`), and a bound that selects such a value or a number of the domain (`bed.area \
      > 40 ? dose + 2 : dose`)
      - a yes-or-no value of the domain, if it alone decides that an error is shown (`guard !ferry.isFull else { \
      setState(.showError("…")); return }`)
      - numbers that are entered, or that the domain has, with a limit in the code (`guests = min(guests + 1, 4)`), and \
      codes that the code knows: by the name of the entry (`couponCode == "SUMMER"`), or by what they look like (upper-case \
      letters and digits: `entry == "FIRST10"`)
      - a number that is entered or a parameter, also computed (`persons * 20 > 120 ? 240 : 120`), that selects a number
      - how many elements a list of the type may have (`guard guests.count < 8 else { return }`, then `guests.append`)
      - conditions about two lists of which one belongs to a value of the domain \
      (`course.needs.allSatisfy { done.contains($0) }`, `isSubset(of:)`), and about a list of the domain that contains a \
      constant or a value of the domain (`course.topics.contains(student.topic)`), also in filters
      - branches that compare an amount with a number, or select one (`weight > 20_000 ? 4.5 : 0`, `lines.count >= 3 ? \
      Decimal(0.1) : 0`) or a value of the domain (`user.age >= 18 ? .adult : .child`)
      - a number of things that is compared with a capacity of a value of the domain (`room.guests.count < \
      room.seats`, also `==`)
      - arithmetic on amounts (price, fee, balance …, and any `Decimal` of the domain), and sums of amounts and of numbers \
      of the domain (`total += line.quantity`)
      - sums and differences of two numbers of the domain, whatever they are called, whose result is kept, returned, \
      compared or sent (`shift.worked - shift.pause`), also as a local constant, or of one and a number that is entered or \
      a parameter or that a case of the domain has (`visit.price - copayment`, `case .late(let fine)`); in a text, what is left of a number of one value \
      (`"\\(pass.entries - pass.used) left"`)
      - strings of the domain, and entered ones, that are compared with a string in the code, or with a prefix, a suffix \
      or a part, if the result does more than choose what is shown (`parcel.zone == "GL"`, `!code.hasPrefix("ES")`)
      - amounts that a case of the domain selects (`fee = tier == .gold ? 2 : 5`, `switch tier { case .gold: 0.2 … }`, \
      `[.gold: 0.2][tier]`, `if tier == .gold { fee = 2 }`), and amounts that something true or false selects (`fee = \
      isExpress ? 12.5 : 0`, `if giftWrap { total += 3 }`)
      - cases of the domain that decide what is allowed (`canEdit`: `person.role == .chief`), or which other case follows \
      (`switch claim.stage { case .draft: return .sent … }`)
      - results that are true or false (of a property or function, assigned to a property, sent into a stream) of a \
      comparison with a number above 1 or with a value of another name
      - a comparison of a value of the domain as an argument of a state (`setState(DonorState(canDonate: donor.points \
      >= 30))`), unless the label says that something is shown
      - products of two properties of the domain (`shift.hours * shift.rate`), or of one and a number that is entered \
      (`teacher.hourly * Decimal(minutes)`), products and sums of one and a number in the code (`exam.points * 5`), \
      averages (`sum / Double(exams.count)`) and ratios, also of how many elements fulfil a condition \
      (`Double(passed.count) / Double(exams.count)`); not a progress by its name
      - dates some time after a date of the domain (`loan.start.addingTimeInterval(14 * 86_400)`, `loan.start + 14 * 86_400`), but not a single day, \
      hour or minute
      - the time since a date of the domain, or between two, that is subtracted from a number of the code or reduced by \
      one (`72 - hoursSince`), and the time until a date of the domain, as the result of a property or function, or from a \
      deadline (`claim.deadline.timeIntervalSinceNow / 3600`)
      - dates compared with the current time, and date intervals that are computed and checked
      - filters, `first(where:)` and `contains(where:)` that compare amounts, dates, a status (`status`, `stage`, \
      `isOverdue` …; of a value of the domain also `state`, `phase`, `approval`) or a property of the domain with a \
      number, a constant or another property of the element, or two dates of the domain with each other; and a status, or another property of a value of the \
      domain, that is compared with a constant or with a property of another value and whose branch shows an error; filters \
      also by any case of the domain (`$0.severity == .severe`), and `contains`, `allSatisfy` and `first` by such a case \
      and another value of the domain (`kilns.contains { $0.heat == .high && !$0.isRetired }`)
      - the same in conditions that have a name or are in a list or a table (`let isLong: (Tour) -> Bool = { $0.stops > 9 }`), \
      that any function or `#Predicate` takes (`Dictionary(grouping: tours) { $0.stops > 9 }`), and in operators of streams (`skip(while:)`, `distinctUntilChanged { … }`); elements by the time between two dates of \
      the domain, by a date that is some days before or after another one (other than a week, which may be a page of a \
      calendar), the hour of a date, a sum of parts (`$0.legs.reduce(0) { $0 + $1.meters } > 8_000`) or a number beside \
      the current year (`year - $0.builtIn <= 4`)
      - orders by a number or a deadline of the domain (`boats.sorted { $0.rating > $1.rating }`, `bids.max { $0.price < \
      $1.price }`, also the first of several, `(left.price, left.name)`, and of two values, `a.rating > b.rating ? a : b`), unless \
      the number is that of a position, or the user chooses the order (in a `switch`)
      - multiples (`amount.isMultiple(of: 50)`), periods of the domain that overlap (`stay.period.intersects(other.period)`), \
      and codes of a format (`code.hasPrefix("QS") && code.dropFirst(2).allSatisfy { $0.isNumber }`)
      - a number that is entered and changed by one in the code, as an argument of a use case \
      (`execute(liters: Decimal(guests) * 0.75)`), and products in a function that returns a `Decimal`
      - checks of strings by regular expressions, also by a constant with their result or with the \
      expression (`Self.pattern`), and passwords in the code
      - dates of the domain that a calendar answers a question about (`isDateInWeekend(stay.start)`), parts of dates that \
      refuse something (`component(.weekday, from: day) == 1`), the next case of an enum by its raw value, whole numbers \
      by a case (`kind == .novel ? 28 : 14`), and orders that are computed (`halls.max { $0.seats - $0.taken < … }`)
      - texts that are entered or passed and refused unless a list in the code has them (`guard ["A", "B"].contains(zone) else { \
      throw … }`)
      - strings of the domain that a function compares with one of the code (`firmware.compare("4.2", options: .numeric)`)
      - elements of a stream of the type itself that a `filter` or `drop` compares with a constant
      - lengths of strings in streams (`name.map { $0.count > 3 }`, `combineLatest`, `withLatestFrom`), \
      unless an operator between replaces the elements (`buffer`, `scan`)

      It checks the state of a screen like a view model. With the first view model of a file it also checks the \
      functions and variables of that file and the extensions of values of the domain in it.

      It does not report checks for emptiness and nil, indices, paging, layout, animation, counters of attempts, times \
      that the type records itself and that no function sets to its parameter (`lastRefresh`) or of a minute at most, dates of the domain whose property or type \
      is named after loading, storing or access (`syncedAt`, `AccessToken`), bounds of filters and loops that are parameters or belong to a \
      filter or query (`$0.seats >= filter.minSeats`), search strings, steps by one, numbers of \
      pages, transfers and positions on a map, or formatting.

      A property is not one of the domain if its name is that of a position, a page or the like: the list `technical` \
      without the list `measures` (`strata explain vocabulary`).

      The rule does not detect business rules on values that are not from the domain and have names that it does not \
      know.
      """,
    badExample: """
      final class PaymentViewModel {
        func pay(amount: Double) {
          guard amount > 1000 else {
            errorMessage = "Invalid amount"
            return
          }
          let fee = amount * 0.01
          …
        }
      }
      """,
    goodExample: """
      final class PaymentViewModel {
        func pay(amount: Double) async {
          do {
            receipt = try await payUseCase.execute(amount: amount)
          } catch {
            errorMessage = error.localizedDescription
          }
        }
      }
      """,
    remedy: "Move the rule into a use case; call it from the view model and show its result or its error.",
    scope: .type, readsCode: true)

  init() {}

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    var outcome = RuleOutcome(in: context)
    let home = context.homeOfDecisions
    for type in context.typesInFocus(Self.roles) where !project.isReplacement(type) {
      outcome.examine(type, in: context)
      let owner = project.role(of: type) == .uiState ? RoleID.uiState : .viewModel
      outcome.violations += project.decisions(in: type, setting: .viewModel) { place, decision in
        (message: "\(place) \(decision.phrase) in \(owner.nounWithArticle)", remedy: decision.kind.remedy(into: home))
      }
      outcome.violations += project.decisionsBeside(type, of: Self.roles, setting: .viewModel) { place, decision in
        (
          message: "\(place) \(decision.phrase) in the file of \(owner.nounWithArticle)",
          remedy: decision.kind.remedy(into: home)
        )
      }
    }
    return outcome
  }

  func objection(to move: ProposedMove, _ context: RuleContext, settings: RuleSettings) -> String? {
    guard let user = move.deciding(Self.roles, .viewModel, context) else { return nil }
    return "\(RoleID.viewModel.noun) \(quoted(context.project.graph[user].name)) would decide by a value of the domain"
  }

  private static let roles: Set<RoleID> = [.viewModel, .baseViewModel, .uiState]
}
