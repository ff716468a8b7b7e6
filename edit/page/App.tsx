import { Menu } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Me } from '#contract/edit.ts'
import { langOf } from '#contract/paths.ts'
import type { WholeLang } from '#contract/wholeLangs.ts'
import { otherOf, wholeLangOf } from '#contract/wholeLangs.ts'
import { kindOf, mediaKind } from '#edit/content/kinds.ts'
import { speak } from '#server/content/shapes/fields.ts'
import styles from './App.module.css'
import { api } from './api.ts'
import { Failure, Loading } from './Failure.tsx'
import { ItemPage } from './item/ItemPage.tsx'
import type { Work } from './item/itemProps.ts'
import { LeaveDialog } from './item/LeaveDialog.tsx'
import { LanguageProvider, useLanguage } from './language.tsx'
import { ItemList } from './lists/ItemList.tsx'
import { type Begun, NewItem, type NewItemProps } from './lists/NewItem.tsx'
import { menuId, Sidebar } from './lists/Sidebar.tsx'
import { Start } from './lists/Start.tsx'
import { BackLink, isOverview, View } from './lists/views.tsx'
import { Library } from './media/Library.tsx'
import { ArrivalContext } from './PageTitle.tsx'
import { addressOf, type Route, useRoute } from './route.ts'
import { mainId, SkipLinks } from './SkipLinks.tsx'
import { useMe } from './useMe.ts'
import { useWaiting } from './useWaiting.ts'

const languageKey = 'edit-lang'

/** The editors' program, in the language of whoever uses it. */
export function App() {
  const me = useMe()
  const [chosen, setChosen] = useState(() => localStorage.getItem(languageKey))
  const lang = wholeLangOf(langOf(chosen ?? me.data?.lang ?? (navigator.language.startsWith('zh') ? 'zh' : 'en')))
  if (me.data) speak(me.data.languages) // before a field is drawn
  useEffect(() => {
    document.documentElement.lang = lang
  }, [lang])
  const choose = (lang: WholeLang) => {
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
  onLanguage(lang: WholeLang): void
  children: React.ReactNode
}

function Frame({ me, onLanguage, children }: FrameProps) {
  const { words, actions, lang } = useLanguage()
  const other = otherOf(lang)
  useEffect(() => {
    document.title = words.title
  }, [words])
  return (
    <div className={styles.frame}>
      <SkipLinks />
      <header className={styles.header}>
        {me && (
          <button type="button" className={styles.menu} popoverTarget={menuId}>
            <Menu aria-hidden size={20} /> {actions.menu}
          </button>
        )}
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

/** What stands in the list beside an item: everything, drafts, or a kind. */
const listOf = ({ kind, id, in: list }: Route) => (id === '' || list === undefined ? kind : list === 'all' ? '' : list)

/** An item that is to be made, perhaps as a copy, or of a PDF. */
type Creating = Pick<NewItemProps, 'kind' | 'from' | 'title' | 'pdf' | 'kept'>

/** The browser asks before the window is closed. */
function useLeaveWarning(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnsaved])
}

/** The lists on the left, and what is being worked on. */
function Workplace({ me }: { me: Me }) {
  const { lists } = useLanguage()
  const first = useRef<Route>(undefined)
  const { route, asked, go, stay, isBlocked } = useRoute()
  const [work, setWork] = useState<Work>()
  const [begun, setBegun] = useState<Begun>()
  const [creating, setCreating] = useState<Creating>()
  const waiting = useWaiting()
  const isUnsaved = work?.isDirty === true || work?.isSaving === true
  isBlocked.current = () => isUnsaved
  useLeaveWarning(isUnsaved)
  const onWork = useCallback((next: Work | undefined) => setWork(next), [])
  const isBegun = begun?.kind === route.kind && begun.id === route.id
  const begin = (next: Begun) => {
    setBegun(next)
    setCreating(undefined)
    go(addressOf(next))
  }
  first.current ??= route
  const list = listOf(route)
  const isDrafts = list === 'drafts'
  const isLibrary = route.kind === mediaKind
  const isItem = route.id !== '' || isOverview(route.kind) || isLibrary
  const isAlone = isLibrary || isOverview(list) || kindOf(list)?.file !== undefined
  return (
    <ArrivalContext value={route !== first.current}>
      <main className={styles.workplace} data-item={isItem || undefined}>
        <div className={styles.lists} data-alone={isAlone || undefined}>
          <Sidebar here={list} waiting={waiting.data?.items.length ?? 0} />
          {!isAlone && (
            <ItemList
              isTitle={!isItem}
              key={list}
              kind={isDrafts ? '' : list}
              route={route}
              canPublish={me.canPublish}
              {...(isDrafts && { state: 'draft', title: lists.drafts })}
              onCreate={(kind) => setCreating({ kind })}
            />
          )}
        </div>
        <div className={styles.main} id={mainId}>
          <Shown
            {...{ route, list, me, go, onWork }}
            fresh={isBegun ? begun.data : undefined}
            onCreate={setCreating}
            onSettled={() => setBegun(undefined)}
          />
        </div>
        {creating && <NewItem {...creating} onBegun={begin} onClose={() => setCreating(undefined)} />}
        {asked !== undefined && work && <LeaveDialog work={work} onLeave={() => go(asked)} onStay={stay} />}
      </main>
    </ArrivalContext>
  )
}

interface ShownProps {
  route: Route
  list: string
  me: Me
  fresh: unknown
  go(address: string): void
  onWork(work: Work | undefined): void
  onCreate(creating: Creating): void
  /** What was new was saved or thrown away. */
  onSettled(): void
}

/** What the address names, beside its lists. */
function Shown({ route, list, me, fresh, go, onWork, onCreate, onSettled }: ShownProps) {
  const { words } = useLanguage()
  if (isOverview(route.kind)) return <View name={route.kind} rest={route.id} me={me} />
  if (route.kind === mediaKind) {
    const announce = (pdf: File, kept?: Creating['kept']) => onCreate({ kind: 'announcement', pdf, kept })
    return <Library path={route.id} go={go} onAnnounce={announce} />
  }
  if (route.id === '' && list === '') return <Start onCreate={(kind) => onCreate({ kind })} />
  if (route.id === '') return <p className={styles.choose}>{words.list.choose}</p>
  return (
    <>
      <BackLink to={addressOf({ kind: list })} />
      <ItemPage
        key={`${route.kind}/${route.id}`}
        name={route}
        fresh={fresh}
        canPublish={me.canPublish}
        site={me.site}
        onWork={onWork}
        go={go}
        onFirstSave={onSettled}
        onDiscarded={onSettled}
        onDuplicate={(from, title) => onCreate({ kind: route.kind, from, title })}
      />
    </>
  )
}
