import type { Lang } from '#contract/paths.ts'
import { useCall } from './data/api.ts'
import { routeIn } from './navigation.ts'
import { useLocation } from './router.tsx'
import { catchAll, pageFor } from './routing/routes.ts'
import { useSite } from './site.tsx'

/** Where the other language shows what is open here; an article that it lacks leads to the list nearest to its own. */
export function useRouteIn(other: Lang): { route: string; isElsewhere: boolean } {
  const { navigation } = useSite()
  const { pathname, search } = useLocation()
  const article = useOpenArticle(pathname, search)
  const path = article?.translated === false ? article.section : pathname
  const route = routeIn(other, navigation, path)
  return route === pathname ? { route: route + search, isElsewhere: false } : { route, isElsewhere: true }
}

/** The article that is open, once its page has been answered: the page asks the same, and what it gets is shared. */
function useOpenArticle(pathname: string, search: string) {
  const id = pathname === '/securities/detail' ? new URLSearchParams(search).get('id') : null
  const site = useSite()
  const securities = useCall('securitiesDetail', id ? { id } : undefined)
  const other = useCall('newsDetail', pageFor(pathname, site) === catchAll ? { id: pathname.slice(1) } : undefined)
  return securities.data ?? other.data
}
