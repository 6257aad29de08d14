// style: gateway
// rules: forbidden-import, framework-type-in-domain
// Files and keychains in types of the domain that are no use cases.
// file: Sources/Domain/Invoice.swift
import Foundation

struct Invoice {
  var lines: [String] = []

  func archive(_ url: URL) throws {
    try Data().write(to: url)  // ! forbidden-import Invoice -> write(to:)
    try FileManager.default.removeItem(at: url)  // ! forbidden-import Invoice -> FileManager
    _ = SecItemAdd([:] as CFDictionary, nil)  // ! forbidden-import Invoice -> SecItemAdd
    NSUbiquitousKeyValueStore.default.set(1, forKey: "invoice")  // ! forbidden-import Invoice -> NSUbiquitousKeyValueStore
  }

  static func restored(_ url: URL) throws -> String {
    try String(contentsOf: url, encoding: .utf8)  // ! forbidden-import Invoice -> String(contentsOf:)
  }

  // Streams of text, elements and resources of the app are no files that it stores.
  mutating func describe(_ printer: Printer, _ more: [String]) throws -> String {
    var result = ""
    "total".write(to: &result)
    printer.write(to: "desk")
    lines.append(contentsOf: more)
    return try String(contentsOf: Bundle.main.bundleURL, encoding: .utf8)
  }
}

struct Printer { func write(to name: String) {} }

protocol InvoiceArchive {
  func attach(_ manager: FileManager)  // ! framework-type-in-domain InvoiceArchive -> FileManager
}

func copied(_ url: URL) throws -> Data {
  try Data(contentsOf: url)  // ! forbidden-import copied(_:) -> Data(contentsOf:)
}
// file: Sources/Data/InvoiceFile.swift
import Foundation

struct InvoiceFile {
  func read(_ url: URL) throws -> Data { try Data(contentsOf: url) }
  func write(_ data: Data, _ url: URL) throws { try data.write(to: url) }
}
