import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { MadePapers } from '#web/kit/printing/made-papers.tsx'
import { client } from '#web/session/client.ts'
import { query } from '#web/session/queries.ts'

/** What was made of a contract, its appendices and its notice of ending. */
export function ContractPapers({ id }: { id: number }) {
  const papers = useQuery(query('contracts.papers', { path: { id } }))
  return (
    <Stack>
      <Heading level={3}>Bản đã in</Heading>
      <Loaded query={papers}>
        {({ papers: rows }) => (
          <MadePapers
            papers={rows}
            ticketFor={(row_id) => client.call('contracts.paperTicket', { path: { id, row_id } })}
          />
        )}
      </Loaded>
    </Stack>
  )
}
