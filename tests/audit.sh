#!/usr/bin/env bash
# Known weaknesses of the packages that we use: pip-audit for Python, npm audit for the page. A weakness is an error; that
# nobody could be asked, as on a machine without a network, is said and is none.
# Usage: tests/audit.sh PIP-AUDIT "PATH=..."
set -u
failed=0

# ask NAME WORD-OF-WHO-COULD-NOT-ASK COMMAND...: what a tool says, and whether it is an error.
ask() {
	local name=$1 unasked=$2 told status
	shift 2
	told=$("$@" 2>&1)
	status=$?
	if [ $status = 0 ]; then
		echo "$name: nothing known."
	elif echo "$told" | grep -qiE "$unasked"; then
		echo "$name: nobody could be asked."
	else
		echo "$told"
		failed=1
	fi
}

ask pip-audit 'ConnectionError|ServiceError|Max retries|timed out|resolve|NameResolution|HTTPError' \
	"$1" --progress-spinner off --skip-editable --requirement constraints.txt --no-deps --disable-pip
cd web && ask 'npm audit' 'ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT|audit endpoint|ENOAUDIT|network|E40[0-9]|E50[0-9]' \
	env "$2" npm audit --omit=dev
exit $failed
