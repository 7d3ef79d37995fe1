import { type ReactNode, useId } from 'react'
import type { NativeProps } from '#ui/dev/native-props.ts'
import { bare, beside } from './control.css.ts'
import { ControlShell } from './control-shell.tsx'
import type { TypedLook } from './use-typed-text.ts'

/** An `<input>`'s own props that a typed control hands on. */
export type TypedNativeProps = NativeProps<
  'input',
  | 'type'
  | 'size'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onCompositionEnd'
  | 'min'
  | 'max'
  | 'step'
  | 'required'
  | 'children'
  | 'id'
  | 'name'
>

export interface TypedInputProps extends TypedNativeProps {
  /** What `useTypedText` gave. */
  typed: TypedLook
  /** Stands after the text: 'ngày', '%'. */
  unit?: string | undefined
  /** Name under which the plain value is sent with a form that is sent as it stands. */
  name?: string | undefined
  id?: string | undefined
  /** Buttons at the end. */
  children?: ReactNode
}

/** Draws a `TypedText`: the input, its unit or what was understood, its buttons. */
export function TypedInput({ typed, unit, name, children, ...native }: TypedInputProps) {
  const unitId = useId()
  const described = [native['aria-describedby'], unit && unitId].filter(Boolean).join(' ')
  return (
    <ControlShell>
      <input
        autoComplete="off"
        {...native}
        {...typed.input}
        {...(described && { 'aria-describedby': described })}
        type="text"
        className={bare}
      />
      {typed.echo !== null && (
        <span className={beside} aria-hidden>
          {`= ${typed.echo}`}
        </span>
      )}
      {unit && (
        <span id={unitId} className={beside}>
          {unit}
        </span>
      )}
      {children}
      {name && <input type="hidden" name={name} value={typed.value ?? ''} />}
    </ControlShell>
  )
}
