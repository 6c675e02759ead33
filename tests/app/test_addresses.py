"""The address that a request without a valid token is counted against."""

import pytest

from service.app.addresses import UNKNOWN, ClientAddresses

PROXIES = ("10.0.0.0/8", "2001:db8:ffff::/48")


@pytest.mark.parametrize(
    ("peer", "name"),
    [
        ("203.0.113.7", "address 203.0.113.7"),
        ("203.0.113.7:4711", "address 203.0.113.7"),
        ("::ffff:203.0.113.7", "address 203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "address 2001:db8:1:2::/64"),
        ("[2001:db8:1:2:aaaa::1]:4711", "address 2001:db8:1:2::/64"),
        ("fe80::1%eth0", "address fe80::/64"),
        ("testclient", UNKNOWN),
        ("", UNKNOWN),
        (None, UNKNOWN),
    ],
)
def test_peer_address_is_the_client_address_if_the_peer_is_not_a_trusted_proxy(peer, name):
    assert ClientAddresses(()).of(peer, ["198.51.100.1"]) == name
    assert ClientAddresses(PROXIES).of(peer, ["198.51.100.1"]) == name


@pytest.mark.parametrize(
    ("forwarded", "name"),
    [
        (["203.0.113.7"], "address 203.0.113.7"),
        (["198.51.100.1, 203.0.113.7"], "address 203.0.113.7"),
        (["198.51.100.1", "203.0.113.7"], "address 203.0.113.7"),
        (["203.0.113.7, 10.0.0.2", "2001:db8:ffff::1"], "address 203.0.113.7"),
        (["203.0.113.7:4711,10.0.0.2:80"], "address 203.0.113.7"),
        (["[2001:db8:1:2::9]:4711"], "address 2001:db8:1:2::/64"),
        ([], "address 10.0.0.1"),
        ([""], "address 10.0.0.1"),
        (["unknown"], "address 10.0.0.1"),
        (["203.0.113.7, unknown"], "address 10.0.0.1"),
        (["203.0.113.7, \x00\xff, 10.0.0.2"], "address 10.0.0.2"),
        (["10.0.0.3, 10.0.0.2"], "address 10.0.0.3"),
        (["198.51.100.1," * 10_000 + "203.0.113.7"], "address 203.0.113.7"),
        (["198.51.100.1" + ",10.0.0.9" * 10_000], "address 10.0.0.9"),
    ],
)
def test_client_address_is_the_last_forwarded_address_that_is_not_a_trusted_proxy(forwarded, name):
    assert ClientAddresses(PROXIES).of("10.0.0.1", forwarded) == name
