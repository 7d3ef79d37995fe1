import type { Data } from '@nhansu/sdk/contract'
import type { AnyApiError } from '@nhansu/sdk/errors'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'
import { mutation } from '#web/session/queries.ts'
import type { Catalogue } from './catalogue-actions.tsx'
import { useWritten } from './use-written.ts'

/** An item of the other company's catalogue, and what a copy of it would do here. */
export type CopyItem = Data<'catalogues.preview'>['items'][number]

/**
 * The steps of taking a catalogue over: what there is to take, what is chosen of it (at first all that is new), and the
 * copy itself.
 *
 * @param company nothing to take until one is chosen
 */
export function useCopy(catalogue: Catalogue, company: number | undefined, onDone: () => void) {
  const [chosen, setKeys] = useState<readonly string[]>()
  const preview = useQuery<Data<'catalogues.preview'>, AnyApiError>({
    queryKey: ['catalogues.preview', catalogue, company],
    queryFn: ({ signal }) =>
      client.call('catalogues.preview', { body: { catalogue, from_company_id: company ?? 0 } }, { signal }),
    enabled: company !== undefined,
    // What is copied is what was seen; a list of before yesterday's change is not.
    staleTime: 0,
    gcTime: 0,
  })
  const { mutateAsync, isPending, error } = useMutation(mutation('catalogues.copy'))
  const written = useWritten(catalogue)
  const items = preview.data?.items
  const keys = chosen ?? items?.filter(({ state }) => state === 'new').map(({ key }) => key) ?? []
  const copy = async () => {
    if (company === undefined) return
    const body = { catalogue, from_company_id: company, keys: [...keys] }
    const done = await mutateAsync({ body }).catch(() => undefined)
    if (done === undefined) return
    await written('Đã lấy danh mục', done.import)
    onDone()
  }
  return {
    items,
    preview,
    keys,
    setKeys,
    copy,
    busy: isPending,
    problem: error ? [errorText(error), ...faults(error)].join(' ') : undefined,
  }
}

function faults(error: { kind: string; fields?: Readonly<Record<string, readonly string[]>> }): string[] {
  return Object.values(error.fields ?? {}).flat()
}
