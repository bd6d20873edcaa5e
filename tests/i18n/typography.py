"""How type is set with care, in each language."""

import re

THIN, WIDE = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"


def check_type(written: str, language: str) -> None:
    assert "'" not in written, "apostrophes are curly"
    assert '"' not in written, "quotation marks are typographic"
    assert "!" not in written, "no exclamation marks but at a win"
    assert "..." not in written
    assert "\t" not in written
    assert not re.search(r"\S {2,}\S", written)
    assert not re.search(r"[ \t]$", written, re.MULTILINE)
    if language == "fr":
        _check_french(written)
        return
    assert THIN not in written
    assert WIDE not in written
    assert not re.search(r"\s[:;?]", written)
    if language == "it":
        _check_italian(written)


def _check_french(written: str) -> None:
    assert not re.search(rf"(?<!{THIN})[;!?]", written)
    assert not re.search(rf"(?<!{WIDE}):", written)
    assert not re.search(rf"«(?!{WIDE})|(?<!{WIDE})»", written)
    assert not re.search(rf"{THIN}(?![;!?])", written)
    assert not re.search(rf"(?<!«){WIDE}(?![:»])", written)
    assert not re.search(r"[“”]", written)
    assert not re.search(r"\boe|[bcms]oeu", written, re.IGNORECASE), "œ"
    assert not re.search(r"(?:^|[.:] |- |# )(?:A|Etaler|Egalité|Etape) ", written, re.MULTILINE)


def _check_italian(written: str) -> None:
    assert not re.search(r"\b[EeÉ]’(?=\s)|\bÉ\b", written), "È, è"
    acute = r"\b(?:perch|finch|poich|affinch|bench|anzich|cosicch|n|s|trentatr)è\b"
    assert not re.search(acute, written, re.IGNORECASE), "perché, finché, né, sé"
    grave = (
        r"\b(?:pi|gi|cos|pu|ci|met|parit|penalit|attivit|cioe|perche|finche|citta)[aeiou]?’(?=\W)"
    )
    assert not re.search(grave, written, re.IGNORECASE), "più, già, così, può, ciò"
    bare = r"\b(?:piu|gia|cosi|puo|cio|cioe|perche|finche|parita|penalita|attivita|emu|sara)\b"
    assert not re.search(bare, written, re.IGNORECASE)
    assert not re.search(r"qual’è|un pò|\bpò\b", written, re.IGNORECASE)
    assert not re.search(r"«\s|\s»|[“”]", written)
