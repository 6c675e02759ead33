"""The SSRF guard: which URLs and addresses the server may call."""

import pytest

from service.outbound.targets import ForbiddenTargetError, Target, check_addresses, is_public, read_url

NOT_PUBLIC = [
    "0.0.0.0",
    "0.1.2.3",
    "10.0.0.1",
    "10.255.255.255",
    "100.64.0.1",
    "100.127.255.254",
    "127.0.0.1",
    "127.1.2.3",
    "127.255.255.255",
    "168.63.129.16",
    "169.254.0.1",
    "169.254.169.254",
    "169.254.170.2",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.1",
    "192.0.0.170",
    "192.0.0.192",
    "192.0.2.1",
    "192.88.99.1",
    "192.168.0.1",
    "192.168.255.255",
    "198.18.0.1",
    "198.19.255.255",
    "198.51.100.7",
    "203.0.113.9",
    "224.0.0.1",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::10.0.0.1",
    "::ffff:0.0.0.0",
    "::ffff:10.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:169.254.169.254",
    "::ffff:192.168.1.1",
    "::ffff:7f00:1",
    "::ffff:0:127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b::169.254.169.254",
    "64:ff9b::8.8.8.8",
    "64:ff9b:1::10.0.0.1",
    "100::1",
    "2001::1",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    "2001:2::1",
    "2001:10::1",
    "2001:20::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "2002:a00:1::1",
    "2002:808:808::1",
    "3fff::1",
    "5f00::1",
    "fc00::1",
    "fd00:ec2::254",
    "fd12:3456:789a::1",
    "fe80::1",
    "fe80::a9fe:a9fe",
    "fec0::1",
    "ff02::1",
    "ff0e::1",
]

NUMERIC_HOSTS = [
    "0",
    "127.1",
    "127.0.1",
    "2130706433",
    "0x7f000001",
    "0x7f.1",
    "0177.0.0.1",
    "017700000001",
    "3232235521",
    "0xa9fea9fe",
    "2852039166",
    "0251.0376.0251.0376",
]

PUBLIC = ["1.1.1.1", "8.8.8.8", "93.184.215.14", "::ffff:8.8.8.8", "2606:4700:4700::1111", "2a00:1450:4001:82a::200e"]

REFUSED_URLS = [
    "",
    "x" * 501,
    "https://" + "a" * 500,
    "hooks.example/path",
    "//hooks.example/",
    "http://hooks.example/",
    "ftp://hooks.example/",
    "file:///etc/passwd",
    "gopher://hooks.example/",
    "javascript:alert(1)",
    "https:///path",
    "https://:443/",
    "https://user@hooks.example/",
    "https://user:secret@hooks.example/",
    "https://@hooks.example/",
    "https://hooks.example@127.0.0.1/",
    "https://hooks.example:0/",
    "https://hooks.example:22/",
    "https://hooks.example:25/",
    "https://hooks.example:80/",
    "https://hooks.example:1023/",
    "https://hooks.example:65536/",
    "https://hooks.example:https/",
    "https://hooks.example/#fragment",
    "https://hooks.example/two words",
    "https://hooks.example/\r\nX-Header: 1",
    "https://hooks.example\\@127.0.0.1/",
    "https://hööks.example/",
    "https://hooks..example/",
    "https://.hooks.example/",
    f"https://{'a' * 64}.example/",
    f"https://hooks.{'a' * 64}/",
    "https://hooks.example./",
    "https://hooks%2eexample/",
    "https://[::1/",
    "https://[fe80::1%25eth0]/",
    "https://[nonsense]/",
]


def test_the_tables_are_long_enough():
    assert len({*NOT_PUBLIC, *NUMERIC_HOSTS}) >= 60


@pytest.mark.parametrize("address", NOT_PUBLIC)
def test_an_address_that_is_not_public_is_refused(address):
    assert not is_public(address)
    with pytest.raises(ForbiddenTargetError):
        check_addresses(["8.8.8.8", address], allow_private=False)
    host = f"[{address}]" if ":" in address else address
    with pytest.raises(ForbiddenTargetError):
        read_url(f"https://{host}/", allow_private=False)


@pytest.mark.parametrize("host", NUMERIC_HOSTS)
def test_a_private_address_in_another_notation_is_refused(host):
    with pytest.raises(ForbiddenTargetError, match="not public"):
        read_url(f"https://{host}/", allow_private=False)


@pytest.mark.parametrize("address", PUBLIC)
def test_a_public_address_is_allowed(address):
    assert is_public(address)
    host = f"[{address}]" if ":" in address else address
    assert read_url(f"https://{host}/", allow_private=False).host == address


@pytest.mark.parametrize("text", ["", "nonsense", "1.2.3", "1.2.3.4.5", "1.2.3.256", "fe80::1%eth0", "::g"])
def test_what_is_no_public_address_is_refused(text):
    assert not is_public(text)


def test_a_name_without_an_address_is_refused():
    with pytest.raises(ForbiddenTargetError, match="no address"):
        check_addresses([], allow_private=True)


@pytest.mark.parametrize("url", REFUSED_URLS)
def test_a_url_that_the_server_may_not_call_is_refused(url):
    with pytest.raises(ForbiddenTargetError):
        read_url(url, allow_private=False)


def test_a_url_is_read():
    assert read_url("https://hooks.example", False) == Target("https", "hooks.example", 443, "/")
    target = read_url("https://Hooks.Example:8443/a/b?c=d&e", False)
    assert target == Target("https", "hooks.example", 8443, "/a/b?c=d&e")
    assert target.authority == "hooks.example:8443"
    assert read_url("https://[2606:4700:4700::1111]/", False).authority == "[2606:4700:4700::1111]"


def test_the_labels_of_a_name_have_up_to_63_characters():
    host = f"{'a' * 63}.hooks.example"
    assert read_url(f"https://{host}/", False).host == host


def test_development_allows_http_and_private_addresses_on_all_ports():
    assert read_url("http://127.0.0.1:80/x", True) == Target("http", "127.0.0.1", 80, "/x")
    assert read_url("http://localhost:99/", True).port == 99
    for url in ("ftp://localhost/", "http://user@localhost/", "http://localhost:0/"):
        with pytest.raises(ForbiddenTargetError):
            read_url(url, True)
