import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { foldVietnamese, matchesFolded } from '#ui/format/fold-vietnamese.ts'
import type { SelectOption } from '#ui/select/select-option.ts'
import type { Search } from './use-search.ts'

/** Where choices come from: a list at hand, a search elsewhere, or both. */
export interface OptionSource<Value extends string | number> {
  options?: readonly SelectOption<Value>[] | undefined
  loadOptions?: LoadOptions<Value> | undefined
}

/**
 * Looks choices up elsewhere.
 *
 * @param query what was typed, trimmed; empty when the list opens
 * @param signal aborted as soon as the answer is no longer wanted
 */
export type LoadOptions<Value extends string | number> = (
  query: string,
  signal: AbortSignal,
) => Promise<readonly SelectOption<Value>[]>

export interface FoundOptions<Value extends string | number> {
  found: readonly SelectOption<Value>[]
  state: 'ready' | 'loading' | 'failed'
  retry: () => void
}

interface Answer<Value extends string | number> {
  asked: string
  found: readonly SelectOption<Value>[]
  failed: boolean
}

/** Rows that a list draws at most: thousands would make every key slow, and nobody reads them. */
export const SHOWN_OPTIONS = 100

// Long enough for the next key of a Telex word, short enough to feel at once.
const DEBOUNCE = 250

/** The choices that match what is typed, accents aside; looked up elsewhere when there is a `loadOptions`. */
export function useOptions<Value extends string | number>(
  { options = [], loadOptions }: OptionSource<Value>,
  { open, query }: Search,
): FoundOptions<Value> {
  const folded = useMemo(
    () =>
      options.map((option) => ({
        option,
        text: foldVietnamese(`${option.label} ${option.description ?? ''}`),
      })),
    [options],
  )
  const near = useMemo(
    () => folded.filter(({ text }) => matchesFolded(text, query)).map(({ option }) => option),
    [folded, query],
  )
  const far = useLookup(loadOptions, open, query)
  return loadOptions ? far : { found: near, state: 'ready', retry: () => undefined }
}

function useLookup<Value extends string | number>(
  loadOptions: LoadOptions<Value> | undefined,
  open: boolean,
  query: string,
): FoundOptions<Value> {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer<Value> | null>(null)
  const asked = `${attempt} ${query}`
  const wanted = loadOptions !== undefined && open
  const load = useEffectEvent(async (signal: AbortSignal) => {
    const result = await loadOptions?.(query, signal).then(
      (found) => ({ asked, found, failed: false }),
      () => ({ asked, found: [], failed: true }),
    )
    if (result && !signal.aborted) setAnswer(result)
  })
  useEffect(() => {
    if (!wanted || answer?.asked === asked) return undefined
    const controller = new AbortController()
    const timer = setTimeout(() => void load(controller.signal), query === '' ? 0 : DEBOUNCE)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [wanted, asked, query, answer?.asked])
  const current = answer?.asked === asked
  return {
    found: answer?.found ?? [],
    state: current ? (answer.failed ? 'failed' : 'ready') : 'loading',
    retry: () => setAttempt(attempt + 1),
  }
}
