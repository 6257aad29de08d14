extension Vocabulary {
  /// The lists of `vocabulary.yml`, whose names are these with hyphens.
  public enum List: Int, Sendable, CaseIterable {
    // Business decisions
    case amounts, criteria, bounds, dates, dateRoles, credentials, codes, codeFields, addresses, technical,
      technicalInData, texts, failures, complaints, logging, assertions, standings, traits, checks, verdicts,
      choosers, elementFunctions, textChecks, decidingMembers, timeSpans, textTypes, numberTypes
    // Views and view models
    case layout, characters, characterTests, streamOperators, viewParts, navigationCalls, screens, swiftuiViews,
      appkitTypes, notUikit, viewSuffixes, qualifyingModules, viewFrameworks
    // Errors
    case printFunctions, errorHandlers, effectClosures, streamBuilders, expectedFailures, errorProtocols
    // Types of frameworks
    case networkClients, networkTypes, storageTypes, screenTypes, deviceTypes, decoders, testDoubles, previews,
      previewFolders, containers, frameworkContainers, injectionModules, injectedValues, valueProtocols,
      commonProtocols,
      frameworkPrefixes
    // Names of types, functions and files
    case protocolSuffixes, implementationSuffixes, implementationPrefixes, capabilitySuffixes,
      moduleInterfaceSuffixes, moduleImplementationSuffixes, commandNames, useCaseQualifiers, generatedFiles, verbs,
      networkVerbs, storageVerbs, screenVerbs, decisionVerbs, formattingVerbs

    /// The name in files: `date-roles`.
    public var name: String { Self.names[rawValue] }

    public init?(name: String) {
      guard let index = Self.names.firstIndex(of: name) else { return nil }
      self.init(rawValue: index)
    }

    // Written out, because the names of enum cases are slow to obtain at run time. A test compares them.
    private static let names = [
      "amounts", "criteria", "bounds", "dates", "date-roles", "credentials", "codes", "code-fields",
      "addresses", "technical", "technical-in-data", "texts", "failures", "complaints", "logging", "assertions",
      "standings", "traits", "checks", "verdicts", "choosers", "element-functions", "text-checks",
      "deciding-members", "time-spans", "text-types", "number-types", "layout", "characters", "character-tests",
      "stream-operators", "view-parts", "navigation-calls", "screens", "swiftui-views", "appkit-types",
      "not-uikit", "view-suffixes", "qualifying-modules", "view-frameworks", "print-functions",
      "error-handlers", "effect-closures", "stream-builders", "expected-failures", "error-protocols",
      "network-clients", "network-types", "storage-types", "screen-types", "device-types", "decoders",
      "test-doubles", "previews", "preview-folders", "containers", "framework-containers", "injection-modules",
      "injected-values",
      "value-protocols", "common-protocols", "framework-prefixes", "protocol-suffixes",
      "implementation-suffixes", "implementation-prefixes", "capability-suffixes", "module-interface-suffixes",
      "module-implementation-suffixes", "command-names", "use-case-qualifiers", "generated-files", "verbs",
      "network-verbs", "storage-verbs", "screen-verbs", "decision-verbs", "formatting-verbs",
    ]
  }
}
