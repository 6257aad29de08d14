// Properties that hold a shared object of Foundation; others may be values.
// style: module
// file: Sources/Implementation/Data/DataSources/DraftDataSource.swift
import Foundation

struct DraftDataSource {
  private var defaults = UserDefaults.standard  // ! prefer-let DraftDataSource -> defaults
  private var files = FileManager.default  // ! prefer-let DraftDataSource -> files
  private var names = Names.standard
  private var center = NotificationCenter.default

  func save(_ draft: String) {
    defaults.set(draft, forKey: "draft")
    files.createFile(atPath: draft, contents: nil)
    names.append(draft)
  }
  mutating func use(_ other: NotificationCenter) { center = other }
}
