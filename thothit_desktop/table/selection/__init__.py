# SPDX-License-Identifier: MIT
"""The person's actions on the table: choosing, arranging, calling.

`input` receives the table's events. It passes those of mouse and fingers to `pointer`, and keys to `keyboard`
or the call bar. Both change the `selection`, which shows the cards that can be chosen and reports the choice.
"""
