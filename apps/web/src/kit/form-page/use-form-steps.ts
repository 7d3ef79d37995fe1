import { useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { FormPageStep } from './form-steps.tsx'

/** Where the reader is in a form of several steps, and the ways to the others. */
export interface FormStepping {
  /** The id of the step that shows; undefined in a form without steps. */
  current: string | undefined
  /** Steps with something to mend. */
  failed: readonly string[]
  /** Checks this step's fields and goes on when they are right; undefined in the last step. */
  next: (() => Promise<void>) | undefined
  /** To the step before; undefined in the first one. */
  back: (() => void) | undefined
  /** To a step that was passed. */
  goTo: (id: string) => void
  /** To the step with a field. */
  showField: (field: string) => void
}

/** Steps of a form page: each is checked before the next one shows. */
export function useFormSteps<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  steps: readonly FormPageStep[] = [],
): FormStepping {
  const [at, setAt] = useState(0)
  const { errors } = form.formState
  const step = steps[at]
  const next = async () => {
    // A step names fields of its own form; one that the form has not got is never wrong.
    const right = await form.trigger((step?.fields ?? []) as readonly Path<Values>[], { shouldFocus: true })
    if (right) setAt(at + 1)
  }
  const show = (place: number) => place >= 0 && setAt(place)
  return {
    current: step?.id,
    failed: steps.filter(({ fields }) => fields.some((field) => field in errors)).map(({ id }) => id),
    next: at < steps.length - 1 ? next : undefined,
    back: at > 0 ? () => setAt(at - 1) : undefined,
    goTo: (id) => show(steps.findIndex((one) => one.id === id)),
    showField: (field) => {
      const [name = field] = field.split('.')
      show(steps.findIndex(({ fields }) => fields.includes(name)))
    },
  }
}
