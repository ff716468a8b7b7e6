import { documentAddress } from '#contract/documentAddress.ts'
import { otherOf } from '#contract/languages.ts'
import { type Lang, langs, localeOf, rootPath } from '#contract/paths.ts'
import { useSite } from '../data/site.tsx'
import { rememberLanguage } from '../routing/language.ts'
import { useRouteIn } from '../routing/otherLanguage.ts'
import { noteArrival } from './ArrivalNotice.tsx'
import styles from './LanguageSwitcher.module.css'

/** Offers Chinese and English where the site has both; the other one leads to the same page in its own document, or to the nearest one and says so. */
export function LanguageSwitcher() {
  const { lang, languages, words } = useSite()
  const other = otherOf(lang)
  if (languages.length === 1) return null
  const names = { zh: words.menu.chinese, en: words.menu.english }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-label={words.menu.language} className={styles.switcher}>
      {langs.map((of) =>
        of === lang ? (
          <span key={of} aria-current="true" lang={localeOf(of)}>
            {names[of]}
          </span>
        ) : (
          <OtherLanguage key={of} other={other} name={names[of]} />
        ),
      )}
    </div>
  )
}

function OtherLanguage({ other, name }: { other: Lang; name: string }) {
  const { words, titles } = useSite()
  const { route, isOtherPage } = useRouteIn(other)
  const note = isOtherPage ? words.menu.elsewhere(titles[route] ?? route) : ''
  return (
    <a
      href={documentAddress(other, route)}
      hrefLang={localeOf(other)}
      title={note ? name + note : undefined}
      onClick={() => {
        rememberLanguage(rootPath(other))
        noteArrival(other, isOtherPage ? route : undefined)
      }}
    >
      <span lang={localeOf(other)}>{name}</span>
      {note && <span className="visually-hidden">{note}</span>}
    </a>
  )
}
