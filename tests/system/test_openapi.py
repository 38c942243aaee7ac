"""HTTP as the OpenAPI document says: schemathesis tries what is allowed and what is not.

BYCZO_EXAMPLES=500 tries more. Each test makes up its own requests: the plugin of schemathesis makes
up all of them while tests are collected, in every worker.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, Phase, settings

from byczo.server.http_api import ENDPOINTS
from byczo.server.http_protocol import MOST_URL
from tests.server.running import ServerProcess
from tools.protocol.openapi import document

if TYPE_CHECKING:
    from schemathesis import Case
    from schemathesis.schemas import BaseSchema

EXAMPLES = int(os.environ.get("BYCZO_EXAMPLES", "12"))
TRIES = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that answers as fast as it can."""
    limits = {"requests": 1e6, "requests_at_once": 10**6}
    server = ServerProcess(tmp_path_factory.mktemp("target"), **limits)
    yield server
    server.stop()
    assert server.complaints == ""


@pytest.fixture(scope="module")
def api() -> BaseSchema:
    """The document, as schemathesis reads it."""
    import schemathesis

    return schemathesis.openapi.from_dict(document())


@pytest.mark.parametrize(
    ("method", "path"), [(endpoint.method, endpoint.path) for endpoint in ENDPOINTS]
)
def test_requests(api: BaseSchema, target: ServerProcess, method: str, path: str) -> None:
    """No answer but those that are documented, and none that is our fault."""
    from schemathesis.checks import load_all_checks
    from schemathesis.core.result import Ok
    from schemathesis.pytest.lazy import get_all_tests

    load_all_checks()
    made = get_all_tests(
        schema=api.include(method=method, path=path),
        test_func=check_answer,
        settings=TRIES,
        given_kwargs=None,
    )
    [(operation, attempt)] = [result.ok() for result in made if isinstance(result, Ok)]
    assert operation.label == f"{method} {path}"
    attempt(target=target)


def check_answer(case: Case[Any], target: ServerProcess) -> None:
    """What fits the schema may still be refused: names and options have further rules."""
    from schemathesis.specs.openapi.checks import positive_data_acceptance

    response = case.call(base_url=target.address)
    if response.status_code == HTTPStatus.REQUEST_URI_TOO_LONG:
        # Refused by the connection, whatever it asks for: no endpoint documents that.
        assert len(response.request.url or "") > MOST_URL
        return
    case.validate_response(response, excluded_checks=[positive_data_acceptance])
