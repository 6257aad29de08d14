extension String {
  /// Something before one `@`, and something with a dot behind it.
  var isEmailAddress: Bool {
    let parts = split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !contains(where: \.isWhitespace) else { return false }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1 && labels.allSatisfy { !$0.isEmpty }
  }

  /// A phone number as the server knows it: without the spaces, hyphens and brackets that people and address books
  /// write, and with the digits 0 to 9, whatever script it was typed in.
  var plainPhoneNumber: String {
    let separators = "-\u{2010}\u{2011}()./"
    let marks = "\u{200E}\u{200F}\u{061C}\u{202A}\u{202C}"
    return plainDigits.filter { !$0.isWhitespace && !separators.contains($0) && !marks.contains($0) }
  }

  /// A one-time code as the server sent it, without the spaces of a message.
  var plainOneTimeCode: String { plainDigits.filter { !$0.isWhitespace } }

  /// With the digits 0 to 9, whatever script they were typed in.
  private var plainDigits: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue else {
            return scalar
          }
          return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
        }))
  }

  /// `+` and 8 to 15 digits, the first of which is not 0.
  var isPhoneNumber: Bool {
    let digits = utf8.dropFirst()
    return first == "+" && (8...15).contains(digits.count) && digits.first != UInt8(ascii: "0")
      && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
