#pragma clang diagnostic ignored "-Wc23-extensions"
#include "VistazoAssets.h"

static const unsigned char sh_extension[] = {
#embed "templates/sh/extension"
};

static const unsigned char sh_test[] = {
#embed "templates/sh/test.sh"
};

static const unsigned char python_extension[] = {
#embed "templates/python/extension.py"
};

static const unsigned char python_test[] = {
#embed "templates/python/test_extension.py"
};

static const unsigned char swift_package[] = {
#embed "templates/swift/Package.txt"
};

static const unsigned char swift_source[] = {
#embed "templates/swift/Sources/Sample/Sample.swift"
};

static const unsigned char swift_test[] = {
#embed "templates/swift/Tests/SampleTests/SampleTests.swift"
};

VistazoAsset vistazo_template_sh(void) { return (VistazoAsset){sh_extension, sizeof sh_extension}; }
VistazoAsset vistazo_template_sh_test(void) { return (VistazoAsset){sh_test, sizeof sh_test}; }
VistazoAsset vistazo_template_python(void) {
    return (VistazoAsset){python_extension, sizeof python_extension};
}
VistazoAsset vistazo_template_python_test(void) { return (VistazoAsset){python_test, sizeof python_test}; }
VistazoAsset vistazo_template_swift_package(void) {
    return (VistazoAsset){swift_package, sizeof swift_package};
}
VistazoAsset vistazo_template_swift(void) { return (VistazoAsset){swift_source, sizeof swift_source}; }
VistazoAsset vistazo_template_swift_test(void) { return (VistazoAsset){swift_test, sizeof swift_test}; }
