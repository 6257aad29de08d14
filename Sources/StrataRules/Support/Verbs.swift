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

  /// `booking`, `subscription`: by itself the name of a thing.
  static func isNoun(_ word: String) -> Bool {
    (word.hasSuffix("ing") || word.hasSuffix("ion")) && !known.contains(word) && isVerb(word)
  }

  /// `-ing`, `-ed`, `-ion`, `-able` of a known verb; no plurals and no doers (`user` is not from `use`).
  private static let endings: [(String, [String])] = [
    ("ing", ["", "e"]), ("ed", ["", "e"]), ("ion", ["", "e"]), ("ation", ["", "e"]), ("ication", ["y"]),
    ("able", ["", "e"]),
  ]

  /// Endings by which English makes verbs.
  private static let productive = ["ize", "ise", "ify"]

  private static let known = Set(
    """
    abort absorb accelerate accept access accrue accumulate acknowledge acquire act activate adapt add adjudicate \
    adjust administer admit adopt advance advertise advise affirm aggregate alert align allocate allow alter amend \
    amortize amplify analyse analyze anchor animate annotate announce anonymize answer anticipate appeal append \
    apply appoint apportion appraise approve arbitrate archive arrange ascertain ask assemble assert assess assign \
    associate attach attempt attend attest attract audit augment authenticate authorise authorize automate avoid \
    await back backup bake ban become begin bind blend block book bookmark boost boot borrow breach brew bring \
    broadcast browse build burn bust buy buzz bypass cache calculate calibrate call calm cancel capture cast \
    categorise categorize celebrate certify challenge change charge chase chat check checkin checkout choose \
    circulate cite claim classify clean cleanup clear click climb clip clone close coalesce coerce collapse collect \
    combine comment commit communicate compare compensate compile complain complete compose compress compute \
    concatenate conclude conduct configure confirm confiscate connect consent conserve consolidate construct consult \
    consume contact contest continue contribute control convene convert convince cook coordinate copy correct count \
    crack crawl create credit crop cross crush cure customise customize cut dare deactivate debit debug decide \
    decipher declare decline decode decorate decrease decrement decrypt dedicate deduct dedupe deduplicate defend \
    defer define degrade delay delegate delete delist deliver delve demote denote deny depart deploy deposit \
    deprecate deregister derive describe deselect designate destroy detach detain detect deteriorate determine \
    detonate devote diagnose dial diff differ dig digest dilute diminish direct disable disallow disassociate \
    disburse discard disclose disconnect discover dislike dismiss dispatch dispense display dispose dispute dissolve \
    distribute divert divide do donate downgrade download draft draw drop dry duplicate earmark earn ease edit eject \
    elaborate elect elevate eliminate embed embrace emerge emit emphasize employ empower empty emulate enable \
    enclose encode encourage encrypt end endorse enforce engage enlarge enlist enqueue enrich enrol enroll ensure \
    enter entertain entitle enumerate equip erase escalate escape escort establish estimate evacuate evade evaluate \
    evict evolve examine exceed exchange exclude excuse execute exempt exhaust exhibit exit expand expedite expire \
    explain explore export expose express extend extract facilitate fail favor favorite favourite feed fetch fill \
    filter finalise finalize find finish fix flag flip flush focus follow forbid forecast foreclose forfeit forge \
    forget format formulate forward foster free freeze frighten fund furnish gain garnish gather gauge generate get \
    give go grab grant greet group grow guess halt handle harvest hash haul have heal hide highlight hire hit hold \
    hydrate identify ignore illustrate impede impersonate import impose improve include incorporate increase \
    increment incur index indicate infer inflate inform inherit inhibit init initialise initialize initiate inject \
    inquire insert inspect install instantiate insure integrate intend interact intercept interpolate interpret \
    introduce invalidate invert invest investigate invite invoke issue iterate join judge jump keep kick kickoff \
    kill knock label launch leap learn lease leave lend let leverage lift like limit link liquidate list listen \
    litigate load locate lock log login logoff logon logout look lookup loop lower maintain make manage map mark \
    match maximize measure mediate merge migrate minimize mint mirror moderate modify monitor motivate mount move \
    mutate mute nag navigate negotiate nominate normalize notify nudge nullify obey obligate observe obtain occupy \
    occur offer offload offset onboard open operate oppose opt optimize orchestrate order organize outsource \
    override oversee overwrite own pack paginate parallelize park parse participate pass paste patch pause pay \
    penalize perceive perform permit persist persuade pick pin ping place plan play pledge polish poll populate \
    portray possess post postpone pour prefer prefetch preload prepare preprocess prescribe present preserve press \
    pretend prevent preview print prioritize proceed process procure produce prohibit prolong promote prompt \
    propagate propose prosecute protect prove provide provision prune publish pull punish purchase purge push put \
    qualify quantify quarantine query queue quit quote raise randomize rank rate reach react reactivate read \
    reallocate reap reassign rebalance rebook reboot rebuild recalculate recall receive recharge reckon reclaim \
    reclassify recognize recommend recompute reconcile reconnect reconsider record recover recruit rectify recur \
    recycle redeem redeploy redesign redirect redistribute redo reduce reestablish refactor refer refill refinance \
    refine reflect reformat refresh refuel refund refuse refute regain regenerate register registration regulate \
    rehearse reimburse reinforce reinstall reinstate reissue reject relaunch relax release relinquish reload \
    relocate rely remap remedy remember remind remit remodel remove rename render renew rent reopen reorder \
    reorganize repair repay repeat rephrase replace replay replenish replicate reply repopulate report repossess \
    repost represent reprint reprocess reproduce request require reschedule rescue resell resend reserve reset \
    reshape reside resign resist resize resolve respond restart restore restrict resume resync retain retire retouch \
    retrain retreat retrieve retry return reunite reuse revalidate revamp reveal reverse revert review revise revoke \
    rewind rewrite roll rotate route run salvage sanction sanitise sanitize satisfy save scale scan schedule score \
    scrape scroll scrub seal search secure see seed segment select sell send separate serialise serialize serve set \
    settle setup share sharpen shelve shift ship shoot shorten show shrink shuffle shun shut shutdown sift sign \
    signin signout signup simulate skip slow smooth snooze soften solicit solve sort spawn speak specify spell spend \
    spill split sponsor squash stabilize standardize start starve steal steer stimulate stir stitch stop store \
    straighten stream strengthen stretch strip subdivide submit subscribe subtract succeed suffer suggest sum \
    summarize supervise support suppress surrender suspend sustain swap switch sync synchronise synchronize tackle \
    tag take tally tap teach tease tell tend terminate test thank think throttle throw tie tighten tilt tip toggle \
    trace track trade train transcode transcribe transfer transform transition translate transmit trash traverse \
    trigger trim troubleshoot truncate try turn tweak type unarchive unassign unban unbind unblock unblur unbookmark \
    uncheck uncover undelete undertake underwrite undo unfavorite unfold unfollow unfreeze unhide unify uninstall \
    unite unlike unlink unlist unload unlock unmark unmount unmute unpack unpin unpublish unregister unsave \
    unschedule unselect unsend unshare unsplit unstar unsubscribe unsync untag unveil unwatch unwrap unzip update \
    upgrade uphold upload upsert urge use utilize validate vary verbalize verify view violate visit void vote vouch \
    wait waive wake warm warn warrant watch weigh welcome widen win wipe withdraw withhold wrap write yank zip
    """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
}
