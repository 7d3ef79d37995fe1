import type { Data, Input } from '@nhansu/sdk/contract'
import { quizDifficultyLabels, quizQuestionKindLabels } from '@nhansu/sdk/domains/quiz'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Status } from '@nhansu/ui/badge/status.tsx'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ListPlus } from 'lucide-react'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { PartTable } from '#web/kit/parts/part-table.tsx'
import { mutation, query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { cellFields, chosenFields, chosenRowFields } from './cell-fields.ts'
import type { ExamTabProps } from './exam-page.tsx'

type Cell = Data<'quizExams.cells'>['cells'][number]
type CellBody = Input<'quizExams.saveCells'>['body']['cells'][number]
/** A row of the blueprint with its place, by which the table knows it. */
type Placed = Cell & { id: number }

const columns: DataTableColumn<Placed>[] = [
  { id: 'field_name', header: 'Lĩnh vực', grow: true, width: 180, priority: 1, cell: askedWords },
  {
    id: 'available',
    header: 'Ngân hàng',
    width: 130,
    priority: 2,
    cell: ({ count, available, question_id: chosen }) => (
      <Status tone={available < count ? 'bad' : 'ok'}>
        {chosen === null ? `cần ${count}, có ${available}` : available === 0 ? 'Không dùng nữa' : 'Đang dùng'}
      </Status>
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

/** 'An toàn điện', or of a question that was chosen also what it asks. */
function askedWords({ field_name: field, question_id: chosen, question_content: content }: Cell): string {
  return chosen === null ? field : `${field}: ${content ?? 'câu đã chọn'}`
}

/** What an exam asks: so many questions of a field, a difficulty and a kind, with what the bank has of them, and chosen ones. */
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
  const [isChoosing, setIsChoosing] = useState(false)
  const maySeeQuestions = usePermission('quiz_question_access')
  const rows = cells.map((cell, at): Placed => ({ ...cell, id: at + 1 }))
  const saveAll = (next: readonly CellBody[]) =>
    save({ path: { id: examId }, body: { cells: next.map(bodyOf) } })
  const choose = ({ question_ids: ids, points }: FormValues) => {
    const there = new Set(cells.map(({ question_id: id }) => id))
    // The contract's rules have passed both.
    const added = (ids as number[]).filter((id) => !there.has(id))
    return saveAll([...cells, ...added.map((id) => ({ question_id: id, count: 1, points: Number(points) }))])
  }
  return (
    <>
      <PartTable
        label="Cấu trúc đề"
        noun="dòng"
        rows={rows}
        columns={columns}
        nameOf={(row) => (row.question_id === null ? `${row.count} câu ${row.field_name}` : askedWords(row))}
        canEdit={canEdit}
        addBeside={
          maySeeQuestions && (
            <Button icon={ListPlus} onClick={() => setIsChoosing(true)}>
              Chọn câu hỏi
            </Button>
          )
        }
        remove={({ id }) => saveAll(rows.filter((row) => row.id !== id))}
        putBack={({ id, ...cell }) => saveAll(cells.toSpliced(id - 1, 0, cell))}
        renderDialog={(row, onClose) => (
          <PartDialog
            title={row ? 'Cập nhật dòng cấu trúc đề' : 'Thêm dòng cấu trúc đề'}
            fields={row === undefined || row.question_id === null ? cellFields : chosenRowFields}
            record={row}
            onClose={onClose}
            save={(values: FormValues) => {
              const cell = values as unknown as CellBody // the contract's rules have passed each of them
              return saveAll(row ? cells.with(row.id - 1, { ...row, ...cell }) : [...cells, cell])
            }}
          />
        )}
      />
      {isChoosing && (
        <PartDialog
          title="Chọn câu hỏi cho đề"
          fields={chosenFields}
          done="Đã thêm câu hỏi vào cấu trúc đề."
          save={choose}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  )
}

function bodyOf({ question_id: chosen, points = 1, ...cell }: CellBody): CellBody {
  if (chosen != null) return { question_id: chosen, count: 1, points }
  const { field_id, difficulty = null, kind = null, count } = cell
  return { ...(field_id !== undefined && { field_id }), difficulty, kind, count, points }
}
