import type { DownloadedFile } from '@nhansu/sdk'
import { useEffect, useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'

/** A picture on its way, there, or not to be had. */
export interface FetchedPicture {
  /** Where it stands in this page's memory, until whoever shows it goes. */
  address?: string
  /** Why it cannot be had, in words. */
  problem?: string
}

/**
 * A picture that only a session may fetch, shown from memory: no address of it works without one.
 *
 * @param fetchPicture the same function for the same picture; undefined while there is none to fetch
 */
export function useFetchedPicture(
  fetchPicture: ((signal: AbortSignal) => Promise<DownloadedFile>) | undefined,
): FetchedPicture {
  const [picture, setPicture] = useState<FetchedPicture>({})

  useEffect(() => {
    if (fetchPicture === undefined) return undefined
    const gone = new AbortController()
    let made: string | undefined
    const show = async () => {
      try {
        const { blob } = await fetchPicture(gone.signal)
        if (gone.signal.aborted) return
        made = URL.createObjectURL(blob)
        setPicture({ address: made })
      } catch (error) {
        if (!gone.signal.aborted) setPicture({ problem: errorText(error) })
      }
    }
    void show()
    return () => {
      gone.abort()
      if (made !== undefined) URL.revokeObjectURL(made)
      setPicture({})
    }
  }, [fetchPicture])

  return picture
}
