// style: repository
// rules: infrastructure-error-leak
// file: Sources/Presentation/Failures.swift
import UIKit

func isOffline(_ error: Error) -> Bool { error is URLError }  // ! infrastructure-error-leak isOffline(_:) -> URLError

extension String {
  init(describing error: Error, short: Bool) { self = error is DecodingError ? "data" : "other" }  // ! infrastructure-error-leak String -> DecodingError

  subscript(error: Error) -> Bool { error is URLError }  // ! infrastructure-error-leak String -> URLError
}

let report: (URLError) -> Void = { _ in }  // ! infrastructure-error-leak report -> URLError

typealias ConnectionError = URLError  // ! infrastructure-error-leak ConnectionError -> URLError

let timeout = NSURLErrorTimedOut  // ! infrastructure-error-leak timeout -> NSURLErrorTimedOut
// file: Sources/Data/Mapping.swift
import Foundation

func isRetried(_ error: Error) -> Bool { error is URLError }
