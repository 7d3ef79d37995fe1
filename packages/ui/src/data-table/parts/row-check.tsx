import { useLayoutEffect, useRef } from 'react'
import { check, checkTarget } from './row.css.ts'

export interface RowCheckProps {
  label: string
  state: 'none' | 'some' | 'all'
  /** @param range the Shift key was held: all rows since the last choice are meant */
  onChange: (chosen: boolean, range: boolean) => void
}

/** A native box: a hundred of them cost what a hundred inputs cost. */
export function RowCheck({ label, state, onChange }: RowCheckProps) {
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = state === 'some'
  }, [state])
  return (
    <label className={checkTarget}>
      <input
        ref={input}
        type="checkbox"
        className={check}
        aria-label={label}
        checked={state === 'all'}
        onChange={(event) => {
          const native = event.nativeEvent
          onChange(event.target.checked, native instanceof MouseEvent && native.shiftKey)
        }}
      />
    </label>
  )
}
