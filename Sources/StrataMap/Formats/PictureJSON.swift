import StrataModel
import StrataReport

/// The boxes and arrows of a picture, as further keys of the JSON of a map.
enum PictureJSON {
  static func write(_ picture: MapPicture, _ json: inout JSONWriter) {
    json.object("picture") { json in
      json.member("collapse", picture.level.rawValue)
      json.member("bands", picture.bands)
      json.array("boxes", of: picture.boxes) { box, json in
        json.object(inline: true) { json in
          json.member("name", box.name)
          json.key("band")
          if let band = box.band { json.string(picture.bands[band]) } else { json.null() }
          json.member("types", box.types)
          write("inside", box.inside, &json)
        }
      }
      json.array("arrows", of: picture.arrows) { arrow, json in
        json.object(inline: true) { json in
          // Boxes of several layers may have the same name.
          json.member("from", arrow.from)
          json.member("to", arrow.to)
          write("usages", arrow.usages, &json)
          json.member("rules", arrow.rules)
        }
      }
      json.member("omissions", picture.omissions)
    }
  }

  private static func write(_ key: String, _ tally: UsageTally, _ json: inout JSONWriter) {
    json.object(key, inline: true) { json in
      json.member("allowed", tally.allowed)
      json.member("found", tally.found)
      json.member("excused", tally.excused)
      json.member("unknown", tally.unknown)
    }
  }
}
