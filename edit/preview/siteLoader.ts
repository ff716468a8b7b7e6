import type { SsrBundle } from '../../server/render/ssrBundle.ts'
import { EditError } from '../editError.ts'

export interface BuiltSite {
  /** The built front end. */
  dist: string
  bundle?: SsrBundle
}

/** Loads the site's code with the first preview, not when the program starts. @throws EditError `previewUnbuilt`, as long as it is. */
export function siteLoader({ dist, bundle: given }: BuiltSite) {
  let bundle: Promise<SsrBundle> | undefined
  return async () => {
    const [preview, { openSsrBundle }] = await Promise.all([
      import('./preview.ts'),
      import('../../server/render/ssrBundle.ts'),
    ])
    bundle ??= given ? Promise.resolve(given) : openSsrBundle(dist)
    const built = await bundle.catch((error) => {
      bundle = undefined // it may be built meanwhile
      throw new EditError('previewUnbuilt', [], error.message)
    })
    return { ...preview, dist, bundle: built }
  }
}
export type LoadSite = ReturnType<typeof siteLoader>
