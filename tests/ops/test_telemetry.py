"""Metrics for Prometheus: what is counted, what it costs, and that labels cannot come from callers."""

import asyncio
import timeit

from prometheus_client.parser import text_string_to_metric_families

from service.app.methods import METHOD
from service.errors import Reason
from service.telemetry import Telemetry


def metrics(telemetry: Telemetry) -> dict[tuple[str, ...], float]:
    """Return every sample by its name and the values of its labels."""
    families = text_string_to_metric_families(telemetry.render().decode())
    return {(s.name, *(s.labels[name] for name in sorted(s.labels))): s.value for f in families for s in f.samples}


def test_requests_are_counted_by_api_method_and_reason():
    telemetry = Telemetry(METHOD)
    for reason in ("OK", "OK", Reason.STALE_REVISION):
        telemetry.finished("rest", "SubmitActions", reason, 0.003)
    telemetry.finished("grpc", "SubmitActions", "OK", 0.003)
    seen = metrics(telemetry)
    assert seen["reeve_requests_total", "rest", "SubmitActions", "OK"] == 2
    assert seen["reeve_requests_total", "rest", "SubmitActions", "STALE_REVISION"] == 1
    assert seen["reeve_requests_total", "grpc", "SubmitActions", "OK"] == 1


def test_buckets_of_durations_are_cumulative():
    telemetry = Telemetry(METHOD)
    for seconds in (0.0005, 0.003, 0.004, 60.0):
        telemetry.finished("rest", "GetGame", "OK", seconds)
    seen = metrics(telemetry)
    bucket = {bound: seen["reeve_request_seconds_bucket", "rest", bound, "GetGame"] for bound in ("0.0005", "0.005")}
    assert bucket == {"0.0005": 1, "0.005": 3}
    assert seen["reeve_request_seconds_bucket", "rest", "5.0", "GetGame"] == 3
    assert seen["reeve_request_seconds_bucket", "rest", "+Inf", "GetGame"] == 4
    assert seen["reeve_request_seconds_count", "rest", "GetGame"] == 4
    assert seen["reeve_request_seconds_sum", "rest", "GetGame"] == 60.0075


def test_overlapping_parts_are_timed_separately():
    telemetry = Telemetry(METHOD)

    async def part(seconds):
        with telemetry.part("store"):
            await asyncio.sleep(seconds)

    async def both():
        await asyncio.gather(part(0.3), part(0.1))

    asyncio.run(both())
    seen = metrics(telemetry)
    assert seen["reeve_part_seconds_count", "store"] == 2
    assert seen["reeve_part_seconds_sum", "store"] >= 0.4


def test_a_part_that_raises_is_timed_and_its_error_is_passed_on():
    telemetry = Telemetry(METHOD)
    try:
        with telemetry.part("apply"):
            raise KeyError("out")
    except KeyError:
        pass
    assert metrics(telemetry)["reeve_part_seconds_count", "apply"] == 1


def test_the_number_of_open_streams_rises_and_falls():
    telemetry = Telemetry(METHOD)
    telemetry.stream_opened("grpc")
    telemetry.stream_opened("rest")
    telemetry.stream_closed("rest")
    seen = metrics(telemetry)
    assert (seen["reeve_open_streams", "grpc"], seen["reeve_open_streams", "rest"]) == (1, 0)


def test_input_of_callers_never_becomes_a_label():
    telemetry = Telemetry(METHOD)
    telemetry.finished("back", "GetGame", "OK", 0.1)
    telemetry.finished("rest", 'Get"Game\n', "OK", 0.1)
    telemetry.finished("rest", "GetGame", "rt_secret", 0.1)
    telemetry.stream_opened("window")
    counted = {key[1:] for key in metrics(telemetry) if key[0] == "reeve_requests_total"}
    assert counted == {("OTHER", "GetGame", "OK"), ("rest", "OTHER", "OK"), ("rest", "GetGame", "OTHER")}
    assert metrics(telemetry)["reeve_open_streams", "OTHER"] == 1


def test_two_servers_in_one_process_have_separate_metrics():
    one, other = Telemetry(METHOD), Telemetry(METHOD)
    one.finished("rest", "GetGame", "OK", 0.1)
    assert b"reeve_requests_total{" in one.render()
    assert b"reeve_requests_total{" not in other.render()


def test_the_build_metric_has_the_version():
    assert b'reeve_build_info{version="' in Telemetry(METHOD).render()


def test_timing_a_part_is_cheap():
    telemetry = Telemetry(METHOD)

    def use():
        with telemetry.part("apply"):
            pass

    microseconds = min(timeit.repeat(use, number=1000, repeat=20)) * 1000
    assert microseconds < 5, "about 1 on an idle machine"
