import { Button } from '@nhansu/ui/button/button.tsx'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { ownInterviewsPath } from './interview-paths.ts'
import { AskedCard, useAskedCard } from './asked-card.tsx'
import { OwnCardLines } from './own-card-lines.tsx'

// Its code comes with the first press.
const OwnTimesDialog = lazy(() => import('./own-times-dialog.tsx'))

/** What an examiner has to do, and the card that he writes; it needs no right beside his seat. */
export default function OwnInterviews() {
  const asked = useAskedCard()
  const [isOpen, setOpen] = useState(false)
  if (asked)
    return <AskedCard key={`${asked.roundId} ${asked.candidateId}`} {...asked} back={ownInterviewsPath} />
  return (
    <Page title="Phỏng vấn của tôi" actions={<Button onClick={() => setOpen(true)}>Giờ phỏng vấn</Button>}>
      <OwnCards base={ownInterviewsPath} />
      <Suspense>{isOpen && <OwnTimesDialog onClose={() => setOpen(false)} />}</Suspense>
    </Page>
  )
}

/** The cards that the reader owes or has written. @param base the screen on which a card is opened */
export function OwnCards({ base }: { base: string }) {
  const mine = useQuery(query('recruitmentResults.mine'))
  return (
    <Card title="Phiếu của tôi">
      <Loaded query={mine} level={3}>
        {({ cards }) =>
          cards.length === 0 ? (
            <EmptyState title="Bạn không có ứng viên nào cần chấm." level={3} />
          ) : (
            <OwnCardLines cards={cards} base={base} />
          )
        }
      </Loaded>
    </Card>
  )
}
