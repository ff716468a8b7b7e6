import { markdown } from '@codemirror/lang-markdown'
import { EditorView, minimalSetup } from 'codemirror'
import { Bold, FileText, Heading2, Link, List, Sigma, Table } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { langOf, localeOf } from '#contract/languages.ts'
import type { Lang } from '#contract/paths.ts'
import { FileButton, IconButton } from '../Button.tsx'
import { useLanguage } from '../language.tsx'
import { useForm } from './context.ts'
import { figureChips } from './figureChips.ts'
import { LinkRow } from './LinkRow.tsx'
import styles from './Markdown.module.css'
import * as commands from './markdownCommands.ts'
import { useInsertion } from './useInsertion.ts'

interface MarkdownEditorProps {
  /** Of the label, as `<id>-label`. */
  id: string
  lang: Lang | undefined
  value: string
  describedBy: string | undefined
  onChange(value: string): void
}

/** A text in Markdown, as it is kept, with a toolbar that writes the signs. Tab leaves it, as it leaves any field. */
export function MarkdownEditor({ id, lang, value, describedBy, onChange }: MarkdownEditorProps) {
  const frame = useRef<HTMLDivElement>(null)
  const editor = useRef<EditorView>(null)
  const given = useRef(value)
  const tell = useEffectEvent((text: string) => {
    // A text of several paragraphs ends with a line break, as the house writes blocks.
    const whole = text.includes('\n') && given.current.endsWith('\n') && !text.endsWith('\n') ? `${text}\n` : text
    given.current = whole
    onChange(whole)
  })
  const attributes = attributesOf({ id, lang, describedBy })
  const now = useRef(attributes)
  now.current = attributes
  const insertion = useInsertion(editor)
  const take = useEffectEvent(insertion.take)
  const { lang: own } = useLanguage()
  const { figures } = useForm().choices
  const known = useRef(figures)
  known.current = figures
  const textLang = lang ?? own
  useEffect(() => {
    const view = new EditorView({
      doc: given.current,
      parent: frame.current ?? undefined,
      extensions: [
        minimalSetup,
        markdown(),
        EditorView.lineWrapping,
        EditorView.cspNonce.of(document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''),
        EditorView.contentAttributes.of(() => now.current),
        EditorView.domEventHandlers({
          paste: (event) => take(event, event.clipboardData),
          drop: (event) => take(event, event.dataTransfer),
        }),
        figureChips(textLang, () => known.current, styles.chip ?? ''),
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !update.transactions.some((transaction) => transaction.isUserEvent('outside')))
            tell(update.state.doc.toString())
        }),
      ],
    })
    editor.current = view
    return () => view.destroy()
  }, [textLang])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chips look them up again
  useEffect(() => editor.current?.dispatch({}), [figures])
  useOutside(editor, given, value)
  const run: Run = (command) => {
    if (editor.current) runIn(editor.current, command)
  }
  return (
    <div className={styles.editor} data-invalid={describedBy !== undefined || undefined}>
      <Toolbar run={run} lang={textLang} onWord={insertion.readWord} />
      <div ref={frame} />
      <p className={styles.said} role="status">
        {insertion.said}
      </p>
    </div>
  )
}

/** A value that did not come from the editor is shown in it. */
function useOutside(editor: RefObject<EditorView | null>, given: RefObject<string>, value: string) {
  useEffect(() => {
    const view = editor.current
    if (!view || value === given.current) return
    given.current = value
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: value }, userEvent: 'outside' })
  }, [editor, given, value])
}

type Command = (selected: commands.Selected) => commands.TextChange
type Run = (command: Command) => void

/** Of the element that is written in. */
const attributesOf = ({ id, lang, describedBy }: Pick<MarkdownEditorProps, 'id' | 'lang' | 'describedBy'>) => ({
  id,
  'aria-labelledby': `${id}-label`,
  'aria-multiline': 'true',
  tabindex: '0',
  lang: localeOf(langOf(lang)),
  ...(describedBy ? { 'aria-describedby': describedBy, 'aria-invalid': 'true' } : {}),
})

/** Writes a sign where the cursor is, and goes on there. */
function runIn(view: EditorView, command: Command) {
  const { from, to } = view.state.selection.main
  const { select, ...changes } = command({ text: view.state.doc.toString(), from, to })
  view.dispatch({ changes, selection: { anchor: select.from, head: select.to }, userEvent: 'input' })
  view.focus()
}

function Toolbar({ run, lang, onWord }: { run: Run; lang: Lang; onWord(file: File): void }) {
  const { words } = useLanguage()
  const { choices } = useForm()
  const [isLinking, setLinking] = useState(false)
  const signs = words.markdown
  const buttons = [
    { say: signs.bold, Icon: Bold, act: () => run(commands.bold) },
    { say: signs.heading, Icon: Heading2, act: () => run(commands.heading) },
    { say: signs.list, Icon: List, act: () => run(commands.list) },
    { say: signs.link, Icon: Link, act: () => setLinking(!isLinking), isOpen: isLinking },
    { say: signs.table, Icon: Table, act: () => run((selected) => commands.table(selected, signs.column)) },
  ]
  return (
    <>
      <fieldset className={styles.toolbar} aria-label={signs.toolbar} data-tools>
        {buttons.map(({ say, Icon, act, isOpen }) => (
          <IconButton key={say} say={say} Icon={Icon} aria-expanded={isOpen} onClick={act} />
        ))}
        <FileButton
          say={signs.word}
          look="tool"
          Icon={FileText}
          accept=".docx"
          onFiles={([file]) => file && onWord(file)}
        />
        {choices.figures.length > 0 && (
          <label className={styles.figure} title={signs.figure}>
            <Sigma aria-hidden size={16} />
            <span className="visually-hidden">{signs.figure}</span>
            <select
              value=""
              onChange={({ target: { value } }) => run((selected) => commands.insertion(selected, `$(${value})`))}
            >
              <option value="">{signs.figure}</option>
              {choices.figures.map(({ id, scope, parts }) => (
                <option key={id} value={id}>
                  {`${parts[lang].text} · ${scope[lang]}`}
                </option>
              ))}
            </select>
          </label>
        )}
      </fieldset>
      {isLinking && (
        <LinkRow
          lang={lang}
          onLink={(address, said) =>
            run((selected) => commands.link(selected, address, selected.text.slice(selected.from, selected.to) || said))
          }
          onDone={() => setLinking(false)}
        />
      )}
    </>
  )
}
