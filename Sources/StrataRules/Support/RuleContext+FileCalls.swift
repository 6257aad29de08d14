extension RuleContext {
  /// The calls that read or write files, by file: found once, for the first rule that needs them.
  var fileCalls: [FileCalls.Call] {
    knownFileCalls.withLock { [project, vocabulary] known in
      let calls = known ?? FileCalls(project.graph, vocabulary).all()
      known = calls
      return calls
    }
  }
}
