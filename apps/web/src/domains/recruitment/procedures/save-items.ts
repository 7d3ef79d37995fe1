import type { Input } from '@nhansu/sdk/contract'
import { client } from '#web/session/client.ts'
import { refreshCandidates } from '../candidates/refresh-candidates.ts'
import type { Procedure } from './procedure-tab.tsx'

/** One item as it is shown. */
export type Item = Procedure['items'][number]
/** One as it is sent. */
export type SentItem = NonNullable<Input<'procedures.update'>['body']['items']>[number]

/** An item without what the server says of it. */
export function itemToSend(item: Item): SentItem {
  const { owner_name: _, ...sent } = item
  return sent
}

/** Saves the items of a procedure as a whole, over the version that was looked at. */
export async function saveItems({ id, version }: Procedure, items: SentItem[]): Promise<void> {
  await client.call('procedures.update', { path: { id }, body: { items, version } })
  await refreshCandidates()
}
