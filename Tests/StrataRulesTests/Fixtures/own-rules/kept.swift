// Rules of the definition that hold.
// rules: all
// file: strata.yml
layers:
  All: {match: {path: Sources}}
rules:
  stores-are-final:
    select: {suffix: Store}
    require: {modifier: final, prefix: Order}
    forbid: {uses: Calendar, modifier: indirect}
// file: Sources/OrderStore.swift
final class OrderStore { let date = 1 }
class Other { let calendar: Calendar? = nil }
