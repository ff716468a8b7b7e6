import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { contentOf } from '../../../content.ts'
import { Banners } from '../../../parts/Banners.tsx'
import { Trail } from '../../../parts/Trail.tsx'
import { Blocks } from '../Blocks.tsx'
import { useShell } from '../useShell.ts'

export { meta } from '../meta.ts'

export const loader = ({ params }: LoaderFunctionArgs) => contentOf(`/${params.page}`)

export default function ContentPage() {
  const { path, answers } = useLoaderData<typeof loader>()
  const { site } = useShell()
  return (
    <>
      <Banners banners={answers.banners ?? []} isHeading />
      <Trail site={site} path={path} title={answers.page?.title ?? ''} />
      <Blocks blocks={answers.page?.blocks ?? []} />
    </>
  )
}
