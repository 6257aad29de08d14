/// Whether a word can be read as a verb, by a list of the verbs that operations are named with and a little morphology.
/// Lenient on purpose: a word that is verb and noun (`order`, `search`) counts as a verb.
enum Verbs {
  static func isVerb(_ word: String) -> Bool {
    if known.contains(word) { return true }
    for (ending, replacements) in endings where word.hasSuffix(ending) && word.count > ending.count + 1 {
      let stem = String(word.dropLast(ending.count))
      if replacements.contains(where: { known.contains(stem + $0) }) { return true }
      if let last = stem.last, stem.dropLast().last == last, known.contains(String(stem.dropLast())) { return true }
    }
    return productive.contains { word.hasSuffix($0) && word.count > $0.count + 2 }
  }

  /// `booking`: by itself the name of a thing.
  static func isGerund(_ word: String) -> Bool { word.hasSuffix("ing") && !known.contains(word) && isVerb(word) }

  /// `-ing`, `-ed`, `-ion`, `-able` of a known verb; no plurals and no doers (`user` is not from `use`).
  private static let endings: [(String, [String])] = [
    ("ing", ["", "e"]), ("ed", ["", "e"]), ("ion", ["", "e"]), ("ation", ["", "e"]), ("ication", ["y"]),
    ("able", ["", "e"]),
  ]

  /// Endings by which English makes verbs.
  private static let productive = ["ize", "ise", "ify"]

  private static let known = Set(
    """
    abort accept access acknowledge acquire act activate adapt add adjust administer advance aggregate alert allocate \
    allow amend analyse analyze animate announce answer append apply appoint approve archive arrange ask assemble \
    assess assign associate attach attempt attend authenticate authorise authorize await back ban become begin bind block book \
    bookmark boot borrow bring broadcast browse build buy cache calculate calibrate call cancel capture cast categorize \
    celebrate challenge change charge chat check checkin checkout choose claim classify clean cleanup clear click clone \
    close collapse collect combine comment commit communicate compare compile complete compose compress compute \
    configure confirm connect consume contact continue contribute control convert cook copy correct count crawl create \
    credit crop deactivate debit decide decline decode decrease decrement decrypt dedupe deduplicate defer define delay \
    delegate delete deliver deny deposit deregister derive describe deselect detach detect determine disable disallow \
    disassociate discard disconnect discover dislike dismiss dispatch display distribute do donate download draw drop \
    duplicate earn edit elect emit empty enable encode encrypt end enforce enqueue enrich enrol enroll ensure enter \
    establish estimate evaluate examine exchange execute exit expand expire explain explore export extend extract fail \
    favorite favourite feed fetch fill filter finalise finalize find finish fix flag flush focus follow forget format \
    forward free gather generate get give go grant group guess handle have hide hold identify ignore import improve \
    include increase increment index inform init initialise initialize initiate inject insert inspect install \
    instantiate intercept invalidate invest invite invoke issue join jump keep kick kill label launch leave lend let \
    like limit link list listen load locate lock log login logon logout logoff look lookup loop make manage map mark match \
    measure merge migrate minimize mirror modify monitor mount move mute navigate negotiate normalize notify observe \
    obtain offer onboard open opt optimize order organize orchestrate own pack paginate parse participate pass paste \
    patch pause pay perform permit persist pick pin ping place plan play poll populate post postpone prefetch preload prepare \
    present press preserve preview print prioritize process produce promote prompt protect prove provide provision \
    prune publish pull purchase purge push put query queue quit quote raise randomize rate reach react read rebuild \
    recalculate receive recognize recommend reconcile reconnect record recover redeem redirect redo reduce refer registration \
    refine refresh refund register reject release reload rely remember remind remove rename render renew rent reorder \
    repair repeat replace reply report repost request require reschedule resend reserve reset resize resolve respond \
    restart restore restrict resume retrieve retry return reuse reveal revert review revise revoke rotate route run save \
    scan schedule score scroll search secure see seed segment select sell send separate serialize serve set settle \
    setup share shift ship show shuffle shut shutdown sign signin signout signup simulate skip snooze solve sort spend \
    split start stop store stream strip submit subscribe suggest sum summarize support suspend swap switch sync \
    synchronise synchronize tag take tap terminate test tip toggle trace track trade train transcribe transfer \
    transform translate transmit trash trigger trim try turn type unban unblock unbookmark undo unfavorite unfollow \
    unhide uninstall unlike unlink unlock unmark unmute unpin unregister unsave unschedule unsubscribe unwatch update \
    upgrade upload upsert use validate verify view visit vote wait wake warm warn watch wipe withdraw wrap write zip
    """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
}
