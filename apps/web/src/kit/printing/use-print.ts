import { download, randomKey } from '@nhansu/sdk'
import { isApiError } from '@nhansu/sdk/errors'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'
import { query as asked } from '#web/session/queries.ts'
import { handOver } from './hand-over.ts'
import type { PrintedResource } from './print-action.tsx'
import { type PrintStatus, statusOf } from './print-stage.ts'

const lookEvery = 500

/** What the list asks for now. */
export interface AskedList {
  sort?: string
  as_of?: string
  search?: { value: string }
  filter?: Readonly<Record<string, unknown>>
}

/**
 * Fetches a list as a paper and hands it to the browser's downloads; whoever uses this and goes away stops it.
 *
 * @param onEnd called once the paper is there, or could not be had and the reader has been told
 * @returns how far it is, in words
 */
export function usePrint(resource: PrintedResource, query: AskedList, onEnd: () => void): PrintStatus {
  const [key] = useState(randomKey)
  const [received, setReceived] = useState(0)
  const { data } = useQuery({
    ...asked('papers.show', { query: { key } }),
    enabled: received === 0,
    refetchInterval: lookEvery,
    gcTime: 0,
  })
  const toast = useToast()
  // What is printed is what was asked for when it began.
  const print = useEffectEvent(async (signal: AbortSignal) => {
    const { sort, search, filter, as_of } = query
    const body = {
      ...(as_of && { as_of }),
      ...(sort && { sort }),
      ...(search && { search }),
      ...(filter && { filter }),
    }
    try {
      const file = await download(
        client,
        `${resource}.print`,
        { query: { paper_key: key }, body },
        { signal, onProgress: setReceived },
      )
      handOver(file, toast)
      onEnd()
    } catch (error) {
      if (isApiError(error) && error.kind === 'aborted') return
      toast.bad(errorText(error))
      onEnd()
    }
  })
  useEffect(() => {
    const stop = new AbortController()
    void print(stop.signal)
    return () => stop.abort()
  }, [])
  return statusOf(data?.paper, received)
}
