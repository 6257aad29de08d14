extension Vocabulary {
  /// The lists of `vocabulary.yml`, whose names are these with hyphens.
  public enum List: Int, Sendable, CaseIterable {
    // Business decisions
    case amounts, totals, amountValues, criteria, lengths, ages, bounds, rateWords, capacities, dates, dateRoles,
      dateTypes, dateFunctions, calendarWords, calendarFunctions, calendarQuestions, calendarParts,
      intervalTypes, intervalBounds, intervalChecks, intervalLengths, nowLabels,
      currentTimes, ownTimes, keptTimes, positionsInTime, queryWords, credentials, codes, statusWords, stateWords,
      discriminators, protocolResults, unreadableWords, textConversions, textComparisons, textEnds, textParts,
      statusMembers,
      secrets, statusCodes, codeFields, addresses, searchWords, technical, appendingFunctions, expiries,
      technicalFlags, technicalInData, texts, failures, emptyResults,
      complaints, logging, assertions, standings, traits, measures, checks, verdicts, permissions, appearances,
      longTexts,
      repetitions, filterFunctions, sortFunctions, extremes, groupingTypes, reduceFunctions, choosers, optionalMaps,
      elementFunctions,
      lookupMembers, formatPredicates, regexChecks, textSearches, regexTypes, regexOptions, partChecks, rangeChecks,
      textChecks, decidingMembers, calendarDifferences, yearUnits, moments, timeSpans, distances, comparingFunctions,
      comparisonResults, textTypes, moneyTypes, numberTypes, drawingTypes, touchMeasures, wholeNumberTypes,
      collectionTypes, technicalTypes, plainValues, numberFunctions, unitWords, coordinates, roundings, truthTypes,
      timeUnits, divisibilityChecks,
      coupons, screenChoices, listChecks, identities, changeObservers, wrappedValues, addingFunctions
    // Views and view models
    case layout, characters, characterTests, streamOperators, streamSuffixes, samplingOperators, joiningPublishers,
      streamWords, streamMaps, streamConditions, keepingOperators, viewParts, viewCollections, staticCollections,
      keyCollections,
      listPositions, models, modelQualifiers, stateSuffixes, disablingModifiers, enablingProperties, navigationCalls,
      animatedNavigation, animationLabels, sentNavigation, senderLabels, navigationLinks, destinationLabels,
      routeLabels, navigationPaths, pathSteps, pushes, screenRoots, presentations, fullScreenPresentations,
      controllerPresentations, hostingControllers, flagLabels, splitViews,
      detailLabels, flowWords, reusedViews, screens, swiftuiViews, appkitTypes, uikitPrefixes, notUikit,
      controllerSuffixes, viewSuffixes, qualifyingModules, platformFrameworks, plainFrameworks, viewFrameworks,
      observableProtocols, observableMacros, publishedWrappers, ownStateWrappers, bindingTypes, changingFunctions,
      actorSuffixes, intentFunctions, baseViewModels, stateFunctions, partViewModelSuffixes, viewModelSuffixes,
      states, sendingFunctions, streamBindings, stateStreams, unobservedTypes, navigationFlags, navigationEnums,
      uiStateSuffixes, viewProtocols, screenWords, modelPropertyWords, viewHelperWords,
      screenStateProperties
    // Errors
    case printFunctions, loggers, replacingOperators, catchingOperators, replacingLabels, recoveringLabels,
      valueStreams, subscriptions, failingStreams, joiningOperators, nestingOperators, infalliblePublishers,
      failingOperators, endingOperators, emptyMembers, defaultMembers, emptyTypes, successCases, valueFunctions,
      endingFunctions, errorHandlers, valueHandlers, observingOperators, failureCases, errorNames, notificationCenters,
      failingResults,
      postingFunctions, taskTypes, effectClosures, streamBuilders, expectedFailures, subjectReads, errorOperators,
      errorPassers, failingValues, errorProtocols, infrastructureErrors, infrastructureErrorConstants,
      errorKeySuffixes, untypedErrors, cancellationErrors, cancellationPrefixes
    // Concurrency
    case completionWords, eventWords, repeatingVerbs, observingVerbs, streamTypes, resultTypes, publisherTypes,
      oneShotPublishers, deferringPublishers, oneShotFunctions, oneValueOperators, chainingOperators,
      manyValueOperators, oneShotVerbs, streamEndings
    // Tests
    case uiTestFolders, integrationTestFolders, otherTestFolders, testSupportTargets, testClasses, testAttributes,
      testSuffixes,
      testFunctions, integrationWords, standIns, uiTestTypes, screenTestFolders, assertionFunctions, assertionMacros,
      assertionWords, recordingFunctions
    // Types of frameworks
    case networkClients, networkTypes, storageTypes, directStorages, storageFunctions, storageWrappers,
      databaseWrappers, environmentWrappers, databaseValues, frameworkStorages, fileWrites, fileWriteLabels,
      fileTypes, fileLabels, fileWritingLabels, fileStreams, fileStreamLabels, fileWritingStreams, fileReadingFunctions,
      fileWritingFunctions, fileFunctionLabels, fileSequences, fileLocations, resourceTypes,
      credentialWords, screenTypes, deviceTypes, decoders, decoderTypes, formatters, frameworkFunctions, webViewTypes,
      webViewModules, testFrameworks, testDoubles, testFolders, previews, containers, containerTypes,
      coordinatorSuffixes, rootContainerSuffixes, appEntries, leafParts, generatedComments,
      assemblyProtocols,
      containerPartSuffixes, valueSingletons, singletonMembers, injectionWrappers, environmentKeys,
      resolvingFunctions, frameworkRegistrations, registeringFunctions, lifeCycleFunctions, frameworkContainers,
      injectedValues, injectionModules, transferSuffixes, recordIdentities, valueHolders, keeperSuffixes, passingWords,
      environmentObjects, codingProtocols, decodingProtocols, errorBodies, wireProtocols, valueProtocols,
      encodingProtocols, settingWords, objectTypes, codingKeyProtocols,
      commonProtocols, classSupertypes, sharedStateSuffixes, networkPrefixes, frameworkPrefixes, frameworkTypes
    // Names of types, functions and files
    case protocolSuffixes, implementationSuffixes, implementationPrefixes, roleSuffixes, basePrefixes,
      capabilitySuffixes,
      featureFolders, screenFolders, presentationFolders, sharedFolders, sourceFolders, interfaceFolders,
      implementationFolders, moduleInterfaceSuffixes, moduleImplementationSuffixes, useCaseSuffixes, gatewaySuffixes,
      repositorySuffixes, requestPrefixes, requestSuffixes, commandNames, helperProtocols, verbPrefixes,
      useCaseQualifiers, businessModelFolders, serviceFolders, generatedFiles, generatedHeaders, verbs, leadingVerbs,
      wholeVerbs, queryVerbs, commandVerbs, answerWords, questionWords, platformServices, streamAssignments,
      addressTypes, addressLabels, connectivityWords, absoluteTimes, entitlements, entryLabels, ownerWords,
      listenerSuffixes, adjectives,
      particles,
      networkVerbs, storageVerbs, screenVerbs, decisionVerbs, formattingVerbs

    /// The name in files: `date-roles`.
    public var name: String { Self.names[rawValue] }

    public init?(name: String) {
      guard let index = Self.indices[name] else { return nil }
      self.init(rawValue: index)
    }

    private static let indices = Dictionary(uniqueKeysWithValues: zip(names, names.indices))

    // Written out, because the names of enum cases are slow to obtain at run time. A test compares them.
    private static let names = [
      "amounts", "totals", "amount-values", "criteria", "lengths", "ages", "bounds", "rate-words", "capacities",
      "dates", "date-roles", "date-types", "date-functions", "calendar-words", "calendar-functions",
      "calendar-questions", "calendar-parts", "interval-types", "interval-bounds", "interval-checks",
      "interval-lengths", "now-labels", "current-times", "own-times", "kept-times", "positions-in-time", "query-words",
      "credentials", "codes", "status-words", "state-words", "discriminators", "protocol-results", "unreadable-words",
      "text-conversions", "text-comparisons", "text-ends", "text-parts", "status-members", "secrets", "status-codes",
      "code-fields", "addresses", "search-words", "technical", "appending-functions", "expiries", "technical-flags",
      "technical-in-data", "texts", "failures", "empty-results", "complaints", "logging", "assertions", "standings",
      "traits", "measures", "checks", "verdicts", "permissions", "appearances", "long-texts", "repetitions",
      "filter-functions", "sort-functions", "extremes", "grouping-types", "reduce-functions", "choosers",
      "optional-maps", "element-functions", "lookup-members", "format-predicates", "regex-checks", "text-searches",
      "regex-types", "regex-options", "part-checks", "range-checks", "text-checks", "deciding-members",
      "calendar-differences", "year-units", "moments", "time-spans", "distances", "comparing-functions",
      "comparison-results", "text-types", "money-types", "number-types", "drawing-types", "touch-measures",
      "whole-number-types", "collection-types", "technical-types", "plain-values", "number-functions", "unit-words",
      "coordinates", "roundings", "truth-types", "time-units", "divisibility-checks", "coupons", "screen-choices",
      "list-checks", "identities", "change-observers", "wrapped-values", "adding-functions", "layout", "characters",
      "character-tests", "stream-operators", "stream-suffixes", "sampling-operators", "joining-publishers",
      "stream-words", "stream-maps", "stream-conditions", "keeping-operators", "view-parts", "view-collections",
      "static-collections", "key-collections", "list-positions", "models", "model-qualifiers", "state-suffixes",
      "disabling-modifiers", "enabling-properties", "navigation-calls", "animated-navigation", "animation-labels",
      "sent-navigation", "sender-labels", "navigation-links", "destination-labels", "route-labels", "navigation-paths",
      "path-steps", "pushes", "screen-roots", "presentations", "full-screen-presentations", "controller-presentations",
      "hosting-controllers", "flag-labels", "split-views", "detail-labels", "flow-words", "reused-views", "screens",
      "swiftui-views", "appkit-types", "uikit-prefixes", "not-uikit", "controller-suffixes", "view-suffixes",
      "qualifying-modules", "platform-frameworks", "plain-frameworks", "view-frameworks", "observable-protocols",
      "observable-macros", "published-wrappers", "own-state-wrappers", "binding-types", "changing-functions",
      "actor-suffixes", "intent-functions", "base-view-models", "state-functions", "part-view-model-suffixes",
      "view-model-suffixes", "states", "sending-functions", "stream-bindings", "state-streams", "unobserved-types",
      "navigation-flags", "navigation-enums", "ui-state-suffixes", "view-protocols", "screen-words",
      "model-property-words", "view-helper-words", "screen-state-properties", "print-functions", "loggers",
      "replacing-operators", "catching-operators", "replacing-labels", "recovering-labels", "value-streams",
      "subscriptions", "failing-streams", "joining-operators", "nesting-operators", "infallible-publishers",
      "failing-operators", "ending-operators", "empty-members", "default-members", "empty-types", "success-cases",
      "value-functions", "ending-functions", "error-handlers", "value-handlers", "observing-operators", "failure-cases",
      "error-names", "notification-centers", "failing-results", "posting-functions", "task-types", "effect-closures",
      "stream-builders", "expected-failures", "subject-reads", "error-operators", "error-passers", "failing-values",
      "error-protocols", "infrastructure-errors", "infrastructure-error-constants", "error-key-suffixes",
      "untyped-errors", "cancellation-errors", "cancellation-prefixes", "completion-words", "event-words",
      "repeating-verbs", "observing-verbs", "stream-types", "result-types", "publisher-types", "one-shot-publishers",
      "deferring-publishers", "one-shot-functions", "one-value-operators", "chaining-operators", "many-value-operators",
      "one-shot-verbs", "stream-endings", "ui-test-folders", "integration-test-folders", "other-test-folders",
      "test-support-targets", "test-classes", "test-attributes", "test-suffixes", "test-functions", "integration-words",
      "stand-ins", "ui-test-types", "screen-test-folders", "assertion-functions", "assertion-macros", "assertion-words",
      "recording-functions", "network-clients", "network-types", "storage-types", "direct-storages",
      "storage-functions", "storage-wrappers", "database-wrappers", "environment-wrappers", "database-values",
      "framework-storages", "file-writes", "file-write-labels", "file-types", "file-labels", "file-writing-labels",
      "file-streams", "file-stream-labels", "file-writing-streams", "file-reading-functions", "file-writing-functions",
      "file-function-labels", "file-sequences", "file-locations", "resource-types", "credential-words", "screen-types",
      "device-types", "decoders", "decoder-types", "formatters", "framework-functions", "web-view-types",
      "web-view-modules", "test-frameworks", "test-doubles", "test-folders", "previews", "containers",
      "container-types", "coordinator-suffixes", "root-container-suffixes", "app-entries", "leaf-parts",
      "generated-comments", "assembly-protocols", "container-part-suffixes", "value-singletons", "singleton-members",
      "injection-wrappers", "environment-keys", "resolving-functions", "framework-registrations",
      "registering-functions", "life-cycle-functions", "framework-containers", "injected-values", "injection-modules",
      "transfer-suffixes", "record-identities", "value-holders", "keeper-suffixes", "passing-words",
      "environment-objects", "coding-protocols", "decoding-protocols", "error-bodies", "wire-protocols",
      "value-protocols", "encoding-protocols", "setting-words", "object-types", "coding-key-protocols",
      "common-protocols", "class-supertypes", "shared-state-suffixes", "network-prefixes", "framework-prefixes",
      "framework-types", "protocol-suffixes", "implementation-suffixes", "implementation-prefixes", "role-suffixes",
      "base-prefixes", "capability-suffixes", "feature-folders", "screen-folders", "presentation-folders",
      "shared-folders", "source-folders", "interface-folders", "implementation-folders", "module-interface-suffixes",
      "module-implementation-suffixes", "use-case-suffixes", "gateway-suffixes", "repository-suffixes",
      "request-prefixes", "request-suffixes", "command-names", "helper-protocols", "verb-prefixes",
      "use-case-qualifiers", "business-model-folders", "service-folders", "generated-files", "generated-headers",
      "verbs", "leading-verbs", "whole-verbs", "query-verbs", "command-verbs", "answer-words", "question-words",
      "platform-services", "stream-assignments", "address-types", "address-labels", "connectivity-words",
      "absolute-times", "entitlements", "entry-labels", "owner-words", "listener-suffixes", "adjectives", "particles",
      "network-verbs", "storage-verbs", "screen-verbs", "decision-verbs", "formatting-verbs",
    ]
  }
}
