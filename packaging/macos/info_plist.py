# SPDX-License-Identifier: MIT
"""What macOS is told of the program: its Info.plist, and what the hardened runtime lets it do."""

import product

RECORD_TYPE = f"{product.ID}.record"
"""The uniform type identifier of a game record."""

RECORD_ICON = "record.icns"
"""In the Resources of the bundle."""

ENTITLEMENTS = {
    # Qt compiles its regular expressions, ctypes its callbacks.
    "com.apple.security.cs.allow-jit": True,
    "com.apple.security.cs.allow-unsigned-executable-memory": True,
}


def info() -> dict[str, object]:
    """Info.plist, beside what PyInstaller itself writes there (executable, icon, kind of bundle)."""
    return {
        "CFBundleDevelopmentRegion": "en",
        "CFBundleDisplayName": product.NAME,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": product.MIME_NAME,
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": RECORD_ICON,
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [RECORD_TYPE],
            }
        ],
        "CFBundleIdentifier": product.ID,
        "CFBundleName": product.NAME,
        "CFBundleShortVersionString": product.version(),
        "CFBundleVersion": product.version(),
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": product.MACOS,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": product.COPYRIGHT,
        "NSPrincipalClass": "NSApplication",
        "NSRequiresAquaSystemAppearance": False,
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": RECORD_TYPE,
                "UTTypeDescription": product.MIME_NAME,
                "UTTypeConformsTo": ["public.json"],
                "UTTypeIconFile": RECORD_ICON,
                "UTTypeTagSpecification": {
                    "public.filename-extension": [product.SUFFIX.removeprefix(".")],
                    "public.mime-type": [product.MIME],
                },
            }
        ],
    }
