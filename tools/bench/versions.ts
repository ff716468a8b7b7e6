import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Front } from './front.ts'
import { assertRuns } from './peers/assertRuns.ts'
import { buildPeers } from './peers/build.ts'
import { pages } from './peers/pages.ts'
import { sameContent } from './peers/sameContent.ts'
import { freePort, run, startSite } from './site.ts'

/** Versions of the same pages, in the order in which tables name them. */
export const versions = ['site', 'own document', 'React', 'Astro'] as const
export type Version = (typeof versions)[number]
/** Without the peers, which take a build. */
export const ownVersions = versions.slice(0, 2)

/** Share of the site's text that a peer's page has at least; the rest are words around charts and lists. */
const leastShare = 0.9

/** The site and the versions of its pages that are asked for, each with a front of its own. */
export async function startVersions(names: readonly Version[]) {
  const site = await startSite()
  const peers = names.includes('React') ? await buildPeers(site.base) : undefined
  const fronts: Record<Version, Front> = {
    site: { site: site.base },
    'own document': { site: site.base, withoutScripts: true },
    React: { site: site.base, folder: peers?.react },
    Astro: { site: site.base, folder: peers?.astro },
  }
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const running = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, `${name}.json`)
      await writeFile(file, JSON.stringify(fronts[name]))
      const front = await run('tools/bench/front.ts', [file], { PORT: String(await freePort()) }, /ready/)
      return [name, front] as const
    }),
  )
  const bases = Object.fromEntries(running.map(([name, { base }]) => [name, base])) as Partial<Record<Version, string>>
  await warm(Object.values(bases))
  if (peers) {
    await assertSameContent(bases)
    const paths = Object.values(pages)
    await assertRuns([bases.React, bases.Astro].flatMap((base) => paths.map((path) => `${base}${path}`)))
  }
  return {
    bases,
    async stop() {
      for (const [, front] of running) await front.stop()
      await site.stop()
      await rm(folder, { recursive: true })
    },
  }
}

/** The first request renders; further compression comes beside the others. */
async function warm(bases: string[]) {
  for (let round = 0; round < 3; round++) {
    for (const base of bases) for (const path of Object.values(pages)) await (await fetch(base + path)).text()
    await setTimeout(1_000)
  }
}

/** Throws when a peer's page leaves out what ours says. */
async function assertSameContent(bases: Partial<Record<Version, string>>) {
  const html = async (name: Version, path: string) => (await fetch(`${bases[name]}${path}`)).text()
  for (const path of Object.values(pages)) {
    const own = await html('site', path)
    for (const peer of ['React', 'Astro'] as const) {
      const { share, missing } = sameContent(own, await html(peer, path))
      if (share < leastShare)
        throw new Error(
          `${peer} has ${Math.round(share * 100)} % of what ${path} says; it lacks: ${missing.join(' | ')}`,
        )
    }
  }
}
