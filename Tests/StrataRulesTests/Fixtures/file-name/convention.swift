// style: module
// file: Sources/Implementation/Presentation/Support/ArrayExtensions.swift
extension Array { var a: Int { 1 } }  // ! file-name Array

// file: Sources/Implementation/Presentation/Support/StringExtensions.swift
extension String { var a: Int { 1 } }  // ! file-name Array

// file: Sources/Implementation/Presentation/Support/IntExtensions.swift
extension Int { var a: Int { 1 } }  // ! file-name Array

// file: Sources/Implementation/Presentation/Support/DateExtensions.swift
extension Date { var a: Int { 1 } }  // ! file-name Array

// file: Sources/Implementation/Presentation/Support/DataExtensions.swift
extension Data { var a: Int { 1 } }  // ! file-name Array

// file: Sources/Implementation/Presentation/Support/Double+Rounding.swift
extension Double { var a: Int { 1 } }
