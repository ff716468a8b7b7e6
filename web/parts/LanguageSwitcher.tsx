import { documentAddress } from '#contract/documentAddress.ts'
import { type Lang, localeOf, ownNames, rootPath } from '#contract/paths.ts'
import { useSite } from '../data/site.tsx'
import { rememberLanguage } from '../routing/language.ts'
import { useRouteIn } from '../routing/otherLanguage.ts'
import { noteArrival } from './ArrivalNotice.tsx'
import styles from './LanguageSwitcher.module.css'

/** Offers the languages of a site that has several; another one leads to the same page in its own document, or to the nearest one and says so. */
export function LanguageSwitcher() {
  const { lang, languages, words } = useSite()
  if (languages.length === 1) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-label={words.menu.language} className={styles.switcher}>
      {languages.map((of) =>
        of === lang ? (
          <span key={of} aria-current="true" lang={localeOf(of)}>
            {ownNames[of]}
          </span>
        ) : (
          <OtherLanguage key={of} other={of} name={ownNames[of]} />
        ),
      )}
    </div>
  )
}

function OtherLanguage({ other, name }: { other: Lang; name: string }) {
  const { words, titles, languages } = useSite()
  const { route, isOtherPage } = useRouteIn(other)
  const note = isOtherPage ? words.menu.elsewhere(titles[route] ?? route, other) : ''
  return (
    <a
      href={documentAddress(rootPath(other, languages), route)}
      hrefLang={localeOf(other)}
      title={note ? name + note : undefined}
      onClick={() => {
        rememberLanguage(other)
        noteArrival(other, isOtherPage ? route : undefined)
      }}
    >
      <span lang={localeOf(other)}>{name}</span>
      {note && <span className="visually-hidden">{note}</span>}
    </a>
  )
}
