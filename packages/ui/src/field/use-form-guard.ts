import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Told by a form that was not sent because a field holds text that nobody can use. */
const FORM_HELD = 'formheld'

/**
 * Lets a form say at once what else is wrong with it, when a field of it keeps it from being sent.
 *
 * @param onHeld shows the form's own problems, without sending it
 * @returns the `ref` of the `<form>`
 */
export function useHeldForm(onHeld: () => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const told = useEffectEvent(onHeld)
  useEffect(() => {
    const listening = new AbortController()
    form.current?.addEventListener(FORM_HELD, () => told(), { signal: listening.signal })
    return () => listening.abort()
  }, [])
  return form
}

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
      const isFirst = !event.defaultPrevented
      event.preventDefault()
      // Nobody sends the form; the other fields that hold it still say so, and so may the form.
      event.stopPropagation()
      held()
      if (!isFirst) return
      input.focus()
      form.dispatchEvent(new Event(FORM_HELD))
    }
    form.addEventListener('submit', hold, { capture: true, signal })
    form.addEventListener('reset', () => reset(), { signal })
    input.addEventListener('invalid', () => held(), { signal })
    return () => listening.abort()
  }, [field])
}
