import { Decoration, type DecorationSet, EditorView, MatchDecorator, ViewPlugin, WidgetType } from '@codemirror/view'
import type { Lang } from '#contract/paths.ts'
import type { ShownFigure } from '#edit/content/asRead.ts'
import type { FigureWords } from '#server/content/shapes/figures.ts'

type Figures = readonly ShownFigure[]

/** `$(staff-2025)`, and its parts `$(staff-2025.value)`. */
const mention = /\$\(([\w-]+)(?:\.(value|unit|text))?\)/g

class Chip extends WidgetType {
  readonly figure: ShownFigure
  readonly text: string
  readonly className: string

  constructor(figure: ShownFigure, text: string, className: string) {
    super()
    this.figure = figure
    this.text = text
    this.className = className
  }

  override eq(other: Chip) {
    return other.text === this.text && other.figure.id === this.figure.id
  }

  toDOM() {
    const chip = document.createElement('span')
    chip.className = this.className
    const name = document.createElement('small')
    name.textContent = this.figure.id
    chip.append(this.text, ' ', name)
    return chip
  }
}

/** Shows shared figures in a text as what readers see in their place, with their names; of one that is not known its sign stays. */
export function figureChips(lang: Lang, figures: () => Figures, className: string) {
  const decorator = () =>
    new MatchDecorator({
      regexp: mention,
      decoration([, id, part = 'text']) {
        const figure = figures().find((known) => known.id === id)
        const named = part as keyof FigureWords // the pattern has no other
        return figure ? Decoration.replace({ widget: new Chip(figure, figure.parts[lang][named], className) }) : null
      },
    })
  return ViewPlugin.define(
    (view) => {
      let known = figures()
      let matcher = decorator()
      const value: { chips: DecorationSet; update(update: Parameters<MatchDecorator['updateDeco']>[0]): void } = {
        chips: matcher.createDeco(view),
        update(update) {
          if (figures() === known) value.chips = matcher.updateDeco(update, value.chips)
          else {
            // They came after the text.
            known = figures()
            matcher = decorator()
            value.chips = matcher.createDeco(update.view)
          }
        },
      }
      return value
    },
    {
      decorations: ({ chips }) => chips,
      provide: (plugin) => EditorView.atomicRanges.of((view) => view.plugin(plugin)?.chips ?? Decoration.none),
    },
  )
}
