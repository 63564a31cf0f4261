"""What every route needs of the server."""

from dataclasses import dataclass

from ghoulash.server.guard.browsers import Browsers
from ghoulash.server.guard.limits import Limits
from ghoulash.server.live.hall import Hall
from ghoulash.server.reception import Reception
from ghoulash.server.seating import Seating
from ghoulash.server.settings import Settings
from ghoulash.server.store.store import Store


@dataclass
class Desk:
    """One server's parts, put together when it starts."""

    settings: Settings
    store: Store
    hall: Hall
    seating: Seating
    reception: Reception
    browsers: Browsers
    limits: Limits
