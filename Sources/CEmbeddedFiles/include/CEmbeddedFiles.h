#pragma once

#include <stddef.h>

/// A file of the repository: its path there, and its bytes.
struct strata_embedded_file {
  const char *_Nonnull path;
  const unsigned char *_Nonnull bytes;
  size_t count;
};

/// Null where the binary has no file of that path.
const struct strata_embedded_file *_Nullable strata_embedded_file_named(const char *_Nonnull path);

/// What apps are made from, sorted by path.
const struct strata_embedded_file *_Nonnull strata_embedded_template_list(void);
size_t strata_embedded_template_count(void);
