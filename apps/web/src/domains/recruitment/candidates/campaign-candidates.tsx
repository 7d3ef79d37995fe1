import { candidateSourceLabels, candidateStateLabels } from '@nhansu/sdk/domains/candidates'
import { fieldFacts } from '@nhansu/sdk/field-facts/candidates'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Loading } from '@nhansu/ui/loading/loading.tsx'
import { useQuery } from '@tanstack/react-query'
import {
  CalendarDays,
  ClipboardList,
  Columns3,
  Eye,
  FileUp,
  Megaphone,
  Plus,
  Send,
  ShieldAlert,
  ShieldX,
} from 'lucide-react'
import { type ComponentType, createElement, lazy, Suspense, useMemo, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { UnlessGone } from '#web/kit/feedback/unless-gone.tsx'
import { defineResource, type Row } from '#web/kit/resource/define-resource.ts'
import type { ListActions, ShownList } from '#web/kit/resource/list-actions.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { workbookActions } from '#web/kit/workbooks/workbook-actions.tsx'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { campaignPath } from '../campaigns/campaign-paths.ts'
import { sendPath } from '../emails/email-paths.ts'
import { ofCampaign, resultsPath, schedulePath } from '../interviews/interview-paths.ts'
import { type DeedName, deeds } from './candidate-deeds.ts'
import { eduLevelLabels } from './candidate-fields.ts'
import { boardPath, candidatePath, newCandidatePath } from './candidate-paths.ts'
import { CandidateStatus } from './candidate-state.tsx'

type Candidate = Row<'candidates'>

const CandidateBoard = lazy(() => import('./candidate-board.tsx'))

// Its code comes with the first one that is opened.
const DeedDialog = lazy(() => import('./deed-dialog.tsx'))
const CandidateImportDialog = lazy(() => import('./candidate-import-dialog.tsx'))
const SuspectedDialog = lazy(() => import('./suspected-dialog.tsx'))
const EraseRequestsDialog = lazy(() => import('./erase-requests-dialog.tsx'))

/** Who is in the pool has left the campaign's list. */
const { archived: _, ...listedStates } = candidateStateLabels

/** The candidates of one campaign: who they are, where each is on his way, and what is done next. */
export default function CampaignCandidates() {
  const id = Number(useParams()['id'])
  const [search] = useSearchParams()
  const campaign = useQuery(query('recruitments.show', { path: { id } }))
  return (
    <UnlessGone query={campaign}>
      {search.get('xem') === 'the' ? (
        <Suspense fallback={<Loading />}>
          <CandidateBoard key={id} campaignId={id} />
        </Suspense>
      ) : (
        createElement(screenFor(id), { key: id })
      )}
    </UnlessGone>
  )
}

/** One screen for each campaign that was opened, since a list asks for its own campaign from the first call on. */
const screens = new Map<number, ComponentType>()

function screenFor(campaignId: number): ComponentType {
  const screen = screens.get(campaignId) ?? screenOf(campaignId)
  screens.set(campaignId, screen)
  return screen
}

function screenOf(campaignId: number) {
  const candidates = defineResource('candidates', {
    facts: fieldFacts,
    title: 'Danh sách ứng viên',
    label: 'ứng viên',
    nameOf: ({ full_name }) => full_name,
    query: { recruitment_id: campaignId },
    search: ['full_name', 'phone'],
    searchLabel: 'Tìm theo họ tên hoặc số điện thoại',
    permissions: { edit: 'recruitment_edit', delete: 'recruitment_delete' },
    columns: [
      {
        field: 'full_name',
        main: true,
        width: 155,
        cell: (name, row) => (
          <Link tone="quiet" href={candidatePath(campaignId, row.id)}>
            {name}
          </Link>
        ),
      },
      {
        field: 'state',
        filter: { labels: listedStates },
        width: 180,
        cell: (state) => <CandidateStatus state={state} />,
      },
      { field: 'date_of_birth', kind: 'date', width: 112 },
      { field: 'phone', kind: 'code', width: 112, personal: true },
      { field: 'email', width: 190, hidden: true },
      { field: 'edu_level', filter: { labels: eduLevelLabels }, width: 100 },
      { field: 'major', width: 170, hidden: true },
      { field: 'source', filter: { labels: candidateSourceLabels }, width: 130 },
      { field: 'expected_salary', kind: 'number', width: 170, hidden: true },
      { field: 'applied_at', filter: 'datetime', width: 181 },
      { field: 'has_cv', width: 66, cell: (has) => (has ? 'Có' : 'Chưa') },
      { field: 'tags', width: 160, hidden: true, cell: (tags) => tags.join(', ') },
    ],
    useActions: (list) => useCandidateActions(campaignId, list),
  })
  return listScreen(candidates)
}

/** What is done with candidates from their list. */
const offered: readonly DeedName[] = [
  'contacted',
  'confirmed',
  'accepted',
  'workRefuse',
  'fail',
  'archived',
  'back',
]

const useWorkbook = workbookActions('candidates', { export: 'recruitment_export' })

/** An export knows the campaign by a filter. */
function ofOneCampaign(campaignId: number, list: ShownList<object>): ShownList<object> {
  const { filter }: { filter?: object } = list.query
  return {
    ...list,
    query: { ...list.query, filter: { ...filter, recruitment_id: { operator: 'in', value: [campaignId] } } },
  }
}

function useCandidateActions(campaignId: number, list: ShownList<object>): ListActions<Candidate> {
  const workbook = useWorkbook(ofOneCampaign(campaignId, list))
  const maySend = usePermission('recruitment_email_edit')
  const navigate = useNavigate()
  const mayEdit = usePermission('recruitment_edit')
  const [task, setTask] = useState<{ deed: DeedName; candidate: Candidate }>()
  const [showsKept, setShowsKept] = useState(false)
  const [showsAsked, setShowsAsked] = useState(false)
  const [imports, setImports] = useState(false)
  const campaign = useQuery(query('recruitments.show', { path: { id: campaignId } })).data?.recruitment
  const counts = useQuery(query('candidates.statuses', { query: { recruitment_id: campaignId } }))
  const keptTotal = counts.data?.suspected_total ?? 0
  const askedTotal = counts.data?.erase_requests_total ?? 0
  const inPool = counts.data?.statuses.find(({ state }) => state === 'archived')?.total ?? 0
  const row = useMemo(
    () => [
      {
        id: 'open',
        label: 'Mở hồ sơ',
        icon: Eye,
        href: ({ id }: Candidate) => candidatePath(campaignId, id),
      },
      ...offered.map((deed) => ({
        id: deed,
        label: deeds[deed].label,
        hidden: ({ state }: Candidate) => !mayEdit || !deeds[deed].from.includes(state),
        onSelect: (candidate: Candidate) => setTask({ deed, candidate }),
      })),
    ],
    [campaignId, mayEdit],
  )
  return {
    page: [
      { id: 'board', label: 'Xem dạng thẻ', icon: Columns3, href: boardPath(campaignId) },
      { id: 'campaign', label: 'Xem đợt tuyển dụng', icon: Megaphone, href: campaignPath(campaignId) },
      ...(keptTotal > 0
        ? [
            {
              id: 'suspected',
              label: `Nghi là thư rác (${formatNumber(keptTotal)})`,
              icon: ShieldAlert,
              onSelect: () => setShowsKept(true),
            },
          ]
        : []),
      ...(askedTotal > 0
        ? [
            {
              id: 'erase-requests',
              label: `Yêu cầu xóa dữ liệu (${formatNumber(askedTotal)})`,
              icon: ShieldX,
              onSelect: () => setShowsAsked(true),
            },
          ]
        : []),
      {
        id: 'schedule',
        label: 'Lịch phỏng vấn',
        icon: CalendarDays,
        folded: true,
        href: ofCampaign(schedulePath, campaignId),
      },
      {
        id: 'results',
        label: 'Kết quả phỏng vấn',
        icon: ClipboardList,
        folded: true,
        href: ofCampaign(resultsPath, campaignId),
      },
      ...(mayEdit
        ? [
            {
              id: 'import',
              label: 'Nhập Excel',
              icon: FileUp,
              folded: true,
              onSelect: () => setImports(true),
            },
            {
              id: 'create',
              label: 'Thêm ứng viên',
              icon: Plus,
              tone: 'primary' as const,
              href: newCandidatePath(campaignId),
            },
          ]
        : []),
    ],
    ...(workbook.onExport && { onExport: workbook.onExport }),
    row,
    remark: [
      campaign && `${campaign.code} ${campaign.name}`,
      // The campaign counts them too, so that its number is larger than the list's.
      inPool > 0 && `${formatNumber(inPool)} ứng viên khác của đợt ở Nguồn dự trữ`,
    ]
      .filter(Boolean)
      .join('; '),
    bulk: maySend
      ? [
          {
            id: 'send',
            label: 'Gửi email',
            icon: Send,
            onSelect: async (selection) => {
              const candidateIds = await list.idsOf(selection)
              if (candidateIds) await navigate(sendPath({ campaignId }), { state: { candidateIds } })
            },
          },
        ]
      : [],
    dialogs: (
      <Suspense>
        {workbook.dialogs}
        {imports && <CandidateImportDialog campaignId={campaignId} onClose={() => setImports(false)} />}
        {task && <DeedDialog {...task} onClose={() => setTask(undefined)} />}
        {showsAsked && <EraseRequestsDialog campaignId={campaignId} onClose={() => setShowsAsked(false)} />}
        {showsKept && <SuspectedDialog campaignId={campaignId} onClose={() => setShowsKept(false)} />}
      </Suspense>
    ),
  }
}
