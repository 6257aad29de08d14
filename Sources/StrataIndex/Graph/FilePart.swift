/// Where the findings about one file stand.
struct FilePart {
  var worker = 0
  var records = 0..<0
  var gaps = 0..<0
}
