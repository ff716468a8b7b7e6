# Runs $program of this folder with the folder's own Node, from wherever it is called. Sourced by the commands beside it.
root=$(dirname "$(dirname "$(readlink -f "$0")")")
node=node
for own in "$root"/node_modules/node-*/bin/node; do
  if [ -x "$own" ]; then node=$own; fi
done
if ! "$node" --version >/dev/null; then
  echo 'Node does not run. On Debian it needs the package libatomic1. Where it is missing: "npm ci" without --omit=optional, or a release.' >&2
  exit 1
fi
exec "$node" --require "$root/scripts/requireNode.cjs" "$root/$program" "$@"
