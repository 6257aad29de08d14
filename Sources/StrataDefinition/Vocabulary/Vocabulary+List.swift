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
      previewFolders, containers, frameworkContainers, injectionModules, valueProtocols, commonProtocols,
      frameworkPrefixes
    // Names of types, functions and files
    case protocolSuffixes, implementationSuffixes, implementationPrefixes, capabilitySuffixes,
      moduleInterfaceSuffixes, moduleImplementationSuffixes, commandNames, useCaseQualifiers, generatedFiles, verbs,
      networkVerbs, storageVerbs, screenVerbs, decisionVerbs, formattingVerbs

    /// As files write it: `date-roles`.
    public var name: String { Self.names[rawValue] }

    public init?(name: String) {
      guard let index = Self.names.firstIndex(of: name) else { return nil }
      self.init(rawValue: index)
    }

    private static let names = allCases.map { list in
      "\(list)".map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
    }
  }
}
