// style: repository
// rules: framework-type-in-domain
// file: Sources/Domain/Marks.swift
import Foundation
import UIKit

func tint(_ color: UIColor) {}  // ! framework-type-in-domain tint(_:) -> UIColor

extension String {
  func request() -> URLRequest { URLRequest(url: URL(fileURLWithPath: self)) }  // ! framework-type-in-domain String -> URLRequest
}

let accent: UIColor? = nil  // ! framework-type-in-domain accent -> UIColor
