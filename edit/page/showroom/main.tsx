import '../withoutEval.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import '#web/styles/tokens.css'
import '#web/styles/base.css'
import '../page.css'
import { langOf } from '#contract/paths.ts'
import { otherOf, type WholeLang, wholeLangOf } from '#contract/wholeLangs.ts'
import { LanguageProvider, useLanguage } from '../language.tsx'
import { FormSamples } from './FormSamples.tsx'
import { PartSamples } from './PartSamples.tsx'
import styles from './Showroom.module.css'

/** Every part of the editors' page that needs no program behind it, in the language of the address: `?lang=en`. */
function Showroom() {
  const [lang, setLang] = useState(() => wholeLangOf(langOf(new URLSearchParams(location.search).get('lang') ?? 'zh')))
  return (
    <LanguageProvider lang={lang}>
      <main className={styles.showroom} lang={lang}>
        <Head other={otherOf(lang)} onLanguage={setLang} />
        <PartSamples />
        <FormSamples key={lang} />
      </main>
    </LanguageProvider>
  )
}

function Head({ other, onLanguage }: { other: WholeLang; onLanguage(lang: WholeLang): void }) {
  const { words } = useLanguage()
  return (
    <header className={styles.row}>
      <h1>{words.title}</h1>
      <button type="button" lang={other} onClick={() => onLanguage(other)}>
        {words.other}
      </button>
    </header>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <Showroom />
    </QueryClientProvider>,
  )
}
