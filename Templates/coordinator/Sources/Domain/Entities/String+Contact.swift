extension String {
  /// Something before one `@`, and something with a dot behind it.
  var isEmailAddress: Bool {
    let parts = split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !contains(where: \.isWhitespace) else { return false }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1 && labels.allSatisfy { !$0.isEmpty }
  }

  /// `+` and 8 to 15 digits, the first of which is not 0.
  var isPhoneNumber: Bool {
    let digits = utf8.dropFirst()
    return first == "+" && (8...15).contains(digits.count) && digits.first != UInt8(ascii: "0")
      && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
