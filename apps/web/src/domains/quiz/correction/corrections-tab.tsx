import type { Data } from '@nhansu/sdk/contract'
import { quizQuestionKindLabels } from '@nhansu/sdk/domains/quiz'
import { Status } from '@nhansu/ui/badge/status.tsx'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import type { RowAction } from '@nhansu/ui/data-table/row-action.ts'
import { useLocalRows } from '@nhansu/ui/data-table/use-local-rows.ts'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useQuery } from '@tanstack/react-query'
import { FilePen, Undo2 } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import type { Exam } from '../exams/exam-page.tsx'
import { CorrectionHistory } from './correction-history.tsx'
import { correctionWords, keyWords } from './key-words.ts'

const CorrectDialog = lazy(() => import('./correct-dialog.tsx'))
const UndoDialog = lazy(() => import('./undo-dialog.tsx'))

type Listed = Data<'quizCorrections.list'>
type Question = Listed['questions'][number]
type Correction = Listed['corrections'][number]

/** The questions of an exam, each with its key, where a wrong one is corrected and the correction taken back. */
export default function CorrectionsTab({ exam }: { exam: Exam }) {
  const listed = useQuery(query('quizCorrections.list', { path: { id: exam.id } }))
  return <Loaded query={listed}>{(data) => <Corrections exam={exam} {...data} />}</Loaded>
}

type Asked = { correct: Question } | { undo: Correction }

function Corrections({ exam, questions, corrections, step }: Listed & { exam: Exam }) {
  const [asked, setAsked] = useState<Asked>()
  const standing = useMemo(() => new Map(corrections.map((row) => [row.id, row])), [corrections])
  const columns = useMemo(() => columnsOf(standing), [standing])
  const local = useLocalRows(questions, columns)
  const canCorrect = exam.status !== 'cancelled'
  const rowActions: RowAction<Question>[] = [
    {
      id: 'correct',
      label: 'Sửa đáp án và chấm lại',
      icon: FilePen,
      hidden: ({ correction_id: id }) => !canCorrect || id !== null,
      onSelect: (question) => setAsked({ correct: question }),
    },
    {
      id: 'undo',
      label: 'Hoàn tác lần sửa',
      icon: Undo2,
      hidden: ({ correction_id: id }) => !canCorrect || id === null,
      onSelect: ({ correction_id: id }) => {
        const correction = standing.get(id ?? 0)
        if (correction) setAsked({ undo: correction })
      },
    },
  ]
  const close = () => setAsked(undefined)
  return (
    <Stack>
      <DataTable
        label="Câu hỏi của kỳ thi"
        {...local}
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        rowActions={rowActions}
        searchLabel="Tìm theo nội dung câu hỏi"
        height="natural"
        empty={<EmptyState title="Chưa có câu hỏi" level={3} />}
      />
      {corrections.length > 0 && (
        <Card title="Lịch sử sửa đáp án">
          <CorrectionHistory corrections={corrections} questions={questions} />
        </Card>
      )}
      <Suspense>
        {asked && 'correct' in asked && (
          <CorrectDialog examId={exam.id} question={asked.correct} step={step} onClose={close} />
        )}
        {asked && 'undo' in asked && <UndoDialog correction={asked.undo} step={step} onClose={close} />}
      </Suspense>
    </Stack>
  )
}

function columnsOf(standing: ReadonlyMap<number, Correction>): DataTableColumn<Question>[] {
  return [
    { id: 'content', header: 'Câu hỏi', grow: true, width: 260, priority: 1, sortable: true },
    { id: 'kind', header: 'Loại câu hỏi', width: 130, cell: ({ kind }) => quizQuestionKindLabels[kind] },
    { id: 'right_options', header: 'Đáp án khi ra đề', width: 170, priority: 3, cell: keyWords },
    {
      id: 'correction_id',
      header: 'Sửa đáp án',
      width: 230,
      priority: 2,
      cell: (question) => {
        const correction = standing.get(question.correction_id ?? 0)
        return correction ? <Status tone="warn">{correctionWords(correction, question)}</Status> : '–'
      },
    },
    { id: 'points', header: 'Điểm', kind: 'number', width: 80 },
    { id: 'places', header: 'Vị trí', width: 170, cell: ({ places }) => places.join(', ') },
  ]
}

function idOf({ id }: Question): number {
  return id
}

function nameOf({ content }: Question): string {
  return content
}
