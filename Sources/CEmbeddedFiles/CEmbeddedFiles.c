// Files of the repository, as bytes in the binary. The compiler reads them itself, and compiles anew when one changes;
// an array literal of Swift with as many bytes takes it half a minute.
#include "CEmbeddedFiles.h"

#include <string.h>

// Part of C since 2023; the compiler warns of it below that version.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char Styles_common_yml[] = {
#embed "../../Styles/common.yml"
};
static const unsigned char Styles_coordinator_yml[] = {
#embed "../../Styles/coordinator.yml"
};
static const unsigned char Styles_gateway_yml[] = {
#embed "../../Styles/gateway.yml"
};
static const unsigned char Styles_module_yml[] = {
#embed "../../Styles/module.yml"
};
static const unsigned char Styles_reactive_yml[] = {
#embed "../../Styles/reactive.yml"
};
static const unsigned char Styles_repository_yml[] = {
#embed "../../Styles/repository.yml"
};
static const unsigned char Styles_vocabulary_yml[] = {
#embed "../../Styles/vocabulary.yml"
};
static const unsigned char Frameworks_Combine_swiftinterface[] = {
#embed "../../Frameworks/Combine.swiftinterface"
};
static const unsigned char Frameworks_ComposableArchitecture_swiftinterface[] = {
#embed "../../Frameworks/ComposableArchitecture.swiftinterface"
};
static const unsigned char Frameworks_CoreData_swiftinterface[] = {
#embed "../../Frameworks/CoreData.swiftinterface"
};
static const unsigned char Frameworks_Dependencies_swiftinterface[] = {
#embed "../../Frameworks/Dependencies.swiftinterface"
};
static const unsigned char Frameworks_Factory_swiftinterface[] = {
#embed "../../Frameworks/Factory.swiftinterface"
};
static const unsigned char Frameworks_Foundation_swiftinterface[] = {
#embed "../../Frameworks/Foundation.swiftinterface"
};
static const unsigned char Frameworks_RxCocoa_swiftinterface[] = {
#embed "../../Frameworks/RxCocoa.swiftinterface"
};
static const unsigned char Frameworks_RxSwift_swiftinterface[] = {
#embed "../../Frameworks/RxSwift.swiftinterface"
};
static const unsigned char Frameworks_Swift_swiftinterface[] = {
#embed "../../Frameworks/Swift.swiftinterface"
};
static const unsigned char Frameworks_SwiftUI_swiftinterface[] = {
#embed "../../Frameworks/SwiftUI.swiftinterface"
};
static const unsigned char Frameworks_Swinject_swiftinterface[] = {
#embed "../../Frameworks/Swinject.swiftinterface"
};
static const unsigned char Frameworks_UIKit_swiftinterface[] = {
#embed "../../Frameworks/UIKit.swiftinterface"
};
static const unsigned char Frameworks_XCTest_swiftinterface[] = {
#embed "../../Frameworks/XCTest.swiftinterface"
};
static const unsigned char Frameworks_modules_txt[] = {
#embed "../../Frameworks/modules.txt"
};
static const unsigned char Pages_map_layout_js[] = {
#embed "../../Pages/map-layout.js"
};
static const unsigned char Pages_map_model_js[] = {
#embed "../../Pages/map-model.js"
};
static const unsigned char Pages_map_whatif_js[] = {
#embed "../../Pages/map-whatif.js"
};
static const unsigned char Pages_map_css[] = {
#embed "../../Pages/map.css"
};
static const unsigned char Pages_map_html[] = {
#embed "../../Pages/map.html"
};
static const unsigned char Pages_map_js[] = {
#embed "../../Pages/map.js"
};

static const struct strata_embedded_file files[] = {
  {"Styles/common.yml", Styles_common_yml, sizeof Styles_common_yml},
  {"Styles/coordinator.yml", Styles_coordinator_yml, sizeof Styles_coordinator_yml},
  {"Styles/gateway.yml", Styles_gateway_yml, sizeof Styles_gateway_yml},
  {"Styles/module.yml", Styles_module_yml, sizeof Styles_module_yml},
  {"Styles/reactive.yml", Styles_reactive_yml, sizeof Styles_reactive_yml},
  {"Styles/repository.yml", Styles_repository_yml, sizeof Styles_repository_yml},
  {"Styles/vocabulary.yml", Styles_vocabulary_yml, sizeof Styles_vocabulary_yml},
  {"Frameworks/Combine.swiftinterface", Frameworks_Combine_swiftinterface, sizeof Frameworks_Combine_swiftinterface},
  {"Frameworks/ComposableArchitecture.swiftinterface", Frameworks_ComposableArchitecture_swiftinterface, sizeof Frameworks_ComposableArchitecture_swiftinterface},
  {"Frameworks/CoreData.swiftinterface", Frameworks_CoreData_swiftinterface, sizeof Frameworks_CoreData_swiftinterface},
  {"Frameworks/Dependencies.swiftinterface", Frameworks_Dependencies_swiftinterface, sizeof Frameworks_Dependencies_swiftinterface},
  {"Frameworks/Factory.swiftinterface", Frameworks_Factory_swiftinterface, sizeof Frameworks_Factory_swiftinterface},
  {"Frameworks/Foundation.swiftinterface", Frameworks_Foundation_swiftinterface, sizeof Frameworks_Foundation_swiftinterface},
  {"Frameworks/RxCocoa.swiftinterface", Frameworks_RxCocoa_swiftinterface, sizeof Frameworks_RxCocoa_swiftinterface},
  {"Frameworks/RxSwift.swiftinterface", Frameworks_RxSwift_swiftinterface, sizeof Frameworks_RxSwift_swiftinterface},
  {"Frameworks/Swift.swiftinterface", Frameworks_Swift_swiftinterface, sizeof Frameworks_Swift_swiftinterface},
  {"Frameworks/SwiftUI.swiftinterface", Frameworks_SwiftUI_swiftinterface, sizeof Frameworks_SwiftUI_swiftinterface},
  {"Frameworks/Swinject.swiftinterface", Frameworks_Swinject_swiftinterface, sizeof Frameworks_Swinject_swiftinterface},
  {"Frameworks/UIKit.swiftinterface", Frameworks_UIKit_swiftinterface, sizeof Frameworks_UIKit_swiftinterface},
  {"Frameworks/XCTest.swiftinterface", Frameworks_XCTest_swiftinterface, sizeof Frameworks_XCTest_swiftinterface},
  {"Frameworks/modules.txt", Frameworks_modules_txt, sizeof Frameworks_modules_txt},
  {"Pages/map-layout.js", Pages_map_layout_js, sizeof Pages_map_layout_js},
  {"Pages/map-model.js", Pages_map_model_js, sizeof Pages_map_model_js},
  {"Pages/map-whatif.js", Pages_map_whatif_js, sizeof Pages_map_whatif_js},
  {"Pages/map.css", Pages_map_css, sizeof Pages_map_css},
  {"Pages/map.html", Pages_map_html, sizeof Pages_map_html},
  {"Pages/map.js", Pages_map_js, sizeof Pages_map_js},
};

const struct strata_embedded_file *strata_embedded_file_named(const char *path) {
  for (size_t index = 0; index < sizeof files / sizeof files[0]; index++)
    if (strcmp(files[index].path, path) == 0) return &files[index];
  return NULL;
}
