"""Both themes can be read (WCAG AA)."""

import pytest
from textual.color import Color

from ghoulash.terminal.app.themes import NIGHT, PAPER, THEMES

TEXT = 4.5
GRAPHIC = 3.0
GROUNDS = ("background", "area", "walked", "walked-area")


def colour(theme, name: str) -> Color:
    return Color.parse(theme.variables.get(name) or getattr(theme, name))


def contrast(one: Color, other: Color) -> float:
    def luminance(c: Color) -> float:
        parts = [v / 12.92 if v <= 0.03928 else ((v + 0.055) / 1.055) ** 2.4 for v in c.normalized]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("ink", ["stamp", "ghoul", "pen", "gone", "way", "foreground", "primary"])
def test_what_is_stamped_on_a_chart_can_be_read_on_every_ground(theme, ink):
    for ground in GROUNDS:
        assert contrast(colour(theme, ink), colour(theme, ground)) >= TEXT, ground


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_words_and_walls_can_be_read(theme):
    for ink in ("faint", "foreground", "secondary", "primary", "success", "pen", "ghoul", "gone"):
        for ground in ("background", "surface"):
            assert contrast(colour(theme, ink), colour(theme, ground)) >= TEXT, (ink, ground)
    for ink in ("wall", "rim", "target"):
        for ground in ("background", "area"):
            assert contrast(colour(theme, ink), colour(theme, ground)) >= GRAPHIC, (ink, ground)
    assert contrast(colour(theme, "cursor"), colour(theme, "cursor-ink")) >= TEXT
    assert contrast(colour(theme, "foreground"), colour(theme, "ghoul-ground")) >= TEXT


def test_green_is_for_ghouls_alone():
    for theme in (PAPER, NIGHT):
        for name, value in theme.variables.items():
            red, green, blue = Color.parse(value).rgb
            is_green = green > red + 40 and green > blue + 40
            assert not is_green or name.startswith("ghoul"), name
