import { useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { box } from './checkbox.css.ts'
import { type CheckableNativeProps, useCheckable } from './use-checkable.ts'

/** What a box takes, with words beside it or without. */
export interface CheckboxState {
  /** `mixed`: some of what stands below is chosen. */
  checked?: boolean | 'mixed' | undefined
  /** Told of every change. `onChange` gets the native event: `event.nativeEvent` knows the Shift key. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
  /** Can be reached and read, and not changed. Default: false. */
  readOnly?: boolean | undefined
}

export interface CheckboxMarkProps extends CheckboxState, CheckableNativeProps {
  id?: string
}

/** The box alone, for rows and trees that name it themselves by `aria-label`. Takes every prop of an `<input>`. */
export function CheckboxMark({
  checked,
  onCheckedChange,
  onChange,
  onClick,
  readOnly,
  ref,
  ...rest
}: CheckboxMarkProps) {
  const own = useRef<HTMLInputElement>(null)
  const checkable = useCheckable({ onCheckedChange, onChange, onClick, readOnly })
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => own.current)
  useLayoutEffect(() => {
    if (own.current) own.current.indeterminate = checked === 'mixed'
  }, [checked])
  return (
    <input
      {...rest}
      {...checkable}
      {...(checked !== undefined && { checked: checked === true })}
      ref={own}
      type="checkbox"
      className={box}
    />
  )
}
