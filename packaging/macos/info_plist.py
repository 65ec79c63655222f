# SPDX-License-Identifier: MIT
"""The program's Info.plist for macOS, and its exceptions from the hardened runtime."""

import product

RECORD_TYPE = f"{product.ID}.record"
"""The uniform type identifier of a game record."""

RECORD_ICON = "record.icns"
"""The file name of the icon in the Resources of the bundle."""

ENTITLEMENTS = {
    # Qt compiles regular expressions at run time, and ctypes callbacks.
    "com.apple.security.cs.allow-jit": True,
    "com.apple.security.cs.allow-unsigned-executable-memory": True,
}


def info() -> dict[str, object]:
    """Return Info.plist, without the keys that PyInstaller writes (executable, icon, kind of bundle)."""
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
