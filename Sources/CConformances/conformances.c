#include "include/CConformances.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/// The linker's marks around the records of this image: the offsets of conformance descriptors.
extern const int32_t __start_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));
extern const int32_t __stop_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));

struct conformance {
    int32_t protocol;
    int32_t type;
    int32_t witnesses;
    uint32_t flags;
};

/// What descriptors of protocols and of types begin with.
struct context {
    uint32_t flags;
    int32_t parent;
    int32_t name;
    /// Of types only: the function that gives their metadata.
    int32_t access;
};

struct response {
    const void *metadata;
    size_t state;
};

typedef struct response (*access_function)(size_t request) __attribute__((swiftcall));

/// What an offset that is counted from its own place leads to.
static const void *target(const int32_t *offset) {
    return *offset ? (const char *)offset + *offset : NULL;
}

/// As `target`; the lowest bit says that there stands the address of what is meant.
static const void *indirect_target(const int32_t *offset) {
    if (!*offset) return NULL;
    const char *place = (const char *)offset + (*offset & ~1);
    return *offset & 1 ? *(const void *const *)place : place;
}

static const struct context *type_of(const struct conformance *conformance) {
    switch (conformance->flags >> 3 & 7) {
    case 0: return target(&conformance->type);
    case 1: {
        const void *const *place = target(&conformance->type);
        return place ? *place : NULL;
    }
    default: return NULL;
    }
}

void vistazo_each_conforming(const char *protocol, void *context,
                             void (*body)(void *context, const void *metadata)) {
    const int32_t *end = __stop_swift5_protocol_conformances;
    for (const int32_t *record = __start_swift5_protocol_conformances; record && record < end; record++) {
        const struct conformance *conformance = target(record);
        if (!conformance) continue;
        const struct context *wanted = indirect_target(&conformance->protocol);
        if (!wanted) continue;
        const char *name = target(&wanted->name);
        if (!name || strcmp(name, protocol) != 0) continue;
        const struct context *type = type_of(conformance);
        if (!type) continue;
        // Classes, structures and enumerations are kinds 16 to 18; bit 7 marks generic ones.
        uint32_t kind = type->flags & 0x1F;
        if (kind < 16 || kind > 18 || type->flags & 0x80) continue;
        access_function access = (access_function)(uintptr_t)target(&type->access);
        if (access) body(context, access(0).metadata);
    }
}
