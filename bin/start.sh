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
# Memory goes back to the system at once, as in server/memory.ts; and a small young generation.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX-1}" MALLOC_MMAP_THRESHOLD_="${MALLOC_MMAP_THRESHOLD_-131072}"
export MALLOC_TRIM_THRESHOLD_="${MALLOC_TRIM_THRESHOLD_-131072}"
exec "$node" --max-semi-space-size=2 --require "$root/scripts/requireNode.cjs" "$root/$program" "$@"
