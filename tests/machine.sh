#!/usr/bin/env bash
# What the tests need beside Python and Node: a browser and a database server, from Debian's packages where one may
# install them. Whoever has them already, or may not install anything, is left alone; the tests say what they miss.
set -eu
has() { command -v "$1" >/dev/null; }
install() { DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$1" >/dev/null 2>&1; }
wanted=""
has chromium-headless-shell || has chromium || wanted="$wanted chromium-headless-shell"
ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || has postgres || wanted="$wanted postgresql"
[ -z "$wanted" ] && exit 0
if [ "$(id -u)" = 0 ] && has apt-get; then
	echo "Installing$wanted for the tests."
	apt-get update -qq >/dev/null
	for package in $wanted; do # an older system has the browser with its window only
		install "$package" || install "${package%-headless-shell}"
	done
else
	echo "The tests need$wanted; please install them." >&2
fi
