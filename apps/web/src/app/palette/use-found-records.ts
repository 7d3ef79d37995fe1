import type { AnyApiError } from '@nhansu/sdk/errors'
import type { PaletteItem } from '@nhansu/ui/command-palette/palette-items.ts'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { employeesSource } from '#web/domains/employees/palette-source.ts'
import type { PaletteSource } from '#web/kit/screen/palette-source.ts'
import { useProfile } from '#web/session/use-profile.ts'

/** What the domains let the quick search find, in its order. */
const sources: readonly PaletteSource[] = [employeesSource]

/** The specification's pause before a filter asks the server. */
const PAUSE_MS = 100

/**
 * The records that the words find, of every source that the reader may search.
 *
 * @param words as typed; the server is asked once they rest
 */
export function useFoundRecords(words: string) {
  const { permissions, company } = useProfile()
  const offered = sources.filter(({ permission }) => permissions.has(permission))
  const wanted = words.normalize('NFC').trim()
  const asked = useRested(wanted)
  const enabled = wanted !== '' && asked !== ''
  const found = useQueries({
    queries: offered.map(({ id, find }) => ({
      queryKey: [company?.id ?? null, 'palette', id, asked],
      queryFn: ({ signal }: { signal: AbortSignal }) => find(asked, signal),
      placeholderData: keepPreviousData<PaletteItem[]>,
      retry: false,
      enabled,
    })),
  })
  // A source finds by calls of the client, which fail with nothing else.
  const error = found.find((one) => one.error)?.error as AnyApiError | undefined
  return {
    offered,
    groups: offered.map(({ id, label }, place) => ({
      id,
      label,
      items: enabled ? (found[place]?.data ?? []) : [],
    })),
    searching:
      offered.length > 0 && wanted !== '' && (asked !== wanted || found.some((one) => one.isFetching)),
    error: enabled ? error : undefined,
  }
}

/** The value once it has not changed for a moment. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
