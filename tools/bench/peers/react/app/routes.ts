import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { pages } from '../../pages.ts'

export default [
  index('routes/home.tsx'),
  route(pages.list, 'routes/list.tsx'),
  route(pages.report, 'routes/report.tsx'),
  route(':page', 'routes/page.tsx'),
] satisfies RouteConfig
