import type { Input, Schemas } from '@nhansu/sdk/contract'
import { roundKindLabels, roundStateLabels } from '@nhansu/sdk/domains/recruitment'
import { fieldFacts } from '@nhansu/sdk/field-facts/recruitment-rounds'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useMutation } from '@tanstack/react-query'
import { ClipboardList } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { bodyOf } from '#web/kit/parts/body-of.ts'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { PartTable } from '#web/kit/parts/part-table.tsx'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { mutation } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import type { CampaignTabProps } from './use-campaign.ts'

type Round = Schemas['RecruitmentRound']
type Row = Input<'recruitmentRounds.updateBulk'>['body']['rounds'][number]

// Its code comes with the first one that is opened.
const KitDialog = lazy(() => import('./kit-dialog.tsx'))
const WeightsDialog = lazy(() => import('./weights-dialog.tsx'))

const columns: DataTableColumn<Round>[] = [
  { id: 'display_order', header: 'Thứ tự', kind: 'number', width: 115 },
  { id: 'name', header: 'Tên vòng', grow: true, priority: 1 },
  { id: 'kind', header: 'Loại vòng', cell: ({ kind }) => roundKindLabels[kind], width: 140, priority: 3 },
  {
    id: 'weight',
    header: 'Trọng số',
    cell: ({ weight }) => percent(weight),
    align: 'end',
    width: 110,
    priority: 2,
  },
  { id: 'date', header: 'Ngày', kind: 'date', width: 120, priority: 4 },
  { id: 'location', header: 'Địa điểm', width: 160, hidden: true },
  {
    id: 'max_score',
    header: 'Điểm đạt',
    cell: ({ max_score: most, pass_score: pass }) =>
      pass === null
        ? `–/${formatNumber(most)}`
        : `${formatNumber(pass, pass % 1 ? 2 : 0)}/${formatNumber(most)}`,
    align: 'end',
    width: 110,
  },
  {
    id: 'criteria',
    header: 'Bộ phỏng vấn',
    cell: ({ criteria, questions }) =>
      criteria.length + questions.length === 0
        ? 'Chưa có'
        : `${criteria.length} tiêu chí, ${questions.length} câu hỏi`,
    width: 180,
    priority: 5,
  },
  { id: 'state', header: 'Trạng thái', cell: ({ state }) => roundStateLabels[state], width: 120 },
]

/** The rounds of a campaign in their order, each with its weight and its kit. */
export default function RoundsTab({ campaign, canEdit }: CampaignTabProps) {
  const [saving] = useState(() => mutation('recruitmentRounds.updateBulk'))
  const { mutateAsync: save } = useMutation(saving)
  const [equipped, setEquipped] = useState<number>()
  const [weighs, setWeighs] = useState(false)
  const mayEdit = usePermission('recruitment_edit')
  const { rounds } = campaign
  const total = rounds.reduce((sum, { weight }) => sum + Math.round(weight * 100), 0) / 100
  const fields = withFacts(fieldFacts, [
    { field: 'name', input: 'text' },
    { field: 'kind', input: { labels: roundKindLabels } },
    { field: 'display_order', input: 'number', initial: rounds.length + 1, required: true },
    // The field takes a bare number, so its label says the unit.
    {
      field: 'weight',
      label: 'Trọng số (%)',
      input: 'decimal',
      initial: Math.max(0, 100 - total),
      required: true,
      hint: 'Tổng các vòng phải bằng 100% khi mở tuyển.',
    },
    { field: 'max_score', input: 'decimal', initial: 10, required: true },
    { field: 'pass_score', input: 'decimal' },
    { field: 'date', input: 'date' },
    { field: 'location', input: 'text' },
    // The field takes a bare number, so its label says the unit.
    { field: 'minutes', label: 'Thời lượng một lượt (phút)', input: 'number' },
  ] as const)
  const send = (rows: Row[], removed: number[] = []) =>
    save({ path: { id: campaign.id }, body: { rounds: rows, removed_ids: removed } })
  const round = rounds.find(({ id }) => id === equipped)
  return (
    <Stack gap="md">
      <PartTable
        label="Vòng"
        noun="vòng"
        rows={rounds}
        columns={columns}
        nameOf={({ name }) => name}
        canEdit={canEdit}
        totals={{ weight: percent(total) }}
        rowActions={[
          {
            id: 'kit',
            label: 'Bộ phỏng vấn',
            icon: ClipboardList,
            onSelect: ({ id }) => setEquipped(id),
          },
        ]}
        remove={({ id }) => send([], [id])}
        renderDialog={(edited, onClose) => (
          <PartDialog
            title={edited ? 'Cập nhật vòng' : 'Thêm vòng'}
            fields={fields}
            record={edited && bodyOf(fields, edited)}
            onClose={onClose}
            save={(values) => {
              const row = values as unknown as Row // the contract's rules have passed each of them
              return send([edited ? { ...row, id: edited.id, version: edited.version } : row])
            }}
          />
        )}
      />
      {canEdit && mayEdit && rounds.length > 1 && (
        <Inline>
          <Button onClick={() => setWeighs(true)}>Đổi trọng số</Button>
        </Inline>
      )}
      <Suspense>
        {weighs && <WeightsDialog campaign={campaign} rounds={rounds} onClose={() => setWeighs(false)} />}
        {round && (
          <KitDialog
            campaign={campaign}
            round={round}
            canEdit={canEdit && round.state === 'open'}
            onClose={() => setEquipped(undefined)}
          />
        )}
      </Suspense>
    </Stack>
  )
}

function percent(weight: number): string {
  return `${formatNumber(weight, weight % 1 ? 2 : 0)}%`
}
