"""For who runs the server: whether it lives, and how much it does."""

from secrets import compare_digest

from litestar import Response, get
from prometheus_client import CollectorRegistry, Gauge, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from ghoulash.server.desk import Desk
from ghoulash.server.routes.asking import Ask, address_of, desk_of
from ghoulash.server.routes.problems import Barred, problems
from ghoulash.server.settings import is_loopback


@get(
    "/healthz",
    summary="Whether the server lives, and its database answers",
    media_type="text/plain",
    responses=problems(),
)
async def health(request: Ask) -> str:
    await desk_of(request).store.public_tables(1)
    return "ok"


@get(
    "/metrics",
    summary="Figures for Prometheus: for this machine, or by token",
    media_type="text/plain",
    responses=problems(404),
)
async def metrics(request: Ask) -> Response[bytes]:
    desk = desk_of(request)
    token = desk.settings.metrics_token
    given = request.headers.get("authorization", "")
    by_token = bool(token) and compare_digest(given.encode(), f"Bearer {token}".encode())
    from_here = is_loopback(address_of(request)) and not desk.settings.public_url
    if not (by_token or from_here):
        raise Barred(404, "not-found")
    return Response(generate_latest(_measured(desk)), media_type=CONTENT_TYPE_LATEST)


def _measured(desk: Desk) -> CollectorRegistry:
    """Sums over all tables: nothing of any one of them."""
    registry = CollectorRegistry()
    thinkers = desk.hall.house.thinkers
    figures = {
        "tables_in_memory": ("Tables in memory", len(desk.hall.tables)),
        "clients": ("Open sockets", len(desk.reception.clients)),
        "moves_total": ("Moves kept since the start", desk.hall.house.moves),
        "faults_total": ("Messages that could not be taken since the start", desk.reception.faults),
        "bots_asked_total": ("Questions to bots since the start", thinkers.asked),
        "bots_failed_total": ("Questions that no bot answered since the start", thinkers.failed),
        "bots_waiting": ("Questions that wait for a bot", thinkers.waiting),
    }
    for name, (words, value) in figures.items():
        Gauge(f"ghoulash_{name}", words, registry=registry).set(value)
    return registry


ROUTES = (health, metrics)
