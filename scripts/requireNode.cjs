// Loaded before programs in TypeScript, by any Node however old: says in a sentence what an old one would tell with a stack.
if (!process.features.typescript) {
  console.error(
    `Node 22.18 or newer is needed, this is ${process.version}: run "npm ci" again without --omit=optional ` +
      'and --ignore-scripts, which brings a Node of its own for Linux, macOS and Windows, or install a newer one.',
  )
  process.exit(1)
}
require('./endWithNpm.cjs')
