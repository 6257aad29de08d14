// What apps are made from; Scripts/list-embedded writes this file.
#include "CEmbeddedFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char file_0[] = {
#embed "../../.swift-format" suffix(,)
0};
static const unsigned char file_1[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/Answer.swift" suffix(,)
0};
static const unsigned char file_2[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/ExampleAPI+Transport.swift" suffix(,)
0};
static const unsigned char file_3[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/ExampleAPI.swift" suffix(,)
0};
static const unsigned char file_4[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/Fault.swift" suffix(,)
0};
static const unsigned char file_5[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/Money.swift" suffix(,)
0};
static const unsigned char file_6[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/Once.swift" suffix(,)
0};
static const unsigned char file_7[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/Problem.swift" suffix(,)
0};
static const unsigned char file_8[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/Request.swift" suffix(,)
0};
static const unsigned char file_9[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/Resources/AdminResource.swift" suffix(,)
0};
static const unsigned char file_10[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/Resources/AvatarResource.swift" suffix(,)
0};
static const unsigned char file_11[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/Resources/ClientResource.swift" suffix(,)
0};
static const unsigned char file_12[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/Resources/ItemResource.swift" suffix(,)
0};
static const unsigned char file_13[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/Resources/PasswordResource.swift" suffix(,)
0};
static const unsigned char file_14[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/Resources/PaymentResource.swift" suffix(,)
0};
static const unsigned char file_15[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/Resources/ProfileResource.swift" suffix(,)
0};
static const unsigned char file_16[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/Resources/StreamResource.swift" suffix(,)
0};
static const unsigned char file_17[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/Resources/TransactionResource.swift" suffix(,)
0};
static const unsigned char file_18[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/Resources/UserResource.swift" suffix(,)
0};
static const unsigned char file_19[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/Route.swift" suffix(,)
0};
static const unsigned char file_20[] = {
#embed "../../Examples/Server/Swift/Sources/ExampleAPI/World.swift" suffix(,)
0};
static const unsigned char file_21[] = {
#embed "../../LICENSE" suffix(,)
0};
static const unsigned char file_22[] = {
#embed "../../Sources/Kit/CSQLite/module.modulemap" suffix(,)
0};
static const unsigned char file_23[] = {
#embed "../../Sources/Kit/CSQLite/shim.h" suffix(,)
0};
static const unsigned char file_24[] = {
#embed "../../Sources/Kit/Package.swift" suffix(,)
0};
static const unsigned char file_25[] = {
#embed "../../Sources/Kit/StrataData/Outbox/Backoff.swift" suffix(,)
0};
static const unsigned char file_26[] = {
#embed "../../Sources/Kit/StrataData/Outbox/Outbox+Identity.swift" suffix(,)
0};
static const unsigned char file_27[] = {
#embed "../../Sources/Kit/StrataData/Outbox/Outbox+Overlay.swift" suffix(,)
0};
static const unsigned char file_28[] = {
#embed "../../Sources/Kit/StrataData/Outbox/Outbox+Owner.swift" suffix(,)
0};
static const unsigned char file_29[] = {
#embed "../../Sources/Kit/StrataData/Outbox/Outbox+Reading.swift" suffix(,)
0};
static const unsigned char file_30[] = {
#embed "../../Sources/Kit/StrataData/Outbox/Outbox+Sending.swift" suffix(,)
0};
static const unsigned char file_31[] = {
#embed "../../Sources/Kit/StrataData/Outbox/Outbox.swift" suffix(,)
0};
static const unsigned char file_32[] = {
#embed "../../Sources/Kit/StrataData/Outbox/OutboxAnswer.swift" suffix(,)
0};
static const unsigned char file_33[] = {
#embed "../../Sources/Kit/StrataData/Outbox/OutboxEntry.swift" suffix(,)
0};
static const unsigned char file_34[] = {
#embed "../../Sources/Kit/StrataData/Outbox/OutboxJournal+Identity.swift" suffix(,)
0};
static const unsigned char file_35[] = {
#embed "../../Sources/Kit/StrataData/Outbox/OutboxJournal+Reading.swift" suffix(,)
0};
static const unsigned char file_36[] = {
#embed "../../Sources/Kit/StrataData/Outbox/OutboxJournal.swift" suffix(,)
0};
static const unsigned char file_37[] = {
#embed "../../Sources/Kit/StrataData/Outbox/OutboxMachine.swift" suffix(,)
0};
static const unsigned char file_38[] = {
#embed "../../Sources/Kit/StrataData/Outbox/OutboxState.swift" suffix(,)
0};
static const unsigned char file_39[] = {
#embed "../../Sources/Kit/StrataData/Pages/PagedList.swift" suffix(,)
0};
static const unsigned char file_40[] = {
#embed "../../Sources/Kit/StrataData/Pages/PagedStore.swift" suffix(,)
0};
static const unsigned char file_41[] = {
#embed "../../Sources/Kit/StrataData/SourceOfTruth/DatabaseSourceOfTruth.swift" suffix(,)
0};
static const unsigned char file_42[] = {
#embed "../../Sources/Kit/StrataData/SourceOfTruth/InMemorySourceOfTruth.swift" suffix(,)
0};
static const unsigned char file_43[] = {
#embed "../../Sources/Kit/StrataData/SourceOfTruth/LazySchema.swift" suffix(,)
0};
static const unsigned char file_44[] = {
#embed "../../Sources/Kit/StrataData/SourceOfTruth/SourceObservers.swift" suffix(,)
0};
static const unsigned char file_45[] = {
#embed "../../Sources/Kit/StrataData/SourceOfTruth/SourceOfTruth.swift" suffix(,)
0};
static const unsigned char file_46[] = {
#embed "../../Sources/Kit/StrataData/SourceOfTruth/Stored.swift" suffix(,)
0};
static const unsigned char file_47[] = {
#embed "../../Sources/Kit/StrataData/SourceOfTruth/TableMapping.swift" suffix(,)
0};
static const unsigned char file_48[] = {
#embed "../../Sources/Kit/StrataData/Store/Freshness.swift" suffix(,)
0};
static const unsigned char file_49[] = {
#embed "../../Sources/Kit/StrataData/Store/Loaded.swift" suffix(,)
0};
static const unsigned char file_50[] = {
#embed "../../Sources/Kit/StrataData/Store/ObserverQueue.swift" suffix(,)
0};
static const unsigned char file_51[] = {
#embed "../../Sources/Kit/StrataData/Store/Policies.swift" suffix(,)
0};
static const unsigned char file_52[] = {
#embed "../../Sources/Kit/StrataData/Store/Store+Flights.swift" suffix(,)
0};
static const unsigned char file_53[] = {
#embed "../../Sources/Kit/StrataData/Store/Store.swift" suffix(,)
0};
static const unsigned char file_54[] = {
#embed "../../Sources/Kit/StrataData/Store/StoreSlot.swift" suffix(,)
0};
static const unsigned char file_55[] = {
#embed "../../Sources/Kit/StrataData/Store/StoreSource.swift" suffix(,)
0};
static const unsigned char file_56[] = {
#embed "../../Sources/Kit/StrataData/Store/StoreState+Observers.swift" suffix(,)
0};
static const unsigned char file_57[] = {
#embed "../../Sources/Kit/StrataData/Store/StoreState.swift" suffix(,)
0};
static const unsigned char file_58[] = {
#embed "../../Sources/Kit/StrataData/Support/Array+Place.swift" suffix(,)
0};
static const unsigned char file_59[] = {
#embed "../../Sources/Kit/StrataLock/Locked.swift" suffix(,)
0};
static const unsigned char file_60[] = {
#embed "../../Sources/Kit/StrataNetwork/Authorization/Authorizer.swift" suffix(,)
0};
static const unsigned char file_61[] = {
#embed "../../Sources/Kit/StrataNetwork/Authorization/Credential.swift" suffix(,)
0};
static const unsigned char file_62[] = {
#embed "../../Sources/Kit/StrataNetwork/Authorization/Grant.swift" suffix(,)
0};
static const unsigned char file_63[] = {
#embed "../../Sources/Kit/StrataNetwork/Authorization/Renewal.swift" suffix(,)
0};
static const unsigned char file_64[] = {
#embed "../../Sources/Kit/StrataNetwork/Authorization/Session.swift" suffix(,)
0};
static const unsigned char file_65[] = {
#embed "../../Sources/Kit/StrataNetwork/Client/Delivery.swift" suffix(,)
0};
static const unsigned char file_66[] = {
#embed "../../Sources/Kit/StrataNetwork/Client/NetworkClient+Conditional.swift" suffix(,)
0};
static const unsigned char file_67[] = {
#embed "../../Sources/Kit/StrataNetwork/Client/NetworkClient.swift" suffix(,)
0};
static const unsigned char file_68[] = {
#embed "../../Sources/Kit/StrataNetwork/Client/NetworkConfiguration.swift" suffix(,)
0};
static const unsigned char file_69[] = {
#embed "../../Sources/Kit/StrataNetwork/Client/Pages.swift" suffix(,)
0};
static const unsigned char file_70[] = {
#embed "../../Sources/Kit/StrataNetwork/Client/RequestBuilder.swift" suffix(,)
0};
static const unsigned char file_71[] = {
#embed "../../Sources/Kit/StrataNetwork/Errors/DecodingFailure.swift" suffix(,)
0};
static const unsigned char file_72[] = {
#embed "../../Sources/Kit/StrataNetwork/Errors/HTTPResponse+Decoding.swift" suffix(,)
0};
static const unsigned char file_73[] = {
#embed "../../Sources/Kit/StrataNetwork/Errors/NetworkError+Outcome.swift" suffix(,)
0};
static const unsigned char file_74[] = {
#embed "../../Sources/Kit/StrataNetwork/Errors/NetworkError.swift" suffix(,)
0};
static const unsigned char file_75[] = {
#embed "../../Sources/Kit/StrataNetwork/Errors/ServerMessage.swift" suffix(,)
0};
static const unsigned char file_76[] = {
#embed "../../Sources/Kit/StrataNetwork/HTTP/HTTPDate.swift" suffix(,)
0};
static const unsigned char file_77[] = {
#embed "../../Sources/Kit/StrataNetwork/HTTP/HTTPHeaders+Basic.swift" suffix(,)
0};
static const unsigned char file_78[] = {
#embed "../../Sources/Kit/StrataNetwork/HTTP/HTTPHeaders.swift" suffix(,)
0};
static const unsigned char file_79[] = {
#embed "../../Sources/Kit/StrataNetwork/HTTP/HTTPMethod.swift" suffix(,)
0};
static const unsigned char file_80[] = {
#embed "../../Sources/Kit/StrataNetwork/HTTP/HTTPRequest.swift" suffix(,)
0};
static const unsigned char file_81[] = {
#embed "../../Sources/Kit/StrataNetwork/HTTP/HTTPResponse.swift" suffix(,)
0};
static const unsigned char file_82[] = {
#embed "../../Sources/Kit/StrataNetwork/HTTP/JSONCoding.swift" suffix(,)
0};
static const unsigned char file_83[] = {
#embed "../../Sources/Kit/StrataNetwork/Logging/BodyText.swift" suffix(,)
0};
static const unsigned char file_84[] = {
#embed "../../Sources/Kit/StrataNetwork/Logging/NetworkLog.swift" suffix(,)
0};
static const unsigned char file_85[] = {
#embed "../../Sources/Kit/StrataNetwork/Logging/RequestLog.swift" suffix(,)
0};
static const unsigned char file_86[] = {
#embed "../../Sources/Kit/StrataNetwork/Multipart/MultipartEncoder.swift" suffix(,)
0};
static const unsigned char file_87[] = {
#embed "../../Sources/Kit/StrataNetwork/Multipart/MultipartForm.swift" suffix(,)
0};
static const unsigned char file_88[] = {
#embed "../../Sources/Kit/StrataNetwork/Retry/RetryAfter.swift" suffix(,)
0};
static const unsigned char file_89[] = {
#embed "../../Sources/Kit/StrataNetwork/Retry/RetryPolicy.swift" suffix(,)
0};
static const unsigned char file_90[] = {
#embed "../../Sources/Kit/StrataNetwork/Route/Envelope.swift" suffix(,)
0};
static const unsigned char file_91[] = {
#embed "../../Sources/Kit/StrataNetwork/Route/Query.swift" suffix(,)
0};
static const unsigned char file_92[] = {
#embed "../../Sources/Kit/StrataNetwork/Route/Route.swift" suffix(,)
0};
static const unsigned char file_93[] = {
#embed "../../Sources/Kit/StrataNetwork/Route/RouteBody.swift" suffix(,)
0};
static const unsigned char file_94[] = {
#embed "../../Sources/Kit/StrataNetwork/Route/RoutePath.swift" suffix(,)
0};
static const unsigned char file_95[] = {
#embed "../../Sources/Kit/StrataNetwork/Route/RouteResponse.swift" suffix(,)
0};
static const unsigned char file_96[] = {
#embed "../../Sources/Kit/StrataNetwork/Secrets/Redaction.swift" suffix(,)
0};
static const unsigned char file_97[] = {
#embed "../../Sources/Kit/StrataNetwork/Secrets/Secret.swift" suffix(,)
0};
static const unsigned char file_98[] = {
#embed "../../Sources/Kit/StrataNetwork/Secrets/SecretTrace.swift" suffix(,)
0};
static const unsigned char file_99[] = {
#embed "../../Sources/Kit/StrataNetwork/Streaming/BackgroundDelegate.swift" suffix(,)
0};
static const unsigned char file_100[] = {
#embed "../../Sources/Kit/StrataNetwork/Streaming/BackgroundDownloads.swift" suffix(,)
0};
static const unsigned char file_101[] = {
#embed "../../Sources/Kit/StrataNetwork/Streaming/ContentRange.swift" suffix(,)
0};
static const unsigned char file_102[] = {
#embed "../../Sources/Kit/StrataNetwork/Streaming/Download.swift" suffix(,)
0};
static const unsigned char file_103[] = {
#embed "../../Sources/Kit/StrataNetwork/Streaming/DownloadProgress.swift" suffix(,)
0};
static const unsigned char file_104[] = {
#embed "../../Sources/Kit/StrataNetwork/Streaming/EventParser.swift" suffix(,)
0};
static const unsigned char file_105[] = {
#embed "../../Sources/Kit/StrataNetwork/Streaming/HTTPBody+Lines.swift" suffix(,)
0};
static const unsigned char file_106[] = {
#embed "../../Sources/Kit/StrataNetwork/Streaming/NetworkClient+Streaming.swift" suffix(,)
0};
static const unsigned char file_107[] = {
#embed "../../Sources/Kit/StrataNetwork/Streaming/PartialFile.swift" suffix(,)
0};
static const unsigned char file_108[] = {
#embed "../../Sources/Kit/StrataNetwork/Streaming/ServerEvents.swift" suffix(,)
0};
static const unsigned char file_109[] = {
#embed "../../Sources/Kit/StrataNetwork/Streaming/ServerSentEvent.swift" suffix(,)
0};
static const unsigned char file_110[] = {
#embed "../../Sources/Kit/StrataNetwork/Time/FirstResult.swift" suffix(,)
0};
static const unsigned char file_111[] = {
#embed "../../Sources/Kit/StrataNetwork/Time/Timing.swift" suffix(,)
0};
static const unsigned char file_112[] = {
#embed "../../Sources/Kit/StrataNetwork/Transport/Exchange.swift" suffix(,)
0};
static const unsigned char file_113[] = {
#embed "../../Sources/Kit/StrataNetwork/Transport/HTTPBody.swift" suffix(,)
0};
static const unsigned char file_114[] = {
#embed "../../Sources/Kit/StrataNetwork/Transport/MiddlewareTransport.swift" suffix(,)
0};
static const unsigned char file_115[] = {
#embed "../../Sources/Kit/StrataNetwork/Transport/RefusedExchange.swift" suffix(,)
0};
static const unsigned char file_116[] = {
#embed "../../Sources/Kit/StrataNetwork/Transport/SessionDelegate.swift" suffix(,)
0};
static const unsigned char file_117[] = {
#embed "../../Sources/Kit/StrataNetwork/Transport/StreamedExchange.swift" suffix(,)
0};
static const unsigned char file_118[] = {
#embed "../../Sources/Kit/StrataNetwork/Transport/StreamingTransport.swift" suffix(,)
0};
static const unsigned char file_119[] = {
#embed "../../Sources/Kit/StrataNetwork/Transport/TransferFailure.swift" suffix(,)
0};
static const unsigned char file_120[] = {
#embed "../../Sources/Kit/StrataNetwork/Transport/Transport.swift" suffix(,)
0};
static const unsigned char file_121[] = {
#embed "../../Sources/Kit/StrataNetwork/Transport/URL+Origin.swift" suffix(,)
0};
static const unsigned char file_122[] = {
#embed "../../Sources/Kit/StrataNetwork/Transport/URLSessionTransport.swift" suffix(,)
0};
static const unsigned char file_123[] = {
#embed "../../Sources/Kit/StrataNetwork/WebSocket/NetworkClient+SystemTasks.swift" suffix(,)
0};
static const unsigned char file_124[] = {
#embed "../../Sources/Kit/StrataNetwork/WebSocket/SystemWebSocket.swift" suffix(,)
0};
static const unsigned char file_125[] = {
#embed "../../Sources/Kit/StrataNetwork/WebSocket/WebSocket.swift" suffix(,)
0};
static const unsigned char file_126[] = {
#embed "../../Sources/Kit/StrataNetwork/WebSocket/WebSocketError.swift" suffix(,)
0};
static const unsigned char file_127[] = {
#embed "../../Sources/Kit/StrataPresentation/BaseViewModel.swift" suffix(,)
0};
static const unsigned char file_128[] = {
#embed "../../Sources/Kit/StrataPresentation/Coordinator.swift" suffix(,)
0};
static const unsigned char file_129[] = {
#embed "../../Sources/Kit/StrataPresentation/Decimal+UserInput.swift" suffix(,)
0};
static const unsigned char file_130[] = {
#embed "../../Sources/Kit/StrataPresentation/Links/LinkParser.swift" suffix(,)
0};
static const unsigned char file_131[] = {
#embed "../../Sources/Kit/StrataPresentation/Links/LinkPattern.swift" suffix(,)
0};
static const unsigned char file_132[] = {
#embed "../../Sources/Kit/StrataPresentation/Router.swift" suffix(,)
0};
static const unsigned char file_133[] = {
#embed "../../Sources/Kit/StrataPresentation/Staleness.swift" suffix(,)
0};
static const unsigned char file_134[] = {
#embed "../../Sources/Kit/StrataPresentation/StateChanges.swift" suffix(,)
0};
static const unsigned char file_135[] = {
#embed "../../Sources/Kit/StrataPresentation/Tasks/LatestTask.swift" suffix(,)
0};
static const unsigned char file_136[] = {
#embed "../../Sources/Kit/StrataPresentation/Tasks/ScreenTasks.swift" suffix(,)
0};
static const unsigned char file_137[] = {
#embed "../../Sources/Kit/StrataPresentation/UiState.swift" suffix(,)
0};
static const unsigned char file_138[] = {
#embed "../../Sources/Kit/StrataPresentation/ViewModel.swift" suffix(,)
0};
static const unsigned char file_139[] = {
#embed "../../Sources/Kit/StrataStorage/Database/CodableRows.swift" suffix(,)
0};
static const unsigned char file_140[] = {
#embed "../../Sources/Kit/StrataStorage/Database/CommitObservers.swift" suffix(,)
0};
static const unsigned char file_141[] = {
#embed "../../Sources/Kit/StrataStorage/Database/Connection.swift" suffix(,)
0};
static const unsigned char file_142[] = {
#embed "../../Sources/Kit/StrataStorage/Database/ConnectionActor.swift" suffix(,)
0};
static const unsigned char file_143[] = {
#embed "../../Sources/Kit/StrataStorage/Database/Database+Maintenance.swift" suffix(,)
0};
static const unsigned char file_144[] = {
#embed "../../Sources/Kit/StrataStorage/Database/Database+Observation.swift" suffix(,)
0};
static const unsigned char file_145[] = {
#embed "../../Sources/Kit/StrataStorage/Database/Database.swift" suffix(,)
0};
static const unsigned char file_146[] = {
#embed "../../Sources/Kit/StrataStorage/Database/DatabaseChange.swift" suffix(,)
0};
static const unsigned char file_147[] = {
#embed "../../Sources/Kit/StrataStorage/Database/DatabaseKey.swift" suffix(,)
0};
static const unsigned char file_148[] = {
#embed "../../Sources/Kit/StrataStorage/Database/Effect.swift" suffix(,)
0};
static const unsigned char file_149[] = {
#embed "../../Sources/Kit/StrataStorage/Database/Migration.swift" suffix(,)
0};
static const unsigned char file_150[] = {
#embed "../../Sources/Kit/StrataStorage/Database/QueueExecutor.swift" suffix(,)
0};
static const unsigned char file_151[] = {
#embed "../../Sources/Kit/StrataStorage/Database/ReadTransaction.swift" suffix(,)
0};
static const unsigned char file_152[] = {
#embed "../../Sources/Kit/StrataStorage/Database/ReaderPool.swift" suffix(,)
0};
static const unsigned char file_153[] = {
#embed "../../Sources/Kit/StrataStorage/Database/SQLFunction.swift" suffix(,)
0};
static const unsigned char file_154[] = {
#embed "../../Sources/Kit/StrataStorage/Database/Schema.swift" suffix(,)
0};
static const unsigned char file_155[] = {
#embed "../../Sources/Kit/StrataStorage/Database/SnapshotQueue.swift" suffix(,)
0};
static const unsigned char file_156[] = {
#embed "../../Sources/Kit/StrataStorage/Database/WriteTransaction.swift" suffix(,)
0};
static const unsigned char file_157[] = {
#embed "../../Sources/Kit/StrataStorage/Errors/DatabaseError.swift" suffix(,)
0};
static const unsigned char file_158[] = {
#embed "../../Sources/Kit/StrataStorage/KeyValue/FileStorage.swift" suffix(,)
0};
static const unsigned char file_159[] = {
#embed "../../Sources/Kit/StrataStorage/KeyValue/InMemoryStorage.swift" suffix(,)
0};
static const unsigned char file_160[] = {
#embed "../../Sources/Kit/StrataStorage/KeyValue/KeyValueStorage.swift" suffix(,)
0};
static const unsigned char file_161[] = {
#embed "../../Sources/Kit/StrataStorage/KeyValue/RecentValues.swift" suffix(,)
0};
static const unsigned char file_162[] = {
#embed "../../Sources/Kit/StrataStorage/KeyValue/StorageKey.swift" suffix(,)
0};
static const unsigned char file_163[] = {
#embed "../../Sources/Kit/StrataStorage/KeyValue/UserDefaultsStorage.swift" suffix(,)
0};
static const unsigned char file_164[] = {
#embed "../../Sources/Kit/StrataStorage/PrivacyInfo.xcprivacy" suffix(,)
0};
static const unsigned char file_165[] = {
#embed "../../Sources/Kit/StrataStorage/SQL/BoundValues.swift" suffix(,)
0};
static const unsigned char file_166[] = {
#embed "../../Sources/Kit/StrataStorage/SQL/ColumnNames.swift" suffix(,)
0};
static const unsigned char file_167[] = {
#embed "../../Sources/Kit/StrataStorage/SQL/Row.swift" suffix(,)
0};
static const unsigned char file_168[] = {
#embed "../../Sources/Kit/StrataStorage/SQL/RowDecoder.swift" suffix(,)
0};
static const unsigned char file_169[] = {
#embed "../../Sources/Kit/StrataStorage/SQL/RowEncoder.swift" suffix(,)
0};
static const unsigned char file_170[] = {
#embed "../../Sources/Kit/StrataStorage/SQL/SQL.swift" suffix(,)
0};
static const unsigned char file_171[] = {
#embed "../../Sources/Kit/StrataStorage/SQL/SQLColumn.swift" suffix(,)
0};
static const unsigned char file_172[] = {
#embed "../../Sources/Kit/StrataStorage/SQL/SQLConvertible+Sizes.swift" suffix(,)
0};
static const unsigned char file_173[] = {
#embed "../../Sources/Kit/StrataStorage/SQL/SQLConvertible.swift" suffix(,)
0};
static const unsigned char file_174[] = {
#embed "../../Sources/Kit/StrataStorage/SQL/SQLText.swift" suffix(,)
0};
static const unsigned char file_175[] = {
#embed "../../Sources/Kit/StrataStorage/SQL/SQLValue.swift" suffix(,)
0};
static const unsigned char file_176[] = {
#embed "../../Sources/Kit/StrataStorage/SQL/Statement.swift" suffix(,)
0};
static const unsigned char file_177[] = {
#embed "../../Sources/Kit/StrataStorage/SQL/StatementCache.swift" suffix(,)
0};
static const unsigned char file_178[] = {
#embed "../../Sources/Kit/StrataStorage/SQL/WriteSurvey.swift" suffix(,)
0};
static const unsigned char file_179[] = {
#embed "../../Sources/Kit/StrataStorage/Secure/KeychainStorage.swift" suffix(,)
0};
static const unsigned char file_180[] = {
#embed "../../Sources/Kit/StrataStorage/Secure/OwnerOnlyDirectory.swift" suffix(,)
0};
static const unsigned char file_181[] = {
#embed "../../Sources/Kit/StrataStorage/Secure/OwnerOnlyFileStorage.swift" suffix(,)
0};
static const unsigned char file_182[] = {
#embed "../../Sources/Kit/StrataStorage/Secure/SecureStorage.swift" suffix(,)
0};
static const unsigned char file_183[] = {
#embed "../../Sources/Kit/StrataStorage/Secure/SecureStorageError.swift" suffix(,)
0};
static const unsigned char file_184[] = {
#embed "../../Sources/Kit/StrataStorage/Support/StoredJSON.swift" suffix(,)
0};
static const unsigned char file_185[] = {
#embed "../../Sources/Kit/StrataTerminal/CommandLoop.swift" suffix(,)
0};
static const unsigned char file_186[] = {
#embed "../../Sources/Kit/StrataTerminal/LaunchOptions.swift" suffix(,)
0};
static const unsigned char file_187[] = {
#embed "../../Sources/Kit/StrataTerminal/Locale+Terminal.swift" suffix(,)
0};
static const unsigned char file_188[] = {
#embed "../../Sources/Kit/StrataTerminal/Terminal.swift" suffix(,)
0};
static const unsigned char file_189[] = {
#embed "../../Sources/Kit/StrataTerminal/TerminalApp.swift" suffix(,)
0};
static const unsigned char file_190[] = {
#embed "../../Sources/Kit/StrataTerminal/TerminalCommand.swift" suffix(,)
0};
static const unsigned char file_191[] = {
#embed "../../Sources/Kit/StrataTerminal/TraceLogger.swift" suffix(,)
0};
static const unsigned char file_192[] = {
#embed "../../Sources/Kit/StrataTerminal/Traced+Transport.swift" suffix(,)
0};
static const unsigned char file_193[] = {
#embed "../../Sources/Kit/StrataTerminal/Traced.swift" suffix(,)
0};
static const unsigned char file_194[] = {
#embed "../../Sources/Kit/StrataTerminal/Tracer.swift" suffix(,)
0};
static const unsigned char file_195[] = {
#embed "../../Sources/Kit/StrataTesting/Fixtures/Scripted.swift" suffix(,)
0};
static const unsigned char file_196[] = {
#embed "../../Sources/Kit/StrataTesting/Fixtures/TemporaryFolder.swift" suffix(,)
0};
static const unsigned char file_197[] = {
#embed "../../Sources/Kit/StrataTesting/Network/InMemoryTransport.swift" suffix(,)
0};
static const unsigned char file_198[] = {
#embed "../../Sources/Kit/StrataTesting/Network/Loopback/LoopbackServer.swift" suffix(,)
0};
static const unsigned char file_199[] = {
#embed "../../Sources/Kit/StrataTesting/Network/Loopback/RequestReader.swift" suffix(,)
0};
static const unsigned char file_200[] = {
#embed "../../Sources/Kit/StrataTesting/Network/Loopback/ServerAnswer.swift" suffix(,)
0};
static const unsigned char file_201[] = {
#embed "../../Sources/Kit/StrataTesting/Network/Loopback/ServerConnection.swift" suffix(,)
0};
static const unsigned char file_202[] = {
#embed "../../Sources/Kit/StrataTesting/Network/Loopback/Socket.swift" suffix(,)
0};
static const unsigned char file_203[] = {
#embed "../../Sources/Kit/StrataTesting/Recording/RecordingError.swift" suffix(,)
0};
static const unsigned char file_204[] = {
#embed "../../Sources/Kit/StrataTesting/Recording/RecordingRouter.swift" suffix(,)
0};
static const unsigned char file_205[] = {
#embed "../../Sources/Kit/StrataTesting/Recording/StateRecorder.swift" suffix(,)
0};
static const unsigned char file_206[] = {
#embed "../../Sources/Kit/StrataTesting/Recording/StreamRecorder.swift" suffix(,)
0};
static const unsigned char file_207[] = {
#embed "../../Sources/Kit/StrataTesting/Time/ManualClock.swift" suffix(,)
0};
static const unsigned char file_208[] = {
#embed "../../Sources/Kit/StrataTesting/Time/Schedule.swift" suffix(,)
0};
static const unsigned char file_209[] = {
#embed "../../Templates/coordinator/App/MembersApp/Assets.xcassets/AccentColor.colorset/Contents.json" suffix(,)
0};
static const unsigned char file_210[] = {
#embed "../../Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/Contents.json" suffix(,)
0};
static const unsigned char file_211[] = {
#embed "../../Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/iOS.png" suffix(,)
0};
static const unsigned char file_212[] = {
#embed "../../Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/macOS-1024.png" suffix(,)
0};
static const unsigned char file_213[] = {
#embed "../../Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/macOS-128.png" suffix(,)
0};
static const unsigned char file_214[] = {
#embed "../../Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/macOS-16.png" suffix(,)
0};
static const unsigned char file_215[] = {
#embed "../../Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/macOS-256.png" suffix(,)
0};
static const unsigned char file_216[] = {
#embed "../../Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/macOS-32.png" suffix(,)
0};
static const unsigned char file_217[] = {
#embed "../../Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/macOS-512.png" suffix(,)
0};
static const unsigned char file_218[] = {
#embed "../../Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/macOS-64.png" suffix(,)
0};
static const unsigned char file_219[] = {
#embed "../../Templates/coordinator/App/MembersApp/Assets.xcassets/Contents.json" suffix(,)
0};
static const unsigned char file_220[] = {
#embed "../../Templates/coordinator/App/MembersApp/Info.plist" suffix(,)
0};
static const unsigned char file_221[] = {
#embed "../../Templates/coordinator/App/MembersApp/Localizable.xcstrings" suffix(,)
0};
static const unsigned char file_222[] = {
#embed "../../Templates/coordinator/App/MembersApp/Main.swift" suffix(,)
0};
static const unsigned char file_223[] = {
#embed "../../Templates/coordinator/App/MembersApp/MembersApp.entitlements" suffix(,)
0};
static const unsigned char file_224[] = {
#embed "../../Templates/coordinator/App/MembersApp/PrivacyInfo.xcprivacy" suffix(,)
0};
static const unsigned char file_225[] = {
#embed "../../Templates/coordinator/App/MembersUITests/MembersUITests.swift" suffix(,)
0};
static const unsigned char file_226[] = {
#embed "../../Templates/coordinator/App/MembersUITests/XCUIApplication+Launch.swift" suffix(,)
0};
static const unsigned char file_227[] = {
#embed "../../Templates/coordinator/Package.swift" suffix(,)
0};
static const unsigned char file_228[] = {
#embed "../../Templates/coordinator/README.md" suffix(,)
0};
static const unsigned char file_229[] = {
#embed "../../Templates/coordinator/Sources/App/ContentView.swift" suffix(,)
0};
static const unsigned char file_230[] = {
#embed "../../Templates/coordinator/Sources/App/DependencyContainer.swift" suffix(,)
0};
static const unsigned char file_231[] = {
#embed "../../Templates/coordinator/Sources/App/LaunchArguments.swift" suffix(,)
0};
static const unsigned char file_232[] = {
#embed "../../Templates/coordinator/Sources/App/LayerDecorator.swift" suffix(,)
0};
static const unsigned char file_233[] = {
#embed "../../Templates/coordinator/Sources/App/MembersApp.swift" suffix(,)
0};
static const unsigned char file_234[] = {
#embed "../../Templates/coordinator/Sources/App/Previews/LightAndDark.swift" suffix(,)
0};
static const unsigned char file_235[] = {
#embed "../../Templates/coordinator/Sources/App/Previews/PreviewAnswer.swift" suffix(,)
0};
static const unsigned char file_236[] = {
#embed "../../Templates/coordinator/Sources/App/Previews/PreviewUseCases.swift" suffix(,)
0};
static const unsigned char file_237[] = {
#embed "../../Templates/coordinator/Sources/App/Previews/Previews.swift" suffix(,)
0};
static const unsigned char file_238[] = {
#embed "../../Templates/coordinator/Sources/App/Server.swift" suffix(,)
0};
static const unsigned char file_239[] = {
#embed "../../Templates/coordinator/Sources/App/Terminal/Backend.swift" suffix(,)
0};
static const unsigned char file_240[] = {
#embed "../../Templates/coordinator/Sources/App/Terminal/BaseViewModel+Notice.swift" suffix(,)
0};
static const unsigned char file_241[] = {
#embed "../../Templates/coordinator/Sources/App/Terminal/HomeCoordinator+Text.swift" suffix(,)
0};
static const unsigned char file_242[] = {
#embed "../../Templates/coordinator/Sources/App/Terminal/Main/Main.swift" suffix(,)
0};
static const unsigned char file_243[] = {
#embed "../../Templates/coordinator/Sources/App/Terminal/MembersTerminal.swift" suffix(,)
0};
static const unsigned char file_244[] = {
#embed "../../Templates/coordinator/Sources/App/Terminal/ProfileCoordinator+Text.swift" suffix(,)
0};
static const unsigned char file_245[] = {
#embed "../../Templates/coordinator/Sources/App/Terminal/Traced+Repositories.swift" suffix(,)
0};
static const unsigned char file_246[] = {
#embed "../../Templates/coordinator/Sources/App/Terminal/Traced+UseCases.swift" suffix(,)
0};
static const unsigned char file_247[] = {
#embed "../../Templates/coordinator/Sources/App/Terminal/Tracer+Layers.swift" suffix(,)
0};
static const unsigned char file_248[] = {
#embed "../../Templates/coordinator/Sources/Data/DTOs/CodeRequestDTO.swift" suffix(,)
0};
static const unsigned char file_249[] = {
#embed "../../Templates/coordinator/Sources/Data/DTOs/CodeSentDTO.swift" suffix(,)
0};
static const unsigned char file_250[] = {
#embed "../../Templates/coordinator/Sources/Data/DTOs/ErrorDTO.swift" suffix(,)
0};
static const unsigned char file_251[] = {
#embed "../../Templates/coordinator/Sources/Data/DTOs/NewUserDTO.swift" suffix(,)
0};
static const unsigned char file_252[] = {
#embed "../../Templates/coordinator/Sources/Data/DTOs/ProfileDTO.swift" suffix(,)
0};
static const unsigned char file_253[] = {
#embed "../../Templates/coordinator/Sources/Data/DTOs/ProfileUpdateDTO.swift" suffix(,)
0};
static const unsigned char file_254[] = {
#embed "../../Templates/coordinator/Sources/Data/DTOs/RefusalDTO.swift" suffix(,)
0};
static const unsigned char file_255[] = {
#embed "../../Templates/coordinator/Sources/Data/DTOs/SignInDTO.swift" suffix(,)
0};
static const unsigned char file_256[] = {
#embed "../../Templates/coordinator/Sources/Data/DTOs/StoredUsersDTO.swift" suffix(,)
0};
static const unsigned char file_257[] = {
#embed "../../Templates/coordinator/Sources/Data/DTOs/UserDTO.swift" suffix(,)
0};
static const unsigned char file_258[] = {
#embed "../../Templates/coordinator/Sources/Data/DataSources/AvatarRemoteDataSource.swift" suffix(,)
0};
static const unsigned char file_259[] = {
#embed "../../Templates/coordinator/Sources/Data/DataSources/ProfileRemoteDataSource.swift" suffix(,)
0};
static const unsigned char file_260[] = {
#embed "../../Templates/coordinator/Sources/Data/DataSources/SessionRemoteDataSource.swift" suffix(,)
0};
static const unsigned char file_261[] = {
#embed "../../Templates/coordinator/Sources/Data/DataSources/UserLocalDataSource.swift" suffix(,)
0};
static const unsigned char file_262[] = {
#embed "../../Templates/coordinator/Sources/Data/DataSources/UserRemoteDataSource.swift" suffix(,)
0};
static const unsigned char file_263[] = {
#embed "../../Templates/coordinator/Sources/Data/Repositories/AppError+NetworkError.swift" suffix(,)
0};
static const unsigned char file_264[] = {
#embed "../../Templates/coordinator/Sources/Data/Repositories/AvatarRepository.swift" suffix(,)
0};
static const unsigned char file_265[] = {
#embed "../../Templates/coordinator/Sources/Data/Repositories/ProfileRepository.swift" suffix(,)
0};
static const unsigned char file_266[] = {
#embed "../../Templates/coordinator/Sources/Data/Repositories/SessionRepository.swift" suffix(,)
0};
static const unsigned char file_267[] = {
#embed "../../Templates/coordinator/Sources/Data/Repositories/UnansweredDrafts.swift" suffix(,)
0};
static const unsigned char file_268[] = {
#embed "../../Templates/coordinator/Sources/Data/Repositories/UserRepository.swift" suffix(,)
0};
static const unsigned char file_269[] = {
#embed "../../Templates/coordinator/Sources/Domain/Entities/AppError.swift" suffix(,)
0};
static const unsigned char file_270[] = {
#embed "../../Templates/coordinator/Sources/Domain/Entities/Profile.swift" suffix(,)
0};
static const unsigned char file_271[] = {
#embed "../../Templates/coordinator/Sources/Domain/Entities/Session.swift" suffix(,)
0};
static const unsigned char file_272[] = {
#embed "../../Templates/coordinator/Sources/Domain/Entities/String+Contact.swift" suffix(,)
0};
static const unsigned char file_273[] = {
#embed "../../Templates/coordinator/Sources/Domain/Entities/User.swift" suffix(,)
0};
static const unsigned char file_274[] = {
#embed "../../Templates/coordinator/Sources/Domain/Entities/UserDraft.swift" suffix(,)
0};
static const unsigned char file_275[] = {
#embed "../../Templates/coordinator/Sources/Domain/Entities/UserList.swift" suffix(,)
0};
static const unsigned char file_276[] = {
#embed "../../Templates/coordinator/Sources/Domain/Protocols/AvatarRepositoryProtocol.swift" suffix(,)
0};
static const unsigned char file_277[] = {
#embed "../../Templates/coordinator/Sources/Domain/Protocols/ProfileRepositoryProtocol.swift" suffix(,)
0};
static const unsigned char file_278[] = {
#embed "../../Templates/coordinator/Sources/Domain/Protocols/SessionRepositoryProtocol.swift" suffix(,)
0};
static const unsigned char file_279[] = {
#embed "../../Templates/coordinator/Sources/Domain/Protocols/UserRepositoryProtocol.swift" suffix(,)
0};
static const unsigned char file_280[] = {
#embed "../../Templates/coordinator/Sources/Domain/UseCases/CreateUserUseCase.swift" suffix(,)
0};
static const unsigned char file_281[] = {
#embed "../../Templates/coordinator/Sources/Domain/UseCases/GetAvatarUseCase.swift" suffix(,)
0};
static const unsigned char file_282[] = {
#embed "../../Templates/coordinator/Sources/Domain/UseCases/GetProfileUseCase.swift" suffix(,)
0};
static const unsigned char file_283[] = {
#embed "../../Templates/coordinator/Sources/Domain/UseCases/GetUserListUseCase.swift" suffix(,)
0};
static const unsigned char file_284[] = {
#embed "../../Templates/coordinator/Sources/Domain/UseCases/ObserveSessionUseCase.swift" suffix(,)
0};
static const unsigned char file_285[] = {
#embed "../../Templates/coordinator/Sources/Domain/UseCases/ReadSessionUseCase.swift" suffix(,)
0};
static const unsigned char file_286[] = {
#embed "../../Templates/coordinator/Sources/Domain/UseCases/RequestCodeUseCase.swift" suffix(,)
0};
static const unsigned char file_287[] = {
#embed "../../Templates/coordinator/Sources/Domain/UseCases/SignInUseCase.swift" suffix(,)
0};
static const unsigned char file_288[] = {
#embed "../../Templates/coordinator/Sources/Domain/UseCases/SignOutUseCase.swift" suffix(,)
0};
static const unsigned char file_289[] = {
#embed "../../Templates/coordinator/Sources/Domain/UseCases/UpdateProfileUseCase.swift" suffix(,)
0};
static const unsigned char file_290[] = {
#embed "../../Templates/coordinator/Sources/Infrastructure/Network/RefreshDTO.swift" suffix(,)
0};
static const unsigned char file_291[] = {
#embed "../../Templates/coordinator/Sources/Infrastructure/Network/Session+Authorizer.swift" suffix(,)
0};
static const unsigned char file_292[] = {
#embed "../../Templates/coordinator/Sources/Infrastructure/Network/SessionDTO.swift" suffix(,)
0};
static const unsigned char file_293[] = {
#embed "../../Templates/coordinator/Sources/Infrastructure/Network/SessionNetwork.swift" suffix(,)
0};
static const unsigned char file_294[] = {
#embed "../../Templates/coordinator/Sources/Infrastructure/Storage/CredentialStorage.swift" suffix(,)
0};
static const unsigned char file_295[] = {
#embed "../../Templates/coordinator/Sources/Infrastructure/Storage/DeviceKeychain.swift" suffix(,)
0};
static const unsigned char file_296[] = {
#embed "../../Templates/coordinator/Sources/Infrastructure/Utils/Log.swift" suffix(,)
0};
static const unsigned char file_297[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Coordinators/AppCoordinator.swift" suffix(,)
0};
static const unsigned char file_298[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Coordinators/DeepLink.swift" suffix(,)
0};
static const unsigned char file_299[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Coordinators/HomeCoordinator.swift" suffix(,)
0};
static const unsigned char file_300[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Coordinators/HomeNavigation.swift" suffix(,)
0};
static const unsigned char file_301[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Coordinators/ProfileCoordinator.swift" suffix(,)
0};
static const unsigned char file_302[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Coordinators/ProfileNavigation.swift" suffix(,)
0};
static const unsigned char file_303[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Coordinators/SessionNavigation.swift" suffix(,)
0};
static const unsigned char file_304[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Coordinators/SettingsCoordinator.swift" suffix(,)
0};
static const unsigned char file_305[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Coordinators/SettingsNavigation.swift" suffix(,)
0};
static const unsigned char file_306[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Coordinators/SignInCoordinator.swift" suffix(,)
0};
static const unsigned char file_307[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Coordinators/SignInNavigation.swift" suffix(,)
0};
static const unsigned char file_308[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Errors/AppError+Text.swift" suffix(,)
0};
static const unsigned char file_309[] = {
#embed "../../Templates/coordinator/Sources/Presentation/ViewModels/AvatarsViewModel.swift" suffix(,)
0};
static const unsigned char file_310[] = {
#embed "../../Templates/coordinator/Sources/Presentation/ViewModels/BaseViewModel.swift" suffix(,)
0};
static const unsigned char file_311[] = {
#embed "../../Templates/coordinator/Sources/Presentation/ViewModels/CreateUserViewModel.swift" suffix(,)
0};
static const unsigned char file_312[] = {
#embed "../../Templates/coordinator/Sources/Presentation/ViewModels/ProfileViewModel.swift" suffix(,)
0};
static const unsigned char file_313[] = {
#embed "../../Templates/coordinator/Sources/Presentation/ViewModels/SessionViewModel.swift" suffix(,)
0};
static const unsigned char file_314[] = {
#embed "../../Templates/coordinator/Sources/Presentation/ViewModels/SettingsViewModel.swift" suffix(,)
0};
static const unsigned char file_315[] = {
#embed "../../Templates/coordinator/Sources/Presentation/ViewModels/SignInViewModel.swift" suffix(,)
0};
static const unsigned char file_316[] = {
#embed "../../Templates/coordinator/Sources/Presentation/ViewModels/UserListViewModel.swift" suffix(,)
0};
static const unsigned char file_317[] = {
#embed "../../Templates/coordinator/Sources/Presentation/ViewModels/ViewState.swift" suffix(,)
0};
static const unsigned char file_318[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Views/Components/View+Input.swift" suffix(,)
0};
static const unsigned char file_319[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Views/Home/AvatarView.swift" suffix(,)
0};
static const unsigned char file_320[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Views/Home/CreateUserView.swift" suffix(,)
0};
static const unsigned char file_321[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Views/Home/HomeView.swift" suffix(,)
0};
static const unsigned char file_322[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Views/Home/Image+Data.swift" suffix(,)
0};
static const unsigned char file_323[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Views/Home/UserDetailView.swift" suffix(,)
0};
static const unsigned char file_324[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Views/Home/UserListView.swift" suffix(,)
0};
static const unsigned char file_325[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Views/Home/UserRowView.swift" suffix(,)
0};
static const unsigned char file_326[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Views/Profile/ProfileDetailView.swift" suffix(,)
0};
static const unsigned char file_327[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Views/Profile/ProfileView.swift" suffix(,)
0};
static const unsigned char file_328[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Views/Profile/SignInFlowView.swift" suffix(,)
0};
static const unsigned char file_329[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Views/Profile/SignInView.swift" suffix(,)
0};
static const unsigned char file_330[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Views/Settings/SettingsFlowView.swift" suffix(,)
0};
static const unsigned char file_331[] = {
#embed "../../Templates/coordinator/Sources/Presentation/Views/Settings/SettingsView.swift" suffix(,)
0};
static const unsigned char file_332[] = {
#embed "../../Templates/coordinator/Tests/IntegrationTests/DataSourceIntegrationTests.swift" suffix(,)
0};
static const unsigned char file_333[] = {
#embed "../../Templates/coordinator/Tests/IntegrationTests/EnvelopeTests.swift" suffix(,)
0};
static const unsigned char file_334[] = {
#embed "../../Templates/coordinator/Tests/IntegrationTests/MembersIntegrationTests.swift" suffix(,)
0};
static const unsigned char file_335[] = {
#embed "../../Templates/coordinator/Tests/IntegrationTests/WindowTests.swift" suffix(,)
0};
static const unsigned char file_336[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Data/AvatarRepositoryTests.swift" suffix(,)
0};
static const unsigned char file_337[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Data/DataSourceTests.swift" suffix(,)
0};
static const unsigned char file_338[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Data/ProfileRepositoryTests.swift" suffix(,)
0};
static const unsigned char file_339[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Data/SessionRepositoryTests.swift" suffix(,)
0};
static const unsigned char file_340[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Data/UnansweredDraftsTests.swift" suffix(,)
0};
static const unsigned char file_341[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Data/UserRepositoryTests.swift" suffix(,)
0};
static const unsigned char file_342[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Domain/ProfileUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_343[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Domain/SessionUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_344[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Domain/UserTests.swift" suffix(,)
0};
static const unsigned char file_345[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Domain/UserUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_346[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Fakes/FakeDataSources.swift" suffix(,)
0};
static const unsigned char file_347[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Fakes/FakeNavigation.swift" suffix(,)
0};
static const unsigned char file_348[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Fakes/FakeProfileRepository.swift" suffix(,)
0};
static const unsigned char file_349[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Fakes/FakeSessionRepository.swift" suffix(,)
0};
static const unsigned char file_350[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Fakes/FakeUserRepository.swift" suffix(,)
0};
static const unsigned char file_351[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Fakes/Fixtures.swift" suffix(,)
0};
static const unsigned char file_352[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Fakes/LockedKeychain.swift" suffix(,)
0};
static const unsigned char file_353[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Presentation/AvatarsViewModelTests.swift" suffix(,)
0};
static const unsigned char file_354[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Presentation/CoordinatorTests.swift" suffix(,)
0};
static const unsigned char file_355[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Presentation/DeepLinkTests.swift" suffix(,)
0};
static const unsigned char file_356[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Presentation/ProfileViewModelTests.swift" suffix(,)
0};
static const unsigned char file_357[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Presentation/SessionTests.swift" suffix(,)
0};
static const unsigned char file_358[] = {
#embed "../../Templates/coordinator/Tests/UnitTests/Presentation/UserViewModelTests.swift" suffix(,)
0};
static const unsigned char file_359[] = {
#embed "../../Templates/coordinator/strata.yml" suffix(,)
0};
static const unsigned char file_360[] = {
#embed "../../Templates/gateway/App/LoginApp/Assets.xcassets/AccentColor.colorset/Contents.json" suffix(,)
0};
static const unsigned char file_361[] = {
#embed "../../Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/Contents.json" suffix(,)
0};
static const unsigned char file_362[] = {
#embed "../../Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/iOS.png" suffix(,)
0};
static const unsigned char file_363[] = {
#embed "../../Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/macOS-1024.png" suffix(,)
0};
static const unsigned char file_364[] = {
#embed "../../Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/macOS-128.png" suffix(,)
0};
static const unsigned char file_365[] = {
#embed "../../Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/macOS-16.png" suffix(,)
0};
static const unsigned char file_366[] = {
#embed "../../Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/macOS-256.png" suffix(,)
0};
static const unsigned char file_367[] = {
#embed "../../Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/macOS-32.png" suffix(,)
0};
static const unsigned char file_368[] = {
#embed "../../Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/macOS-512.png" suffix(,)
0};
static const unsigned char file_369[] = {
#embed "../../Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/macOS-64.png" suffix(,)
0};
static const unsigned char file_370[] = {
#embed "../../Templates/gateway/App/LoginApp/Assets.xcassets/Contents.json" suffix(,)
0};
static const unsigned char file_371[] = {
#embed "../../Templates/gateway/App/LoginApp/Info.plist" suffix(,)
0};
static const unsigned char file_372[] = {
#embed "../../Templates/gateway/App/LoginApp/Localizable.xcstrings" suffix(,)
0};
static const unsigned char file_373[] = {
#embed "../../Templates/gateway/App/LoginApp/LoginApp.entitlements" suffix(,)
0};
static const unsigned char file_374[] = {
#embed "../../Templates/gateway/App/LoginApp/Main.swift" suffix(,)
0};
static const unsigned char file_375[] = {
#embed "../../Templates/gateway/App/LoginApp/PrivacyInfo.xcprivacy" suffix(,)
0};
static const unsigned char file_376[] = {
#embed "../../Templates/gateway/App/LoginUITests/LoginUITests.swift" suffix(,)
0};
static const unsigned char file_377[] = {
#embed "../../Templates/gateway/App/LoginUITests/XCUIApplication+Launch.swift" suffix(,)
0};
static const unsigned char file_378[] = {
#embed "../../Templates/gateway/Package.swift" suffix(,)
0};
static const unsigned char file_379[] = {
#embed "../../Templates/gateway/README.md" suffix(,)
0};
static const unsigned char file_380[] = {
#embed "../../Templates/gateway/Sources/App/AppDependencies+Views.swift" suffix(,)
0};
static const unsigned char file_381[] = {
#embed "../../Templates/gateway/Sources/App/AppDependencies.swift" suffix(,)
0};
static const unsigned char file_382[] = {
#embed "../../Templates/gateway/Sources/App/LaunchArguments.swift" suffix(,)
0};
static const unsigned char file_383[] = {
#embed "../../Templates/gateway/Sources/App/LayerDecorator.swift" suffix(,)
0};
static const unsigned char file_384[] = {
#embed "../../Templates/gateway/Sources/App/LoginApp.swift" suffix(,)
0};
static const unsigned char file_385[] = {
#embed "../../Templates/gateway/Sources/App/Previews/LightAndDark.swift" suffix(,)
0};
static const unsigned char file_386[] = {
#embed "../../Templates/gateway/Sources/App/Previews/PreviewAnswer.swift" suffix(,)
0};
static const unsigned char file_387[] = {
#embed "../../Templates/gateway/Sources/App/Previews/PreviewUseCases.swift" suffix(,)
0};
static const unsigned char file_388[] = {
#embed "../../Templates/gateway/Sources/App/Previews/Previews.swift" suffix(,)
0};
static const unsigned char file_389[] = {
#embed "../../Templates/gateway/Sources/App/Server.swift" suffix(,)
0};
static const unsigned char file_390[] = {
#embed "../../Templates/gateway/Sources/App/Terminal/LoginTerminal.swift" suffix(,)
0};
static const unsigned char file_391[] = {
#embed "../../Templates/gateway/Sources/App/Terminal/Main/Main.swift" suffix(,)
0};
static const unsigned char file_392[] = {
#embed "../../Templates/gateway/Sources/App/Terminal/SessionScreens.swift" suffix(,)
0};
static const unsigned char file_393[] = {
#embed "../../Templates/gateway/Sources/App/Terminal/Traced+Gateways.swift" suffix(,)
0};
static const unsigned char file_394[] = {
#embed "../../Templates/gateway/Sources/App/Terminal/Traced+UseCases.swift" suffix(,)
0};
static const unsigned char file_395[] = {
#embed "../../Templates/gateway/Sources/App/Terminal/Tracer+Layers.swift" suffix(,)
0};
static const unsigned char file_396[] = {
#embed "../../Templates/gateway/Sources/App/URL+App.swift" suffix(,)
0};
static const unsigned char file_397[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/Errors/AuthError.swift" suffix(,)
0};
static const unsigned char file_398[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/Errors/SettingsError.swift" suffix(,)
0};
static const unsigned char file_399[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/Errors/ValidationError.swift" suffix(,)
0};
static const unsigned char file_400[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/Models/AuthSession+NetResValidate.swift" suffix(,)
0};
static const unsigned char file_401[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/Models/AuthSession.swift" suffix(,)
0};
static const unsigned char file_402[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/Models/Avatar.swift" suffix(,)
0};
static const unsigned char file_403[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/Models/AvatarUpload.swift" suffix(,)
0};
static const unsigned char file_404[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/Models/OTPResponse.swift" suffix(,)
0};
static const unsigned char file_405[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/Models/PictureType.swift" suffix(,)
0};
static const unsigned char file_406[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/Models/Profile.swift" suffix(,)
0};
static const unsigned char file_407[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/Models/SignInSettings+StoredSettings.swift" suffix(,)
0};
static const unsigned char file_408[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/Models/SignInSettings.swift" suffix(,)
0};
static const unsigned char file_409[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/Models/String+Validation.swift" suffix(,)
0};
static const unsigned char file_410[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/UseCases/GatewayError+AuthError.swift" suffix(,)
0};
static const unsigned char file_411[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/UseCases/GetAvatarUseCase.swift" suffix(,)
0};
static const unsigned char file_412[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/UseCases/GetProfileUseCase.swift" suffix(,)
0};
static const unsigned char file_413[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/UseCases/GetSettingsUseCase.swift" suffix(,)
0};
static const unsigned char file_414[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/UseCases/LoginUseCase.swift" suffix(,)
0};
static const unsigned char file_415[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/UseCases/RememberPhoneUseCase.swift" suffix(,)
0};
static const unsigned char file_416[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/UseCases/ResetPasswordUseCase.swift" suffix(,)
0};
static const unsigned char file_417[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/UseCases/SaveSettingsUseCase.swift" suffix(,)
0};
static const unsigned char file_418[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/UseCases/SendOTPUseCase.swift" suffix(,)
0};
static const unsigned char file_419[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/UseCases/UploadAvatarUseCase.swift" suffix(,)
0};
static const unsigned char file_420[] = {
#embed "../../Templates/gateway/Sources/BusinessLogic/UseCases/ValidateOTPUseCase.swift" suffix(,)
0};
static const unsigned char file_421[] = {
#embed "../../Templates/gateway/Sources/DataAccess/DTO/NetReqLogin.swift" suffix(,)
0};
static const unsigned char file_422[] = {
#embed "../../Templates/gateway/Sources/DataAccess/DTO/NetReqRefresh.swift" suffix(,)
0};
static const unsigned char file_423[] = {
#embed "../../Templates/gateway/Sources/DataAccess/DTO/NetReqResetPassword.swift" suffix(,)
0};
static const unsigned char file_424[] = {
#embed "../../Templates/gateway/Sources/DataAccess/DTO/NetReqSendOTP.swift" suffix(,)
0};
static const unsigned char file_425[] = {
#embed "../../Templates/gateway/Sources/DataAccess/DTO/NetReqValidate.swift" suffix(,)
0};
static const unsigned char file_426[] = {
#embed "../../Templates/gateway/Sources/DataAccess/DTO/NetResAvatar.swift" suffix(,)
0};
static const unsigned char file_427[] = {
#embed "../../Templates/gateway/Sources/DataAccess/DTO/NetResError.swift" suffix(,)
0};
static const unsigned char file_428[] = {
#embed "../../Templates/gateway/Sources/DataAccess/DTO/NetResProfile.swift" suffix(,)
0};
static const unsigned char file_429[] = {
#embed "../../Templates/gateway/Sources/DataAccess/DTO/NetResSendOTP.swift" suffix(,)
0};
static const unsigned char file_430[] = {
#embed "../../Templates/gateway/Sources/DataAccess/DTO/NetResValidate.swift" suffix(,)
0};
static const unsigned char file_431[] = {
#embed "../../Templates/gateway/Sources/DataAccess/DTO/StoredSettings.swift" suffix(,)
0};
static const unsigned char file_432[] = {
#embed "../../Templates/gateway/Sources/DataAccess/Errors/GatewayError+NetworkError.swift" suffix(,)
0};
static const unsigned char file_433[] = {
#embed "../../Templates/gateway/Sources/DataAccess/Errors/GatewayError.swift" suffix(,)
0};
static const unsigned char file_434[] = {
#embed "../../Templates/gateway/Sources/DataAccess/Gateways/GetAvatarGateway.swift" suffix(,)
0};
static const unsigned char file_435[] = {
#embed "../../Templates/gateway/Sources/DataAccess/Gateways/GetProfileGateway.swift" suffix(,)
0};
static const unsigned char file_436[] = {
#embed "../../Templates/gateway/Sources/DataAccess/Gateways/GetSettingsGateway.swift" suffix(,)
0};
static const unsigned char file_437[] = {
#embed "../../Templates/gateway/Sources/DataAccess/Gateways/LoginGateway.swift" suffix(,)
0};
static const unsigned char file_438[] = {
#embed "../../Templates/gateway/Sources/DataAccess/Gateways/NetworkClient+Gateways.swift" suffix(,)
0};
static const unsigned char file_439[] = {
#embed "../../Templates/gateway/Sources/DataAccess/Gateways/ResetPasswordGateway.swift" suffix(,)
0};
static const unsigned char file_440[] = {
#embed "../../Templates/gateway/Sources/DataAccess/Gateways/SaveSettingsGateway.swift" suffix(,)
0};
static const unsigned char file_441[] = {
#embed "../../Templates/gateway/Sources/DataAccess/Gateways/SendOTPGateway.swift" suffix(,)
0};
static const unsigned char file_442[] = {
#embed "../../Templates/gateway/Sources/DataAccess/Gateways/UploadAvatarGateway.swift" suffix(,)
0};
static const unsigned char file_443[] = {
#embed "../../Templates/gateway/Sources/DataAccess/Gateways/ValidateOTPGateway.swift" suffix(,)
0};
static const unsigned char file_444[] = {
#embed "../../Templates/gateway/Sources/Infrastructure/Database/SettingsDatabase.swift" suffix(,)
0};
static const unsigned char file_445[] = {
#embed "../../Templates/gateway/Sources/Infrastructure/Log.swift" suffix(,)
0};
static const unsigned char file_446[] = {
#embed "../../Templates/gateway/Sources/Infrastructure/NetworkLayer/AuthNetworkRoute.swift" suffix(,)
0};
static const unsigned char file_447[] = {
#embed "../../Templates/gateway/Sources/Infrastructure/NetworkLayer/ProfileNetworkRoute.swift" suffix(,)
0};
static const unsigned char file_448[] = {
#embed "../../Templates/gateway/Sources/Infrastructure/NetworkLayer/SessionNetwork.swift" suffix(,)
0};
static const unsigned char file_449[] = {
#embed "../../Templates/gateway/Sources/Infrastructure/Settings/CredentialStorage.swift" suffix(,)
0};
static const unsigned char file_450[] = {
#embed "../../Templates/gateway/Sources/Infrastructure/Settings/UserSession+Authorizer.swift" suffix(,)
0};
static const unsigned char file_451[] = {
#embed "../../Templates/gateway/Sources/Infrastructure/Settings/UserSession.swift" suffix(,)
0};
static const unsigned char file_452[] = {
#embed "../../Templates/gateway/Sources/Infrastructure/Settings/UserSettings.swift" suffix(,)
0};
static const unsigned char file_453[] = {
#embed "../../Templates/gateway/Sources/Presentation/Avatar/AvatarView.swift" suffix(,)
0};
static const unsigned char file_454[] = {
#embed "../../Templates/gateway/Sources/Presentation/Avatar/AvatarViewModel.swift" suffix(,)
0};
static const unsigned char file_455[] = {
#embed "../../Templates/gateway/Sources/Presentation/Avatar/Data+Avatar.swift" suffix(,)
0};
static const unsigned char file_456[] = {
#embed "../../Templates/gateway/Sources/Presentation/Components/Image+Data.swift" suffix(,)
0};
static const unsigned char file_457[] = {
#embed "../../Templates/gateway/Sources/Presentation/Components/LoadingIndicator.swift" suffix(,)
0};
static const unsigned char file_458[] = {
#embed "../../Templates/gateway/Sources/Presentation/Components/ResendButton.swift" suffix(,)
0};
static const unsigned char file_459[] = {
#embed "../../Templates/gateway/Sources/Presentation/Components/View+Input.swift" suffix(,)
0};
static const unsigned char file_460[] = {
#embed "../../Templates/gateway/Sources/Presentation/Components/View+Waiting.swift" suffix(,)
0};
static const unsigned char file_461[] = {
#embed "../../Templates/gateway/Sources/Presentation/Errors/AuthError+Text.swift" suffix(,)
0};
static const unsigned char file_462[] = {
#embed "../../Templates/gateway/Sources/Presentation/Errors/SettingsError+Text.swift" suffix(,)
0};
static const unsigned char file_463[] = {
#embed "../../Templates/gateway/Sources/Presentation/Errors/ValidationError+Text.swift" suffix(,)
0};
static const unsigned char file_464[] = {
#embed "../../Templates/gateway/Sources/Presentation/Home/HomeView.swift" suffix(,)
0};
static const unsigned char file_465[] = {
#embed "../../Templates/gateway/Sources/Presentation/Home/HomeViewModel.swift" suffix(,)
0};
static const unsigned char file_466[] = {
#embed "../../Templates/gateway/Sources/Presentation/Login/LoginView.swift" suffix(,)
0};
static const unsigned char file_467[] = {
#embed "../../Templates/gateway/Sources/Presentation/Login/LoginViewModel.swift" suffix(,)
0};
static const unsigned char file_468[] = {
#embed "../../Templates/gateway/Sources/Presentation/ResetPassword/ResetPasswordView.swift" suffix(,)
0};
static const unsigned char file_469[] = {
#embed "../../Templates/gateway/Sources/Presentation/ResetPassword/ResetPasswordViewModel.swift" suffix(,)
0};
static const unsigned char file_470[] = {
#embed "../../Templates/gateway/Sources/Presentation/Settings/SettingsView.swift" suffix(,)
0};
static const unsigned char file_471[] = {
#embed "../../Templates/gateway/Sources/Presentation/Settings/SettingsViewModel.swift" suffix(,)
0};
static const unsigned char file_472[] = {
#embed "../../Templates/gateway/Tests/BusinessLogicTests/AvatarUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_473[] = {
#embed "../../Templates/gateway/Tests/BusinessLogicTests/GetProfileUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_474[] = {
#embed "../../Templates/gateway/Tests/BusinessLogicTests/PasswordUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_475[] = {
#embed "../../Templates/gateway/Tests/BusinessLogicTests/SendOTPUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_476[] = {
#embed "../../Templates/gateway/Tests/BusinessLogicTests/SettingsUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_477[] = {
#embed "../../Templates/gateway/Tests/BusinessLogicTests/ValidateOTPUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_478[] = {
#embed "../../Templates/gateway/Tests/DataAccessTests/EnvelopeTests.swift" suffix(,)
0};
static const unsigned char file_479[] = {
#embed "../../Templates/gateway/Tests/DataAccessTests/GatewayTests.swift" suffix(,)
0};
static const unsigned char file_480[] = {
#embed "../../Templates/gateway/Tests/DataAccessTests/NetworkErrorTests.swift" suffix(,)
0};
static const unsigned char file_481[] = {
#embed "../../Templates/gateway/Tests/InfrastructureTests/SettingsDatabaseTests.swift" suffix(,)
0};
static const unsigned char file_482[] = {
#embed "../../Templates/gateway/Tests/InfrastructureTests/UserSettingsTests.swift" suffix(,)
0};
static const unsigned char file_483[] = {
#embed "../../Templates/gateway/Tests/IntegrationTests/LoginFlowTests.swift" suffix(,)
0};
static const unsigned char file_484[] = {
#embed "../../Templates/gateway/Tests/IntegrationTests/TraceTests.swift" suffix(,)
0};
static const unsigned char file_485[] = {
#embed "../../Templates/gateway/Tests/IntegrationTests/WindowTests.swift" suffix(,)
0};
static const unsigned char file_486[] = {
#embed "../../Templates/gateway/Tests/Mocks/AuthError+Equatable.swift" suffix(,)
0};
static const unsigned char file_487[] = {
#embed "../../Templates/gateway/Tests/Mocks/LockedStorage.swift" suffix(,)
0};
static const unsigned char file_488[] = {
#embed "../../Templates/gateway/Tests/Mocks/MockGateways.swift" suffix(,)
0};
static const unsigned char file_489[] = {
#embed "../../Templates/gateway/Tests/Mocks/MockUseCases.swift" suffix(,)
0};
static const unsigned char file_490[] = {
#embed "../../Templates/gateway/Tests/Mocks/Samples.swift" suffix(,)
0};
static const unsigned char file_491[] = {
#embed "../../Templates/gateway/Tests/Mocks/Scripted+TypedErrors.swift" suffix(,)
0};
static const unsigned char file_492[] = {
#embed "../../Templates/gateway/Tests/PresentationTests/AvatarViewModelTests.swift" suffix(,)
0};
static const unsigned char file_493[] = {
#embed "../../Templates/gateway/Tests/PresentationTests/HomeViewModelTests.swift" suffix(,)
0};
static const unsigned char file_494[] = {
#embed "../../Templates/gateway/Tests/PresentationTests/LoginViewModelTests.swift" suffix(,)
0};
static const unsigned char file_495[] = {
#embed "../../Templates/gateway/Tests/PresentationTests/ResetPasswordViewModelTests.swift" suffix(,)
0};
static const unsigned char file_496[] = {
#embed "../../Templates/gateway/Tests/PresentationTests/SessionTests.swift" suffix(,)
0};
static const unsigned char file_497[] = {
#embed "../../Templates/gateway/Tests/PresentationTests/SettingsViewModelTests.swift" suffix(,)
0};
static const unsigned char file_498[] = {
#embed "../../Templates/gateway/strata.yml" suffix(,)
0};
static const unsigned char file_499[] = {
#embed "../../Templates/module/App/ItemsApp/Assets.xcassets/AccentColor.colorset/Contents.json" suffix(,)
0};
static const unsigned char file_500[] = {
#embed "../../Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/Contents.json" suffix(,)
0};
static const unsigned char file_501[] = {
#embed "../../Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/iOS.png" suffix(,)
0};
static const unsigned char file_502[] = {
#embed "../../Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/macOS-1024.png" suffix(,)
0};
static const unsigned char file_503[] = {
#embed "../../Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/macOS-128.png" suffix(,)
0};
static const unsigned char file_504[] = {
#embed "../../Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/macOS-16.png" suffix(,)
0};
static const unsigned char file_505[] = {
#embed "../../Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/macOS-256.png" suffix(,)
0};
static const unsigned char file_506[] = {
#embed "../../Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/macOS-32.png" suffix(,)
0};
static const unsigned char file_507[] = {
#embed "../../Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/macOS-512.png" suffix(,)
0};
static const unsigned char file_508[] = {
#embed "../../Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/macOS-64.png" suffix(,)
0};
static const unsigned char file_509[] = {
#embed "../../Templates/module/App/ItemsApp/Assets.xcassets/Contents.json" suffix(,)
0};
static const unsigned char file_510[] = {
#embed "../../Templates/module/App/ItemsApp/Info.plist" suffix(,)
0};
static const unsigned char file_511[] = {
#embed "../../Templates/module/App/ItemsApp/ItemsApp.entitlements" suffix(,)
0};
static const unsigned char file_512[] = {
#embed "../../Templates/module/App/ItemsApp/Localizable.xcstrings" suffix(,)
0};
static const unsigned char file_513[] = {
#embed "../../Templates/module/App/ItemsApp/Main.swift" suffix(,)
0};
static const unsigned char file_514[] = {
#embed "../../Templates/module/App/ItemsApp/PrivacyInfo.xcprivacy" suffix(,)
0};
static const unsigned char file_515[] = {
#embed "../../Templates/module/App/ItemsUITests/ItemsUITests.swift" suffix(,)
0};
static const unsigned char file_516[] = {
#embed "../../Templates/module/App/ItemsUITests/XCUIApplication+Launch.swift" suffix(,)
0};
static const unsigned char file_517[] = {
#embed "../../Templates/module/Package.swift" suffix(,)
0};
static const unsigned char file_518[] = {
#embed "../../Templates/module/README.md" suffix(,)
0};
static const unsigned char file_519[] = {
#embed "../../Templates/module/Sources/App/AppDependencies.swift" suffix(,)
0};
static const unsigned char file_520[] = {
#embed "../../Templates/module/Sources/App/AppRouter.swift" suffix(,)
0};
static const unsigned char file_521[] = {
#embed "../../Templates/module/Sources/App/ItemsApp.swift" suffix(,)
0};
static const unsigned char file_522[] = {
#embed "../../Templates/module/Sources/App/ItemsScene.swift" suffix(,)
0};
static const unsigned char file_523[] = {
#embed "../../Templates/module/Sources/App/LaunchArguments.swift" suffix(,)
0};
static const unsigned char file_524[] = {
#embed "../../Templates/module/Sources/App/Previews.swift" suffix(,)
0};
static const unsigned char file_525[] = {
#embed "../../Templates/module/Sources/App/Server.swift" suffix(,)
0};
static const unsigned char file_526[] = {
#embed "../../Templates/module/Sources/App/Terminal/Backend.swift" suffix(,)
0};
static const unsigned char file_527[] = {
#embed "../../Templates/module/Sources/App/Terminal/ItemsTerminal.swift" suffix(,)
0};
static const unsigned char file_528[] = {
#embed "../../Templates/module/Sources/App/Terminal/Main/Main.swift" suffix(,)
0};
static const unsigned char file_529[] = {
#embed "../../Templates/module/Sources/App/Terminal/StepLogger.swift" suffix(,)
0};
static const unsigned char file_530[] = {
#embed "../../Templates/module/Sources/App/WarningLogger.swift" suffix(,)
0};
static const unsigned char file_531[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Data/DataSources/CartDTO.swift" suffix(,)
0};
static const unsigned char file_532[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Data/DataSources/CartLineDTO.swift" suffix(,)
0};
static const unsigned char file_533[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Data/DataSources/CartMoneyDTO.swift" suffix(,)
0};
static const unsigned char file_534[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Data/DataSources/CartStoreDataSource.swift" suffix(,)
0};
static const unsigned char file_535[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Data/Repositories/CartRepositoryImp.swift" suffix(,)
0};
static const unsigned char file_536[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Data/Repositories/ItemGatewayImp.swift" suffix(,)
0};
static const unsigned char file_537[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Domain/BusinessModels/Cart.swift" suffix(,)
0};
static const unsigned char file_538[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Domain/BusinessModels/CartItem.swift" suffix(,)
0};
static const unsigned char file_539[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Domain/BusinessModels/CartLine.swift" suffix(,)
0};
static const unsigned char file_540[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Domain/Gateways/CartRepository.swift" suffix(,)
0};
static const unsigned char file_541[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Domain/Gateways/ItemGateway.swift" suffix(,)
0};
static const unsigned char file_542[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Domain/UseCases/AddToCartUseCase.swift" suffix(,)
0};
static const unsigned char file_543[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Domain/UseCases/ObserveCartUseCase.swift" suffix(,)
0};
static const unsigned char file_544[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Domain/UseCases/RemoveFromCartUseCase.swift" suffix(,)
0};
static const unsigned char file_545[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Module/AsyncThrowingStream+Combine.swift" suffix(,)
0};
static const unsigned char file_546[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Module/CartDependenciesContainer.swift" suffix(,)
0};
static const unsigned char file_547[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Module/CartModuleImp+Terminal.swift" suffix(,)
0};
static const unsigned char file_548[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Module/CartModuleImp.swift" suffix(,)
0};
static const unsigned char file_549[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Module/Logged+Layers.swift" suffix(,)
0};
static const unsigned char file_550[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Presentation/Errors/CartModuleError+Text.swift" suffix(,)
0};
static const unsigned char file_551[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Presentation/Previews/CartPreviews.swift" suffix(,)
0};
static const unsigned char file_552[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Presentation/Terminal/CartScreen.swift" suffix(,)
0};
static const unsigned char file_553[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Presentation/ViewModels/CartViewModel.swift" suffix(,)
0};
static const unsigned char file_554[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Presentation/Views/CartView.swift" suffix(,)
0};
static const unsigned char file_555[] = {
#embed "../../Templates/module/Sources/Cart/Implementation/Presentation/Views/CartWidgetView.swift" suffix(,)
0};
static const unsigned char file_556[] = {
#embed "../../Templates/module/Sources/Cart/Interface/CartExternalDependencies.swift" suffix(,)
0};
static const unsigned char file_557[] = {
#embed "../../Templates/module/Sources/Cart/Interface/CartModule.swift" suffix(,)
0};
static const unsigned char file_558[] = {
#embed "../../Templates/module/Sources/Cart/Interface/CartModuleError.swift" suffix(,)
0};
static const unsigned char file_559[] = {
#embed "../../Templates/module/Sources/Cart/Interface/CartRouter.swift" suffix(,)
0};
static const unsigned char file_560[] = {
#embed "../../Templates/module/Sources/Cart/Interface/CartTerminalModule.swift" suffix(,)
0};
static const unsigned char file_561[] = {
#embed "../../Templates/module/Sources/Implementation/Data/DataSources/CategoryDTO.swift" suffix(,)
0};
static const unsigned char file_562[] = {
#embed "../../Templates/module/Sources/Implementation/Data/DataSources/ItemDTO.swift" suffix(,)
0};
static const unsigned char file_563[] = {
#embed "../../Templates/module/Sources/Implementation/Data/DataSources/ItemDataSource.swift" suffix(,)
0};
static const unsigned char file_564[] = {
#embed "../../Templates/module/Sources/Implementation/Data/DataSources/ItemNetworkRoute.swift" suffix(,)
0};
static const unsigned char file_565[] = {
#embed "../../Templates/module/Sources/Implementation/Data/DataSources/ItemStoreDataSource.swift" suffix(,)
0};
static const unsigned char file_566[] = {
#embed "../../Templates/module/Sources/Implementation/Data/DataSources/ItemStoreDataSourceImp.swift" suffix(,)
0};
static const unsigned char file_567[] = {
#embed "../../Templates/module/Sources/Implementation/Data/DataSources/ItemUpdateDTO.swift" suffix(,)
0};
static const unsigned char file_568[] = {
#embed "../../Templates/module/Sources/Implementation/Data/DataSources/MoneyDTO.swift" suffix(,)
0};
static const unsigned char file_569[] = {
#embed "../../Templates/module/Sources/Implementation/Data/DataSources/ProblemDTO.swift" suffix(,)
0};
static const unsigned char file_570[] = {
#embed "../../Templates/module/Sources/Implementation/Data/DataSources/StoredItemsDTO.swift" suffix(,)
0};
static const unsigned char file_571[] = {
#embed "../../Templates/module/Sources/Implementation/Data/Repositories/CartGatewayImp.swift" suffix(,)
0};
static const unsigned char file_572[] = {
#embed "../../Templates/module/Sources/Implementation/Data/Repositories/ItemRepositoryImp.swift" suffix(,)
0};
static const unsigned char file_573[] = {
#embed "../../Templates/module/Sources/Implementation/Data/Repositories/ItemsError+CartModuleError.swift" suffix(,)
0};
static const unsigned char file_574[] = {
#embed "../../Templates/module/Sources/Implementation/Data/Repositories/ItemsError+NetworkError.swift" suffix(,)
0};
static const unsigned char file_575[] = {
#embed "../../Templates/module/Sources/Implementation/Domain/BusinessModels/Category.swift" suffix(,)
0};
static const unsigned char file_576[] = {
#embed "../../Templates/module/Sources/Implementation/Domain/BusinessModels/Item.swift" suffix(,)
0};
static const unsigned char file_577[] = {
#embed "../../Templates/module/Sources/Implementation/Domain/BusinessModels/ItemFilter.swift" suffix(,)
0};
static const unsigned char file_578[] = {
#embed "../../Templates/module/Sources/Implementation/Domain/BusinessModels/ItemList.swift" suffix(,)
0};
static const unsigned char file_579[] = {
#embed "../../Templates/module/Sources/Implementation/Domain/BusinessModels/ItemsError.swift" suffix(,)
0};
static const unsigned char file_580[] = {
#embed "../../Templates/module/Sources/Implementation/Domain/Gateways/CartGateway.swift" suffix(,)
0};
static const unsigned char file_581[] = {
#embed "../../Templates/module/Sources/Implementation/Domain/Gateways/ItemRepository.swift" suffix(,)
0};
static const unsigned char file_582[] = {
#embed "../../Templates/module/Sources/Implementation/Domain/UseCases/AddToCartUseCase.swift" suffix(,)
0};
static const unsigned char file_583[] = {
#embed "../../Templates/module/Sources/Implementation/Domain/UseCases/GetCategoriesUseCase.swift" suffix(,)
0};
static const unsigned char file_584[] = {
#embed "../../Templates/module/Sources/Implementation/Domain/UseCases/GetItemUseCase.swift" suffix(,)
0};
static const unsigned char file_585[] = {
#embed "../../Templates/module/Sources/Implementation/Domain/UseCases/GetItemsUseCase.swift" suffix(,)
0};
static const unsigned char file_586[] = {
#embed "../../Templates/module/Sources/Implementation/Domain/UseCases/UpdateItemUseCase.swift" suffix(,)
0};
static const unsigned char file_587[] = {
#embed "../../Templates/module/Sources/Implementation/Module/DependenciesContainer.swift" suffix(,)
0};
static const unsigned char file_588[] = {
#embed "../../Templates/module/Sources/Implementation/Module/ItemsModuleError+ItemsError.swift" suffix(,)
0};
static const unsigned char file_589[] = {
#embed "../../Templates/module/Sources/Implementation/Module/ItemsModuleImp+Terminal.swift" suffix(,)
0};
static const unsigned char file_590[] = {
#embed "../../Templates/module/Sources/Implementation/Module/ItemsModuleImp.swift" suffix(,)
0};
static const unsigned char file_591[] = {
#embed "../../Templates/module/Sources/Implementation/Module/Logged+Layers.swift" suffix(,)
0};
static const unsigned char file_592[] = {
#embed "../../Templates/module/Sources/Implementation/Presentation/Errors/ItemsError+Text.swift" suffix(,)
0};
static const unsigned char file_593[] = {
#embed "../../Templates/module/Sources/Implementation/Presentation/Formats/Money+Input.swift" suffix(,)
0};
static const unsigned char file_594[] = {
#embed "../../Templates/module/Sources/Implementation/Presentation/Previews/LightAndDark.swift" suffix(,)
0};
static const unsigned char file_595[] = {
#embed "../../Templates/module/Sources/Implementation/Presentation/Previews/PreviewAnswer.swift" suffix(,)
0};
static const unsigned char file_596[] = {
#embed "../../Templates/module/Sources/Implementation/Presentation/Previews/PreviewUseCases.swift" suffix(,)
0};
static const unsigned char file_597[] = {
#embed "../../Templates/module/Sources/Implementation/Presentation/Previews/ScreenPreviews.swift" suffix(,)
0};
static const unsigned char file_598[] = {
#embed "../../Templates/module/Sources/Implementation/Presentation/Terminal/ItemScreen.swift" suffix(,)
0};
static const unsigned char file_599[] = {
#embed "../../Templates/module/Sources/Implementation/Presentation/Terminal/ItemWidgetScreen.swift" suffix(,)
0};
static const unsigned char file_600[] = {
#embed "../../Templates/module/Sources/Implementation/Presentation/Terminal/ItemsScreen.swift" suffix(,)
0};
static const unsigned char file_601[] = {
#embed "../../Templates/module/Sources/Implementation/Presentation/Terminal/UiState+Text.swift" suffix(,)
0};
static const unsigned char file_602[] = {
#embed "../../Templates/module/Sources/Implementation/Presentation/ViewModels/ItemViewModel.swift" suffix(,)
0};
static const unsigned char file_603[] = {
#embed "../../Templates/module/Sources/Implementation/Presentation/ViewModels/ItemsViewModel.swift" suffix(,)
0};
static const unsigned char file_604[] = {
#embed "../../Templates/module/Sources/Implementation/Presentation/Views/ItemRowView.swift" suffix(,)
0};
static const unsigned char file_605[] = {
#embed "../../Templates/module/Sources/Implementation/Presentation/Views/ItemView.swift" suffix(,)
0};
static const unsigned char file_606[] = {
#embed "../../Templates/module/Sources/Implementation/Presentation/Views/ItemWidgetView.swift" suffix(,)
0};
static const unsigned char file_607[] = {
#embed "../../Templates/module/Sources/Implementation/Presentation/Views/ItemsView.swift" suffix(,)
0};
static const unsigned char file_608[] = {
#embed "../../Templates/module/Sources/Implementation/Presentation/Views/View+Input.swift" suffix(,)
0};
static const unsigned char file_609[] = {
#embed "../../Templates/module/Sources/Interface/ExternalDependencies.swift" suffix(,)
0};
static const unsigned char file_610[] = {
#embed "../../Templates/module/Sources/Interface/ItemSummary.swift" suffix(,)
0};
static const unsigned char file_611[] = {
#embed "../../Templates/module/Sources/Interface/ItemsModule.swift" suffix(,)
0};
static const unsigned char file_612[] = {
#embed "../../Templates/module/Sources/Interface/ItemsModuleError.swift" suffix(,)
0};
static const unsigned char file_613[] = {
#embed "../../Templates/module/Sources/Interface/ItemsRouter.swift" suffix(,)
0};
static const unsigned char file_614[] = {
#embed "../../Templates/module/Sources/Interface/ItemsTerminalModule.swift" suffix(,)
0};
static const unsigned char file_615[] = {
#embed "../../Templates/module/Sources/Interface/Logger.swift" suffix(,)
0};
static const unsigned char file_616[] = {
#embed "../../Templates/module/Sources/Interface/Money.swift" suffix(,)
0};
static const unsigned char file_617[] = {
#embed "../../Templates/module/Sources/Interface/Screen.swift" suffix(,)
0};
static const unsigned char file_618[] = {
#embed "../../Templates/module/Sources/Interface/TerminalScreen.swift" suffix(,)
0};
static const unsigned char file_619[] = {
#embed "../../Templates/module/Sources/Shared/Kept.swift" suffix(,)
0};
static const unsigned char file_620[] = {
#embed "../../Templates/module/Sources/Shared/Logged.swift" suffix(,)
0};
static const unsigned char file_621[] = {
#embed "../../Templates/module/Sources/Shared/Money+Text.swift" suffix(,)
0};
static const unsigned char file_622[] = {
#embed "../../Templates/module/Sources/Tests/Cart/AddToCartUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_623[] = {
#embed "../../Templates/module/Sources/Tests/Cart/CartRepositoryTests.swift" suffix(,)
0};
static const unsigned char file_624[] = {
#embed "../../Templates/module/Sources/Tests/Cart/CartTests.swift" suffix(,)
0};
static const unsigned char file_625[] = {
#embed "../../Templates/module/Sources/Tests/Cart/CartViewModelTests.swift" suffix(,)
0};
static const unsigned char file_626[] = {
#embed "../../Templates/module/Sources/Tests/Cart/FakeCart.swift" suffix(,)
0};
static const unsigned char file_627[] = {
#embed "../../Templates/module/Sources/Tests/Cart/ItemGatewayTests.swift" suffix(,)
0};
static const unsigned char file_628[] = {
#embed "../../Templates/module/Sources/Tests/Cart/ObserveCartUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_629[] = {
#embed "../../Templates/module/Sources/Tests/Cart/RemoveFromCartUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_630[] = {
#embed "../../Templates/module/Sources/Tests/Data/CartGatewayTests.swift" suffix(,)
0};
static const unsigned char file_631[] = {
#embed "../../Templates/module/Sources/Tests/Data/ItemDataSourceTests.swift" suffix(,)
0};
static const unsigned char file_632[] = {
#embed "../../Templates/module/Sources/Tests/Data/ItemRepositoryTests.swift" suffix(,)
0};
static const unsigned char file_633[] = {
#embed "../../Templates/module/Sources/Tests/Data/ItemStoreDataSourceTests.swift" suffix(,)
0};
static const unsigned char file_634[] = {
#embed "../../Templates/module/Sources/Tests/Domain/AddItemToCartUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_635[] = {
#embed "../../Templates/module/Sources/Tests/Domain/GetCategoriesUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_636[] = {
#embed "../../Templates/module/Sources/Tests/Domain/GetItemUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_637[] = {
#embed "../../Templates/module/Sources/Tests/Domain/GetItemsUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_638[] = {
#embed "../../Templates/module/Sources/Tests/Domain/MoneyTests.swift" suffix(,)
0};
static const unsigned char file_639[] = {
#embed "../../Templates/module/Sources/Tests/Domain/UpdateItemUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_640[] = {
#embed "../../Templates/module/Sources/Tests/Fakes/FakeItemDataSource.swift" suffix(,)
0};
static const unsigned char file_641[] = {
#embed "../../Templates/module/Sources/Tests/Fakes/FakeItemRepository.swift" suffix(,)
0};
static const unsigned char file_642[] = {
#embed "../../Templates/module/Sources/Tests/Fakes/Fixtures.swift" suffix(,)
0};
static const unsigned char file_643[] = {
#embed "../../Templates/module/Sources/Tests/Integration/ItemsIntegrationTests.swift" suffix(,)
0};
static const unsigned char file_644[] = {
#embed "../../Templates/module/Sources/Tests/Integration/WindowTests.swift" suffix(,)
0};
static const unsigned char file_645[] = {
#embed "../../Templates/module/Sources/Tests/Presentation/ItemViewModelTests.swift" suffix(,)
0};
static const unsigned char file_646[] = {
#embed "../../Templates/module/Sources/Tests/Presentation/ItemsViewModelTests.swift" suffix(,)
0};
static const unsigned char file_647[] = {
#embed "../../Templates/module/Sources/Tests/Presentation/PriceTextTests.swift" suffix(,)
0};
static const unsigned char file_648[] = {
#embed "../../Templates/module/strata.yml" suffix(,)
0};
static const unsigned char file_649[] = {
#embed "../../Templates/reactive/App/PaymentsApp/Assets.xcassets/AccentColor.colorset/Contents.json" suffix(,)
0};
static const unsigned char file_650[] = {
#embed "../../Templates/reactive/App/PaymentsApp/Assets.xcassets/AppIcon.appiconset/Contents.json" suffix(,)
0};
static const unsigned char file_651[] = {
#embed "../../Templates/reactive/App/PaymentsApp/Assets.xcassets/AppIcon.appiconset/iOS.png" suffix(,)
0};
static const unsigned char file_652[] = {
#embed "../../Templates/reactive/App/PaymentsApp/Assets.xcassets/Contents.json" suffix(,)
0};
static const unsigned char file_653[] = {
#embed "../../Templates/reactive/App/PaymentsApp/Info.plist" suffix(,)
0};
static const unsigned char file_654[] = {
#embed "../../Templates/reactive/App/PaymentsApp/Localizable.xcstrings" suffix(,)
0};
static const unsigned char file_655[] = {
#embed "../../Templates/reactive/App/PaymentsApp/Main.swift" suffix(,)
0};
static const unsigned char file_656[] = {
#embed "../../Templates/reactive/App/PaymentsApp/PaymentsApp.entitlements" suffix(,)
0};
static const unsigned char file_657[] = {
#embed "../../Templates/reactive/App/PaymentsApp/PrivacyInfo.xcprivacy" suffix(,)
0};
static const unsigned char file_658[] = {
#embed "../../Templates/reactive/App/PaymentsUITests/PaymentsUITests.swift" suffix(,)
0};
static const unsigned char file_659[] = {
#embed "../../Templates/reactive/App/PaymentsUITests/XCUIApplication+Launch.swift" suffix(,)
0};
static const unsigned char file_660[] = {
#embed "../../Templates/reactive/Package.swift" suffix(,)
0};
static const unsigned char file_661[] = {
#embed "../../Templates/reactive/README.md" suffix(,)
0};
static const unsigned char file_662[] = {
#embed "../../Templates/reactive/Sources/App/AppDelegate.swift" suffix(,)
0};
static const unsigned char file_663[] = {
#embed "../../Templates/reactive/Sources/App/Calendar+Payments.swift" suffix(,)
0};
static const unsigned char file_664[] = {
#embed "../../Templates/reactive/Sources/App/LaunchArguments.swift" suffix(,)
0};
static const unsigned char file_665[] = {
#embed "../../Templates/reactive/Sources/App/LayerDecorator.swift" suffix(,)
0};
static const unsigned char file_666[] = {
#embed "../../Templates/reactive/Sources/App/Log.swift" suffix(,)
0};
static const unsigned char file_667[] = {
#embed "../../Templates/reactive/Sources/App/Previews/LightAndDark.swift" suffix(,)
0};
static const unsigned char file_668[] = {
#embed "../../Templates/reactive/Sources/App/Previews/PreviewUseCases.swift" suffix(,)
0};
static const unsigned char file_669[] = {
#embed "../../Templates/reactive/Sources/App/Previews/Previews.swift" suffix(,)
0};
static const unsigned char file_670[] = {
#embed "../../Templates/reactive/Sources/App/SceneDelegate.swift" suffix(,)
0};
static const unsigned char file_671[] = {
#embed "../../Templates/reactive/Sources/App/Server.swift" suffix(,)
0};
static const unsigned char file_672[] = {
#embed "../../Templates/reactive/Sources/App/Terminal/Backend.swift" suffix(,)
0};
static const unsigned char file_673[] = {
#embed "../../Templates/reactive/Sources/App/Terminal/Main/Main.swift" suffix(,)
0};
static const unsigned char file_674[] = {
#embed "../../Templates/reactive/Sources/App/Terminal/PaymentsTerminal.swift" suffix(,)
0};
static const unsigned char file_675[] = {
#embed "../../Templates/reactive/Sources/App/Terminal/Traced+Layers.swift" suffix(,)
0};
static const unsigned char file_676[] = {
#embed "../../Templates/reactive/Sources/App/Terminal/Tracer+Layers.swift" suffix(,)
0};
static const unsigned char file_677[] = {
#embed "../../Templates/reactive/Sources/App/Terminal/ViewModels+Text.swift" suffix(,)
0};
static const unsigned char file_678[] = {
#embed "../../Templates/reactive/Sources/DI/Plain/AppDependencies.swift" suffix(,)
0};
static const unsigned char file_679[] = {
#embed "../../Templates/reactive/Sources/DI/Swinject/AppDependencies.swift" suffix(,)
0};
static const unsigned char file_680[] = {
#embed "../../Templates/reactive/Sources/DI/Swinject/Container+Payment.swift" suffix(,)
0};
static const unsigned char file_681[] = {
#embed "../../Templates/reactive/Sources/DI/Swinject/Container+Transaction.swift" suffix(,)
0};
static const unsigned char file_682[] = {
#embed "../../Templates/reactive/Sources/Data/Models/ApiErrorResponse.swift" suffix(,)
0};
static const unsigned char file_683[] = {
#embed "../../Templates/reactive/Sources/Data/Models/ApiMoney.swift" suffix(,)
0};
static const unsigned char file_684[] = {
#embed "../../Templates/reactive/Sources/Data/Models/ApiPaymentAttempt.swift" suffix(,)
0};
static const unsigned char file_685[] = {
#embed "../../Templates/reactive/Sources/Data/Models/ApiPaymentRequest.swift" suffix(,)
0};
static const unsigned char file_686[] = {
#embed "../../Templates/reactive/Sources/Data/Models/ApiPaymentResponse.swift" suffix(,)
0};
static const unsigned char file_687[] = {
#embed "../../Templates/reactive/Sources/Data/Models/ApiStoredTransactionsResponse.swift" suffix(,)
0};
static const unsigned char file_688[] = {
#embed "../../Templates/reactive/Sources/Data/Models/ApiTransactionResponse.swift" suffix(,)
0};
static const unsigned char file_689[] = {
#embed "../../Templates/reactive/Sources/Data/Repositories/Errors+NetworkError.swift" suffix(,)
0};
static const unsigned char file_690[] = {
#embed "../../Templates/reactive/Sources/Data/Repositories/HeldDrafts.swift" suffix(,)
0};
static const unsigned char file_691[] = {
#embed "../../Templates/reactive/Sources/Data/Repositories/NetworkFailure.swift" suffix(,)
0};
static const unsigned char file_692[] = {
#embed "../../Templates/reactive/Sources/Data/Repositories/PaymentRepositoryImpl.swift" suffix(,)
0};
static const unsigned char file_693[] = {
#embed "../../Templates/reactive/Sources/Data/Repositories/TransactionRepositoryImpl.swift" suffix(,)
0};
static const unsigned char file_694[] = {
#embed "../../Templates/reactive/Sources/Data/Services/PaymentApiService.swift" suffix(,)
0};
static const unsigned char file_695[] = {
#embed "../../Templates/reactive/Sources/Data/Services/TransactionApiService.swift" suffix(,)
0};
static const unsigned char file_696[] = {
#embed "../../Templates/reactive/Sources/Data/Storage/PaymentLocalStorage.swift" suffix(,)
0};
static const unsigned char file_697[] = {
#embed "../../Templates/reactive/Sources/Data/Storage/PaymentLocalStorageImpl.swift" suffix(,)
0};
static const unsigned char file_698[] = {
#embed "../../Templates/reactive/Sources/Data/Storage/TransactionLocalStorage.swift" suffix(,)
0};
static const unsigned char file_699[] = {
#embed "../../Templates/reactive/Sources/Data/Storage/TransactionLocalStorageImpl.swift" suffix(,)
0};
static const unsigned char file_700[] = {
#embed "../../Templates/reactive/Sources/Domain/Models/DraftID.swift" suffix(,)
0};
static const unsigned char file_701[] = {
#embed "../../Templates/reactive/Sources/Domain/Models/Money.swift" suffix(,)
0};
static const unsigned char file_702[] = {
#embed "../../Templates/reactive/Sources/Domain/Models/PaymentDraft.swift" suffix(,)
0};
static const unsigned char file_703[] = {
#embed "../../Templates/reactive/Sources/Domain/Models/PaymentError.swift" suffix(,)
0};
static const unsigned char file_704[] = {
#embed "../../Templates/reactive/Sources/Domain/Models/PaymentResponse.swift" suffix(,)
0};
static const unsigned char file_705[] = {
#embed "../../Templates/reactive/Sources/Domain/Models/PaymentResult.swift" suffix(,)
0};
static const unsigned char file_706[] = {
#embed "../../Templates/reactive/Sources/Domain/Models/Transaction.swift" suffix(,)
0};
static const unsigned char file_707[] = {
#embed "../../Templates/reactive/Sources/Domain/Models/TransactionError.swift" suffix(,)
0};
static const unsigned char file_708[] = {
#embed "../../Templates/reactive/Sources/Domain/Models/TransactionList.swift" suffix(,)
0};
static const unsigned char file_709[] = {
#embed "../../Templates/reactive/Sources/Domain/Models/UnansweredPayment.swift" suffix(,)
0};
static const unsigned char file_710[] = {
#embed "../../Templates/reactive/Sources/Domain/Repositories/PaymentRepository.swift" suffix(,)
0};
static const unsigned char file_711[] = {
#embed "../../Templates/reactive/Sources/Domain/Repositories/TransactionRepository.swift" suffix(,)
0};
static const unsigned char file_712[] = {
#embed "../../Templates/reactive/Sources/Domain/Services/AmountReader.swift" suffix(,)
0};
static const unsigned char file_713[] = {
#embed "../../Templates/reactive/Sources/Domain/Services/ValidationService.swift" suffix(,)
0};
static const unsigned char file_714[] = {
#embed "../../Templates/reactive/Sources/Domain/UseCases/PaymentDraftUseCase.swift" suffix(,)
0};
static const unsigned char file_715[] = {
#embed "../../Templates/reactive/Sources/Domain/UseCases/PaymentUseCase.swift" suffix(,)
0};
static const unsigned char file_716[] = {
#embed "../../Templates/reactive/Sources/Domain/UseCases/TransactionUseCase.swift" suffix(,)
0};
static const unsigned char file_717[] = {
#embed "../../Templates/reactive/Sources/Presentation/Errors/PaymentError+Text.swift" suffix(,)
0};
static const unsigned char file_718[] = {
#embed "../../Templates/reactive/Sources/Presentation/Errors/TransactionError+Text.swift" suffix(,)
0};
static const unsigned char file_719[] = {
#embed "../../Templates/reactive/Sources/Presentation/Formats/LocaleAmountReader.swift" suffix(,)
0};
static const unsigned char file_720[] = {
#embed "../../Templates/reactive/Sources/Presentation/Formats/Money+Text.swift" suffix(,)
0};
static const unsigned char file_721[] = {
#embed "../../Templates/reactive/Sources/Presentation/Formats/Transaction+Text.swift" suffix(,)
0};
static const unsigned char file_722[] = {
#embed "../../Templates/reactive/Sources/Presentation/ViewControllers/PaymentViewController.swift" suffix(,)
0};
static const unsigned char file_723[] = {
#embed "../../Templates/reactive/Sources/Presentation/ViewControllers/TransactionViewController.swift" suffix(,)
0};
static const unsigned char file_724[] = {
#embed "../../Templates/reactive/Sources/Presentation/ViewModels/Async/PaymentViewModel.swift" suffix(,)
0};
static const unsigned char file_725[] = {
#embed "../../Templates/reactive/Sources/Presentation/ViewModels/Async/TransactionViewModel.swift" suffix(,)
0};
static const unsigned char file_726[] = {
#embed "../../Templates/reactive/Sources/Presentation/ViewModels/PaymentState.swift" suffix(,)
0};
static const unsigned char file_727[] = {
#embed "../../Templates/reactive/Sources/Presentation/ViewModels/Rx/DisposeBag+Task.swift" suffix(,)
0};
static const unsigned char file_728[] = {
#embed "../../Templates/reactive/Sources/Presentation/ViewModels/Rx/PaymentViewModel.swift" suffix(,)
0};
static const unsigned char file_729[] = {
#embed "../../Templates/reactive/Sources/Presentation/ViewModels/Rx/TransactionViewModel.swift" suffix(,)
0};
static const unsigned char file_730[] = {
#embed "../../Templates/reactive/Sources/Presentation/ViewModels/TransactionState.swift" suffix(,)
0};
static const unsigned char file_731[] = {
#embed "../../Templates/reactive/Sources/Presentation/Views/Components/View+Input.swift" suffix(,)
0};
static const unsigned char file_732[] = {
#embed "../../Templates/reactive/Sources/Presentation/Views/PaymentView.swift" suffix(,)
0};
static const unsigned char file_733[] = {
#embed "../../Templates/reactive/Sources/Presentation/Views/TransactionRowView.swift" suffix(,)
0};
static const unsigned char file_734[] = {
#embed "../../Templates/reactive/Sources/Presentation/Views/TransactionView.swift" suffix(,)
0};
static const unsigned char file_735[] = {
#embed "../../Templates/reactive/Sources/Streams/Async/Observable.swift" suffix(,)
0};
static const unsigned char file_736[] = {
#embed "../../Templates/reactive/Sources/Streams/Async/Single.swift" suffix(,)
0};
static const unsigned char file_737[] = {
#embed "../../Templates/reactive/Sources/Streams/Rx/Streams.swift" suffix(,)
0};
static const unsigned char file_738[] = {
#embed "../../Templates/reactive/Tests/Data/ApiServiceTests.swift" suffix(,)
0};
static const unsigned char file_739[] = {
#embed "../../Templates/reactive/Tests/Data/LocalStorageTests.swift" suffix(,)
0};
static const unsigned char file_740[] = {
#embed "../../Templates/reactive/Tests/Data/PaymentRepositoryTests.swift" suffix(,)
0};
static const unsigned char file_741[] = {
#embed "../../Templates/reactive/Tests/Data/TransactionRepositoryTests.swift" suffix(,)
0};
static const unsigned char file_742[] = {
#embed "../../Templates/reactive/Tests/Domain/MoneyTests.swift" suffix(,)
0};
static const unsigned char file_743[] = {
#embed "../../Templates/reactive/Tests/Domain/PaymentDraftUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_744[] = {
#embed "../../Templates/reactive/Tests/Domain/PaymentUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_745[] = {
#embed "../../Templates/reactive/Tests/Domain/TransactionUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_746[] = {
#embed "../../Templates/reactive/Tests/Domain/ValidationServiceTests.swift" suffix(,)
0};
static const unsigned char file_747[] = {
#embed "../../Templates/reactive/Tests/Fakes/FakeRepositories.swift" suffix(,)
0};
static const unsigned char file_748[] = {
#embed "../../Templates/reactive/Tests/Fakes/FakeServices.swift" suffix(,)
0};
static const unsigned char file_749[] = {
#embed "../../Templates/reactive/Tests/Fakes/Fixtures.swift" suffix(,)
0};
static const unsigned char file_750[] = {
#embed "../../Templates/reactive/Tests/Integration/PaymentsIntegrationTests.swift" suffix(,)
0};
static const unsigned char file_751[] = {
#embed "../../Templates/reactive/Tests/Integration/TwoWindowsTests.swift" suffix(,)
0};
static const unsigned char file_752[] = {
#embed "../../Templates/reactive/Tests/Integration/WindowTests.swift" suffix(,)
0};
static const unsigned char file_753[] = {
#embed "../../Templates/reactive/Tests/Presentation/AmountTextTests.swift" suffix(,)
0};
static const unsigned char file_754[] = {
#embed "../../Templates/reactive/Tests/Presentation/PaymentViewModelTests.swift" suffix(,)
0};
static const unsigned char file_755[] = {
#embed "../../Templates/reactive/Tests/Presentation/Rx/RxViewModelTests.swift" suffix(,)
0};
static const unsigned char file_756[] = {
#embed "../../Templates/reactive/Tests/Presentation/TransactionViewModelTests.swift" suffix(,)
0};
static const unsigned char file_757[] = {
#embed "../../Templates/reactive/Tests/Streams/StreamsTests.swift" suffix(,)
0};
static const unsigned char file_758[] = {
#embed "../../Templates/reactive/strata.yml" suffix(,)
0};
static const unsigned char file_759[] = {
#embed "../../Templates/repository/App/UsersApp/Assets.xcassets/AccentColor.colorset/Contents.json" suffix(,)
0};
static const unsigned char file_760[] = {
#embed "../../Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/Contents.json" suffix(,)
0};
static const unsigned char file_761[] = {
#embed "../../Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/iOS.png" suffix(,)
0};
static const unsigned char file_762[] = {
#embed "../../Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/macOS-1024.png" suffix(,)
0};
static const unsigned char file_763[] = {
#embed "../../Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/macOS-128.png" suffix(,)
0};
static const unsigned char file_764[] = {
#embed "../../Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/macOS-16.png" suffix(,)
0};
static const unsigned char file_765[] = {
#embed "../../Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/macOS-256.png" suffix(,)
0};
static const unsigned char file_766[] = {
#embed "../../Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/macOS-32.png" suffix(,)
0};
static const unsigned char file_767[] = {
#embed "../../Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/macOS-512.png" suffix(,)
0};
static const unsigned char file_768[] = {
#embed "../../Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/macOS-64.png" suffix(,)
0};
static const unsigned char file_769[] = {
#embed "../../Templates/repository/App/UsersApp/Assets.xcassets/Contents.json" suffix(,)
0};
static const unsigned char file_770[] = {
#embed "../../Templates/repository/App/UsersApp/Info.plist" suffix(,)
0};
static const unsigned char file_771[] = {
#embed "../../Templates/repository/App/UsersApp/Localizable.xcstrings" suffix(,)
0};
static const unsigned char file_772[] = {
#embed "../../Templates/repository/App/UsersApp/Main.swift" suffix(,)
0};
static const unsigned char file_773[] = {
#embed "../../Templates/repository/App/UsersApp/PrivacyInfo.xcprivacy" suffix(,)
0};
static const unsigned char file_774[] = {
#embed "../../Templates/repository/App/UsersApp/UsersApp.entitlements" suffix(,)
0};
static const unsigned char file_775[] = {
#embed "../../Templates/repository/App/UsersUITests/UsersUITests.swift" suffix(,)
0};
static const unsigned char file_776[] = {
#embed "../../Templates/repository/App/UsersUITests/XCUIApplication+Launch.swift" suffix(,)
0};
static const unsigned char file_777[] = {
#embed "../../Templates/repository/Package.swift" suffix(,)
0};
static const unsigned char file_778[] = {
#embed "../../Templates/repository/README.md" suffix(,)
0};
static const unsigned char file_779[] = {
#embed "../../Templates/repository/Sources/App/AppDependencies.swift" suffix(,)
0};
static const unsigned char file_780[] = {
#embed "../../Templates/repository/Sources/App/LaunchArguments.swift" suffix(,)
0};
static const unsigned char file_781[] = {
#embed "../../Templates/repository/Sources/App/LayerDecorator.swift" suffix(,)
0};
static const unsigned char file_782[] = {
#embed "../../Templates/repository/Sources/App/Previews/LightAndDark.swift" suffix(,)
0};
static const unsigned char file_783[] = {
#embed "../../Templates/repository/Sources/App/Previews/Previews.swift" suffix(,)
0};
static const unsigned char file_784[] = {
#embed "../../Templates/repository/Sources/App/Server.swift" suffix(,)
0};
static const unsigned char file_785[] = {
#embed "../../Templates/repository/Sources/App/Terminal/Main/Main.swift" suffix(,)
0};
static const unsigned char file_786[] = {
#embed "../../Templates/repository/Sources/App/Terminal/Traced+Layers.swift" suffix(,)
0};
static const unsigned char file_787[] = {
#embed "../../Templates/repository/Sources/App/Terminal/UsersTerminal.swift" suffix(,)
0};
static const unsigned char file_788[] = {
#embed "../../Templates/repository/Sources/App/URL+App.swift" suffix(,)
0};
static const unsigned char file_789[] = {
#embed "../../Templates/repository/Sources/App/UsersApp.swift" suffix(,)
0};
static const unsigned char file_790[] = {
#embed "../../Templates/repository/Sources/Data/DTO/ErrorResponse.swift" suffix(,)
0};
static const unsigned char file_791[] = {
#embed "../../Templates/repository/Sources/Data/DTO/RenameUserRequest.swift" suffix(,)
0};
static const unsigned char file_792[] = {
#embed "../../Templates/repository/Sources/Data/DTO/UserChangeDto.swift" suffix(,)
0};
static const unsigned char file_793[] = {
#embed "../../Templates/repository/Sources/Data/DTO/UserDto.swift" suffix(,)
0};
static const unsigned char file_794[] = {
#embed "../../Templates/repository/Sources/Data/DataSources/UserLocalDataSource.swift" suffix(,)
0};
static const unsigned char file_795[] = {
#embed "../../Templates/repository/Sources/Data/DataSources/UserRemoteDataSource.swift" suffix(,)
0};
static const unsigned char file_796[] = {
#embed "../../Templates/repository/Sources/Data/Network/AppError+NetworkError.swift" suffix(,)
0};
static const unsigned char file_797[] = {
#embed "../../Templates/repository/Sources/Data/Network/UserNetworkRoute.swift" suffix(,)
0};
static const unsigned char file_798[] = {
#embed "../../Templates/repository/Sources/Data/Repositories/CacheRepositoryImpl.swift" suffix(,)
0};
static const unsigned char file_799[] = {
#embed "../../Templates/repository/Sources/Data/Repositories/UserRepositoryImpl.swift" suffix(,)
0};
static const unsigned char file_800[] = {
#embed "../../Templates/repository/Sources/Domain/Errors/AppError.swift" suffix(,)
0};
static const unsigned char file_801[] = {
#embed "../../Templates/repository/Sources/Domain/Models/SaveStatus.swift" suffix(,)
0};
static const unsigned char file_802[] = {
#embed "../../Templates/repository/Sources/Domain/Models/User+Order.swift" suffix(,)
0};
static const unsigned char file_803[] = {
#embed "../../Templates/repository/Sources/Domain/Models/User.swift" suffix(,)
0};
static const unsigned char file_804[] = {
#embed "../../Templates/repository/Sources/Domain/Models/UserList.swift" suffix(,)
0};
static const unsigned char file_805[] = {
#embed "../../Templates/repository/Sources/Domain/Repositories/CacheRepository.swift" suffix(,)
0};
static const unsigned char file_806[] = {
#embed "../../Templates/repository/Sources/Domain/Repositories/UserRepository.swift" suffix(,)
0};
static const unsigned char file_807[] = {
#embed "../../Templates/repository/Sources/Domain/UseCases/GetUserUseCase.swift" suffix(,)
0};
static const unsigned char file_808[] = {
#embed "../../Templates/repository/Sources/Domain/UseCases/GetUsersUseCase.swift" suffix(,)
0};
static const unsigned char file_809[] = {
#embed "../../Templates/repository/Sources/Domain/UseCases/ObserveUserUseCase.swift" suffix(,)
0};
static const unsigned char file_810[] = {
#embed "../../Templates/repository/Sources/Domain/UseCases/ObserveUsersUseCase.swift" suffix(,)
0};
static const unsigned char file_811[] = {
#embed "../../Templates/repository/Sources/Domain/UseCases/RefreshDataUseCase.swift" suffix(,)
0};
static const unsigned char file_812[] = {
#embed "../../Templates/repository/Sources/Domain/UseCases/RenameUserUseCase.swift" suffix(,)
0};
static const unsigned char file_813[] = {
#embed "../../Templates/repository/Sources/Domain/UseCases/SendUserChangesUseCase.swift" suffix(,)
0};
static const unsigned char file_814[] = {
#embed "../../Templates/repository/Sources/Presentation/Components/SaveStatusView.swift" suffix(,)
0};
static const unsigned char file_815[] = {
#embed "../../Templates/repository/Sources/Presentation/Components/View+Input.swift" suffix(,)
0};
static const unsigned char file_816[] = {
#embed "../../Templates/repository/Sources/Presentation/Errors/AppError+Text.swift" suffix(,)
0};
static const unsigned char file_817[] = {
#embed "../../Templates/repository/Sources/Presentation/Errors/SaveStatus+Text.swift" suffix(,)
0};
static const unsigned char file_818[] = {
#embed "../../Templates/repository/Sources/Presentation/UserDetail/UserDetailContent.swift" suffix(,)
0};
static const unsigned char file_819[] = {
#embed "../../Templates/repository/Sources/Presentation/UserDetail/UserDetailUiState.swift" suffix(,)
0};
static const unsigned char file_820[] = {
#embed "../../Templates/repository/Sources/Presentation/UserDetail/UserDetailView.swift" suffix(,)
0};
static const unsigned char file_821[] = {
#embed "../../Templates/repository/Sources/Presentation/UserDetail/UserDetailViewModel.swift" suffix(,)
0};
static const unsigned char file_822[] = {
#embed "../../Templates/repository/Sources/Presentation/UserList/UserListContent.swift" suffix(,)
0};
static const unsigned char file_823[] = {
#embed "../../Templates/repository/Sources/Presentation/UserList/UserListUiState.swift" suffix(,)
0};
static const unsigned char file_824[] = {
#embed "../../Templates/repository/Sources/Presentation/UserList/UserListView.swift" suffix(,)
0};
static const unsigned char file_825[] = {
#embed "../../Templates/repository/Sources/Presentation/UserList/UserListViewModel.swift" suffix(,)
0};
static const unsigned char file_826[] = {
#embed "../../Templates/repository/Sources/Presentation/UserList/UserRowView.swift" suffix(,)
0};
static const unsigned char file_827[] = {
#embed "../../Templates/repository/Tests/DataTests/AppErrorMappingTests.swift" suffix(,)
0};
static const unsigned char file_828[] = {
#embed "../../Templates/repository/Tests/DataTests/RefreshAndRenameTests.swift" suffix(,)
0};
static const unsigned char file_829[] = {
#embed "../../Templates/repository/Tests/DataTests/UserChangeTests.swift" suffix(,)
0};
static const unsigned char file_830[] = {
#embed "../../Templates/repository/Tests/DataTests/UserDataSourceTests.swift" suffix(,)
0};
static const unsigned char file_831[] = {
#embed "../../Templates/repository/Tests/DataTests/UserRepositoryImplTests.swift" suffix(,)
0};
static const unsigned char file_832[] = {
#embed "../../Templates/repository/Tests/DomainTests/UserUseCaseTests.swift" suffix(,)
0};
static const unsigned char file_833[] = {
#embed "../../Templates/repository/Tests/Fakes/FakeUserRemoteDataSource.swift" suffix(,)
0};
static const unsigned char file_834[] = {
#embed "../../Templates/repository/Tests/Fakes/FakeUserRepository.swift" suffix(,)
0};
static const unsigned char file_835[] = {
#embed "../../Templates/repository/Tests/Fakes/HeldUserRemoteDataSource.swift" suffix(,)
0};
static const unsigned char file_836[] = {
#embed "../../Templates/repository/Tests/Fakes/LateUserRepository.swift" suffix(,)
0};
static const unsigned char file_837[] = {
#embed "../../Templates/repository/Tests/Fakes/Samples.swift" suffix(,)
0};
static const unsigned char file_838[] = {
#embed "../../Templates/repository/Tests/IntegrationTests/UsersFlowTests.swift" suffix(,)
0};
static const unsigned char file_839[] = {
#embed "../../Templates/repository/Tests/PresentationTests/ObservedStateTests.swift" suffix(,)
0};
static const unsigned char file_840[] = {
#embed "../../Templates/repository/Tests/PresentationTests/UserDetailViewModelTests.swift" suffix(,)
0};
static const unsigned char file_841[] = {
#embed "../../Templates/repository/Tests/PresentationTests/UserListViewModelTests.swift" suffix(,)
0};
static const unsigned char file_842[] = {
#embed "../../Templates/repository/strata.yml" suffix(,)
0};

static const struct strata_embedded_file files[] = {
  {".swift-format", file_0, sizeof file_0 - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/Answer.swift", file_1, sizeof file_1 - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/ExampleAPI+Transport.swift", file_2, sizeof file_2 - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/ExampleAPI.swift", file_3, sizeof file_3 - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/Fault.swift", file_4, sizeof file_4 - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/Money.swift", file_5, sizeof file_5 - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/Once.swift", file_6, sizeof file_6 - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/Problem.swift", file_7, sizeof file_7 - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/Request.swift", file_8, sizeof file_8 - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/Resources/AdminResource.swift", file_9, sizeof file_9 - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/Resources/AvatarResource.swift", file_10, sizeof file_10 - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/Resources/ClientResource.swift", file_11, sizeof file_11 - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/Resources/ItemResource.swift", file_12, sizeof file_12 - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/Resources/PasswordResource.swift", file_13, sizeof file_13 - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/Resources/PaymentResource.swift", file_14, sizeof file_14 - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/Resources/ProfileResource.swift", file_15, sizeof file_15 - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/Resources/StreamResource.swift", file_16, sizeof file_16 - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/Resources/TransactionResource.swift", file_17, sizeof file_17 - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/Resources/UserResource.swift", file_18, sizeof file_18 - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/Route.swift", file_19, sizeof file_19 - 1},
  {"Examples/Server/Swift/Sources/ExampleAPI/World.swift", file_20, sizeof file_20 - 1},
  {"LICENSE", file_21, sizeof file_21 - 1},
  {"Sources/Kit/CSQLite/module.modulemap", file_22, sizeof file_22 - 1},
  {"Sources/Kit/CSQLite/shim.h", file_23, sizeof file_23 - 1},
  {"Sources/Kit/Package.swift", file_24, sizeof file_24 - 1},
  {"Sources/Kit/StrataData/Outbox/Backoff.swift", file_25, sizeof file_25 - 1},
  {"Sources/Kit/StrataData/Outbox/Outbox+Identity.swift", file_26, sizeof file_26 - 1},
  {"Sources/Kit/StrataData/Outbox/Outbox+Overlay.swift", file_27, sizeof file_27 - 1},
  {"Sources/Kit/StrataData/Outbox/Outbox+Owner.swift", file_28, sizeof file_28 - 1},
  {"Sources/Kit/StrataData/Outbox/Outbox+Reading.swift", file_29, sizeof file_29 - 1},
  {"Sources/Kit/StrataData/Outbox/Outbox+Sending.swift", file_30, sizeof file_30 - 1},
  {"Sources/Kit/StrataData/Outbox/Outbox.swift", file_31, sizeof file_31 - 1},
  {"Sources/Kit/StrataData/Outbox/OutboxAnswer.swift", file_32, sizeof file_32 - 1},
  {"Sources/Kit/StrataData/Outbox/OutboxEntry.swift", file_33, sizeof file_33 - 1},
  {"Sources/Kit/StrataData/Outbox/OutboxJournal+Identity.swift", file_34, sizeof file_34 - 1},
  {"Sources/Kit/StrataData/Outbox/OutboxJournal+Reading.swift", file_35, sizeof file_35 - 1},
  {"Sources/Kit/StrataData/Outbox/OutboxJournal.swift", file_36, sizeof file_36 - 1},
  {"Sources/Kit/StrataData/Outbox/OutboxMachine.swift", file_37, sizeof file_37 - 1},
  {"Sources/Kit/StrataData/Outbox/OutboxState.swift", file_38, sizeof file_38 - 1},
  {"Sources/Kit/StrataData/Pages/PagedList.swift", file_39, sizeof file_39 - 1},
  {"Sources/Kit/StrataData/Pages/PagedStore.swift", file_40, sizeof file_40 - 1},
  {"Sources/Kit/StrataData/SourceOfTruth/DatabaseSourceOfTruth.swift", file_41, sizeof file_41 - 1},
  {"Sources/Kit/StrataData/SourceOfTruth/InMemorySourceOfTruth.swift", file_42, sizeof file_42 - 1},
  {"Sources/Kit/StrataData/SourceOfTruth/LazySchema.swift", file_43, sizeof file_43 - 1},
  {"Sources/Kit/StrataData/SourceOfTruth/SourceObservers.swift", file_44, sizeof file_44 - 1},
  {"Sources/Kit/StrataData/SourceOfTruth/SourceOfTruth.swift", file_45, sizeof file_45 - 1},
  {"Sources/Kit/StrataData/SourceOfTruth/Stored.swift", file_46, sizeof file_46 - 1},
  {"Sources/Kit/StrataData/SourceOfTruth/TableMapping.swift", file_47, sizeof file_47 - 1},
  {"Sources/Kit/StrataData/Store/Freshness.swift", file_48, sizeof file_48 - 1},
  {"Sources/Kit/StrataData/Store/Loaded.swift", file_49, sizeof file_49 - 1},
  {"Sources/Kit/StrataData/Store/ObserverQueue.swift", file_50, sizeof file_50 - 1},
  {"Sources/Kit/StrataData/Store/Policies.swift", file_51, sizeof file_51 - 1},
  {"Sources/Kit/StrataData/Store/Store+Flights.swift", file_52, sizeof file_52 - 1},
  {"Sources/Kit/StrataData/Store/Store.swift", file_53, sizeof file_53 - 1},
  {"Sources/Kit/StrataData/Store/StoreSlot.swift", file_54, sizeof file_54 - 1},
  {"Sources/Kit/StrataData/Store/StoreSource.swift", file_55, sizeof file_55 - 1},
  {"Sources/Kit/StrataData/Store/StoreState+Observers.swift", file_56, sizeof file_56 - 1},
  {"Sources/Kit/StrataData/Store/StoreState.swift", file_57, sizeof file_57 - 1},
  {"Sources/Kit/StrataData/Support/Array+Place.swift", file_58, sizeof file_58 - 1},
  {"Sources/Kit/StrataLock/Locked.swift", file_59, sizeof file_59 - 1},
  {"Sources/Kit/StrataNetwork/Authorization/Authorizer.swift", file_60, sizeof file_60 - 1},
  {"Sources/Kit/StrataNetwork/Authorization/Credential.swift", file_61, sizeof file_61 - 1},
  {"Sources/Kit/StrataNetwork/Authorization/Grant.swift", file_62, sizeof file_62 - 1},
  {"Sources/Kit/StrataNetwork/Authorization/Renewal.swift", file_63, sizeof file_63 - 1},
  {"Sources/Kit/StrataNetwork/Authorization/Session.swift", file_64, sizeof file_64 - 1},
  {"Sources/Kit/StrataNetwork/Client/Delivery.swift", file_65, sizeof file_65 - 1},
  {"Sources/Kit/StrataNetwork/Client/NetworkClient+Conditional.swift", file_66, sizeof file_66 - 1},
  {"Sources/Kit/StrataNetwork/Client/NetworkClient.swift", file_67, sizeof file_67 - 1},
  {"Sources/Kit/StrataNetwork/Client/NetworkConfiguration.swift", file_68, sizeof file_68 - 1},
  {"Sources/Kit/StrataNetwork/Client/Pages.swift", file_69, sizeof file_69 - 1},
  {"Sources/Kit/StrataNetwork/Client/RequestBuilder.swift", file_70, sizeof file_70 - 1},
  {"Sources/Kit/StrataNetwork/Errors/DecodingFailure.swift", file_71, sizeof file_71 - 1},
  {"Sources/Kit/StrataNetwork/Errors/HTTPResponse+Decoding.swift", file_72, sizeof file_72 - 1},
  {"Sources/Kit/StrataNetwork/Errors/NetworkError+Outcome.swift", file_73, sizeof file_73 - 1},
  {"Sources/Kit/StrataNetwork/Errors/NetworkError.swift", file_74, sizeof file_74 - 1},
  {"Sources/Kit/StrataNetwork/Errors/ServerMessage.swift", file_75, sizeof file_75 - 1},
  {"Sources/Kit/StrataNetwork/HTTP/HTTPDate.swift", file_76, sizeof file_76 - 1},
  {"Sources/Kit/StrataNetwork/HTTP/HTTPHeaders+Basic.swift", file_77, sizeof file_77 - 1},
  {"Sources/Kit/StrataNetwork/HTTP/HTTPHeaders.swift", file_78, sizeof file_78 - 1},
  {"Sources/Kit/StrataNetwork/HTTP/HTTPMethod.swift", file_79, sizeof file_79 - 1},
  {"Sources/Kit/StrataNetwork/HTTP/HTTPRequest.swift", file_80, sizeof file_80 - 1},
  {"Sources/Kit/StrataNetwork/HTTP/HTTPResponse.swift", file_81, sizeof file_81 - 1},
  {"Sources/Kit/StrataNetwork/HTTP/JSONCoding.swift", file_82, sizeof file_82 - 1},
  {"Sources/Kit/StrataNetwork/Logging/BodyText.swift", file_83, sizeof file_83 - 1},
  {"Sources/Kit/StrataNetwork/Logging/NetworkLog.swift", file_84, sizeof file_84 - 1},
  {"Sources/Kit/StrataNetwork/Logging/RequestLog.swift", file_85, sizeof file_85 - 1},
  {"Sources/Kit/StrataNetwork/Multipart/MultipartEncoder.swift", file_86, sizeof file_86 - 1},
  {"Sources/Kit/StrataNetwork/Multipart/MultipartForm.swift", file_87, sizeof file_87 - 1},
  {"Sources/Kit/StrataNetwork/Retry/RetryAfter.swift", file_88, sizeof file_88 - 1},
  {"Sources/Kit/StrataNetwork/Retry/RetryPolicy.swift", file_89, sizeof file_89 - 1},
  {"Sources/Kit/StrataNetwork/Route/Envelope.swift", file_90, sizeof file_90 - 1},
  {"Sources/Kit/StrataNetwork/Route/Query.swift", file_91, sizeof file_91 - 1},
  {"Sources/Kit/StrataNetwork/Route/Route.swift", file_92, sizeof file_92 - 1},
  {"Sources/Kit/StrataNetwork/Route/RouteBody.swift", file_93, sizeof file_93 - 1},
  {"Sources/Kit/StrataNetwork/Route/RoutePath.swift", file_94, sizeof file_94 - 1},
  {"Sources/Kit/StrataNetwork/Route/RouteResponse.swift", file_95, sizeof file_95 - 1},
  {"Sources/Kit/StrataNetwork/Secrets/Redaction.swift", file_96, sizeof file_96 - 1},
  {"Sources/Kit/StrataNetwork/Secrets/Secret.swift", file_97, sizeof file_97 - 1},
  {"Sources/Kit/StrataNetwork/Secrets/SecretTrace.swift", file_98, sizeof file_98 - 1},
  {"Sources/Kit/StrataNetwork/Streaming/BackgroundDelegate.swift", file_99, sizeof file_99 - 1},
  {"Sources/Kit/StrataNetwork/Streaming/BackgroundDownloads.swift", file_100, sizeof file_100 - 1},
  {"Sources/Kit/StrataNetwork/Streaming/ContentRange.swift", file_101, sizeof file_101 - 1},
  {"Sources/Kit/StrataNetwork/Streaming/Download.swift", file_102, sizeof file_102 - 1},
  {"Sources/Kit/StrataNetwork/Streaming/DownloadProgress.swift", file_103, sizeof file_103 - 1},
  {"Sources/Kit/StrataNetwork/Streaming/EventParser.swift", file_104, sizeof file_104 - 1},
  {"Sources/Kit/StrataNetwork/Streaming/HTTPBody+Lines.swift", file_105, sizeof file_105 - 1},
  {"Sources/Kit/StrataNetwork/Streaming/NetworkClient+Streaming.swift", file_106, sizeof file_106 - 1},
  {"Sources/Kit/StrataNetwork/Streaming/PartialFile.swift", file_107, sizeof file_107 - 1},
  {"Sources/Kit/StrataNetwork/Streaming/ServerEvents.swift", file_108, sizeof file_108 - 1},
  {"Sources/Kit/StrataNetwork/Streaming/ServerSentEvent.swift", file_109, sizeof file_109 - 1},
  {"Sources/Kit/StrataNetwork/Time/FirstResult.swift", file_110, sizeof file_110 - 1},
  {"Sources/Kit/StrataNetwork/Time/Timing.swift", file_111, sizeof file_111 - 1},
  {"Sources/Kit/StrataNetwork/Transport/Exchange.swift", file_112, sizeof file_112 - 1},
  {"Sources/Kit/StrataNetwork/Transport/HTTPBody.swift", file_113, sizeof file_113 - 1},
  {"Sources/Kit/StrataNetwork/Transport/MiddlewareTransport.swift", file_114, sizeof file_114 - 1},
  {"Sources/Kit/StrataNetwork/Transport/RefusedExchange.swift", file_115, sizeof file_115 - 1},
  {"Sources/Kit/StrataNetwork/Transport/SessionDelegate.swift", file_116, sizeof file_116 - 1},
  {"Sources/Kit/StrataNetwork/Transport/StreamedExchange.swift", file_117, sizeof file_117 - 1},
  {"Sources/Kit/StrataNetwork/Transport/StreamingTransport.swift", file_118, sizeof file_118 - 1},
  {"Sources/Kit/StrataNetwork/Transport/TransferFailure.swift", file_119, sizeof file_119 - 1},
  {"Sources/Kit/StrataNetwork/Transport/Transport.swift", file_120, sizeof file_120 - 1},
  {"Sources/Kit/StrataNetwork/Transport/URL+Origin.swift", file_121, sizeof file_121 - 1},
  {"Sources/Kit/StrataNetwork/Transport/URLSessionTransport.swift", file_122, sizeof file_122 - 1},
  {"Sources/Kit/StrataNetwork/WebSocket/NetworkClient+SystemTasks.swift", file_123, sizeof file_123 - 1},
  {"Sources/Kit/StrataNetwork/WebSocket/SystemWebSocket.swift", file_124, sizeof file_124 - 1},
  {"Sources/Kit/StrataNetwork/WebSocket/WebSocket.swift", file_125, sizeof file_125 - 1},
  {"Sources/Kit/StrataNetwork/WebSocket/WebSocketError.swift", file_126, sizeof file_126 - 1},
  {"Sources/Kit/StrataPresentation/BaseViewModel.swift", file_127, sizeof file_127 - 1},
  {"Sources/Kit/StrataPresentation/Coordinator.swift", file_128, sizeof file_128 - 1},
  {"Sources/Kit/StrataPresentation/Decimal+UserInput.swift", file_129, sizeof file_129 - 1},
  {"Sources/Kit/StrataPresentation/Links/LinkParser.swift", file_130, sizeof file_130 - 1},
  {"Sources/Kit/StrataPresentation/Links/LinkPattern.swift", file_131, sizeof file_131 - 1},
  {"Sources/Kit/StrataPresentation/Router.swift", file_132, sizeof file_132 - 1},
  {"Sources/Kit/StrataPresentation/Staleness.swift", file_133, sizeof file_133 - 1},
  {"Sources/Kit/StrataPresentation/StateChanges.swift", file_134, sizeof file_134 - 1},
  {"Sources/Kit/StrataPresentation/Tasks/LatestTask.swift", file_135, sizeof file_135 - 1},
  {"Sources/Kit/StrataPresentation/Tasks/ScreenTasks.swift", file_136, sizeof file_136 - 1},
  {"Sources/Kit/StrataPresentation/UiState.swift", file_137, sizeof file_137 - 1},
  {"Sources/Kit/StrataPresentation/ViewModel.swift", file_138, sizeof file_138 - 1},
  {"Sources/Kit/StrataStorage/Database/CodableRows.swift", file_139, sizeof file_139 - 1},
  {"Sources/Kit/StrataStorage/Database/CommitObservers.swift", file_140, sizeof file_140 - 1},
  {"Sources/Kit/StrataStorage/Database/Connection.swift", file_141, sizeof file_141 - 1},
  {"Sources/Kit/StrataStorage/Database/ConnectionActor.swift", file_142, sizeof file_142 - 1},
  {"Sources/Kit/StrataStorage/Database/Database+Maintenance.swift", file_143, sizeof file_143 - 1},
  {"Sources/Kit/StrataStorage/Database/Database+Observation.swift", file_144, sizeof file_144 - 1},
  {"Sources/Kit/StrataStorage/Database/Database.swift", file_145, sizeof file_145 - 1},
  {"Sources/Kit/StrataStorage/Database/DatabaseChange.swift", file_146, sizeof file_146 - 1},
  {"Sources/Kit/StrataStorage/Database/DatabaseKey.swift", file_147, sizeof file_147 - 1},
  {"Sources/Kit/StrataStorage/Database/Effect.swift", file_148, sizeof file_148 - 1},
  {"Sources/Kit/StrataStorage/Database/Migration.swift", file_149, sizeof file_149 - 1},
  {"Sources/Kit/StrataStorage/Database/QueueExecutor.swift", file_150, sizeof file_150 - 1},
  {"Sources/Kit/StrataStorage/Database/ReadTransaction.swift", file_151, sizeof file_151 - 1},
  {"Sources/Kit/StrataStorage/Database/ReaderPool.swift", file_152, sizeof file_152 - 1},
  {"Sources/Kit/StrataStorage/Database/SQLFunction.swift", file_153, sizeof file_153 - 1},
  {"Sources/Kit/StrataStorage/Database/Schema.swift", file_154, sizeof file_154 - 1},
  {"Sources/Kit/StrataStorage/Database/SnapshotQueue.swift", file_155, sizeof file_155 - 1},
  {"Sources/Kit/StrataStorage/Database/WriteTransaction.swift", file_156, sizeof file_156 - 1},
  {"Sources/Kit/StrataStorage/Errors/DatabaseError.swift", file_157, sizeof file_157 - 1},
  {"Sources/Kit/StrataStorage/KeyValue/FileStorage.swift", file_158, sizeof file_158 - 1},
  {"Sources/Kit/StrataStorage/KeyValue/InMemoryStorage.swift", file_159, sizeof file_159 - 1},
  {"Sources/Kit/StrataStorage/KeyValue/KeyValueStorage.swift", file_160, sizeof file_160 - 1},
  {"Sources/Kit/StrataStorage/KeyValue/RecentValues.swift", file_161, sizeof file_161 - 1},
  {"Sources/Kit/StrataStorage/KeyValue/StorageKey.swift", file_162, sizeof file_162 - 1},
  {"Sources/Kit/StrataStorage/KeyValue/UserDefaultsStorage.swift", file_163, sizeof file_163 - 1},
  {"Sources/Kit/StrataStorage/PrivacyInfo.xcprivacy", file_164, sizeof file_164 - 1},
  {"Sources/Kit/StrataStorage/SQL/BoundValues.swift", file_165, sizeof file_165 - 1},
  {"Sources/Kit/StrataStorage/SQL/ColumnNames.swift", file_166, sizeof file_166 - 1},
  {"Sources/Kit/StrataStorage/SQL/Row.swift", file_167, sizeof file_167 - 1},
  {"Sources/Kit/StrataStorage/SQL/RowDecoder.swift", file_168, sizeof file_168 - 1},
  {"Sources/Kit/StrataStorage/SQL/RowEncoder.swift", file_169, sizeof file_169 - 1},
  {"Sources/Kit/StrataStorage/SQL/SQL.swift", file_170, sizeof file_170 - 1},
  {"Sources/Kit/StrataStorage/SQL/SQLColumn.swift", file_171, sizeof file_171 - 1},
  {"Sources/Kit/StrataStorage/SQL/SQLConvertible+Sizes.swift", file_172, sizeof file_172 - 1},
  {"Sources/Kit/StrataStorage/SQL/SQLConvertible.swift", file_173, sizeof file_173 - 1},
  {"Sources/Kit/StrataStorage/SQL/SQLText.swift", file_174, sizeof file_174 - 1},
  {"Sources/Kit/StrataStorage/SQL/SQLValue.swift", file_175, sizeof file_175 - 1},
  {"Sources/Kit/StrataStorage/SQL/Statement.swift", file_176, sizeof file_176 - 1},
  {"Sources/Kit/StrataStorage/SQL/StatementCache.swift", file_177, sizeof file_177 - 1},
  {"Sources/Kit/StrataStorage/SQL/WriteSurvey.swift", file_178, sizeof file_178 - 1},
  {"Sources/Kit/StrataStorage/Secure/KeychainStorage.swift", file_179, sizeof file_179 - 1},
  {"Sources/Kit/StrataStorage/Secure/OwnerOnlyDirectory.swift", file_180, sizeof file_180 - 1},
  {"Sources/Kit/StrataStorage/Secure/OwnerOnlyFileStorage.swift", file_181, sizeof file_181 - 1},
  {"Sources/Kit/StrataStorage/Secure/SecureStorage.swift", file_182, sizeof file_182 - 1},
  {"Sources/Kit/StrataStorage/Secure/SecureStorageError.swift", file_183, sizeof file_183 - 1},
  {"Sources/Kit/StrataStorage/Support/StoredJSON.swift", file_184, sizeof file_184 - 1},
  {"Sources/Kit/StrataTerminal/CommandLoop.swift", file_185, sizeof file_185 - 1},
  {"Sources/Kit/StrataTerminal/LaunchOptions.swift", file_186, sizeof file_186 - 1},
  {"Sources/Kit/StrataTerminal/Locale+Terminal.swift", file_187, sizeof file_187 - 1},
  {"Sources/Kit/StrataTerminal/Terminal.swift", file_188, sizeof file_188 - 1},
  {"Sources/Kit/StrataTerminal/TerminalApp.swift", file_189, sizeof file_189 - 1},
  {"Sources/Kit/StrataTerminal/TerminalCommand.swift", file_190, sizeof file_190 - 1},
  {"Sources/Kit/StrataTerminal/TraceLogger.swift", file_191, sizeof file_191 - 1},
  {"Sources/Kit/StrataTerminal/Traced+Transport.swift", file_192, sizeof file_192 - 1},
  {"Sources/Kit/StrataTerminal/Traced.swift", file_193, sizeof file_193 - 1},
  {"Sources/Kit/StrataTerminal/Tracer.swift", file_194, sizeof file_194 - 1},
  {"Sources/Kit/StrataTesting/Fixtures/Scripted.swift", file_195, sizeof file_195 - 1},
  {"Sources/Kit/StrataTesting/Fixtures/TemporaryFolder.swift", file_196, sizeof file_196 - 1},
  {"Sources/Kit/StrataTesting/Network/InMemoryTransport.swift", file_197, sizeof file_197 - 1},
  {"Sources/Kit/StrataTesting/Network/Loopback/LoopbackServer.swift", file_198, sizeof file_198 - 1},
  {"Sources/Kit/StrataTesting/Network/Loopback/RequestReader.swift", file_199, sizeof file_199 - 1},
  {"Sources/Kit/StrataTesting/Network/Loopback/ServerAnswer.swift", file_200, sizeof file_200 - 1},
  {"Sources/Kit/StrataTesting/Network/Loopback/ServerConnection.swift", file_201, sizeof file_201 - 1},
  {"Sources/Kit/StrataTesting/Network/Loopback/Socket.swift", file_202, sizeof file_202 - 1},
  {"Sources/Kit/StrataTesting/Recording/RecordingError.swift", file_203, sizeof file_203 - 1},
  {"Sources/Kit/StrataTesting/Recording/RecordingRouter.swift", file_204, sizeof file_204 - 1},
  {"Sources/Kit/StrataTesting/Recording/StateRecorder.swift", file_205, sizeof file_205 - 1},
  {"Sources/Kit/StrataTesting/Recording/StreamRecorder.swift", file_206, sizeof file_206 - 1},
  {"Sources/Kit/StrataTesting/Time/ManualClock.swift", file_207, sizeof file_207 - 1},
  {"Sources/Kit/StrataTesting/Time/Schedule.swift", file_208, sizeof file_208 - 1},
  {"Templates/coordinator/App/MembersApp/Assets.xcassets/AccentColor.colorset/Contents.json", file_209, sizeof file_209 - 1},
  {"Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/Contents.json", file_210, sizeof file_210 - 1},
  {"Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/iOS.png", file_211, sizeof file_211 - 1},
  {"Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/macOS-1024.png", file_212, sizeof file_212 - 1},
  {"Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/macOS-128.png", file_213, sizeof file_213 - 1},
  {"Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/macOS-16.png", file_214, sizeof file_214 - 1},
  {"Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/macOS-256.png", file_215, sizeof file_215 - 1},
  {"Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/macOS-32.png", file_216, sizeof file_216 - 1},
  {"Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/macOS-512.png", file_217, sizeof file_217 - 1},
  {"Templates/coordinator/App/MembersApp/Assets.xcassets/AppIcon.appiconset/macOS-64.png", file_218, sizeof file_218 - 1},
  {"Templates/coordinator/App/MembersApp/Assets.xcassets/Contents.json", file_219, sizeof file_219 - 1},
  {"Templates/coordinator/App/MembersApp/Info.plist", file_220, sizeof file_220 - 1},
  {"Templates/coordinator/App/MembersApp/Localizable.xcstrings", file_221, sizeof file_221 - 1},
  {"Templates/coordinator/App/MembersApp/Main.swift", file_222, sizeof file_222 - 1},
  {"Templates/coordinator/App/MembersApp/MembersApp.entitlements", file_223, sizeof file_223 - 1},
  {"Templates/coordinator/App/MembersApp/PrivacyInfo.xcprivacy", file_224, sizeof file_224 - 1},
  {"Templates/coordinator/App/MembersUITests/MembersUITests.swift", file_225, sizeof file_225 - 1},
  {"Templates/coordinator/App/MembersUITests/XCUIApplication+Launch.swift", file_226, sizeof file_226 - 1},
  {"Templates/coordinator/Package.swift", file_227, sizeof file_227 - 1},
  {"Templates/coordinator/README.md", file_228, sizeof file_228 - 1},
  {"Templates/coordinator/Sources/App/ContentView.swift", file_229, sizeof file_229 - 1},
  {"Templates/coordinator/Sources/App/DependencyContainer.swift", file_230, sizeof file_230 - 1},
  {"Templates/coordinator/Sources/App/LaunchArguments.swift", file_231, sizeof file_231 - 1},
  {"Templates/coordinator/Sources/App/LayerDecorator.swift", file_232, sizeof file_232 - 1},
  {"Templates/coordinator/Sources/App/MembersApp.swift", file_233, sizeof file_233 - 1},
  {"Templates/coordinator/Sources/App/Previews/LightAndDark.swift", file_234, sizeof file_234 - 1},
  {"Templates/coordinator/Sources/App/Previews/PreviewAnswer.swift", file_235, sizeof file_235 - 1},
  {"Templates/coordinator/Sources/App/Previews/PreviewUseCases.swift", file_236, sizeof file_236 - 1},
  {"Templates/coordinator/Sources/App/Previews/Previews.swift", file_237, sizeof file_237 - 1},
  {"Templates/coordinator/Sources/App/Server.swift", file_238, sizeof file_238 - 1},
  {"Templates/coordinator/Sources/App/Terminal/Backend.swift", file_239, sizeof file_239 - 1},
  {"Templates/coordinator/Sources/App/Terminal/BaseViewModel+Notice.swift", file_240, sizeof file_240 - 1},
  {"Templates/coordinator/Sources/App/Terminal/HomeCoordinator+Text.swift", file_241, sizeof file_241 - 1},
  {"Templates/coordinator/Sources/App/Terminal/Main/Main.swift", file_242, sizeof file_242 - 1},
  {"Templates/coordinator/Sources/App/Terminal/MembersTerminal.swift", file_243, sizeof file_243 - 1},
  {"Templates/coordinator/Sources/App/Terminal/ProfileCoordinator+Text.swift", file_244, sizeof file_244 - 1},
  {"Templates/coordinator/Sources/App/Terminal/Traced+Repositories.swift", file_245, sizeof file_245 - 1},
  {"Templates/coordinator/Sources/App/Terminal/Traced+UseCases.swift", file_246, sizeof file_246 - 1},
  {"Templates/coordinator/Sources/App/Terminal/Tracer+Layers.swift", file_247, sizeof file_247 - 1},
  {"Templates/coordinator/Sources/Data/DTOs/CodeRequestDTO.swift", file_248, sizeof file_248 - 1},
  {"Templates/coordinator/Sources/Data/DTOs/CodeSentDTO.swift", file_249, sizeof file_249 - 1},
  {"Templates/coordinator/Sources/Data/DTOs/ErrorDTO.swift", file_250, sizeof file_250 - 1},
  {"Templates/coordinator/Sources/Data/DTOs/NewUserDTO.swift", file_251, sizeof file_251 - 1},
  {"Templates/coordinator/Sources/Data/DTOs/ProfileDTO.swift", file_252, sizeof file_252 - 1},
  {"Templates/coordinator/Sources/Data/DTOs/ProfileUpdateDTO.swift", file_253, sizeof file_253 - 1},
  {"Templates/coordinator/Sources/Data/DTOs/RefusalDTO.swift", file_254, sizeof file_254 - 1},
  {"Templates/coordinator/Sources/Data/DTOs/SignInDTO.swift", file_255, sizeof file_255 - 1},
  {"Templates/coordinator/Sources/Data/DTOs/StoredUsersDTO.swift", file_256, sizeof file_256 - 1},
  {"Templates/coordinator/Sources/Data/DTOs/UserDTO.swift", file_257, sizeof file_257 - 1},
  {"Templates/coordinator/Sources/Data/DataSources/AvatarRemoteDataSource.swift", file_258, sizeof file_258 - 1},
  {"Templates/coordinator/Sources/Data/DataSources/ProfileRemoteDataSource.swift", file_259, sizeof file_259 - 1},
  {"Templates/coordinator/Sources/Data/DataSources/SessionRemoteDataSource.swift", file_260, sizeof file_260 - 1},
  {"Templates/coordinator/Sources/Data/DataSources/UserLocalDataSource.swift", file_261, sizeof file_261 - 1},
  {"Templates/coordinator/Sources/Data/DataSources/UserRemoteDataSource.swift", file_262, sizeof file_262 - 1},
  {"Templates/coordinator/Sources/Data/Repositories/AppError+NetworkError.swift", file_263, sizeof file_263 - 1},
  {"Templates/coordinator/Sources/Data/Repositories/AvatarRepository.swift", file_264, sizeof file_264 - 1},
  {"Templates/coordinator/Sources/Data/Repositories/ProfileRepository.swift", file_265, sizeof file_265 - 1},
  {"Templates/coordinator/Sources/Data/Repositories/SessionRepository.swift", file_266, sizeof file_266 - 1},
  {"Templates/coordinator/Sources/Data/Repositories/UnansweredDrafts.swift", file_267, sizeof file_267 - 1},
  {"Templates/coordinator/Sources/Data/Repositories/UserRepository.swift", file_268, sizeof file_268 - 1},
  {"Templates/coordinator/Sources/Domain/Entities/AppError.swift", file_269, sizeof file_269 - 1},
  {"Templates/coordinator/Sources/Domain/Entities/Profile.swift", file_270, sizeof file_270 - 1},
  {"Templates/coordinator/Sources/Domain/Entities/Session.swift", file_271, sizeof file_271 - 1},
  {"Templates/coordinator/Sources/Domain/Entities/String+Contact.swift", file_272, sizeof file_272 - 1},
  {"Templates/coordinator/Sources/Domain/Entities/User.swift", file_273, sizeof file_273 - 1},
  {"Templates/coordinator/Sources/Domain/Entities/UserDraft.swift", file_274, sizeof file_274 - 1},
  {"Templates/coordinator/Sources/Domain/Entities/UserList.swift", file_275, sizeof file_275 - 1},
  {"Templates/coordinator/Sources/Domain/Protocols/AvatarRepositoryProtocol.swift", file_276, sizeof file_276 - 1},
  {"Templates/coordinator/Sources/Domain/Protocols/ProfileRepositoryProtocol.swift", file_277, sizeof file_277 - 1},
  {"Templates/coordinator/Sources/Domain/Protocols/SessionRepositoryProtocol.swift", file_278, sizeof file_278 - 1},
  {"Templates/coordinator/Sources/Domain/Protocols/UserRepositoryProtocol.swift", file_279, sizeof file_279 - 1},
  {"Templates/coordinator/Sources/Domain/UseCases/CreateUserUseCase.swift", file_280, sizeof file_280 - 1},
  {"Templates/coordinator/Sources/Domain/UseCases/GetAvatarUseCase.swift", file_281, sizeof file_281 - 1},
  {"Templates/coordinator/Sources/Domain/UseCases/GetProfileUseCase.swift", file_282, sizeof file_282 - 1},
  {"Templates/coordinator/Sources/Domain/UseCases/GetUserListUseCase.swift", file_283, sizeof file_283 - 1},
  {"Templates/coordinator/Sources/Domain/UseCases/ObserveSessionUseCase.swift", file_284, sizeof file_284 - 1},
  {"Templates/coordinator/Sources/Domain/UseCases/ReadSessionUseCase.swift", file_285, sizeof file_285 - 1},
  {"Templates/coordinator/Sources/Domain/UseCases/RequestCodeUseCase.swift", file_286, sizeof file_286 - 1},
  {"Templates/coordinator/Sources/Domain/UseCases/SignInUseCase.swift", file_287, sizeof file_287 - 1},
  {"Templates/coordinator/Sources/Domain/UseCases/SignOutUseCase.swift", file_288, sizeof file_288 - 1},
  {"Templates/coordinator/Sources/Domain/UseCases/UpdateProfileUseCase.swift", file_289, sizeof file_289 - 1},
  {"Templates/coordinator/Sources/Infrastructure/Network/RefreshDTO.swift", file_290, sizeof file_290 - 1},
  {"Templates/coordinator/Sources/Infrastructure/Network/Session+Authorizer.swift", file_291, sizeof file_291 - 1},
  {"Templates/coordinator/Sources/Infrastructure/Network/SessionDTO.swift", file_292, sizeof file_292 - 1},
  {"Templates/coordinator/Sources/Infrastructure/Network/SessionNetwork.swift", file_293, sizeof file_293 - 1},
  {"Templates/coordinator/Sources/Infrastructure/Storage/CredentialStorage.swift", file_294, sizeof file_294 - 1},
  {"Templates/coordinator/Sources/Infrastructure/Storage/DeviceKeychain.swift", file_295, sizeof file_295 - 1},
  {"Templates/coordinator/Sources/Infrastructure/Utils/Log.swift", file_296, sizeof file_296 - 1},
  {"Templates/coordinator/Sources/Presentation/Coordinators/AppCoordinator.swift", file_297, sizeof file_297 - 1},
  {"Templates/coordinator/Sources/Presentation/Coordinators/DeepLink.swift", file_298, sizeof file_298 - 1},
  {"Templates/coordinator/Sources/Presentation/Coordinators/HomeCoordinator.swift", file_299, sizeof file_299 - 1},
  {"Templates/coordinator/Sources/Presentation/Coordinators/HomeNavigation.swift", file_300, sizeof file_300 - 1},
  {"Templates/coordinator/Sources/Presentation/Coordinators/ProfileCoordinator.swift", file_301, sizeof file_301 - 1},
  {"Templates/coordinator/Sources/Presentation/Coordinators/ProfileNavigation.swift", file_302, sizeof file_302 - 1},
  {"Templates/coordinator/Sources/Presentation/Coordinators/SessionNavigation.swift", file_303, sizeof file_303 - 1},
  {"Templates/coordinator/Sources/Presentation/Coordinators/SettingsCoordinator.swift", file_304, sizeof file_304 - 1},
  {"Templates/coordinator/Sources/Presentation/Coordinators/SettingsNavigation.swift", file_305, sizeof file_305 - 1},
  {"Templates/coordinator/Sources/Presentation/Coordinators/SignInCoordinator.swift", file_306, sizeof file_306 - 1},
  {"Templates/coordinator/Sources/Presentation/Coordinators/SignInNavigation.swift", file_307, sizeof file_307 - 1},
  {"Templates/coordinator/Sources/Presentation/Errors/AppError+Text.swift", file_308, sizeof file_308 - 1},
  {"Templates/coordinator/Sources/Presentation/ViewModels/AvatarsViewModel.swift", file_309, sizeof file_309 - 1},
  {"Templates/coordinator/Sources/Presentation/ViewModels/BaseViewModel.swift", file_310, sizeof file_310 - 1},
  {"Templates/coordinator/Sources/Presentation/ViewModels/CreateUserViewModel.swift", file_311, sizeof file_311 - 1},
  {"Templates/coordinator/Sources/Presentation/ViewModels/ProfileViewModel.swift", file_312, sizeof file_312 - 1},
  {"Templates/coordinator/Sources/Presentation/ViewModels/SessionViewModel.swift", file_313, sizeof file_313 - 1},
  {"Templates/coordinator/Sources/Presentation/ViewModels/SettingsViewModel.swift", file_314, sizeof file_314 - 1},
  {"Templates/coordinator/Sources/Presentation/ViewModels/SignInViewModel.swift", file_315, sizeof file_315 - 1},
  {"Templates/coordinator/Sources/Presentation/ViewModels/UserListViewModel.swift", file_316, sizeof file_316 - 1},
  {"Templates/coordinator/Sources/Presentation/ViewModels/ViewState.swift", file_317, sizeof file_317 - 1},
  {"Templates/coordinator/Sources/Presentation/Views/Components/View+Input.swift", file_318, sizeof file_318 - 1},
  {"Templates/coordinator/Sources/Presentation/Views/Home/AvatarView.swift", file_319, sizeof file_319 - 1},
  {"Templates/coordinator/Sources/Presentation/Views/Home/CreateUserView.swift", file_320, sizeof file_320 - 1},
  {"Templates/coordinator/Sources/Presentation/Views/Home/HomeView.swift", file_321, sizeof file_321 - 1},
  {"Templates/coordinator/Sources/Presentation/Views/Home/Image+Data.swift", file_322, sizeof file_322 - 1},
  {"Templates/coordinator/Sources/Presentation/Views/Home/UserDetailView.swift", file_323, sizeof file_323 - 1},
  {"Templates/coordinator/Sources/Presentation/Views/Home/UserListView.swift", file_324, sizeof file_324 - 1},
  {"Templates/coordinator/Sources/Presentation/Views/Home/UserRowView.swift", file_325, sizeof file_325 - 1},
  {"Templates/coordinator/Sources/Presentation/Views/Profile/ProfileDetailView.swift", file_326, sizeof file_326 - 1},
  {"Templates/coordinator/Sources/Presentation/Views/Profile/ProfileView.swift", file_327, sizeof file_327 - 1},
  {"Templates/coordinator/Sources/Presentation/Views/Profile/SignInFlowView.swift", file_328, sizeof file_328 - 1},
  {"Templates/coordinator/Sources/Presentation/Views/Profile/SignInView.swift", file_329, sizeof file_329 - 1},
  {"Templates/coordinator/Sources/Presentation/Views/Settings/SettingsFlowView.swift", file_330, sizeof file_330 - 1},
  {"Templates/coordinator/Sources/Presentation/Views/Settings/SettingsView.swift", file_331, sizeof file_331 - 1},
  {"Templates/coordinator/Tests/IntegrationTests/DataSourceIntegrationTests.swift", file_332, sizeof file_332 - 1},
  {"Templates/coordinator/Tests/IntegrationTests/EnvelopeTests.swift", file_333, sizeof file_333 - 1},
  {"Templates/coordinator/Tests/IntegrationTests/MembersIntegrationTests.swift", file_334, sizeof file_334 - 1},
  {"Templates/coordinator/Tests/IntegrationTests/WindowTests.swift", file_335, sizeof file_335 - 1},
  {"Templates/coordinator/Tests/UnitTests/Data/AvatarRepositoryTests.swift", file_336, sizeof file_336 - 1},
  {"Templates/coordinator/Tests/UnitTests/Data/DataSourceTests.swift", file_337, sizeof file_337 - 1},
  {"Templates/coordinator/Tests/UnitTests/Data/ProfileRepositoryTests.swift", file_338, sizeof file_338 - 1},
  {"Templates/coordinator/Tests/UnitTests/Data/SessionRepositoryTests.swift", file_339, sizeof file_339 - 1},
  {"Templates/coordinator/Tests/UnitTests/Data/UnansweredDraftsTests.swift", file_340, sizeof file_340 - 1},
  {"Templates/coordinator/Tests/UnitTests/Data/UserRepositoryTests.swift", file_341, sizeof file_341 - 1},
  {"Templates/coordinator/Tests/UnitTests/Domain/ProfileUseCaseTests.swift", file_342, sizeof file_342 - 1},
  {"Templates/coordinator/Tests/UnitTests/Domain/SessionUseCaseTests.swift", file_343, sizeof file_343 - 1},
  {"Templates/coordinator/Tests/UnitTests/Domain/UserTests.swift", file_344, sizeof file_344 - 1},
  {"Templates/coordinator/Tests/UnitTests/Domain/UserUseCaseTests.swift", file_345, sizeof file_345 - 1},
  {"Templates/coordinator/Tests/UnitTests/Fakes/FakeDataSources.swift", file_346, sizeof file_346 - 1},
  {"Templates/coordinator/Tests/UnitTests/Fakes/FakeNavigation.swift", file_347, sizeof file_347 - 1},
  {"Templates/coordinator/Tests/UnitTests/Fakes/FakeProfileRepository.swift", file_348, sizeof file_348 - 1},
  {"Templates/coordinator/Tests/UnitTests/Fakes/FakeSessionRepository.swift", file_349, sizeof file_349 - 1},
  {"Templates/coordinator/Tests/UnitTests/Fakes/FakeUserRepository.swift", file_350, sizeof file_350 - 1},
  {"Templates/coordinator/Tests/UnitTests/Fakes/Fixtures.swift", file_351, sizeof file_351 - 1},
  {"Templates/coordinator/Tests/UnitTests/Fakes/LockedKeychain.swift", file_352, sizeof file_352 - 1},
  {"Templates/coordinator/Tests/UnitTests/Presentation/AvatarsViewModelTests.swift", file_353, sizeof file_353 - 1},
  {"Templates/coordinator/Tests/UnitTests/Presentation/CoordinatorTests.swift", file_354, sizeof file_354 - 1},
  {"Templates/coordinator/Tests/UnitTests/Presentation/DeepLinkTests.swift", file_355, sizeof file_355 - 1},
  {"Templates/coordinator/Tests/UnitTests/Presentation/ProfileViewModelTests.swift", file_356, sizeof file_356 - 1},
  {"Templates/coordinator/Tests/UnitTests/Presentation/SessionTests.swift", file_357, sizeof file_357 - 1},
  {"Templates/coordinator/Tests/UnitTests/Presentation/UserViewModelTests.swift", file_358, sizeof file_358 - 1},
  {"Templates/coordinator/strata.yml", file_359, sizeof file_359 - 1},
  {"Templates/gateway/App/LoginApp/Assets.xcassets/AccentColor.colorset/Contents.json", file_360, sizeof file_360 - 1},
  {"Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/Contents.json", file_361, sizeof file_361 - 1},
  {"Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/iOS.png", file_362, sizeof file_362 - 1},
  {"Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/macOS-1024.png", file_363, sizeof file_363 - 1},
  {"Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/macOS-128.png", file_364, sizeof file_364 - 1},
  {"Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/macOS-16.png", file_365, sizeof file_365 - 1},
  {"Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/macOS-256.png", file_366, sizeof file_366 - 1},
  {"Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/macOS-32.png", file_367, sizeof file_367 - 1},
  {"Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/macOS-512.png", file_368, sizeof file_368 - 1},
  {"Templates/gateway/App/LoginApp/Assets.xcassets/AppIcon.appiconset/macOS-64.png", file_369, sizeof file_369 - 1},
  {"Templates/gateway/App/LoginApp/Assets.xcassets/Contents.json", file_370, sizeof file_370 - 1},
  {"Templates/gateway/App/LoginApp/Info.plist", file_371, sizeof file_371 - 1},
  {"Templates/gateway/App/LoginApp/Localizable.xcstrings", file_372, sizeof file_372 - 1},
  {"Templates/gateway/App/LoginApp/LoginApp.entitlements", file_373, sizeof file_373 - 1},
  {"Templates/gateway/App/LoginApp/Main.swift", file_374, sizeof file_374 - 1},
  {"Templates/gateway/App/LoginApp/PrivacyInfo.xcprivacy", file_375, sizeof file_375 - 1},
  {"Templates/gateway/App/LoginUITests/LoginUITests.swift", file_376, sizeof file_376 - 1},
  {"Templates/gateway/App/LoginUITests/XCUIApplication+Launch.swift", file_377, sizeof file_377 - 1},
  {"Templates/gateway/Package.swift", file_378, sizeof file_378 - 1},
  {"Templates/gateway/README.md", file_379, sizeof file_379 - 1},
  {"Templates/gateway/Sources/App/AppDependencies+Views.swift", file_380, sizeof file_380 - 1},
  {"Templates/gateway/Sources/App/AppDependencies.swift", file_381, sizeof file_381 - 1},
  {"Templates/gateway/Sources/App/LaunchArguments.swift", file_382, sizeof file_382 - 1},
  {"Templates/gateway/Sources/App/LayerDecorator.swift", file_383, sizeof file_383 - 1},
  {"Templates/gateway/Sources/App/LoginApp.swift", file_384, sizeof file_384 - 1},
  {"Templates/gateway/Sources/App/Previews/LightAndDark.swift", file_385, sizeof file_385 - 1},
  {"Templates/gateway/Sources/App/Previews/PreviewAnswer.swift", file_386, sizeof file_386 - 1},
  {"Templates/gateway/Sources/App/Previews/PreviewUseCases.swift", file_387, sizeof file_387 - 1},
  {"Templates/gateway/Sources/App/Previews/Previews.swift", file_388, sizeof file_388 - 1},
  {"Templates/gateway/Sources/App/Server.swift", file_389, sizeof file_389 - 1},
  {"Templates/gateway/Sources/App/Terminal/LoginTerminal.swift", file_390, sizeof file_390 - 1},
  {"Templates/gateway/Sources/App/Terminal/Main/Main.swift", file_391, sizeof file_391 - 1},
  {"Templates/gateway/Sources/App/Terminal/SessionScreens.swift", file_392, sizeof file_392 - 1},
  {"Templates/gateway/Sources/App/Terminal/Traced+Gateways.swift", file_393, sizeof file_393 - 1},
  {"Templates/gateway/Sources/App/Terminal/Traced+UseCases.swift", file_394, sizeof file_394 - 1},
  {"Templates/gateway/Sources/App/Terminal/Tracer+Layers.swift", file_395, sizeof file_395 - 1},
  {"Templates/gateway/Sources/App/URL+App.swift", file_396, sizeof file_396 - 1},
  {"Templates/gateway/Sources/BusinessLogic/Errors/AuthError.swift", file_397, sizeof file_397 - 1},
  {"Templates/gateway/Sources/BusinessLogic/Errors/SettingsError.swift", file_398, sizeof file_398 - 1},
  {"Templates/gateway/Sources/BusinessLogic/Errors/ValidationError.swift", file_399, sizeof file_399 - 1},
  {"Templates/gateway/Sources/BusinessLogic/Models/AuthSession+NetResValidate.swift", file_400, sizeof file_400 - 1},
  {"Templates/gateway/Sources/BusinessLogic/Models/AuthSession.swift", file_401, sizeof file_401 - 1},
  {"Templates/gateway/Sources/BusinessLogic/Models/Avatar.swift", file_402, sizeof file_402 - 1},
  {"Templates/gateway/Sources/BusinessLogic/Models/AvatarUpload.swift", file_403, sizeof file_403 - 1},
  {"Templates/gateway/Sources/BusinessLogic/Models/OTPResponse.swift", file_404, sizeof file_404 - 1},
  {"Templates/gateway/Sources/BusinessLogic/Models/PictureType.swift", file_405, sizeof file_405 - 1},
  {"Templates/gateway/Sources/BusinessLogic/Models/Profile.swift", file_406, sizeof file_406 - 1},
  {"Templates/gateway/Sources/BusinessLogic/Models/SignInSettings+StoredSettings.swift", file_407, sizeof file_407 - 1},
  {"Templates/gateway/Sources/BusinessLogic/Models/SignInSettings.swift", file_408, sizeof file_408 - 1},
  {"Templates/gateway/Sources/BusinessLogic/Models/String+Validation.swift", file_409, sizeof file_409 - 1},
  {"Templates/gateway/Sources/BusinessLogic/UseCases/GatewayError+AuthError.swift", file_410, sizeof file_410 - 1},
  {"Templates/gateway/Sources/BusinessLogic/UseCases/GetAvatarUseCase.swift", file_411, sizeof file_411 - 1},
  {"Templates/gateway/Sources/BusinessLogic/UseCases/GetProfileUseCase.swift", file_412, sizeof file_412 - 1},
  {"Templates/gateway/Sources/BusinessLogic/UseCases/GetSettingsUseCase.swift", file_413, sizeof file_413 - 1},
  {"Templates/gateway/Sources/BusinessLogic/UseCases/LoginUseCase.swift", file_414, sizeof file_414 - 1},
  {"Templates/gateway/Sources/BusinessLogic/UseCases/RememberPhoneUseCase.swift", file_415, sizeof file_415 - 1},
  {"Templates/gateway/Sources/BusinessLogic/UseCases/ResetPasswordUseCase.swift", file_416, sizeof file_416 - 1},
  {"Templates/gateway/Sources/BusinessLogic/UseCases/SaveSettingsUseCase.swift", file_417, sizeof file_417 - 1},
  {"Templates/gateway/Sources/BusinessLogic/UseCases/SendOTPUseCase.swift", file_418, sizeof file_418 - 1},
  {"Templates/gateway/Sources/BusinessLogic/UseCases/UploadAvatarUseCase.swift", file_419, sizeof file_419 - 1},
  {"Templates/gateway/Sources/BusinessLogic/UseCases/ValidateOTPUseCase.swift", file_420, sizeof file_420 - 1},
  {"Templates/gateway/Sources/DataAccess/DTO/NetReqLogin.swift", file_421, sizeof file_421 - 1},
  {"Templates/gateway/Sources/DataAccess/DTO/NetReqRefresh.swift", file_422, sizeof file_422 - 1},
  {"Templates/gateway/Sources/DataAccess/DTO/NetReqResetPassword.swift", file_423, sizeof file_423 - 1},
  {"Templates/gateway/Sources/DataAccess/DTO/NetReqSendOTP.swift", file_424, sizeof file_424 - 1},
  {"Templates/gateway/Sources/DataAccess/DTO/NetReqValidate.swift", file_425, sizeof file_425 - 1},
  {"Templates/gateway/Sources/DataAccess/DTO/NetResAvatar.swift", file_426, sizeof file_426 - 1},
  {"Templates/gateway/Sources/DataAccess/DTO/NetResError.swift", file_427, sizeof file_427 - 1},
  {"Templates/gateway/Sources/DataAccess/DTO/NetResProfile.swift", file_428, sizeof file_428 - 1},
  {"Templates/gateway/Sources/DataAccess/DTO/NetResSendOTP.swift", file_429, sizeof file_429 - 1},
  {"Templates/gateway/Sources/DataAccess/DTO/NetResValidate.swift", file_430, sizeof file_430 - 1},
  {"Templates/gateway/Sources/DataAccess/DTO/StoredSettings.swift", file_431, sizeof file_431 - 1},
  {"Templates/gateway/Sources/DataAccess/Errors/GatewayError+NetworkError.swift", file_432, sizeof file_432 - 1},
  {"Templates/gateway/Sources/DataAccess/Errors/GatewayError.swift", file_433, sizeof file_433 - 1},
  {"Templates/gateway/Sources/DataAccess/Gateways/GetAvatarGateway.swift", file_434, sizeof file_434 - 1},
  {"Templates/gateway/Sources/DataAccess/Gateways/GetProfileGateway.swift", file_435, sizeof file_435 - 1},
  {"Templates/gateway/Sources/DataAccess/Gateways/GetSettingsGateway.swift", file_436, sizeof file_436 - 1},
  {"Templates/gateway/Sources/DataAccess/Gateways/LoginGateway.swift", file_437, sizeof file_437 - 1},
  {"Templates/gateway/Sources/DataAccess/Gateways/NetworkClient+Gateways.swift", file_438, sizeof file_438 - 1},
  {"Templates/gateway/Sources/DataAccess/Gateways/ResetPasswordGateway.swift", file_439, sizeof file_439 - 1},
  {"Templates/gateway/Sources/DataAccess/Gateways/SaveSettingsGateway.swift", file_440, sizeof file_440 - 1},
  {"Templates/gateway/Sources/DataAccess/Gateways/SendOTPGateway.swift", file_441, sizeof file_441 - 1},
  {"Templates/gateway/Sources/DataAccess/Gateways/UploadAvatarGateway.swift", file_442, sizeof file_442 - 1},
  {"Templates/gateway/Sources/DataAccess/Gateways/ValidateOTPGateway.swift", file_443, sizeof file_443 - 1},
  {"Templates/gateway/Sources/Infrastructure/Database/SettingsDatabase.swift", file_444, sizeof file_444 - 1},
  {"Templates/gateway/Sources/Infrastructure/Log.swift", file_445, sizeof file_445 - 1},
  {"Templates/gateway/Sources/Infrastructure/NetworkLayer/AuthNetworkRoute.swift", file_446, sizeof file_446 - 1},
  {"Templates/gateway/Sources/Infrastructure/NetworkLayer/ProfileNetworkRoute.swift", file_447, sizeof file_447 - 1},
  {"Templates/gateway/Sources/Infrastructure/NetworkLayer/SessionNetwork.swift", file_448, sizeof file_448 - 1},
  {"Templates/gateway/Sources/Infrastructure/Settings/CredentialStorage.swift", file_449, sizeof file_449 - 1},
  {"Templates/gateway/Sources/Infrastructure/Settings/UserSession+Authorizer.swift", file_450, sizeof file_450 - 1},
  {"Templates/gateway/Sources/Infrastructure/Settings/UserSession.swift", file_451, sizeof file_451 - 1},
  {"Templates/gateway/Sources/Infrastructure/Settings/UserSettings.swift", file_452, sizeof file_452 - 1},
  {"Templates/gateway/Sources/Presentation/Avatar/AvatarView.swift", file_453, sizeof file_453 - 1},
  {"Templates/gateway/Sources/Presentation/Avatar/AvatarViewModel.swift", file_454, sizeof file_454 - 1},
  {"Templates/gateway/Sources/Presentation/Avatar/Data+Avatar.swift", file_455, sizeof file_455 - 1},
  {"Templates/gateway/Sources/Presentation/Components/Image+Data.swift", file_456, sizeof file_456 - 1},
  {"Templates/gateway/Sources/Presentation/Components/LoadingIndicator.swift", file_457, sizeof file_457 - 1},
  {"Templates/gateway/Sources/Presentation/Components/ResendButton.swift", file_458, sizeof file_458 - 1},
  {"Templates/gateway/Sources/Presentation/Components/View+Input.swift", file_459, sizeof file_459 - 1},
  {"Templates/gateway/Sources/Presentation/Components/View+Waiting.swift", file_460, sizeof file_460 - 1},
  {"Templates/gateway/Sources/Presentation/Errors/AuthError+Text.swift", file_461, sizeof file_461 - 1},
  {"Templates/gateway/Sources/Presentation/Errors/SettingsError+Text.swift", file_462, sizeof file_462 - 1},
  {"Templates/gateway/Sources/Presentation/Errors/ValidationError+Text.swift", file_463, sizeof file_463 - 1},
  {"Templates/gateway/Sources/Presentation/Home/HomeView.swift", file_464, sizeof file_464 - 1},
  {"Templates/gateway/Sources/Presentation/Home/HomeViewModel.swift", file_465, sizeof file_465 - 1},
  {"Templates/gateway/Sources/Presentation/Login/LoginView.swift", file_466, sizeof file_466 - 1},
  {"Templates/gateway/Sources/Presentation/Login/LoginViewModel.swift", file_467, sizeof file_467 - 1},
  {"Templates/gateway/Sources/Presentation/ResetPassword/ResetPasswordView.swift", file_468, sizeof file_468 - 1},
  {"Templates/gateway/Sources/Presentation/ResetPassword/ResetPasswordViewModel.swift", file_469, sizeof file_469 - 1},
  {"Templates/gateway/Sources/Presentation/Settings/SettingsView.swift", file_470, sizeof file_470 - 1},
  {"Templates/gateway/Sources/Presentation/Settings/SettingsViewModel.swift", file_471, sizeof file_471 - 1},
  {"Templates/gateway/Tests/BusinessLogicTests/AvatarUseCaseTests.swift", file_472, sizeof file_472 - 1},
  {"Templates/gateway/Tests/BusinessLogicTests/GetProfileUseCaseTests.swift", file_473, sizeof file_473 - 1},
  {"Templates/gateway/Tests/BusinessLogicTests/PasswordUseCaseTests.swift", file_474, sizeof file_474 - 1},
  {"Templates/gateway/Tests/BusinessLogicTests/SendOTPUseCaseTests.swift", file_475, sizeof file_475 - 1},
  {"Templates/gateway/Tests/BusinessLogicTests/SettingsUseCaseTests.swift", file_476, sizeof file_476 - 1},
  {"Templates/gateway/Tests/BusinessLogicTests/ValidateOTPUseCaseTests.swift", file_477, sizeof file_477 - 1},
  {"Templates/gateway/Tests/DataAccessTests/EnvelopeTests.swift", file_478, sizeof file_478 - 1},
  {"Templates/gateway/Tests/DataAccessTests/GatewayTests.swift", file_479, sizeof file_479 - 1},
  {"Templates/gateway/Tests/DataAccessTests/NetworkErrorTests.swift", file_480, sizeof file_480 - 1},
  {"Templates/gateway/Tests/InfrastructureTests/SettingsDatabaseTests.swift", file_481, sizeof file_481 - 1},
  {"Templates/gateway/Tests/InfrastructureTests/UserSettingsTests.swift", file_482, sizeof file_482 - 1},
  {"Templates/gateway/Tests/IntegrationTests/LoginFlowTests.swift", file_483, sizeof file_483 - 1},
  {"Templates/gateway/Tests/IntegrationTests/TraceTests.swift", file_484, sizeof file_484 - 1},
  {"Templates/gateway/Tests/IntegrationTests/WindowTests.swift", file_485, sizeof file_485 - 1},
  {"Templates/gateway/Tests/Mocks/AuthError+Equatable.swift", file_486, sizeof file_486 - 1},
  {"Templates/gateway/Tests/Mocks/LockedStorage.swift", file_487, sizeof file_487 - 1},
  {"Templates/gateway/Tests/Mocks/MockGateways.swift", file_488, sizeof file_488 - 1},
  {"Templates/gateway/Tests/Mocks/MockUseCases.swift", file_489, sizeof file_489 - 1},
  {"Templates/gateway/Tests/Mocks/Samples.swift", file_490, sizeof file_490 - 1},
  {"Templates/gateway/Tests/Mocks/Scripted+TypedErrors.swift", file_491, sizeof file_491 - 1},
  {"Templates/gateway/Tests/PresentationTests/AvatarViewModelTests.swift", file_492, sizeof file_492 - 1},
  {"Templates/gateway/Tests/PresentationTests/HomeViewModelTests.swift", file_493, sizeof file_493 - 1},
  {"Templates/gateway/Tests/PresentationTests/LoginViewModelTests.swift", file_494, sizeof file_494 - 1},
  {"Templates/gateway/Tests/PresentationTests/ResetPasswordViewModelTests.swift", file_495, sizeof file_495 - 1},
  {"Templates/gateway/Tests/PresentationTests/SessionTests.swift", file_496, sizeof file_496 - 1},
  {"Templates/gateway/Tests/PresentationTests/SettingsViewModelTests.swift", file_497, sizeof file_497 - 1},
  {"Templates/gateway/strata.yml", file_498, sizeof file_498 - 1},
  {"Templates/module/App/ItemsApp/Assets.xcassets/AccentColor.colorset/Contents.json", file_499, sizeof file_499 - 1},
  {"Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/Contents.json", file_500, sizeof file_500 - 1},
  {"Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/iOS.png", file_501, sizeof file_501 - 1},
  {"Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/macOS-1024.png", file_502, sizeof file_502 - 1},
  {"Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/macOS-128.png", file_503, sizeof file_503 - 1},
  {"Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/macOS-16.png", file_504, sizeof file_504 - 1},
  {"Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/macOS-256.png", file_505, sizeof file_505 - 1},
  {"Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/macOS-32.png", file_506, sizeof file_506 - 1},
  {"Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/macOS-512.png", file_507, sizeof file_507 - 1},
  {"Templates/module/App/ItemsApp/Assets.xcassets/AppIcon.appiconset/macOS-64.png", file_508, sizeof file_508 - 1},
  {"Templates/module/App/ItemsApp/Assets.xcassets/Contents.json", file_509, sizeof file_509 - 1},
  {"Templates/module/App/ItemsApp/Info.plist", file_510, sizeof file_510 - 1},
  {"Templates/module/App/ItemsApp/ItemsApp.entitlements", file_511, sizeof file_511 - 1},
  {"Templates/module/App/ItemsApp/Localizable.xcstrings", file_512, sizeof file_512 - 1},
  {"Templates/module/App/ItemsApp/Main.swift", file_513, sizeof file_513 - 1},
  {"Templates/module/App/ItemsApp/PrivacyInfo.xcprivacy", file_514, sizeof file_514 - 1},
  {"Templates/module/App/ItemsUITests/ItemsUITests.swift", file_515, sizeof file_515 - 1},
  {"Templates/module/App/ItemsUITests/XCUIApplication+Launch.swift", file_516, sizeof file_516 - 1},
  {"Templates/module/Package.swift", file_517, sizeof file_517 - 1},
  {"Templates/module/README.md", file_518, sizeof file_518 - 1},
  {"Templates/module/Sources/App/AppDependencies.swift", file_519, sizeof file_519 - 1},
  {"Templates/module/Sources/App/AppRouter.swift", file_520, sizeof file_520 - 1},
  {"Templates/module/Sources/App/ItemsApp.swift", file_521, sizeof file_521 - 1},
  {"Templates/module/Sources/App/ItemsScene.swift", file_522, sizeof file_522 - 1},
  {"Templates/module/Sources/App/LaunchArguments.swift", file_523, sizeof file_523 - 1},
  {"Templates/module/Sources/App/Previews.swift", file_524, sizeof file_524 - 1},
  {"Templates/module/Sources/App/Server.swift", file_525, sizeof file_525 - 1},
  {"Templates/module/Sources/App/Terminal/Backend.swift", file_526, sizeof file_526 - 1},
  {"Templates/module/Sources/App/Terminal/ItemsTerminal.swift", file_527, sizeof file_527 - 1},
  {"Templates/module/Sources/App/Terminal/Main/Main.swift", file_528, sizeof file_528 - 1},
  {"Templates/module/Sources/App/Terminal/StepLogger.swift", file_529, sizeof file_529 - 1},
  {"Templates/module/Sources/App/WarningLogger.swift", file_530, sizeof file_530 - 1},
  {"Templates/module/Sources/Cart/Implementation/Data/DataSources/CartDTO.swift", file_531, sizeof file_531 - 1},
  {"Templates/module/Sources/Cart/Implementation/Data/DataSources/CartLineDTO.swift", file_532, sizeof file_532 - 1},
  {"Templates/module/Sources/Cart/Implementation/Data/DataSources/CartMoneyDTO.swift", file_533, sizeof file_533 - 1},
  {"Templates/module/Sources/Cart/Implementation/Data/DataSources/CartStoreDataSource.swift", file_534, sizeof file_534 - 1},
  {"Templates/module/Sources/Cart/Implementation/Data/Repositories/CartRepositoryImp.swift", file_535, sizeof file_535 - 1},
  {"Templates/module/Sources/Cart/Implementation/Data/Repositories/ItemGatewayImp.swift", file_536, sizeof file_536 - 1},
  {"Templates/module/Sources/Cart/Implementation/Domain/BusinessModels/Cart.swift", file_537, sizeof file_537 - 1},
  {"Templates/module/Sources/Cart/Implementation/Domain/BusinessModels/CartItem.swift", file_538, sizeof file_538 - 1},
  {"Templates/module/Sources/Cart/Implementation/Domain/BusinessModels/CartLine.swift", file_539, sizeof file_539 - 1},
  {"Templates/module/Sources/Cart/Implementation/Domain/Gateways/CartRepository.swift", file_540, sizeof file_540 - 1},
  {"Templates/module/Sources/Cart/Implementation/Domain/Gateways/ItemGateway.swift", file_541, sizeof file_541 - 1},
  {"Templates/module/Sources/Cart/Implementation/Domain/UseCases/AddToCartUseCase.swift", file_542, sizeof file_542 - 1},
  {"Templates/module/Sources/Cart/Implementation/Domain/UseCases/ObserveCartUseCase.swift", file_543, sizeof file_543 - 1},
  {"Templates/module/Sources/Cart/Implementation/Domain/UseCases/RemoveFromCartUseCase.swift", file_544, sizeof file_544 - 1},
  {"Templates/module/Sources/Cart/Implementation/Module/AsyncThrowingStream+Combine.swift", file_545, sizeof file_545 - 1},
  {"Templates/module/Sources/Cart/Implementation/Module/CartDependenciesContainer.swift", file_546, sizeof file_546 - 1},
  {"Templates/module/Sources/Cart/Implementation/Module/CartModuleImp+Terminal.swift", file_547, sizeof file_547 - 1},
  {"Templates/module/Sources/Cart/Implementation/Module/CartModuleImp.swift", file_548, sizeof file_548 - 1},
  {"Templates/module/Sources/Cart/Implementation/Module/Logged+Layers.swift", file_549, sizeof file_549 - 1},
  {"Templates/module/Sources/Cart/Implementation/Presentation/Errors/CartModuleError+Text.swift", file_550, sizeof file_550 - 1},
  {"Templates/module/Sources/Cart/Implementation/Presentation/Previews/CartPreviews.swift", file_551, sizeof file_551 - 1},
  {"Templates/module/Sources/Cart/Implementation/Presentation/Terminal/CartScreen.swift", file_552, sizeof file_552 - 1},
  {"Templates/module/Sources/Cart/Implementation/Presentation/ViewModels/CartViewModel.swift", file_553, sizeof file_553 - 1},
  {"Templates/module/Sources/Cart/Implementation/Presentation/Views/CartView.swift", file_554, sizeof file_554 - 1},
  {"Templates/module/Sources/Cart/Implementation/Presentation/Views/CartWidgetView.swift", file_555, sizeof file_555 - 1},
  {"Templates/module/Sources/Cart/Interface/CartExternalDependencies.swift", file_556, sizeof file_556 - 1},
  {"Templates/module/Sources/Cart/Interface/CartModule.swift", file_557, sizeof file_557 - 1},
  {"Templates/module/Sources/Cart/Interface/CartModuleError.swift", file_558, sizeof file_558 - 1},
  {"Templates/module/Sources/Cart/Interface/CartRouter.swift", file_559, sizeof file_559 - 1},
  {"Templates/module/Sources/Cart/Interface/CartTerminalModule.swift", file_560, sizeof file_560 - 1},
  {"Templates/module/Sources/Implementation/Data/DataSources/CategoryDTO.swift", file_561, sizeof file_561 - 1},
  {"Templates/module/Sources/Implementation/Data/DataSources/ItemDTO.swift", file_562, sizeof file_562 - 1},
  {"Templates/module/Sources/Implementation/Data/DataSources/ItemDataSource.swift", file_563, sizeof file_563 - 1},
  {"Templates/module/Sources/Implementation/Data/DataSources/ItemNetworkRoute.swift", file_564, sizeof file_564 - 1},
  {"Templates/module/Sources/Implementation/Data/DataSources/ItemStoreDataSource.swift", file_565, sizeof file_565 - 1},
  {"Templates/module/Sources/Implementation/Data/DataSources/ItemStoreDataSourceImp.swift", file_566, sizeof file_566 - 1},
  {"Templates/module/Sources/Implementation/Data/DataSources/ItemUpdateDTO.swift", file_567, sizeof file_567 - 1},
  {"Templates/module/Sources/Implementation/Data/DataSources/MoneyDTO.swift", file_568, sizeof file_568 - 1},
  {"Templates/module/Sources/Implementation/Data/DataSources/ProblemDTO.swift", file_569, sizeof file_569 - 1},
  {"Templates/module/Sources/Implementation/Data/DataSources/StoredItemsDTO.swift", file_570, sizeof file_570 - 1},
  {"Templates/module/Sources/Implementation/Data/Repositories/CartGatewayImp.swift", file_571, sizeof file_571 - 1},
  {"Templates/module/Sources/Implementation/Data/Repositories/ItemRepositoryImp.swift", file_572, sizeof file_572 - 1},
  {"Templates/module/Sources/Implementation/Data/Repositories/ItemsError+CartModuleError.swift", file_573, sizeof file_573 - 1},
  {"Templates/module/Sources/Implementation/Data/Repositories/ItemsError+NetworkError.swift", file_574, sizeof file_574 - 1},
  {"Templates/module/Sources/Implementation/Domain/BusinessModels/Category.swift", file_575, sizeof file_575 - 1},
  {"Templates/module/Sources/Implementation/Domain/BusinessModels/Item.swift", file_576, sizeof file_576 - 1},
  {"Templates/module/Sources/Implementation/Domain/BusinessModels/ItemFilter.swift", file_577, sizeof file_577 - 1},
  {"Templates/module/Sources/Implementation/Domain/BusinessModels/ItemList.swift", file_578, sizeof file_578 - 1},
  {"Templates/module/Sources/Implementation/Domain/BusinessModels/ItemsError.swift", file_579, sizeof file_579 - 1},
  {"Templates/module/Sources/Implementation/Domain/Gateways/CartGateway.swift", file_580, sizeof file_580 - 1},
  {"Templates/module/Sources/Implementation/Domain/Gateways/ItemRepository.swift", file_581, sizeof file_581 - 1},
  {"Templates/module/Sources/Implementation/Domain/UseCases/AddToCartUseCase.swift", file_582, sizeof file_582 - 1},
  {"Templates/module/Sources/Implementation/Domain/UseCases/GetCategoriesUseCase.swift", file_583, sizeof file_583 - 1},
  {"Templates/module/Sources/Implementation/Domain/UseCases/GetItemUseCase.swift", file_584, sizeof file_584 - 1},
  {"Templates/module/Sources/Implementation/Domain/UseCases/GetItemsUseCase.swift", file_585, sizeof file_585 - 1},
  {"Templates/module/Sources/Implementation/Domain/UseCases/UpdateItemUseCase.swift", file_586, sizeof file_586 - 1},
  {"Templates/module/Sources/Implementation/Module/DependenciesContainer.swift", file_587, sizeof file_587 - 1},
  {"Templates/module/Sources/Implementation/Module/ItemsModuleError+ItemsError.swift", file_588, sizeof file_588 - 1},
  {"Templates/module/Sources/Implementation/Module/ItemsModuleImp+Terminal.swift", file_589, sizeof file_589 - 1},
  {"Templates/module/Sources/Implementation/Module/ItemsModuleImp.swift", file_590, sizeof file_590 - 1},
  {"Templates/module/Sources/Implementation/Module/Logged+Layers.swift", file_591, sizeof file_591 - 1},
  {"Templates/module/Sources/Implementation/Presentation/Errors/ItemsError+Text.swift", file_592, sizeof file_592 - 1},
  {"Templates/module/Sources/Implementation/Presentation/Formats/Money+Input.swift", file_593, sizeof file_593 - 1},
  {"Templates/module/Sources/Implementation/Presentation/Previews/LightAndDark.swift", file_594, sizeof file_594 - 1},
  {"Templates/module/Sources/Implementation/Presentation/Previews/PreviewAnswer.swift", file_595, sizeof file_595 - 1},
  {"Templates/module/Sources/Implementation/Presentation/Previews/PreviewUseCases.swift", file_596, sizeof file_596 - 1},
  {"Templates/module/Sources/Implementation/Presentation/Previews/ScreenPreviews.swift", file_597, sizeof file_597 - 1},
  {"Templates/module/Sources/Implementation/Presentation/Terminal/ItemScreen.swift", file_598, sizeof file_598 - 1},
  {"Templates/module/Sources/Implementation/Presentation/Terminal/ItemWidgetScreen.swift", file_599, sizeof file_599 - 1},
  {"Templates/module/Sources/Implementation/Presentation/Terminal/ItemsScreen.swift", file_600, sizeof file_600 - 1},
  {"Templates/module/Sources/Implementation/Presentation/Terminal/UiState+Text.swift", file_601, sizeof file_601 - 1},
  {"Templates/module/Sources/Implementation/Presentation/ViewModels/ItemViewModel.swift", file_602, sizeof file_602 - 1},
  {"Templates/module/Sources/Implementation/Presentation/ViewModels/ItemsViewModel.swift", file_603, sizeof file_603 - 1},
  {"Templates/module/Sources/Implementation/Presentation/Views/ItemRowView.swift", file_604, sizeof file_604 - 1},
  {"Templates/module/Sources/Implementation/Presentation/Views/ItemView.swift", file_605, sizeof file_605 - 1},
  {"Templates/module/Sources/Implementation/Presentation/Views/ItemWidgetView.swift", file_606, sizeof file_606 - 1},
  {"Templates/module/Sources/Implementation/Presentation/Views/ItemsView.swift", file_607, sizeof file_607 - 1},
  {"Templates/module/Sources/Implementation/Presentation/Views/View+Input.swift", file_608, sizeof file_608 - 1},
  {"Templates/module/Sources/Interface/ExternalDependencies.swift", file_609, sizeof file_609 - 1},
  {"Templates/module/Sources/Interface/ItemSummary.swift", file_610, sizeof file_610 - 1},
  {"Templates/module/Sources/Interface/ItemsModule.swift", file_611, sizeof file_611 - 1},
  {"Templates/module/Sources/Interface/ItemsModuleError.swift", file_612, sizeof file_612 - 1},
  {"Templates/module/Sources/Interface/ItemsRouter.swift", file_613, sizeof file_613 - 1},
  {"Templates/module/Sources/Interface/ItemsTerminalModule.swift", file_614, sizeof file_614 - 1},
  {"Templates/module/Sources/Interface/Logger.swift", file_615, sizeof file_615 - 1},
  {"Templates/module/Sources/Interface/Money.swift", file_616, sizeof file_616 - 1},
  {"Templates/module/Sources/Interface/Screen.swift", file_617, sizeof file_617 - 1},
  {"Templates/module/Sources/Interface/TerminalScreen.swift", file_618, sizeof file_618 - 1},
  {"Templates/module/Sources/Shared/Kept.swift", file_619, sizeof file_619 - 1},
  {"Templates/module/Sources/Shared/Logged.swift", file_620, sizeof file_620 - 1},
  {"Templates/module/Sources/Shared/Money+Text.swift", file_621, sizeof file_621 - 1},
  {"Templates/module/Sources/Tests/Cart/AddToCartUseCaseTests.swift", file_622, sizeof file_622 - 1},
  {"Templates/module/Sources/Tests/Cart/CartRepositoryTests.swift", file_623, sizeof file_623 - 1},
  {"Templates/module/Sources/Tests/Cart/CartTests.swift", file_624, sizeof file_624 - 1},
  {"Templates/module/Sources/Tests/Cart/CartViewModelTests.swift", file_625, sizeof file_625 - 1},
  {"Templates/module/Sources/Tests/Cart/FakeCart.swift", file_626, sizeof file_626 - 1},
  {"Templates/module/Sources/Tests/Cart/ItemGatewayTests.swift", file_627, sizeof file_627 - 1},
  {"Templates/module/Sources/Tests/Cart/ObserveCartUseCaseTests.swift", file_628, sizeof file_628 - 1},
  {"Templates/module/Sources/Tests/Cart/RemoveFromCartUseCaseTests.swift", file_629, sizeof file_629 - 1},
  {"Templates/module/Sources/Tests/Data/CartGatewayTests.swift", file_630, sizeof file_630 - 1},
  {"Templates/module/Sources/Tests/Data/ItemDataSourceTests.swift", file_631, sizeof file_631 - 1},
  {"Templates/module/Sources/Tests/Data/ItemRepositoryTests.swift", file_632, sizeof file_632 - 1},
  {"Templates/module/Sources/Tests/Data/ItemStoreDataSourceTests.swift", file_633, sizeof file_633 - 1},
  {"Templates/module/Sources/Tests/Domain/AddItemToCartUseCaseTests.swift", file_634, sizeof file_634 - 1},
  {"Templates/module/Sources/Tests/Domain/GetCategoriesUseCaseTests.swift", file_635, sizeof file_635 - 1},
  {"Templates/module/Sources/Tests/Domain/GetItemUseCaseTests.swift", file_636, sizeof file_636 - 1},
  {"Templates/module/Sources/Tests/Domain/GetItemsUseCaseTests.swift", file_637, sizeof file_637 - 1},
  {"Templates/module/Sources/Tests/Domain/MoneyTests.swift", file_638, sizeof file_638 - 1},
  {"Templates/module/Sources/Tests/Domain/UpdateItemUseCaseTests.swift", file_639, sizeof file_639 - 1},
  {"Templates/module/Sources/Tests/Fakes/FakeItemDataSource.swift", file_640, sizeof file_640 - 1},
  {"Templates/module/Sources/Tests/Fakes/FakeItemRepository.swift", file_641, sizeof file_641 - 1},
  {"Templates/module/Sources/Tests/Fakes/Fixtures.swift", file_642, sizeof file_642 - 1},
  {"Templates/module/Sources/Tests/Integration/ItemsIntegrationTests.swift", file_643, sizeof file_643 - 1},
  {"Templates/module/Sources/Tests/Integration/WindowTests.swift", file_644, sizeof file_644 - 1},
  {"Templates/module/Sources/Tests/Presentation/ItemViewModelTests.swift", file_645, sizeof file_645 - 1},
  {"Templates/module/Sources/Tests/Presentation/ItemsViewModelTests.swift", file_646, sizeof file_646 - 1},
  {"Templates/module/Sources/Tests/Presentation/PriceTextTests.swift", file_647, sizeof file_647 - 1},
  {"Templates/module/strata.yml", file_648, sizeof file_648 - 1},
  {"Templates/reactive/App/PaymentsApp/Assets.xcassets/AccentColor.colorset/Contents.json", file_649, sizeof file_649 - 1},
  {"Templates/reactive/App/PaymentsApp/Assets.xcassets/AppIcon.appiconset/Contents.json", file_650, sizeof file_650 - 1},
  {"Templates/reactive/App/PaymentsApp/Assets.xcassets/AppIcon.appiconset/iOS.png", file_651, sizeof file_651 - 1},
  {"Templates/reactive/App/PaymentsApp/Assets.xcassets/Contents.json", file_652, sizeof file_652 - 1},
  {"Templates/reactive/App/PaymentsApp/Info.plist", file_653, sizeof file_653 - 1},
  {"Templates/reactive/App/PaymentsApp/Localizable.xcstrings", file_654, sizeof file_654 - 1},
  {"Templates/reactive/App/PaymentsApp/Main.swift", file_655, sizeof file_655 - 1},
  {"Templates/reactive/App/PaymentsApp/PaymentsApp.entitlements", file_656, sizeof file_656 - 1},
  {"Templates/reactive/App/PaymentsApp/PrivacyInfo.xcprivacy", file_657, sizeof file_657 - 1},
  {"Templates/reactive/App/PaymentsUITests/PaymentsUITests.swift", file_658, sizeof file_658 - 1},
  {"Templates/reactive/App/PaymentsUITests/XCUIApplication+Launch.swift", file_659, sizeof file_659 - 1},
  {"Templates/reactive/Package.swift", file_660, sizeof file_660 - 1},
  {"Templates/reactive/README.md", file_661, sizeof file_661 - 1},
  {"Templates/reactive/Sources/App/AppDelegate.swift", file_662, sizeof file_662 - 1},
  {"Templates/reactive/Sources/App/Calendar+Payments.swift", file_663, sizeof file_663 - 1},
  {"Templates/reactive/Sources/App/LaunchArguments.swift", file_664, sizeof file_664 - 1},
  {"Templates/reactive/Sources/App/LayerDecorator.swift", file_665, sizeof file_665 - 1},
  {"Templates/reactive/Sources/App/Log.swift", file_666, sizeof file_666 - 1},
  {"Templates/reactive/Sources/App/Previews/LightAndDark.swift", file_667, sizeof file_667 - 1},
  {"Templates/reactive/Sources/App/Previews/PreviewUseCases.swift", file_668, sizeof file_668 - 1},
  {"Templates/reactive/Sources/App/Previews/Previews.swift", file_669, sizeof file_669 - 1},
  {"Templates/reactive/Sources/App/SceneDelegate.swift", file_670, sizeof file_670 - 1},
  {"Templates/reactive/Sources/App/Server.swift", file_671, sizeof file_671 - 1},
  {"Templates/reactive/Sources/App/Terminal/Backend.swift", file_672, sizeof file_672 - 1},
  {"Templates/reactive/Sources/App/Terminal/Main/Main.swift", file_673, sizeof file_673 - 1},
  {"Templates/reactive/Sources/App/Terminal/PaymentsTerminal.swift", file_674, sizeof file_674 - 1},
  {"Templates/reactive/Sources/App/Terminal/Traced+Layers.swift", file_675, sizeof file_675 - 1},
  {"Templates/reactive/Sources/App/Terminal/Tracer+Layers.swift", file_676, sizeof file_676 - 1},
  {"Templates/reactive/Sources/App/Terminal/ViewModels+Text.swift", file_677, sizeof file_677 - 1},
  {"Templates/reactive/Sources/DI/Plain/AppDependencies.swift", file_678, sizeof file_678 - 1},
  {"Templates/reactive/Sources/DI/Swinject/AppDependencies.swift", file_679, sizeof file_679 - 1},
  {"Templates/reactive/Sources/DI/Swinject/Container+Payment.swift", file_680, sizeof file_680 - 1},
  {"Templates/reactive/Sources/DI/Swinject/Container+Transaction.swift", file_681, sizeof file_681 - 1},
  {"Templates/reactive/Sources/Data/Models/ApiErrorResponse.swift", file_682, sizeof file_682 - 1},
  {"Templates/reactive/Sources/Data/Models/ApiMoney.swift", file_683, sizeof file_683 - 1},
  {"Templates/reactive/Sources/Data/Models/ApiPaymentAttempt.swift", file_684, sizeof file_684 - 1},
  {"Templates/reactive/Sources/Data/Models/ApiPaymentRequest.swift", file_685, sizeof file_685 - 1},
  {"Templates/reactive/Sources/Data/Models/ApiPaymentResponse.swift", file_686, sizeof file_686 - 1},
  {"Templates/reactive/Sources/Data/Models/ApiStoredTransactionsResponse.swift", file_687, sizeof file_687 - 1},
  {"Templates/reactive/Sources/Data/Models/ApiTransactionResponse.swift", file_688, sizeof file_688 - 1},
  {"Templates/reactive/Sources/Data/Repositories/Errors+NetworkError.swift", file_689, sizeof file_689 - 1},
  {"Templates/reactive/Sources/Data/Repositories/HeldDrafts.swift", file_690, sizeof file_690 - 1},
  {"Templates/reactive/Sources/Data/Repositories/NetworkFailure.swift", file_691, sizeof file_691 - 1},
  {"Templates/reactive/Sources/Data/Repositories/PaymentRepositoryImpl.swift", file_692, sizeof file_692 - 1},
  {"Templates/reactive/Sources/Data/Repositories/TransactionRepositoryImpl.swift", file_693, sizeof file_693 - 1},
  {"Templates/reactive/Sources/Data/Services/PaymentApiService.swift", file_694, sizeof file_694 - 1},
  {"Templates/reactive/Sources/Data/Services/TransactionApiService.swift", file_695, sizeof file_695 - 1},
  {"Templates/reactive/Sources/Data/Storage/PaymentLocalStorage.swift", file_696, sizeof file_696 - 1},
  {"Templates/reactive/Sources/Data/Storage/PaymentLocalStorageImpl.swift", file_697, sizeof file_697 - 1},
  {"Templates/reactive/Sources/Data/Storage/TransactionLocalStorage.swift", file_698, sizeof file_698 - 1},
  {"Templates/reactive/Sources/Data/Storage/TransactionLocalStorageImpl.swift", file_699, sizeof file_699 - 1},
  {"Templates/reactive/Sources/Domain/Models/DraftID.swift", file_700, sizeof file_700 - 1},
  {"Templates/reactive/Sources/Domain/Models/Money.swift", file_701, sizeof file_701 - 1},
  {"Templates/reactive/Sources/Domain/Models/PaymentDraft.swift", file_702, sizeof file_702 - 1},
  {"Templates/reactive/Sources/Domain/Models/PaymentError.swift", file_703, sizeof file_703 - 1},
  {"Templates/reactive/Sources/Domain/Models/PaymentResponse.swift", file_704, sizeof file_704 - 1},
  {"Templates/reactive/Sources/Domain/Models/PaymentResult.swift", file_705, sizeof file_705 - 1},
  {"Templates/reactive/Sources/Domain/Models/Transaction.swift", file_706, sizeof file_706 - 1},
  {"Templates/reactive/Sources/Domain/Models/TransactionError.swift", file_707, sizeof file_707 - 1},
  {"Templates/reactive/Sources/Domain/Models/TransactionList.swift", file_708, sizeof file_708 - 1},
  {"Templates/reactive/Sources/Domain/Models/UnansweredPayment.swift", file_709, sizeof file_709 - 1},
  {"Templates/reactive/Sources/Domain/Repositories/PaymentRepository.swift", file_710, sizeof file_710 - 1},
  {"Templates/reactive/Sources/Domain/Repositories/TransactionRepository.swift", file_711, sizeof file_711 - 1},
  {"Templates/reactive/Sources/Domain/Services/AmountReader.swift", file_712, sizeof file_712 - 1},
  {"Templates/reactive/Sources/Domain/Services/ValidationService.swift", file_713, sizeof file_713 - 1},
  {"Templates/reactive/Sources/Domain/UseCases/PaymentDraftUseCase.swift", file_714, sizeof file_714 - 1},
  {"Templates/reactive/Sources/Domain/UseCases/PaymentUseCase.swift", file_715, sizeof file_715 - 1},
  {"Templates/reactive/Sources/Domain/UseCases/TransactionUseCase.swift", file_716, sizeof file_716 - 1},
  {"Templates/reactive/Sources/Presentation/Errors/PaymentError+Text.swift", file_717, sizeof file_717 - 1},
  {"Templates/reactive/Sources/Presentation/Errors/TransactionError+Text.swift", file_718, sizeof file_718 - 1},
  {"Templates/reactive/Sources/Presentation/Formats/LocaleAmountReader.swift", file_719, sizeof file_719 - 1},
  {"Templates/reactive/Sources/Presentation/Formats/Money+Text.swift", file_720, sizeof file_720 - 1},
  {"Templates/reactive/Sources/Presentation/Formats/Transaction+Text.swift", file_721, sizeof file_721 - 1},
  {"Templates/reactive/Sources/Presentation/ViewControllers/PaymentViewController.swift", file_722, sizeof file_722 - 1},
  {"Templates/reactive/Sources/Presentation/ViewControllers/TransactionViewController.swift", file_723, sizeof file_723 - 1},
  {"Templates/reactive/Sources/Presentation/ViewModels/Async/PaymentViewModel.swift", file_724, sizeof file_724 - 1},
  {"Templates/reactive/Sources/Presentation/ViewModels/Async/TransactionViewModel.swift", file_725, sizeof file_725 - 1},
  {"Templates/reactive/Sources/Presentation/ViewModels/PaymentState.swift", file_726, sizeof file_726 - 1},
  {"Templates/reactive/Sources/Presentation/ViewModels/Rx/DisposeBag+Task.swift", file_727, sizeof file_727 - 1},
  {"Templates/reactive/Sources/Presentation/ViewModels/Rx/PaymentViewModel.swift", file_728, sizeof file_728 - 1},
  {"Templates/reactive/Sources/Presentation/ViewModels/Rx/TransactionViewModel.swift", file_729, sizeof file_729 - 1},
  {"Templates/reactive/Sources/Presentation/ViewModels/TransactionState.swift", file_730, sizeof file_730 - 1},
  {"Templates/reactive/Sources/Presentation/Views/Components/View+Input.swift", file_731, sizeof file_731 - 1},
  {"Templates/reactive/Sources/Presentation/Views/PaymentView.swift", file_732, sizeof file_732 - 1},
  {"Templates/reactive/Sources/Presentation/Views/TransactionRowView.swift", file_733, sizeof file_733 - 1},
  {"Templates/reactive/Sources/Presentation/Views/TransactionView.swift", file_734, sizeof file_734 - 1},
  {"Templates/reactive/Sources/Streams/Async/Observable.swift", file_735, sizeof file_735 - 1},
  {"Templates/reactive/Sources/Streams/Async/Single.swift", file_736, sizeof file_736 - 1},
  {"Templates/reactive/Sources/Streams/Rx/Streams.swift", file_737, sizeof file_737 - 1},
  {"Templates/reactive/Tests/Data/ApiServiceTests.swift", file_738, sizeof file_738 - 1},
  {"Templates/reactive/Tests/Data/LocalStorageTests.swift", file_739, sizeof file_739 - 1},
  {"Templates/reactive/Tests/Data/PaymentRepositoryTests.swift", file_740, sizeof file_740 - 1},
  {"Templates/reactive/Tests/Data/TransactionRepositoryTests.swift", file_741, sizeof file_741 - 1},
  {"Templates/reactive/Tests/Domain/MoneyTests.swift", file_742, sizeof file_742 - 1},
  {"Templates/reactive/Tests/Domain/PaymentDraftUseCaseTests.swift", file_743, sizeof file_743 - 1},
  {"Templates/reactive/Tests/Domain/PaymentUseCaseTests.swift", file_744, sizeof file_744 - 1},
  {"Templates/reactive/Tests/Domain/TransactionUseCaseTests.swift", file_745, sizeof file_745 - 1},
  {"Templates/reactive/Tests/Domain/ValidationServiceTests.swift", file_746, sizeof file_746 - 1},
  {"Templates/reactive/Tests/Fakes/FakeRepositories.swift", file_747, sizeof file_747 - 1},
  {"Templates/reactive/Tests/Fakes/FakeServices.swift", file_748, sizeof file_748 - 1},
  {"Templates/reactive/Tests/Fakes/Fixtures.swift", file_749, sizeof file_749 - 1},
  {"Templates/reactive/Tests/Integration/PaymentsIntegrationTests.swift", file_750, sizeof file_750 - 1},
  {"Templates/reactive/Tests/Integration/TwoWindowsTests.swift", file_751, sizeof file_751 - 1},
  {"Templates/reactive/Tests/Integration/WindowTests.swift", file_752, sizeof file_752 - 1},
  {"Templates/reactive/Tests/Presentation/AmountTextTests.swift", file_753, sizeof file_753 - 1},
  {"Templates/reactive/Tests/Presentation/PaymentViewModelTests.swift", file_754, sizeof file_754 - 1},
  {"Templates/reactive/Tests/Presentation/Rx/RxViewModelTests.swift", file_755, sizeof file_755 - 1},
  {"Templates/reactive/Tests/Presentation/TransactionViewModelTests.swift", file_756, sizeof file_756 - 1},
  {"Templates/reactive/Tests/Streams/StreamsTests.swift", file_757, sizeof file_757 - 1},
  {"Templates/reactive/strata.yml", file_758, sizeof file_758 - 1},
  {"Templates/repository/App/UsersApp/Assets.xcassets/AccentColor.colorset/Contents.json", file_759, sizeof file_759 - 1},
  {"Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/Contents.json", file_760, sizeof file_760 - 1},
  {"Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/iOS.png", file_761, sizeof file_761 - 1},
  {"Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/macOS-1024.png", file_762, sizeof file_762 - 1},
  {"Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/macOS-128.png", file_763, sizeof file_763 - 1},
  {"Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/macOS-16.png", file_764, sizeof file_764 - 1},
  {"Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/macOS-256.png", file_765, sizeof file_765 - 1},
  {"Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/macOS-32.png", file_766, sizeof file_766 - 1},
  {"Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/macOS-512.png", file_767, sizeof file_767 - 1},
  {"Templates/repository/App/UsersApp/Assets.xcassets/AppIcon.appiconset/macOS-64.png", file_768, sizeof file_768 - 1},
  {"Templates/repository/App/UsersApp/Assets.xcassets/Contents.json", file_769, sizeof file_769 - 1},
  {"Templates/repository/App/UsersApp/Info.plist", file_770, sizeof file_770 - 1},
  {"Templates/repository/App/UsersApp/Localizable.xcstrings", file_771, sizeof file_771 - 1},
  {"Templates/repository/App/UsersApp/Main.swift", file_772, sizeof file_772 - 1},
  {"Templates/repository/App/UsersApp/PrivacyInfo.xcprivacy", file_773, sizeof file_773 - 1},
  {"Templates/repository/App/UsersApp/UsersApp.entitlements", file_774, sizeof file_774 - 1},
  {"Templates/repository/App/UsersUITests/UsersUITests.swift", file_775, sizeof file_775 - 1},
  {"Templates/repository/App/UsersUITests/XCUIApplication+Launch.swift", file_776, sizeof file_776 - 1},
  {"Templates/repository/Package.swift", file_777, sizeof file_777 - 1},
  {"Templates/repository/README.md", file_778, sizeof file_778 - 1},
  {"Templates/repository/Sources/App/AppDependencies.swift", file_779, sizeof file_779 - 1},
  {"Templates/repository/Sources/App/LaunchArguments.swift", file_780, sizeof file_780 - 1},
  {"Templates/repository/Sources/App/LayerDecorator.swift", file_781, sizeof file_781 - 1},
  {"Templates/repository/Sources/App/Previews/LightAndDark.swift", file_782, sizeof file_782 - 1},
  {"Templates/repository/Sources/App/Previews/Previews.swift", file_783, sizeof file_783 - 1},
  {"Templates/repository/Sources/App/Server.swift", file_784, sizeof file_784 - 1},
  {"Templates/repository/Sources/App/Terminal/Main/Main.swift", file_785, sizeof file_785 - 1},
  {"Templates/repository/Sources/App/Terminal/Traced+Layers.swift", file_786, sizeof file_786 - 1},
  {"Templates/repository/Sources/App/Terminal/UsersTerminal.swift", file_787, sizeof file_787 - 1},
  {"Templates/repository/Sources/App/URL+App.swift", file_788, sizeof file_788 - 1},
  {"Templates/repository/Sources/App/UsersApp.swift", file_789, sizeof file_789 - 1},
  {"Templates/repository/Sources/Data/DTO/ErrorResponse.swift", file_790, sizeof file_790 - 1},
  {"Templates/repository/Sources/Data/DTO/RenameUserRequest.swift", file_791, sizeof file_791 - 1},
  {"Templates/repository/Sources/Data/DTO/UserChangeDto.swift", file_792, sizeof file_792 - 1},
  {"Templates/repository/Sources/Data/DTO/UserDto.swift", file_793, sizeof file_793 - 1},
  {"Templates/repository/Sources/Data/DataSources/UserLocalDataSource.swift", file_794, sizeof file_794 - 1},
  {"Templates/repository/Sources/Data/DataSources/UserRemoteDataSource.swift", file_795, sizeof file_795 - 1},
  {"Templates/repository/Sources/Data/Network/AppError+NetworkError.swift", file_796, sizeof file_796 - 1},
  {"Templates/repository/Sources/Data/Network/UserNetworkRoute.swift", file_797, sizeof file_797 - 1},
  {"Templates/repository/Sources/Data/Repositories/CacheRepositoryImpl.swift", file_798, sizeof file_798 - 1},
  {"Templates/repository/Sources/Data/Repositories/UserRepositoryImpl.swift", file_799, sizeof file_799 - 1},
  {"Templates/repository/Sources/Domain/Errors/AppError.swift", file_800, sizeof file_800 - 1},
  {"Templates/repository/Sources/Domain/Models/SaveStatus.swift", file_801, sizeof file_801 - 1},
  {"Templates/repository/Sources/Domain/Models/User+Order.swift", file_802, sizeof file_802 - 1},
  {"Templates/repository/Sources/Domain/Models/User.swift", file_803, sizeof file_803 - 1},
  {"Templates/repository/Sources/Domain/Models/UserList.swift", file_804, sizeof file_804 - 1},
  {"Templates/repository/Sources/Domain/Repositories/CacheRepository.swift", file_805, sizeof file_805 - 1},
  {"Templates/repository/Sources/Domain/Repositories/UserRepository.swift", file_806, sizeof file_806 - 1},
  {"Templates/repository/Sources/Domain/UseCases/GetUserUseCase.swift", file_807, sizeof file_807 - 1},
  {"Templates/repository/Sources/Domain/UseCases/GetUsersUseCase.swift", file_808, sizeof file_808 - 1},
  {"Templates/repository/Sources/Domain/UseCases/ObserveUserUseCase.swift", file_809, sizeof file_809 - 1},
  {"Templates/repository/Sources/Domain/UseCases/ObserveUsersUseCase.swift", file_810, sizeof file_810 - 1},
  {"Templates/repository/Sources/Domain/UseCases/RefreshDataUseCase.swift", file_811, sizeof file_811 - 1},
  {"Templates/repository/Sources/Domain/UseCases/RenameUserUseCase.swift", file_812, sizeof file_812 - 1},
  {"Templates/repository/Sources/Domain/UseCases/SendUserChangesUseCase.swift", file_813, sizeof file_813 - 1},
  {"Templates/repository/Sources/Presentation/Components/SaveStatusView.swift", file_814, sizeof file_814 - 1},
  {"Templates/repository/Sources/Presentation/Components/View+Input.swift", file_815, sizeof file_815 - 1},
  {"Templates/repository/Sources/Presentation/Errors/AppError+Text.swift", file_816, sizeof file_816 - 1},
  {"Templates/repository/Sources/Presentation/Errors/SaveStatus+Text.swift", file_817, sizeof file_817 - 1},
  {"Templates/repository/Sources/Presentation/UserDetail/UserDetailContent.swift", file_818, sizeof file_818 - 1},
  {"Templates/repository/Sources/Presentation/UserDetail/UserDetailUiState.swift", file_819, sizeof file_819 - 1},
  {"Templates/repository/Sources/Presentation/UserDetail/UserDetailView.swift", file_820, sizeof file_820 - 1},
  {"Templates/repository/Sources/Presentation/UserDetail/UserDetailViewModel.swift", file_821, sizeof file_821 - 1},
  {"Templates/repository/Sources/Presentation/UserList/UserListContent.swift", file_822, sizeof file_822 - 1},
  {"Templates/repository/Sources/Presentation/UserList/UserListUiState.swift", file_823, sizeof file_823 - 1},
  {"Templates/repository/Sources/Presentation/UserList/UserListView.swift", file_824, sizeof file_824 - 1},
  {"Templates/repository/Sources/Presentation/UserList/UserListViewModel.swift", file_825, sizeof file_825 - 1},
  {"Templates/repository/Sources/Presentation/UserList/UserRowView.swift", file_826, sizeof file_826 - 1},
  {"Templates/repository/Tests/DataTests/AppErrorMappingTests.swift", file_827, sizeof file_827 - 1},
  {"Templates/repository/Tests/DataTests/RefreshAndRenameTests.swift", file_828, sizeof file_828 - 1},
  {"Templates/repository/Tests/DataTests/UserChangeTests.swift", file_829, sizeof file_829 - 1},
  {"Templates/repository/Tests/DataTests/UserDataSourceTests.swift", file_830, sizeof file_830 - 1},
  {"Templates/repository/Tests/DataTests/UserRepositoryImplTests.swift", file_831, sizeof file_831 - 1},
  {"Templates/repository/Tests/DomainTests/UserUseCaseTests.swift", file_832, sizeof file_832 - 1},
  {"Templates/repository/Tests/Fakes/FakeUserRemoteDataSource.swift", file_833, sizeof file_833 - 1},
  {"Templates/repository/Tests/Fakes/FakeUserRepository.swift", file_834, sizeof file_834 - 1},
  {"Templates/repository/Tests/Fakes/HeldUserRemoteDataSource.swift", file_835, sizeof file_835 - 1},
  {"Templates/repository/Tests/Fakes/LateUserRepository.swift", file_836, sizeof file_836 - 1},
  {"Templates/repository/Tests/Fakes/Samples.swift", file_837, sizeof file_837 - 1},
  {"Templates/repository/Tests/IntegrationTests/UsersFlowTests.swift", file_838, sizeof file_838 - 1},
  {"Templates/repository/Tests/PresentationTests/ObservedStateTests.swift", file_839, sizeof file_839 - 1},
  {"Templates/repository/Tests/PresentationTests/UserDetailViewModelTests.swift", file_840, sizeof file_840 - 1},
  {"Templates/repository/Tests/PresentationTests/UserListViewModelTests.swift", file_841, sizeof file_841 - 1},
  {"Templates/repository/strata.yml", file_842, sizeof file_842 - 1},
};

const struct strata_embedded_file *strata_embedded_template_list(void) { return files; }
size_t strata_embedded_template_count(void) { return sizeof files / sizeof files[0]; }
