// style: module
// file: Modules/Weather/Sources/Interface/WeatherModule.swift
public protocol WeatherModule { func forecast() async throws -> Forecast }

public struct Forecast {
  public let cloudCover: Double
  public let version: Int
  public let rows: Int
}
// file: Modules/Weather/Sources/Implementation/Data/Repositories/ForecastRepositoryImp.swift
struct ForecastRepositoryImp {
  func load(_ forecast: Forecast) throws -> Forecast {
    guard forecast.cloudCover < 0.7 else { throw ForecastUnusable() }  // ! business-logic-in-data
    guard forecast.version >= 1 else { throw ForecastUnusable() }
    return forecast
  }
}

struct ForecastUnusable: Error {}
