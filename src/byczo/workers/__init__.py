"""Long work in many small tasks: on the cores of this machine, or on a Ray cluster."""

from byczo.workers.job import Job
from byczo.workers.schedule import Workers
from byczo.workers.start import start_workers

__all__ = ["Job", "Workers", "start_workers"]
