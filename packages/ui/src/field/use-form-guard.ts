import { type RefObject, useEffect, useEffectEvent } from 'react'

export interface FormGuardEvents {
  /** A form was about to be sent with this field as it is. */
  onHeld: () => void
  /** The form was set back. */
  onReset: () => void
}

/**
 * Keeps a form from being sent while a field holds text that nobody can use: the value would be missing from what is
 * sent, and the reader would believe that it is there. Works with `noValidate` too, where browsers do not look.
 *
 * @param problem what is wrong with the text; also the field's own `validationMessage`
 */
export function useFormGuard(
  field: RefObject<HTMLInputElement | null>,
  problem: string | null,
  { onHeld, onReset }: FormGuardEvents,
): void {
  const held = useEffectEvent(onHeld)
  const reset = useEffectEvent(onReset)
  useEffect(() => field.current?.setCustomValidity(problem ?? ''), [field, problem])
  useEffect(() => {
    const input = field.current
    const form = input?.form
    if (!input || !form) return undefined
    const listening = new AbortController()
    const { signal } = listening
    const hold = (event: Event) => {
      if (!input.willValidate || !input.validity.customError) return
      event.preventDefault()
      event.stopImmediatePropagation()
      held()
      input.focus()
    }
    form.addEventListener('submit', hold, { capture: true, signal })
    form.addEventListener('reset', () => reset(), { signal })
    input.addEventListener('invalid', () => held(), { signal })
    return () => listening.abort()
  }, [field])
}
