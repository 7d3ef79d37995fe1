import type { Schemas } from '@nhansu/sdk/contract'
import { candidateStateLabels } from '@nhansu/sdk/domains/candidates'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { ScrollArea } from '@nhansu/ui/layout/scroll-area.tsx'
import { PageActions } from '@nhansu/ui/page-actions/page-actions.tsx'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Megaphone, Plus, Table2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { campaignPath } from '../campaigns/campaign-paths.ts'
import { columns } from './board.css.ts'
import { BoardColumn, type BoardTask } from './board-column.tsx'
import { candidatesPath, newCandidatePath } from './candidate-paths.ts'

// Its code comes with the first one that is opened.
const DeedDialog = lazy(() => import('./deed-dialog.tsx'))

/** The states in the order of the way; who is in the pool has left the campaign. */
const states = ['new', 'seen', 'contacted', 'confirmed', 'accepted', 'employee'] as const
const ends = ['work_refused', 'failed', 'withdrawn'] as const

/** How many cards a column shows; the others are in the list. */
const SHOWN = 20

/** The candidates of a campaign as cards, a column for each state; a card is moved by its menu, or by → where it has focus. */
export default function CandidateBoard({ campaignId }: { campaignId: number }) {
  const mayEdit = usePermission('recruitment_edit')
  const [task, setTask] = useState<BoardTask>()
  const campaign = useQuery(query('recruitments.show', { path: { id: campaignId } })).data?.recruitment
  const found = useQueries({
    queries: [...states, ...ends].map((state) =>
      query('candidates.list', { query: ofState(campaignId, state) }),
    ),
  })
  const shown = [...states, ...ends].flatMap((state, place) => {
    const column = found[place]
    // An end that nobody has come to takes no room.
    const isEmptyEnd = place >= states.length && column?.data?.meta.pagination?.total === 0
    return column && !isEmptyEnd ? [{ state, column }] : []
  })
  return (
    <Page
      title="Danh sách ứng viên"
      summary={[
        campaign && `${campaign.code} ${campaign.name}`,
        'Trên mỗi thẻ, phím → mở bước tiếp theo; các bước khác ở nút Thao tác.',
      ]
        .filter(Boolean)
        .join('. ')}
      actions={
        <PageActions
          actions={[
            { id: 'list', label: 'Xem dạng bảng', icon: Table2, href: candidatesPath(campaignId) },
            {
              id: 'campaign',
              label: 'Xem đợt tuyển dụng',
              icon: Megaphone,
              href: campaignPath(campaignId),
            },
            ...(mayEdit
              ? [
                  {
                    id: 'create',
                    label: 'Thêm ứng viên',
                    icon: Plus,
                    tone: 'primary' as const,
                    href: newCandidatePath(campaignId),
                  },
                ]
              : []),
          ]}
        />
      }
    >
      <ScrollArea label="Ứng viên theo trạng thái" axis="horizontal" height="fill">
        <div className={columns}>
          {shown.map(({ state, column }) => (
            <BoardColumn
              key={state}
              title={candidateStateLabels[state]}
              campaignId={campaignId}
              query={column}
              mayEdit={mayEdit}
              onTask={setTask}
            />
          ))}
        </div>
      </ScrollArea>
      <Suspense>{task && <DeedDialog {...task} onClose={() => setTask(undefined)} />}</Suspense>
    </Page>
  )
}

function ofState(campaignId: number, state: Schemas['CandidateState']) {
  return {
    recruitment_id: campaignId,
    filter: { state: { operator: 'in' as const, value: [state] } },
    page: 1,
    size: SHOWN,
    pagination: true,
  }
}
