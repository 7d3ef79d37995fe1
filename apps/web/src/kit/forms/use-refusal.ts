import { isApiError } from '@nhansu/sdk/errors'
import { useCallback, useEffect, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { errorText } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'

/**
 * Shows why the server has refused a form: under its fields where it names them, else as one sentence.
 *
 * @returns the sentence, and the ways to show another error and to forget it
 */
export function useRefusal<Values extends FieldValues>({ getValues, setError }: UseFormReturn<Values>) {
  const [problem, setProblem] = useState<string>()
  const refuse = useCallback(
    (error: unknown) => {
      const fields = isApiError(error) && error.kind === 'validation' ? Object.entries(error.fields) : []
      // A field of repeated rows is named by its place: `people.2.position_id`.
      const isHeld = (name: string) => name in getValues() || getValues(name as Path<Values>) !== undefined
      const known = fields.filter(([name]) => isHeld(name))
      for (const [place, [name, texts]] of known.entries())
        // One of the form's own names, as has just been looked up.
        setError(name as Path<Values>, { message: texts.join(' ') }, { shouldFocus: place === 0 })
      const unknown = fields.flatMap(([name, texts]) => (isHeld(name) ? [] : texts))
      if (known.length === 0) setProblem(unknown.join(' ') || errorText(error))
    },
    [getValues, setError],
  )
  const forget = useCallback(() => setProblem(undefined), [])
  useEffect(
    () =>
      client.session.subscribe((_, change) => {
        // What was refused because nobody was signed in says nothing any more.
        if (change === 'signed-in') setProblem(undefined)
      }),
    [],
  )
  return { problem, refuse, forget }
}
