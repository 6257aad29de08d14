// An alias is a use, also where nothing names it.
// style: repository
// rules: dependency-rule
// file: Sources/Presentation/TideModels.swift
enum TideModels {
  struct Row {}
}
// file: Sources/Data/TideReader.swift
protocol TideReading {
  associatedtype Output
  func first() -> Output
}

protocol Named {}

final class TideReader: Named {
  typealias Models = TideModels  // ! dependency-rule TideReader -> TideModels
}

final class TideRowReader: TideReading {
  typealias Output = TideModels.Row  // ! dependency-rule

  func first() -> TideModels.Row { TideModels.Row() }  // ! dependency-rule TideRowReader -> TideModels.Row
}

final class TideMapper {
  typealias Row = TideModels.Row  // ! dependency-rule

  func row() -> Row { Row() }  // ! dependency-rule TideMapper -> TideModels.Row
}
