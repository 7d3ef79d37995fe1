import { useId } from 'react'
import { CheckboxMark } from '#ui/checkbox/checkbox-mark.tsx'
import { checkPlace } from './row.css.ts'

export interface RowCheckProps {
  label: string
  state: 'none' | 'some' | 'all'
  /** @param range the Shift key was held: all rows since the last choice are meant */
  onChange: (chosen: boolean, range: boolean) => void
}

const marks = { none: false, some: 'mixed', all: true } as const

/** The box of a row, or of the whole page. */
export function RowCheck({ label, state, onChange }: RowCheckProps) {
  const id = useId()
  return (
    // The label is the target: a finger hits more than the box.
    <label htmlFor={id} className={checkPlace}>
      <CheckboxMark
        id={id}
        aria-label={label}
        checked={marks[state]}
        onChange={({ currentTarget, nativeEvent }) =>
          onChange(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  )
}
