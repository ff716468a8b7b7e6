import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLoaderData } from 'react-router'
import { shell } from '../../content.ts'
import { Footer } from '../../parts/Footer.tsx'
import { Header } from '../../parts/Header.tsx'
import '../../style.css'

/** Names and menus, in the document as what the page says itself. */
export const loader = () => shell()

/** What stands on every page. */
export default function Root() {
  const { site } = useLoaderData<typeof loader>()
  return (
    <html lang="zh-CN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.ico" />
        <Meta />
        <Links />
      </head>
      <body>
        <Header site={site} />
        <main>
          <Outlet />
        </main>
        <Footer site={site} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}
