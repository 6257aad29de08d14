// style: module
// file: Sources/Implementation/Presentation/History/PriceHistoryRow.swift
struct PriceHistoryRow {
  let useCase: any PriceHistoryUseCase
}
protocol PriceHistoryUseCase { func load() }

// file: Sources/Implementation/Presentation/History/MockPriceHistoryComparisonWithOtherStoresUseCase.swift
final class MockPriceHistoryComparisonWithOtherStoresUseCase: PriceHistoryUseCase { func load() {} }

// file: Sources/Implementation/Data/Queries.generated.swift
struct PriceHistoryComparisonWithOtherStoresQueryResult {}

// file: Tests/PriceHistoryTests.swift
final class PriceHistoryComparisonWithOtherStoresViewModelTests {}
