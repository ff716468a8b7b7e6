import { otherLanguage } from '../language.ts'
import { useLocation } from '../router.tsx'
import { useSite } from '../site.tsx'
import styles from './LanguageSwitcher.module.css'

/** Offers Chinese and English; the other one leads to the same page in its own document. */
export function LanguageSwitcher() {
  const { lang, words } = useSite()
  const { pathname, search } = useLocation()
  const other = otherLanguage(lang, pathname + search)
  const entry = (of: 'zh' | 'en', label: string) =>
    of === lang ? (
      <span aria-current="true" lang={of === 'zh' ? 'zh-CN' : 'en'}>
        {label}
      </span>
    ) : (
      <a href={other} hrefLang={of === 'zh' ? 'zh-CN' : 'en'} lang={of === 'zh' ? 'zh-CN' : 'en'}>
        {label}
      </a>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-label={words.menu.language} className={styles.switcher}>
      {entry('zh', words.menu.chinese)}
      {entry('en', words.menu.english)}
    </div>
  )
}
