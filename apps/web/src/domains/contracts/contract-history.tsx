import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { useQuery } from '@tanstack/react-query'
import { SaveList } from '#web/kit/detail-page/save-list.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'

/** Lịch sử thay đổi: who made what of a contract and its appendices. */
export function ContractHistory({ id }: { id: number }) {
  const history = useQuery(query('contracts.history', { path: { id } }))
  // Who sees the contract as his own alone is told nothing of how it came about.
  if (history.error?.kind === 'forbidden' || history.error?.kind === 'not-found') return null
  return (
    <Stack>
      <Heading level={3}>Lịch sử thay đổi</Heading>
      <Loaded query={history}>{({ saves }) => <SaveList saves={saves} />}</Loaded>
    </Stack>
  )
}
