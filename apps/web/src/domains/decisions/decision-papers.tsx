import { Card } from '@nhansu/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { MadePapers } from '#web/kit/printing/made-papers.tsx'
import { client } from '#web/session/client.ts'
import { query } from '#web/session/queries.ts'

/** What was made of a decision, as far as the reader may open it. */
export function DecisionPapers({ id }: { id: number }) {
  const papers = useQuery(query('decisions.papers', { path: { id } }))
  return (
    <Card title="Bản đã in">
      <Loaded query={papers}>
        {({ papers: rows }) => (
          <MadePapers
            papers={rows}
            ticketFor={(row_id) => client.call('decisions.paperTicket', { path: { id, row_id } })}
          />
        )}
      </Loaded>
    </Card>
  )
}
