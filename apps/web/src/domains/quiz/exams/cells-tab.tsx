import type { Data, Input } from '@nhansu/sdk/contract'
import { quizDifficultyLabels, quizQuestionKindLabels } from '@nhansu/sdk/domains/quiz'
import { Status } from '@nhansu/ui/badge/status.tsx'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { PartTable } from '#web/kit/parts/part-table.tsx'
import { mutation, query } from '#web/session/queries.ts'
import { cellFields } from './cell-fields.ts'
import type { ExamTabProps } from './exam-page.tsx'

type Cell = Data<'quizExams.cells'>['cells'][number]
type CellBody = Input<'quizExams.saveCells'>['body']['cells'][number]
/** A row of the blueprint with its place, by which the table knows it. */
type Placed = Cell & { id: number }

const columns: DataTableColumn<Placed>[] = [
  { id: 'field_name', header: 'Lĩnh vực', grow: true, width: 180, priority: 1 },
  {
    id: 'available',
    header: 'Ngân hàng',
    width: 130,
    priority: 2,
    cell: ({ count, available }) => (
      <Status tone={available < count ? 'bad' : 'ok'}>{`cần ${count}, có ${available}`}</Status>
    ),
  },
  {
    id: 'difficulty',
    header: 'Độ khó',
    width: 90,
    priority: 4,
    cell: ({ difficulty }) => (difficulty === null ? 'Bất kỳ' : quizDifficultyLabels[difficulty]),
  },
  {
    id: 'kind',
    header: 'Loại câu hỏi',
    width: 120,
    priority: 5,
    cell: ({ kind }) => (kind === null ? 'Bất kỳ' : quizQuestionKindLabels[kind]),
  },
  { id: 'count', header: 'Số câu', kind: 'number', width: 80 },
  { id: 'points', header: 'Điểm mỗi câu', kind: 'number', width: 110, priority: 3 },
]

/** What an exam asks: so many questions of a field, a difficulty and a kind, with what the bank has of them. */
export default function CellsTab({ exam, canEdit }: ExamTabProps) {
  const cells = useQuery(query('quizExams.cells', { path: { id: exam.id } }))
  return (
    <Loaded query={cells}>
      {({ cells: rows }) => <Cells examId={exam.id} cells={rows} canEdit={canEdit} />}
    </Loaded>
  )
}

function Cells({ examId, cells, canEdit }: { examId: number; cells: readonly Cell[]; canEdit: boolean }) {
  const [saving] = useState(() => mutation('quizExams.saveCells'))
  const { mutateAsync: save } = useMutation(saving)
  const rows = cells.map((cell, at): Placed => ({ ...cell, id: at + 1 }))
  const saveAll = (next: readonly CellBody[]) =>
    save({ path: { id: examId }, body: { cells: next.map(bodyOf) } })
  return (
    <PartTable
      label="Cấu trúc đề"
      noun="dòng"
      rows={rows}
      columns={columns}
      nameOf={({ count, field_name: field }) => `${count} câu ${field}`}
      canEdit={canEdit}
      remove={({ id }) => saveAll(rows.filter((row) => row.id !== id))}
      putBack={({ id, ...cell }) => saveAll(cells.toSpliced(id - 1, 0, cell))}
      renderDialog={(row, onClose) => (
        <PartDialog
          title={row ? 'Cập nhật dòng cấu trúc đề' : 'Thêm dòng cấu trúc đề'}
          fields={cellFields}
          record={row}
          onClose={onClose}
          save={(values: FormValues) => {
            const cell = values as unknown as CellBody // the contract's rules have passed each of them
            return saveAll(row ? cells.with(row.id - 1, { ...row, ...cell }) : [...cells, cell])
          }}
        />
      )}
    />
  )
}

function bodyOf({ field_id, difficulty = null, kind = null, count, points = 1 }: CellBody): CellBody {
  return { field_id, difficulty, kind, count, points }
}
