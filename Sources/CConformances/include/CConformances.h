#ifndef VISTAZO_CONFORMANCES_H
#define VISTAZO_CONFORMANCES_H

/// Calls `body` with the metadata of each type of this program that conforms to a protocol of this name, in the
/// order in which the linker laid them out. Types with generic parameters are left out, and so is what other shared
/// libraries hold. The name is without its module: whoever is called makes sure which protocol it is.
///
/// Read as the Swift ABI lays it down (docs/ABI in Swift's repository: TypeMetadata.rst; since 5.0, checked
/// with 6.3).
void vistazo_each_conforming(const char *protocol, void *context,
                             void (*body)(void *context, const void *metadata));

#endif
