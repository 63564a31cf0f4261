import hashlib
import hmac

from ghoulash.core.charts import chart_commitment

SEED = bytes(range(32))
CHART = ["hide hole 1-B", "hide ghoul 1-é"]


def test_a_stranger_can_redo_a_commitment():
    """The recipe in the module's first lines, followed by hand."""
    salt = hmac.new(SEED, b"chart salt 3", hashlib.sha256).digest()
    told = b"ghoulash chart " + salt + b"13:hide hole 1-B" + b"15:" + "hide ghoul 1-é".encode()
    assert chart_commitment(SEED, 3, CHART) == hashlib.sha256(told).hexdigest()


def test_no_two_charts_are_committed_to_alike():
    charts = [CHART, CHART[::-1], CHART[:1], [], ["".join(CHART)], ["hide hole 1-B15:hide ghoul 1-é"]]
    assert len({chart_commitment(SEED, 0, chart) for chart in charts}) == len(charts)


def test_the_same_chart_hidden_twice_does_not_show():
    assert chart_commitment(SEED, 0, CHART) != chart_commitment(SEED, 1, CHART)


def test_without_the_seed_a_chart_cannot_be_guessed():
    assert chart_commitment(SEED, 0, CHART) != chart_commitment(bytes(32), 0, CHART)
