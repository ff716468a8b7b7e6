import type { Lang } from '#contract/paths.ts'
import * as routes from '#contract/routes.ts'
import { useCall } from '../data/api.ts'
import { useSite } from '../data/site.tsx'
import { articleIdOf, redirectOf, routeIn } from './navigation.ts'
import { useLocation } from './routerContext.ts'
import { isMissing } from './routes.ts'

/** Where the other language shows what is open here; an article that it lacks leads to the list nearest to its own. */
export function useRouteIn(other: Lang): { route: string; isOtherPage: boolean } {
  const { navigation } = useSite()
  const { pathname, search } = useLocation()
  const article = useOpenArticle(pathname, search)
  const path = article?.translated === false ? article.section : pathname
  const route = routeIn(other, navigation, path)
  return route === pathname ? { route: route + search, isOtherPage: false } : { route, isOtherPage: true }
}

/** The article that is open, once its page has been answered: the page asks the same, and what it gets is shared. */
function useOpenArticle(pathname: string, search: string) {
  const site = useSite()
  const isSecurities = pathname === routes.securitiesDetail
  const leadsOn = redirectOf(site.navigation, pathname, site.lang) !== undefined
  const id = leadsOn || isMissing(pathname) ? undefined : articleIdOf({ pathname, search }, site)
  const securities = useCall('securitiesDetail', isSecurities && id ? { id } : undefined)
  const other = useCall('newsDetail', !isSecurities && id ? { id } : undefined)
  return securities.data ?? other.data
}
