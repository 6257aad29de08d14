import StrataModel

/// A badge with the score, for a README.
public enum Badge {
  public static func svg(_ result: CheckResult) -> [UInt8] {
    let value =
      "\(result.score)" + (result.errorCount > 0 ? " · \(counted(result.errorCount, "error"))" : "")
    let (label, color) = ("architecture", color(result))
    let (left, right) = (width(of: label), width(of: value))
    let total = left + right
    let title = "\(label): \(value)".escapedForMarkup
    return Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(total)" height="20" role="img" aria-label="\(title)">
      <title>\(title)</title>
      <clipPath id="r"><rect width="\(total)" height="20" rx="3"/></clipPath>
      <g clip-path="url(#r)"><rect width="\(left)" height="20" fill="#444"/>
      <rect x="\(left)" width="\(right)" height="20" fill="\(color)"/></g>
      <g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">
      <text x="\(left / 2)" y="14">\(label)</text>
      <text x="\(left + right / 2)" y="14">\(value.escapedForMarkup)</text></g>
      </svg>

      """.utf8)
  }

  /// Dark enough for white text.
  private static func color(_ result: CheckResult) -> String {
    if result.findings.isEmpty { return "#2e7d32" }
    return result.errorCount == 0 ? "#8a6100" : "#b3261e"
  }

  private static func width(of text: String) -> Int { text.count * 7 + 12 }
}
