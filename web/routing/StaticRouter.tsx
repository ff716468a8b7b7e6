import { type ReactNode, useMemo } from 'react'
import { parseRoute } from './address.ts'
import { LocationContext } from './routerContext.ts'

/** One fixed location: on the server and in tests of a part. */
export function StaticRouter({ route, children }: { route: string; children: ReactNode }) {
  const location = useMemo(() => ({ ...parseRoute(route), key: 'static', state: undefined }), [route])
  return <LocationContext value={location}>{children}</LocationContext>
}
