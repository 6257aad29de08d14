extension String {
  /// The international form: a plus, then 8 to 15 digits, of which the first is not zero.
  var isValidPhoneNumber: Bool {
    wholeMatch(of: /\+[1-9][0-9]{7,14}/) != nil
  }

  /// Six digits.
  var isValidOneTimeCode: Bool {
    wholeMatch(of: /[0-9]{6}/) != nil
  }
}
