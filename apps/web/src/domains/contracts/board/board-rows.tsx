import { boardStageLabels, boardStepLabels } from '@nhansu/sdk/domains/contracts'
import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import { initialTableState } from '@nhansu/ui/data-table/table-state.ts'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { type BoardAddress, boardPath } from './board-address.ts'
import type { BoardRow } from './board-deeds.ts'
import { NextDeed } from './next-deed.tsx'
import { useBoardWorkbook } from './use-board-workbook.ts'
import { type BoardDeeds, useBoardDeeds } from './use-board-deeds.tsx'

const tones: Readonly<Record<BoardRow['stage'], StatusTone>> = {
  overdue: 'bad',
  to_come: 'plain',
  asked: 'info',
  probation: 'info',
  answered: 'warn',
  drafted: 'neutral',
  renewed: 'ok',
  notice_due: 'warn',
  ended: 'plain',
}

interface BoardRowsProps {
  rows: readonly BoardRow[]
  address: BoardAddress
  /** On all pages. */
  total: number
  loading: boolean
}

/** The people behind the figures, those who are late first, each with what is due next and the press that drafts it. */
export function BoardRows({ rows, address, total, loading }: BoardRowsProps) {
  const navigate = useNavigate()
  const deeds = useBoardDeeds(address)
  const { begin, working } = deeds
  const columns = useMemo(() => columnsOf({ begin, working }), [begin, working])
  const workbook = useBoardWorkbook(address)
  const { page, size } = address
  return (
    <>
      <DataTable
        label="Hợp đồng kết thúc trong 90 ngày"
        rows={rows}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        total={total}
        state={{ ...initialTableState, page, size }}
        onStateChange={(next) =>
          void navigate(boardPath({ ...address, page: next.page, size: next.size }), { replace: true })
        }
        loading={loading}
        rowActions={deeds.rowActions}
        {...workbook}
        height="natural"
        empty={
          <EmptyState title="Không có ai" text="Ở đây không có hợp đồng nào kết thúc như vậy." level={3} />
        }
      />
      {deeds.dialogs}
    </>
  )
}

const rowId = ({ id }: BoardRow) => id
const rowName = ({ full_name: name, nhansu_id: code }: BoardRow) => `${name} (${code})`

function columnsOf(deeds: Pick<BoardDeeds, 'begin' | 'working'>): DataTableColumn<BoardRow>[] {
  return [
    { id: 'nhansu_id', header: 'Mã NV', kind: 'code', width: 110, hidden: true },
    { id: 'full_name', header: 'Họ và tên', width: 150, grow: true, priority: 1 },
    { id: 'department_name', header: 'Đơn vị', width: 140, priority: 6 },
    { id: 'contract_type_name', header: 'Loại', width: 180, hidden: true },
    { id: 'contract_number', header: 'Số hợp đồng', kind: 'code', width: 150, hidden: true },
    { id: 'last_day', header: 'Kết thúc', kind: 'date', width: 110, priority: 3 },
    {
      id: 'days_left',
      header: 'Còn (ngày)',
      kind: 'number',
      width: 100,
      priority: 7,
      cell: ({ days_left: days }) =>
        days < 0 ? <Text tone="bad">{`Quá ${-days} ngày`}</Text> : <Text tabular>{String(days)}</Text>,
    },
    {
      id: 'stage',
      header: 'Giai đoạn',
      width: 165,
      priority: 2,
      cell: ({ stage }) => <Status tone={tones[stage]}>{boardStageLabels[stage]}</Status>,
    },
    {
      id: 'next_step',
      header: 'Việc tiếp theo',
      width: 180,
      priority: 4,
      cell: (row) => <NextStep row={row} />,
    },
    {
      id: 'deed',
      header: 'Lập tiếp',
      width: 170,
      priority: 5,
      cell: (row) => <NextDeed row={row} {...deeds} />,
    },
  ]
}

/** Of a contract that has run out the day counts until which another one can still be signed. */
function dueWord(stage: BoardRow['stage'], isLate: boolean): string {
  if (stage === 'overdue') return 'Hạn cuối'
  return isLate ? 'Trễ, hạn' : 'Hạn'
}

/** What is due next and by when; red once that is late. */
function NextStep({ row: { stage, next_step: step, next_due: due, is_late: isLate } }: { row: BoardRow }) {
  if (step === null) return <Text tone="soft">Đã xong</Text>
  return (
    <Stack gap="none">
      <Text>{boardStepLabels[step]}</Text>
      {due !== null && (
        <Text size="hint" tone={isLate ? 'bad' : 'soft'}>
          {`${dueWord(stage, isLate)} ${formatDate(due)}`}
        </Text>
      )}
      {due === null && isLate && (
        <Text size="hint" tone="bad">
          Trễ hạn
        </Text>
      )}
    </Stack>
  )
}
