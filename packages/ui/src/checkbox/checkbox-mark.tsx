import { type ChangeEvent, type MouseEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import type { NativeProps } from '#ui/dev/native-props.ts'
import { box, mark } from './checkbox.css.ts'

/** What a box takes, with words beside it or without. */
export interface CheckboxState {
  /** `mixed`: some of what stands below is chosen. */
  checked?: boolean | 'mixed' | undefined
  /** Told of every change. `onChange` gets the native event: `event.nativeEvent` knows the Shift key. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
  /** Can be reached and read, and not changed. Default: false. */
  readOnly?: boolean | undefined
}

/** An `<input>`'s own props that a box hands on. */
export type CheckboxNativeProps = NativeProps<
  'input',
  'type' | 'size' | 'checked' | 'readOnly' | 'required' | 'children' | 'id'
>

export interface CheckboxMarkProps extends CheckboxState, CheckboxNativeProps {
  id?: string
}

/** The box alone, for rows and trees that name it themselves by `aria-label`. Takes every prop of an `<input>`. */
export function CheckboxMark({
  checked,
  onCheckedChange,
  onChange,
  onClick,
  readOnly = false,
  ref,
  ...rest
}: CheckboxMarkProps) {
  const own = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => own.current)
  useLayoutEffect(() => {
    if (own.current) own.current.indeterminate = checked === 'mixed'
  }, [checked])
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (readOnly) return
    onChange?.(event)
    onCheckedChange?.(event.currentTarget.checked)
  }
  const click = (event: MouseEvent<HTMLInputElement>) => {
    if (readOnly) event.preventDefault()
    onClick?.(event)
  }
  return (
    <input
      {...rest}
      ref={own}
      type="checkbox"
      className={joinClasses(box, mark)}
      {...(checked !== undefined && { checked: checked === true })}
      {...(readOnly && { 'aria-readonly': true })}
      onChange={change}
      onClick={click}
    />
  )
}
