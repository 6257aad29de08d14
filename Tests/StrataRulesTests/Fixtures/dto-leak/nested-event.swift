// style: repository
// rules: dto-leak, dependency-rule, service-locator
// file: Sources/Presentation/PricesViewModel.swift
@MainActor
final class PricesViewModel {
  private var prices: [PriceDto] = []  // ! dto-leak PricesViewModel -> PriceDto

  /// Shows what the view model shows already.
  private enum Event {
    case loaded([PriceDto])  // ! dto-leak PricesViewModel.Event -> PriceDto
    case discounted(DiscountDto)  // ! dto-leak PricesViewModel.Event -> DiscountDto
  }
}
// file: Sources/Presentation/PriceCell.swift
final class PriceCell: UITableViewCell {
  var model = PriceCellModel(price: PriceDto(cents: 0))  // ! dependency-rule PriceCell -> PriceDto
}

struct PriceCellModel {
  init(price: Any) {}
}
// file: Sources/Data/PriceDto.swift
struct PriceDto: Codable {
  let cents: Int
}

struct DiscountDto: Codable {
  let percent: Int
}
// file: Sources/Data/PriceApiClient.swift
final class PriceApiClient {
  func token() -> String { Secrets.shared.token }  // ! service-locator PriceApiClient -> Secrets
}

final class Secrets {
  static let shared = Secrets()
  let token = ""
}
