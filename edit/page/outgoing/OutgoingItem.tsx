import { useQuery } from '@tanstack/react-query'
import type { Path } from '#contract/edit/items.ts'
import type { OutgoingItem as Item } from '#contract/edit/overviews.ts'
import { isLang } from '#contract/languages.ts'
import { type Lang, langs } from '#contract/paths.ts'
import { shownFigures } from '#edit/content/asRead.ts'
import { kindOf, timedSide } from '#edit/content/kinds.ts'
import { isData } from '#edit/content/options.ts'
import { mediaTypeOf } from '#edit/media/mediaTypes.ts'
import { isPublished, type Schedule } from '#server/content/schedule.ts'
import { toLocalTime } from '../form/moments.ts'
import { ItemCard } from '../ItemCard.tsx'
import { useFieldLabel } from '../item/useFieldLabel.ts'
import { WholeEntry } from '../item/WholeEntry.tsx'
import { Words } from '../item/Words.tsx'
import { type FieldDiff, fieldDiffs } from '../item/wordDiff.ts'
import { useLanguage } from '../language.tsx'
import { StateMark } from '../lists/StateMark.tsx'
import page from '../Page.module.css'
import { addressOf } from '../route.ts'
import { savedFigures } from '../useChoices.ts'
import { changeAsRead } from './asRead.ts'
import { FoundAndShared } from './FoundAndShared.tsx'
import styles from './Outgoing.module.css'
import { Side } from './OutgoingFile.tsx'

/** What becomes of an item: what is wrong with it, what changes in each language, and how others show it. */
export function OutgoingItem({ item }: { item: Item }) {
  return (
    <ItemCard item={item} meta={<StateMark state={item.state} />}>
      <Leaves item={item} />
      <Checks item={item} />
      {item.state !== 'removed' && <Changes item={item} />}
      {item.state !== 'removed' && <FoundAndShared item={item} />}
    </ItemCard>
  )
}

/** What readers have now and would have no more, for good or until its time. */
function Leaves({ item: { kind: id, before, after } }: { item: Item }) {
  const { lists } = useLanguage()
  const kind = kindOf(id)
  if (!kind || !isData(before) || !isData(after)) return null
  const [out, then]: Schedule[] = [timedSide(kind, before), timedSide(kind, after)]
  if (!out || !then || !isPublished(out, Date.now()) || isPublished(then, Date.now())) return null
  const until = !then.draft && then.publishAt !== undefined && toLocalTime(then.publishAt).replace('T', ' ')
  return <p className={page.marked}>{until ? lists.outgoing.leavesUntil(until) : lists.outgoing.leaves}</p>
}

/** What stands against it, and what should be looked at; each leads to its field. */
function Checks({ item: { kind, id, problems, stale } }: { item: Item }) {
  const { lang, lists } = useLanguage()
  const labelOf = useFieldLabel()
  const link = (path: Path) =>
    path.length > 0 && <a href={addressOf({ kind, id, at: path.join('.') })}>{labelOf(path)}</a>
  if (problems.length + stale.length === 0) return null
  return (
    <ul className={page.marked}>
      {problems.map(({ path = [], text }) => (
        <li key={`${path.join('.')} ${text.en}`}>
          {link(path)} {text[lang]}
        </li>
      ))}
      {stale.map(({ name, path }) => (
        <li key={name}>
          {link(path)} {lists.outgoing.stale}
        </li>
      ))}
    </ul>
  )
}

interface Change extends Omit<FieldDiff, 'path'> {
  lang: Lang | undefined
}

/** Field by field, the languages beside each other. */
function Changes({ item: { before, after } }: { item: Item }) {
  const { words } = useLanguage()
  const labelOf = useFieldLabel()
  const fields = Map.groupBy(fieldDiffs(before, after), ({ path, whole }) =>
    [...withoutLanguage(path), whole?.is].join('.'),
  )
  // What all languages have alike is said once.
  const changesOf = (diffs: ReturnType<typeof fieldDiffs>): Change[] => {
    const isSame =
      diffs.length > 1 &&
      diffs.every((diff) => !diff.whole && diff.before === diffs[0]?.before && diff.after === diffs[0]?.after)
    const changes = diffs.map(({ path, ...texts }) => ({ lang: isSame ? undefined : path.find(isLang), ...texts }))
    return isSame ? changes.slice(0, 1) : inOrder(changes)
  }
  if (fields.size === 0) return <p className={page.hint}>{words.history.same}</p>
  return (
    <dl className={styles.changes}>
      {[...fields].map(([key, diffs]) => (
        <div key={key}>
          <dt>{labelOf(withoutLanguage(diffs[0]?.path ?? []))}</dt>
          <dd className={styles.sides}>
            {changesOf(diffs).map((change) => (
              <ChangeView key={change.lang ?? ''} change={change} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const withoutLanguage = (path: Path): Path => path.filter((step) => !isLang(step))
const placeOf = ({ lang }: Change) => (lang === undefined ? -1 : langs.indexOf(lang))
const inOrder = (changes: Change[]) => changes.sort((a, b) => placeOf(a) - placeOf(b))

function ChangeView({ change: { lang, before, after, whole } }: { change: Change }) {
  const { words, lang: own, lists } = useLanguage()
  const figures = shownFigures(useQuery(savedFigures).data?.data)
  const isPicture = [before, after].some((name) => mediaTypeOf(name).group === 'picture' && !/\s/.test(name))
  if (isPicture) {
    return [
      { say: lists.outgoing.before, name: before },
      { say: lists.outgoing.after, name: after },
    ].map(({ say, name }) => name !== '' && <Side key={say} say={say} path={`media/${name}`} as="saved" />)
  }
  return (
    <div className={styles.side} lang={lang}>
      {lang && (
        <span className={page.hint} lang={own}>
          {words.languages[lang]}
        </span>
      )}
      <p className={styles.words}>
        {whole ? (
          <WholeEntry change={whole} lang={lang} />
        ) : (
          <Words {...changeAsRead(before, after, lang ?? own, figures)} isBrief />
        )}
      </p>
    </div>
  )
}
