"""Work beside the window that is done when the test says so."""

from boomerang_desktop.bots.process import Job
from boomerang_desktop.desktop.table.background import Background


class Adviser(Background):
    def __init__(self) -> None:
        super().__init__(1000)
        self.jobs: list[Job] = []
        self.forgotten = 0

    def post(self, job: Job) -> None:
        self.jobs.append(job)

    def forget(self) -> None:
        self.forgotten += 1
        self.jobs.clear()

    def answer(self, found: object) -> None:
        self.jobs.pop(0).answer(found)

    def give_up(self) -> None:
        self.jobs.pop(0).give_up()
