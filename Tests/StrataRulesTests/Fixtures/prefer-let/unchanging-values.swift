// style: module
// rules: prefer-let
// Functions of some values of Foundation change nothing; assignments to their properties do.
// file: Presentation/Dates.swift
import Foundation

final class Dates {
  private var calendar = Calendar(identifier: .gregorian)  // ! prefer-let Dates -> calendar
  private var local = Calendar(identifier: .gregorian)
  private var text = String(1)

  func year(of date: Date) -> Int { calendar.component(.year, from: date) }
  func move(to zone: TimeZone) { local.timeZone = zone }
  func add() { text.append("a") }
}
