import type { Path } from '#contract/edit/items.ts'
import { Button } from '../Button.tsx'
import { useFieldLabel } from './useFieldLabel.ts'
import type { Told } from './useIssues.ts'

/** What is wrong, each with its field, to which it leads. */
export function ToldList({ told, onLead }: { told: readonly Told[]; onLead(path: Path): void }) {
  const labelOf = useFieldLabel()
  return (
    <ul>
      {told.map(({ path, text }) => (
        <li key={`${path.join('.')} ${text}`}>
          {path.length > 0 && (
            <Button look="link" onClick={() => onLead(path)}>
              {labelOf(path)}
            </Button>
          )}{' '}
          {text}
        </li>
      ))}
    </ul>
  )
}
