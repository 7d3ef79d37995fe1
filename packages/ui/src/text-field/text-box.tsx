import type { ChangeEvent } from 'react'
import type { NativeProps } from '#ui/dev/native-props.ts'
import { control } from '#ui/field/control.css.ts'
import { isComposing, keepComposed } from '#ui/field/keep-composed.ts'

/** What a line takes beside the props of an `<input>`. */
export interface TextState {
  /** What the keyboard of a phone offers. Default: `text`; passwords have `PasswordField`. */
  type?: 'text' | 'email' | 'tel' | 'url' | undefined
  /** Told of every change, with the text in composed letters (NFC). */
  onValueChange?: ((text: string) => void) | undefined
}

/** An `<input>`'s own props that a line hands on. */
export type TextNativeProps = NativeProps<'input', 'type' | 'size' | 'required' | 'children' | 'id'>

export interface TextBoxProps extends TextState, TextNativeProps {
  id?: string
}

/** The line to type in alone, for bars and popovers that name it by `aria-label`. Takes every prop of an `<input>`. */
export function TextBox({ type = 'text', onChange, onValueChange, ...rest }: TextBoxProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    keepComposed(event.currentTarget, isComposing(event))
    onChange?.(event)
    onValueChange?.(event.currentTarget.value)
  }
  return <input {...rest} type={type} className={control} onChange={change} />
}
