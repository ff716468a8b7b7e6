/** A package-lock.json, as far as it is read here. */
export interface Lock {
  lockfileVersion: number
  packages: Record<string, Locked>
}
interface Locked {
  version?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/**
 * The part of a lock that some packages need, and the package.json with which `npm ci` accepts it. `optional` are those for a platform: npm
 * installs them for another one than its own only where they are called optional. @throws Error for a package that it has not.
 */
export function lockedPart(lock: Lock, names: readonly string[], optional: readonly string[]) {
  const packages: Lock['packages'] = {}
  const take = (name: string, from: string) => {
    const path = placeOf(lock, name, from)
    if (packages[path]) return
    const found = lock.packages[path]
    if (!found) throw new Error(`package-lock.json has no ${name}`)
    packages[path] = found
    for (const next of Object.keys(found.dependencies ?? {})) take(next, path)
  }
  for (const name of [...names, ...optional]) take(name, '')
  const versions = (some: readonly string[]) =>
    Object.fromEntries(some.map((name) => [name, lock.packages[`node_modules/${name}`]?.version ?? '']))
  const described = { dependencies: versions(names), optionalDependencies: versions(optional) }
  const sorted = Object.fromEntries(Object.entries(packages).sort(([one], [other]) => (one < other ? -1 : 1)))
  return { described, lock: { ...lock, packages: { '': described, ...sorted } } }
}

/** Where Node finds a package from another one: beside it, or in the nearest folder above. */
function placeOf({ packages }: Lock, name: string, from: string): string {
  for (let base = from; base !== ''; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    const path = `${base}/node_modules/${name}`
    if (packages[path]) return path
  }
  return `node_modules/${name}`
}
