// The few functions of libIndexStore that are needed to list every occurrence of every symbol, loaded at run time.

#ifndef STRATA_C_INDEX_STORE_H
#define STRATA_C_INDEX_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef void *index_handle;

typedef struct {
  const char *data;
  size_t length;
} index_string;

typedef bool (*index_string_visitor)(void *context, index_string);
typedef bool (*index_handle_visitor)(void *context, index_handle);

typedef struct {
  index_handle (*store_create)(const char *path, index_handle *error);
  bool (*store_units_apply)(index_handle store, unsigned sorted, void *context, index_string_visitor);
  index_handle (*unit_reader_create)(index_handle store, const char *name, index_handle *error);
  void (*unit_reader_dispose)(index_handle unit);
  bool (*unit_reader_is_system_unit)(index_handle unit);
  index_string (*unit_reader_get_main_file)(index_handle unit);
  index_string (*unit_reader_get_module_name)(index_handle unit);
  bool (*unit_reader_dependencies_apply)(index_handle unit, void *context, index_handle_visitor);
  int (*unit_dependency_get_kind)(index_handle dependency);
  index_string (*unit_dependency_get_name)(index_handle dependency);
  index_string (*unit_dependency_get_filepath)(index_handle dependency);
  index_handle (*record_reader_create)(index_handle store, const char *name, index_handle *error);
  void (*record_reader_dispose)(index_handle record);
  bool (*record_reader_occurrences_apply)(index_handle record, void *context, index_handle_visitor);
  index_handle (*occurrence_get_symbol)(index_handle occurrence);
  uint64_t (*occurrence_get_roles)(index_handle occurrence);
  void (*occurrence_get_line_col)(index_handle occurrence, unsigned *line, unsigned *column);
  bool (*occurrence_relations_apply)(index_handle occurrence, void *context, index_handle_visitor);
  uint64_t (*symbol_relation_get_roles)(index_handle relation);
  index_handle (*symbol_relation_get_symbol)(index_handle relation);
  int (*symbol_get_kind)(index_handle symbol);
  int (*symbol_get_subkind)(index_handle symbol);
  index_string (*symbol_get_name)(index_handle symbol);
  index_string (*symbol_get_usr)(index_handle symbol);
} index_api;

// Fills `api` from the library at `path`. Returns the name of what is missing, or NULL.
const char *index_api_load(const char *path, index_api *api);

#endif
