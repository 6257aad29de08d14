// style: repository
// A mutable object without a written type.
// file: Sources/Presentation/KelpUiState.swift
import Foundation

struct KelpUiState {
  let cells = NSMutableDictionary()  // ! mutable-ui-state KelpUiState -> NSMutableDictionary
  let count = NSNumber(value: 2)
  let lines = [NSMutableArray().count]
  static let shared = NSMutableArray()
  let title: String = NSMutableString().description
}
