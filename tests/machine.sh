#!/usr/bin/env bash
# What the tests need beside Python and Node: a browser and a database server, from Debian's packages where one may
# install them. Whoever has them already, or may not install anything, is left alone; the tests say what they miss.
set -eu
wanted=""
command -v chromium >/dev/null || wanted="$wanted chromium"
ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || command -v postgres >/dev/null || wanted="$wanted postgresql"
[ -z "$wanted" ] && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
	echo "Installing$wanted for the tests."
	apt-get update -qq >/dev/null
	# shellcheck disable=SC2086 -- a list of packages
	DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $wanted >/dev/null
else
	echo "The tests need$wanted; please install them." >&2
fi
