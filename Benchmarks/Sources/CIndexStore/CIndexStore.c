#include "CIndexStore.h"

#include <dlfcn.h>

#define LOAD(field, symbol)                                                                                            \
  do {                                                                                                                 \
    *(void **)&api->field = dlsym(library, symbol);                                                                    \
    if (!api->field)                                                                                                   \
      return symbol;                                                                                                   \
  } while (0)

const char *index_api_load(const char *path, index_api *api) {
  void *library = dlopen(path, RTLD_LAZY | RTLD_LOCAL);
  if (!library)
    return path;
  LOAD(store_create, "indexstore_store_create");
  LOAD(store_units_apply, "indexstore_store_units_apply_f");
  LOAD(unit_reader_create, "indexstore_unit_reader_create");
  LOAD(unit_reader_dispose, "indexstore_unit_reader_dispose");
  LOAD(unit_reader_is_system_unit, "indexstore_unit_reader_is_system_unit");
  LOAD(unit_reader_get_main_file, "indexstore_unit_reader_get_main_file");
  LOAD(unit_reader_get_module_name, "indexstore_unit_reader_get_module_name");
  LOAD(unit_reader_dependencies_apply, "indexstore_unit_reader_dependencies_apply_f");
  LOAD(unit_dependency_get_kind, "indexstore_unit_dependency_get_kind");
  LOAD(unit_dependency_get_name, "indexstore_unit_dependency_get_name");
  LOAD(unit_dependency_get_filepath, "indexstore_unit_dependency_get_filepath");
  LOAD(record_reader_create, "indexstore_record_reader_create");
  LOAD(record_reader_dispose, "indexstore_record_reader_dispose");
  LOAD(record_reader_occurrences_apply, "indexstore_record_reader_occurrences_apply_f");
  LOAD(occurrence_get_symbol, "indexstore_occurrence_get_symbol");
  LOAD(occurrence_get_roles, "indexstore_occurrence_get_roles");
  LOAD(occurrence_get_line_col, "indexstore_occurrence_get_line_col");
  LOAD(occurrence_relations_apply, "indexstore_occurrence_relations_apply_f");
  LOAD(symbol_relation_get_roles, "indexstore_symbol_relation_get_roles");
  LOAD(symbol_relation_get_symbol, "indexstore_symbol_relation_get_symbol");
  LOAD(symbol_get_kind, "indexstore_symbol_get_kind");
  LOAD(symbol_get_subkind, "indexstore_symbol_get_subkind");
  LOAD(symbol_get_name, "indexstore_symbol_get_name");
  LOAD(symbol_get_usr, "indexstore_symbol_get_usr");
  return NULL;
}
