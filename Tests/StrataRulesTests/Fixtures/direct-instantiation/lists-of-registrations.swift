// Containers that are filled with descriptions of services.
// style: repository
// rules: direct-instantiation
// file: Sources/Data/Tracking.swift
protocol Tracking {}
final class TrackingService: Tracking { func track() {} }
final class CounterService { func count() {} }
// file: Sources/Presentation/Wiring/TargetParts.swift
import Container

open class TargetParts {
  open class func services() -> [Factory] {
    [
      Factory(type: Tracking.self) { _, _ in TrackingService() },
      Factory(type: CounterService.self) { _, _ in
        let service = CounterService()
        return service
      },
    ]
  }

  class func start(_ parts: Parts) {
    let tracking = TrackingService()
    parts.add(Module { () -> Tracking in tracking })
    let counter = CounterService()  // ! direct-instantiation TargetParts -> CounterService
    counter.count()  // ! direct-instantiation TargetParts -> CounterService
  }
}
