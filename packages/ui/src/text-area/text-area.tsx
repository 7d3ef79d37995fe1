import type { ChangeEvent } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import type { NativeProps } from '#ui/dev/native-props.ts'
import type { FieldProps } from '../field/control-props.ts'
import { control } from '../field/control.css.ts'
import { Field } from '../field/field.tsx'
import { isComposing, keepComposed } from '../field/keep-composed.ts'
import { area } from './text-area.css.ts'

export interface TextAreaProps extends FieldProps, NativeProps<'textarea', 'id' | 'required' | 'children'> {
  /** Height in lines to begin with; it grows with the text where the browser can. */
  rows?: number
  /** Told of every change, with the text in composed letters (NFC). */
  onValueChange?: (text: string) => void
}

/** Several lines of text. Takes every prop of a `<textarea>`, so `register('note')` can be spread into it. */
export function TextArea({
  label,
  hint,
  error,
  required,
  id,
  rows = 3,
  onChange,
  onValueChange,
  ...rest
}: TextAreaProps) {
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    keepComposed(event.currentTarget, isComposing(event))
    onChange?.(event)
    onValueChange?.(event.currentTarget.value)
  }
  return (
    <Field label={label} hint={hint} error={error} required={required} id={id}>
      {(bound) => (
        <textarea
          {...rest}
          {...bound}
          rows={rows}
          className={joinClasses(control, area)}
          style={atLeast(rows)}
          onChange={change}
        />
      )}
    </Field>
  )
}

// A box that grows with its text starts at one line, whatever its `rows`.
function atLeast(rows: number) {
  return { minHeight: `calc(${rows} * 1.5em + 18px)` }
}
