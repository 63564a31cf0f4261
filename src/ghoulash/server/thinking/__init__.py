"""Bots in worker processes: a view goes out, texts of actions come back, and nothing waits in the event loop.

    from ghoulash.server.thinking.question import Answer, Failure, Mind, Premise, Question
    from ghoulash.server.thinking.thinkers import Thinkers

    thinkers = Thinkers(workers=2, most=8, patience=20.0)
    premise = Premise.of(game)  # once per table: all that its questions share
    mind = Mind.fresh("normal")  # once per seat that a bot plays, also after a restart
    question = Question.of(premise, mind, seat, sealed.view(seat), number, table.remarks)
    future = thinkers.ask(table_id, question)  # of an Answer or a Failure; it never raises
    future.add_done_callback(take_it_up)
    await thinkers.close()

An `Answer` holds texts for `game.read`: one action, or all that is left of the seat's secret set-up, for its
draft. Whoever asked has the table check them, as it checks a person's. It says so if `random` answered
instead. A `Failure` means that not even `random` did (no process could be started, the pool is closed): ask
again later. Cancel the future when the answer is no longer wanted. Close the pool before its loop: uvloop
waits for processes that nobody has ended.

What the legal actions are the worker finds in a world that it imagines: they follow from the view alone.
`number` counts what the seat has been told: it keeps a bot from doing the same again where the view is the
same again. A process remembers its latest bots and their plans; where it knows none, the seed, the number and
the view decide all, so the same question has the same answer in whichever fresh process.

A question that overran `patience`, or whose bot raised, answered what is not legal, or died with its process
is tried once more in a fresh process, then answered by `random` in another. Each table has one question under
way; tables take turns. This file imports nothing: a worker begins by importing it.
"""
