import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { type Lang, langOf } from '#contract/paths.ts'
import { kindOf } from '#edit/content/kinds.ts'
import styles from './App.module.css'
import { api, type Me } from './api.ts'
import { Failure, Loading } from './Failure.tsx'
import { ItemPage, type Work } from './item/ItemPage.tsx'
import { LeaveDialog } from './item/LeaveDialog.tsx'
import { LanguageProvider, useLanguage } from './language.tsx'
import { ItemList } from './lists/ItemList.tsx'
import { type Begun, NewItem } from './lists/NewItem.tsx'
import { Sidebar } from './lists/Sidebar.tsx'
import { isView, View } from './lists/views.tsx'
import { useWaiting } from './lists/Waiting.tsx'
import { Library, mediaKind } from './media/Library.tsx'
import { addressOf, useRoute } from './route.ts'

const languageKey = 'edit-lang'

/** The editors' program, in the language of whoever uses it. */
export function App() {
  const me = useQuery({ queryKey: ['me'], queryFn: api.me, retry: false, staleTime: Number.POSITIVE_INFINITY })
  const [chosen, setChosen] = useState(() => localStorage.getItem(languageKey))
  const lang = langOf(chosen ?? me.data?.lang ?? (navigator.language.startsWith('zh') ? 'zh' : 'en'))
  useEffect(() => {
    document.documentElement.lang = lang
  }, [lang])
  const choose = (lang: Lang) => {
    localStorage.setItem(languageKey, lang)
    setChosen(lang)
  }
  return (
    <LanguageProvider lang={lang}>
      <Frame me={me.data} onLanguage={choose}>
        {me.error ? (
          <Failure error={me.error} retry={() => me.refetch()} />
        ) : me.data ? (
          <Workplace me={me.data} />
        ) : (
          <Loading />
        )}
      </Frame>
    </LanguageProvider>
  )
}

/** Unsaved work stays in this browser; leaving asks first, as anywhere. */
const signOut = () =>
  api.signOut().then(
    ({ to }) => location.assign(to),
    () => location.reload(), // signed out already, or nobody answers: the page says which
  )

interface FrameProps {
  me: Me | undefined
  onLanguage(lang: Lang): void
  children: React.ReactNode
}

function Frame({ me, onLanguage, children }: FrameProps) {
  const { words, lang } = useLanguage()
  const other = lang === 'zh' ? 'en' : 'zh'
  useEffect(() => {
    document.title = words.title
  }, [words])
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <a href="#/" className={styles.brand}>
          {words.title}
        </a>
        <span className={styles.me}>
          {me && (
            <>
              <span className="visually-hidden">{words.nav.signedIn('')}</span>
              {me.name}
            </>
          )}
        </span>
        {me?.canSignOut && (
          <button type="button" className={styles.language} onClick={signOut}>
            {words.nav.signOut}
          </button>
        )}
        <button type="button" className={styles.language} lang={other} onClick={() => onLanguage(other)}>
          {words.other}
        </button>
      </header>
      {children}
    </div>
  )
}

/** The lists on the left, and what is being worked on. */
function Workplace({ me }: { me: Me }) {
  const { words, lists } = useLanguage()
  const { route, asked, go, stay, isBlocked } = useRoute()
  const [work, setWork] = useState<Work>()
  const [begun, setBegun] = useState<Begun>()
  const [creating, setCreating] = useState<{ kind: string; from?: unknown; pdf?: File }>()
  const waiting = useWaiting()
  isBlocked.current = () => work?.isDirty === true
  useEffect(() => {
    if (!work?.isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [work?.isDirty])
  const onWork = useCallback((next: Work | undefined) => setWork(next), [])
  const isBegun = begun?.kind === route.kind && begun.id === route.id
  const begin = (next: Begun) => {
    setBegun(next)
    setCreating(undefined)
    go(addressOf(next))
  }
  const isDrafts = route.kind === 'drafts'
  const isLibrary = route.kind === mediaKind
  const isItem = route.id !== '' || (isView(route.kind) && !isDrafts) || isLibrary
  const isSingle = isLibrary || kindOf(route.kind)?.file !== undefined
  return (
    <main className={styles.workplace} data-item={isItem || undefined}>
      <div className={styles.lists} data-alone={isSingle || undefined}>
        <Sidebar route={route} waiting={waiting.data?.items.length ?? 0} />
        {!isSingle && (
          <ItemList
            isTitle={!isItem}
            key={route.kind}
            route={isView(route.kind) ? { kind: '', id: '' } : route}
            {...(isDrafts && { state: 'draft', title: lists.drafts })}
            onCreate={(kind) => setCreating({ kind })}
          />
        )}
      </div>
      <div className={styles.main}>
        {isView(route.kind) && !isDrafts ? (
          <View name={route.kind} rest={route.id} me={me} />
        ) : isLibrary ? (
          <Library path={route.id} go={go} onAnnounce={(pdf) => setCreating({ kind: 'announcement', pdf })} />
        ) : route.id !== '' ? (
          <ItemPage
            key={`${route.kind}/${route.id}`}
            name={route}
            fresh={isBegun ? begun.data : undefined}
            canPublish={me.canPublish}
            onWork={onWork}
            go={go}
            onFirstSave={() => setBegun(undefined)}
            onDuplicate={(from) => setCreating({ kind: route.kind, from })}
          />
        ) : (
          <p className={styles.choose}>{words.list.choose}</p>
        )}
      </div>
      {creating && <NewItem {...creating} onBegun={begin} onClose={() => setCreating(undefined)} />}
      {asked !== undefined && work && <LeaveDialog work={work} onLeave={() => go(asked)} onStay={stay} />}
    </main>
  )
}
