// style: module
// file: Sources/Implementation/Presentation/History/PriceHistory.swift
enum PriceHistory {
  struct MonthlyAveragesOfTheLastTwelveMonthsRow {}
  struct MonthlyAveragesOfTheLastTwentyFourMonths {}
  struct MonthlyAveragesOfTheLastTwentyFourMonthsRow {}  // ! type-name-length PriceHistory.MonthlyAveragesOfTheLastTwentyFourMonthsRow
}

protocol PriceHistoryComparisonWithOtherStoresDelegate {}  // ! type-name-length PriceHistoryComparisonWithOtherStoresDelegate

typealias PriceHistoryComparisonWithOtherStoresHandler = () -> Void  // ! type-name-length PriceHistoryComparisonWithOtherStoresHandler
