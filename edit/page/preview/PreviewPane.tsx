import { AppWindow, Monitor, PanelRight, Smartphone, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { flushSync } from 'react-dom'
import type { ItemName, Path, ShownPreview } from '#contract/edit/items.ts'
import type { Lang } from '#contract/paths.ts'
import { type Kind, kindOf } from '#edit/content/kinds.ts'
import { knownSchema } from '#edit/content/schemas.ts'
import { siteLanguages } from '#server/content/shapes/fields.ts'
import buttons from '../Button.module.css'
import { IconButton } from '../Button.tsx'
import { useFailure } from '../Failure.tsx'
import { focusField } from '../form/focusField.ts'
import { ToldList } from '../item/ToldList.tsx'
import { useOwnIssues } from '../item/useIssues.ts'
import { useLanguage } from '../language.tsx'
import styles from './Preview.module.css'
import { PreviewFrame } from './PreviewFrame.tsx'
import { isNarrow, type PreviewChoice } from './previewChoice.ts'
import { usePreview } from './usePreview.ts'

interface PreviewPaneProps {
  name: ItemName
  title: string
  data: unknown
  choice: PreviewChoice
  onChoice(part: Partial<PreviewChoice>): void
}

/** The true page of an item beside its form, while it is typed. */
export function PreviewPane({ name, title, data, choice, onChoice }: PreviewPaneProps) {
  const { lang: own, words, preview } = useLanguage()
  const { shown, error, isLate } = usePreview(name, data, true)
  const chosen = choice.lang ?? own
  const [main = chosen] = siteLanguages()
  const lang = siteLanguages().includes(chosen) ? chosen : main
  const sentence = useSentence(shown, error, lang)
  const address = shown?.langs.includes(lang) ? shown.origin + shown.pages[lang] : undefined
  const isBeside = choice.place === 'beside'
  const isWrong = !error && shown?.isShown === false
  return (
    <section className={styles.pane} aria-label={preview.pane} data-place={choice.place}>
      <header className={styles.bar}>
        <Choose
          label={preview.language}
          value={lang}
          options={siteLanguages().map((value) => ({ value, say: words.languages[value] }))}
          onChange={(lang) => onChoice({ lang })}
        />
        {isBeside && (
          <Choose
            label={preview.device}
            value={choice.device}
            options={[
              { value: 'phone', say: preview.phone, sign: <Smartphone aria-hidden size={16} /> },
              { value: 'desktop', say: preview.desktop, sign: <Monitor aria-hidden size={16} /> },
            ]}
            onChange={(device) => onChoice({ device })}
          />
        )}
        <Places address={address} isBeside={isBeside} onChoice={onChoice} />
      </header>
      <div className={styles.sentence} role="status" data-wrong={isWrong || undefined}>
        {sentence ?? (isLate ? preview.following : undefined) ?? (isBeside ? '' : preview.inWindow)}
        {isWrong && <Lacking name={name} data={data} shown={shown} onChoice={onChoice} />}
      </div>
      {isBeside && address && (
        <PreviewFrame address={address} title={preview.frame(title, words.languages[lang])} device={choice.device} />
      )}
    </section>
  )
}

interface PlacesProps extends Pick<PreviewPaneProps, 'onChoice'> {
  address: string | undefined
  isBeside: boolean
}

/** Where the preview is: in a window of its own, beside the form, or nowhere. */
function Places({ address, isBeside, onChoice }: PlacesProps) {
  const { preview } = useLanguage()
  return (
    <span className={styles.actions}>
      {address && (
        <a
          className={buttons.icon}
          href={address}
          target="_blank"
          rel="noreferrer"
          aria-label={preview.window}
          title={preview.window}
          onClick={() => onChoice({ place: 'window' })}
        >
          <AppWindow aria-hidden size={18} />
        </a>
      )}
      {!isBeside && <IconButton say={preview.beside} Icon={PanelRight} onClick={() => onChoice({ place: 'beside' })} />}
      <IconButton say={preview.close} Icon={X} onClick={() => onChoice({ place: 'closed' })} />
    </span>
  )
}

/** Why the page is not what is written. */
function useSentence(shown: ShownPreview | undefined, error: unknown, lang: Lang): string | undefined {
  const { words, preview } = useLanguage()
  const say = useFailure()
  if (error) return say(error)
  if (!shown) return preview.opening
  const isThere = shown.langs.includes(lang)
  if (shown.isShown) return isThere ? undefined : preview.noPage(words.languages[lang])
  return isThere ? preview.kept : preview.nothing
}

interface LackingProps extends Pick<PreviewPaneProps, 'name' | 'data' | 'onChoice'> {
  shown: ShownPreview
}

/** What is to be filled in or mended before there is a page, each with a way to its field. */
function Lacking({ name, data, shown, onChoice }: LackingProps) {
  const { lang } = useLanguage()
  const kind = kindOf(name.kind) as Kind // its form is open
  const own = useOwnIssues(kind, knownSchema(kind), data)
  const inForm = new Map(own.map(({ path, text }) => [path.join('.'), text]))
  const told = shown.problems.map(({ path = [], text }) => ({
    path,
    text: inForm.get(path.join('.')) ?? text[lang],
  }))
  const lead = (path: Path) => {
    if (isNarrow()) flushSync(() => onChoice({ place: 'closed' }))
    void focusField(path)
  }
  return <ToldList told={told} onLead={lead} />
}

interface ChooseProps<T extends string> {
  label: string
  value: T
  options: readonly { value: T; say: string; sign?: ReactNode }[]
  onChange(value: T): void
}

/** One of two, by arrow keys too. */
function Choose<T extends string>({ label, value, options, onChange }: ChooseProps<T>) {
  const group = useId()
  return (
    <fieldset className={styles.choose}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} data-chosen={option.value === value || undefined}>
          <input type="radio" name={group} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.sign} {option.say}
        </label>
      ))}
    </fieldset>
  )
}
