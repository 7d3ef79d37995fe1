import type { ChangeEvent, ChangeEventHandler, MouseEvent, MouseEventHandler } from 'react'
import type { NativeProps } from '#ui/dev/native-props.ts'

/** What a native box or switch says and is told. */
export interface CheckableProps {
  onCheckedChange?: ((checked: boolean) => void) | undefined
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined
  onClick?: MouseEventHandler<HTMLInputElement> | undefined
  readOnly?: boolean | undefined
}

/** An `<input>`'s own props that a box or a switch hands on. */
export type CheckableNativeProps = NativeProps<
  'input',
  'type' | 'size' | 'checked' | 'readOnly' | 'required' | 'children' | 'id'
>

/** Handlers of a native checkbox that can be read-only, which HTML itself does not know for boxes. */
export function useCheckable({ onCheckedChange, onChange, onClick, readOnly = false }: CheckableProps) {
  return {
    ...(readOnly && { 'aria-readonly': true as const, 'data-readonly': true }),
    onClick: (event: MouseEvent<HTMLInputElement>) => {
      if (readOnly) event.preventDefault()
      onClick?.(event)
    },
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (readOnly) return
      onChange?.(event)
      onCheckedChange?.(event.currentTarget.checked)
    },
  }
}
