"""The configuration of nginx in the docs, before a real nginx: pages, cookies and live lines go through it."""

import json
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.databases import NewDatabase
from tests.postgres import free_port
from tests.server.house import OPEN, PATIENCE, PERSON, serving, wait_for
from tests.server.test_server_page import PAGE

NGINX, OPENSSL = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin"), shutil.which("openssl")
pytestmark = pytest.mark.skipif(not (NGINX and OPENSSL), reason="there is no nginx, or no openssl, on this machine")
NAME = "wardroom.example.org"
FRAME = """
daemon off; pid {folder}/pid; error_log {folder}/errors; {user}
events {{}}
http {{ access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
{config} }}
"""


@pytest.fixture
def proxied(new_database: NewDatabase, tmp_path: Path) -> Iterator[str]:
    """The address of a server behind nginx."""
    (config,) = re.findall(r"^```nginx\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    port = free_port()
    subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    made = [str(OPENSSL), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", "key", "-out", "cert", *subject]
    subprocess.run(made, cwd=tmp_path, check=True, capture_output=True)
    with serving(new_database("sqlite"), is_secure=True) as house:
        for old, new in (
            ("listen 443", f"listen 127.0.0.1:{port}"),
            ("127.0.0.1:8017", house.address.removeprefix("http://")),
            (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", f"{tmp_path}/cert"),
            (f"/etc/letsencrypt/live/{NAME}/privkey.pem", f"{tmp_path}/key"),
        ):
            assert old in config
            config = config.replace(old, new)
        text = FRAME.format(folder=tmp_path, config=config, user="user root;" if Path.home() == Path("/root") else "")
        (tmp_path / "nginx.conf").write_text(text)
        command = [str(NGINX), "-c", f"{tmp_path}/nginx.conf", "-e", f"{tmp_path}/errors"]
        with subprocess.Popen(command, stderr=subprocess.PIPE) as process:
            try:
                wait_for(lambda: process.poll() is not None or _listens(port))
                assert process.poll() is None, (tmp_path / "errors").read_text()
                yield f"127.0.0.1:{port}"
            finally:
                process.terminate()


def _listens(port: int) -> bool:
    with suppress(httpx.HTTPError):
        httpx.get(f"https://127.0.0.1:{port}/api/health", verify=False, headers={"host": NAME}, timeout=PATIENCE)
        return True
    return False


def test_people_play_through_it(proxied: str, tmp_path: Path) -> None:
    trusting = ssl.create_default_context(cafile=str(tmp_path / "cert"))
    trusting.check_hostname = False  # the name leads elsewhere; the certificate is ours
    with httpx.Client(base_url=f"https://{proxied}", verify=trusting, headers={"host": NAME}, timeout=PATIENCE) as page:
        answer = page.get("/api/me")
        cookie = answer.headers["set-cookie"]
        assert answer.status_code == 200 and "Secure" in cookie
        assert "strict-transport-security" in answer.headers
        headers = {"cookie": cookie.partition(";")[0], "x-csrf-token": answer.json()["csrf"]}
        wish = {"game": "skirmish", "seats": [PERSON, OPEN]}
        opened = page.post("/api/tables", json=wish, headers=headers)
        assert opened.status_code == 201, opened.text
    host, _, port = proxied.partition(":")
    address = f"wss://{NAME}:{port}/api/tables/{opened.json()['table']['id']}/live"
    ours = {"cookie": headers["cookie"], "origin": f"https://{NAME}:{port}"}
    called = socket.create_connection((host, int(port)))
    with connect(address, sock=called, ssl=trusting, additional_headers=ours) as line:
        assert json.loads(line.recv(PATIENCE))["type"] == "welcome"
