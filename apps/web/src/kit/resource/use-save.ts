import { newerValues } from '@nhansu/sdk/errors'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { recordIn, writeOptions } from './calls.ts'
import type { AnyResource, AnyRow } from './define-resource.ts'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'

/** What {@link useSave} gives. */
export interface Save {
  /**
   * Saves the form's values: over the given record, or as a new one.
   *
   * @returns the record as the server has it; undefined when it was refused
   */
  save: (values: FormValues, over: AnyRow | undefined) => Promise<AnyRow | undefined>
  /** Why the last save failed, where no field is to blame. */
  problem: string | undefined
  /** The record as somebody else has saved it meanwhile. */
  newer: AnyRow | undefined
  forgetNewer: () => void
}

/** Saving a form, and where each kind of refusal shows: under its field, under the form, or as a question. */
export function useSave(definition: AnyResource, form: UseFormReturn<FormValues>): Save {
  // Made once: a save must reach the company that the form was opened in, or none.
  const [store] = useState(() => writeOptions(definition, 'store'))
  const [update] = useState(() => writeOptions(definition, 'update'))
  const { mutateAsync: create } = useMutation(store)
  const { mutateAsync: change } = useMutation(update)
  const refusal = useRefusal(form)
  const [newer, setNewer] = useState<AnyRow>()

  const refuse = (error: unknown) => {
    const overtaken = newerValues(error, `${definition.resource}.update` as 'levels.update')
    if (overtaken) setNewer(recordIn(overtaken))
    else refusal.refuse(error)
  }
  const save = async (values: FormValues, over: AnyRow | undefined) => {
    refusal.forget()
    setNewer(undefined)
    try {
      const answer = over
        ? await change({ path: { id: over.id }, body: { ...values, version: over.version } })
        : await create({ body: values })
      // Store and update answer with the record.
      return recordIn(answer as object)
    } catch (error) {
      refuse(error)
      return undefined
    }
  }
  return { save, problem: refusal.problem, newer, forgetNewer: () => setNewer(undefined) }
}
