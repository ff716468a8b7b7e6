import type { PageContent } from '../../content.ts'

/** What the head says of a page. */
export const meta = ({ loaderData }: { loaderData?: PageContent }) =>
  loaderData ? [{ title: loaderData.title }, { name: 'description', content: loaderData.description }] : []
