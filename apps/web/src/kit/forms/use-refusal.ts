import { isApiError } from '@nhansu/sdk/errors'
import { useCallback, useEffect, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { errorText } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'

/**
 * Shows why the server has refused a form: under its fields where it names them, else as one sentence.
 *
 * @param fieldOf the field at which it is shown what the server says of one by its name; without it, the one of that name
 * @returns the sentence, and the ways to show another error and to forget it
 */
export function useRefusal<Values extends FieldValues>(
  { getValues, setError }: UseFormReturn<Values>,
  fieldOf?: (name: string, values: Values) => string,
) {
  const [problem, setProblem] = useState<string>()
  const refuse = useCallback(
    (error: unknown) => {
      const named = isApiError(error) && error.kind === 'validation' ? Object.entries(error.fields) : []
      const fields = placed(named, (name) => fieldOf?.(name, getValues()) ?? name)
      // A field of repeated rows is named by its place: `people.2.position_id`.
      const isHeld = (name: string) => name in getValues() || getValues(name as Path<Values>) !== undefined
      const known = fields.filter(([name]) => isHeld(name))
      for (const [place, [name, texts]] of known.entries())
        // One of the form's own names, as has just been looked up.
        setError(name as Path<Values>, { message: texts.join(' ') }, { shouldFocus: place === 0 })
      const unknown = fields.flatMap(([name, texts]) => (isHeld(name) ? [] : texts))
      if (known.length === 0) setProblem(unknown.join(' ') || errorText(error))
    },
    [getValues, setError, fieldOf],
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

type Refused = [name: string, texts: readonly string[]]

/** What is refused by the field at which it is shown; what is said of several rows alike is said there once. */
function placed(refused: readonly Refused[], fieldOf: (name: string) => string): Refused[] {
  const byField = Map.groupBy(refused, ([name]) => fieldOf(name))
  return [...byField].map(([field, same]) => [field, [...new Set(same.flatMap(([, texts]) => texts))]])
}
