import { useRouteLoaderData } from 'react-router'
import type { loader } from './root.tsx'

/** What every page has. */
export function useShell() {
  const shell = useRouteLoaderData<typeof loader>('root')
  if (!shell) throw new Error('the root has no data')
  return shell
}
