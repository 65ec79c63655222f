# SPDX-License-Identifier: MIT
"""The program's Info.plist for macOS."""

import plistlib
import re

import product
from macos import info_plist


def test_what_is_told_of_the_program_survives_as_a_property_list():
    read = plistlib.loads(plistlib.dumps(info_plist.info()))
    assert read == info_plist.info()
    assert read["CFBundleIdentifier"] == product.ID
    assert read["CFBundleShortVersionString"] == read["CFBundleVersion"] == product.version()
    assert re.fullmatch(r"\d+(\.\d+){0,2}", read["CFBundleVersion"])
    assert read["LSMinimumSystemVersion"] == product.MACOS
    assert read["LSApplicationCategoryType"] == "public.app-category.card-games"
    assert read["NSHighResolutionCapable"] is True
    assert read["NSRequiresAquaSystemAppearance"] is False
    assert product.PEOPLE in read["NSHumanReadableCopyright"]


def test_records_are_opened_by_the_type_that_is_declared_for_them():
    read = info_plist.info()
    (document,) = read["CFBundleDocumentTypes"]
    (declared,) = read["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert document["LSHandlerRank"] == "Owner"
    assert document["CFBundleTypeIconFile"] == declared["UTTypeIconFile"] == "record.icns"
    tags = declared["UTTypeTagSpecification"]
    assert tags == {"public.filename-extension": ["thothit"], "public.mime-type": [product.MIME]}
