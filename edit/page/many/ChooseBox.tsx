import { type ComponentProps, useRef } from 'react'
import lists from '../lists/Lists.module.css'
import type { Chosen } from './useChosen.ts'

interface ChooseBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange'> {
  rows: Chosen
  /** Of its row. */
  of: string
}

/** The box of a row. With Shift, held for a click or for the space bar, it chooses all rows since the last one. */
export function ChooseBox({ rows, of, ...props }: ChooseBoxProps) {
  const isShift = useRef(false)
  return (
    <label className={lists.pick}>
      <input
        type="checkbox"
        checked={rows.isChosen(of)}
        // A click that a key makes does not say in every browser which other keys are held.
        onKeyDown={({ shiftKey }) => {
          isShift.current = shiftKey
        }}
        onChange={({ target, nativeEvent }) => {
          rows.pick(of, target.checked, isShift.current || (nativeEvent as MouseEvent).shiftKey === true)
          isShift.current = false
        }}
        {...props}
      />
    </label>
  )
}

/** One box for all rows. */
export const ChooseAll = ({ rows, say }: { rows: Chosen; say: string }) => (
  <label className={lists.check}>
    <input
      type="checkbox"
      disabled={rows.keys.length === 0}
      checked={rows.keys.length > 0 && rows.chosen.length === rows.keys.length}
      onChange={({ target }) => rows.choose(rows.keys, target.checked)}
    />
    {say}
  </label>
)
