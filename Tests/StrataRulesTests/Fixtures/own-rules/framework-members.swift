// Members of values of frameworks, nested types of frameworks, functions that look like types.
// rules: all
// file: strata.yml
layers:
  All: {match: {path: Sources}}
rules:
  no-observers:
    select: {suffix: Screen}
    forbid: {calls: ["*.addObserver", "Progress.cancel"]}
  no-log:
    select: {suffix: Log}
    forbid: {calls: NSLog}
  no-timers:
    select: {suffix: Clock}
    forbid: {uses: [Timer, "NS*", "UI*"]}
// file: Sources/Screens.swift
import Foundation

final class OrderScreen {
  let center: NotificationCenter
  private let progress = Progress(totalUnitCount: 3)
  private let beacon: Beacon

  init(center: NotificationCenter, beacon: Beacon) {
    self.center = center
    self.beacon = beacon
  }

  func appear(_ other: Progress, _ unknown: Elsewhere) {
    center.addObserver(self, selector: #selector(tick), name: nil, object: nil)  // ! no-observers OrderScreen -> NotificationCenter.addObserver
    NotificationCenter.default.addObserver(self, selector: #selector(tick), name: nil, object: nil)  // ! no-observers OrderScreen -> NotificationCenter.addObserver
    unknown.addObserver(self)  // ! no-observers OrderScreen -> Elsewhere.addObserver
    elsewhere.addObserver(self)  // ! no-observers OrderScreen -> addObserver
    beacon.addObserver(self)  // ! no-observers OrderScreen -> Beacon.addObserver
    progress.cancel()  // ! no-observers OrderScreen -> Progress.cancel
    other.cancel()  // ! no-observers OrderScreen -> Progress.cancel
    unknown.cancel()
    beacon.cancel()
    center.removeObserver(self)
  }

  @objc func tick() {}
}

final class Beacon {
  func addObserver(_ observer: AnyObject) {}
  func cancel() {}
}

struct OrderLog {
  func write() { NSLog("order") }  // ! no-log OrderLog -> NSLog
}

struct ShopClock {
  let ticks: Timer.TimerPublisher  // ! no-timers ShopClock -> Timer.TimerPublisher
  let label: NSString  // ! no-timers ShopClock -> NSString
  let count: UInt32
  func write() { NSLog("tick") }
}
