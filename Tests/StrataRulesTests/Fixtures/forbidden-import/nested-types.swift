// A nested type of a listed type is one use; wildcards mean no types of the standard library.
// file: strata.yml
layers:
  Domain:
    match: {path: Sources/Domain}
    forbids: [requests, platform]
frameworks:
  requests: {types: [URLSession]}
  platform: {types: ["UI*"]}
rules:
  forbidden-import: error
// file: Sources/Domain/Loader.swift
import Foundation

struct Loader {
  let publisher: URLSession.DataTaskPublisher?  // ! forbidden-import Loader -> URLSession.DataTaskPublisher
  let session: URLSession  // ! forbidden-import Loader -> URLSession
  let color: UIColor  // ! forbidden-import Loader -> UIColor
  let count: UInt32
  let bytes: [UInt8]
}

extension UIColor: @retroactive Identifiable {  // ! forbidden-import UIColor -> UIColor
  public var id: Int { 1 }
}
