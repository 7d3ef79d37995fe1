import { Eye, EyeOff, TriangleAlert } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import type { NativeProps } from '#ui/dev/native-props.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { bare } from '../field/control.css.ts'
import { ControlButton } from '../field/control-button.tsx'
import type { FieldProps } from '../field/control-props.ts'
import { ControlShell } from '../field/control-shell.tsx'
import { Field } from '../field/field.tsx'
import { live, warning } from './password-field.css.ts'

export interface PasswordFieldProps
  extends FieldProps, NativeProps<'input', 'id' | 'type' | 'size' | 'required' | 'children'> {
  /** Lets a password manager help: the present password, or a new one. */
  autoComplete: 'current-password' | 'new-password'
}

/**
 * A password: can be shown, can be pasted, and says when Caps Lock is on. What is typed is passed on untouched.
 * Takes every prop of an `<input>`, so `register('password')` can be spread into it.
 */
export function PasswordField({
  label,
  hint,
  error,
  required,
  id,
  onKeyUp,
  onBlur,
  ...rest
}: PasswordFieldProps) {
  const { forms } = useLabels()
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const noticeCapsLock = (event: KeyboardEvent<HTMLInputElement>) => {
    // A password manager types with events that know nothing of the keyboard.
    if (typeof event.getModifierState === 'function') setCapsLock(event.getModifierState('CapsLock'))
    onKeyUp?.(event)
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setCapsLock(false)
    onBlur?.(event)
  }
  return (
    <Field label={label} hint={hint} error={error} required={required} id={id}>
      {(control) => (
        <>
          <ControlShell>
            <input
              {...rest}
              {...control}
              className={bare}
              type={shown ? 'text' : 'password'}
              autoCapitalize="off"
              spellCheck={false}
              onKeyUp={noticeCapsLock}
              onBlur={leave}
            />
            <ControlButton
              icon={shown ? EyeOff : Eye}
              label={shown ? forms.hidePassword : forms.showPassword}
              disabled={rest.disabled}
              onClick={() => setShown(!shown)}
            />
          </ControlShell>
          <output className={live}>
            {capsLock && (
              <span className={warning}>
                <Icon of={TriangleAlert} size="small" />
                {forms.capsLock}
              </span>
            )}
          </output>
        </>
      )}
    </Field>
  )
}
