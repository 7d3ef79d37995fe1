import { download } from '@nhansu/sdk'
import type { Data, Input } from '@nhansu/sdk/contract'
import { quizTakenStateLabels } from '@nhansu/sdk/domains/quiz'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import type { RowAction } from '@nhansu/ui/data-table/row-action.ts'
import { useLocalRows } from '@nhansu/ui/data-table/use-local-rows.ts'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useQuery } from '@tanstack/react-query'
import { Ban, Check, FileSearch, History, RotateCcw, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { client } from '#web/session/client.ts'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { AnswersDialog } from '../answers/answers-dialog.tsx'
import type { AttemptMove } from '../attempts/move-dialog.tsx'
import type { Exam } from './exam-page.tsx'
import { PassedState, TakenState } from './exam-state.tsx'
import { PrintButtons } from './print-buttons.tsx'
import { useSaving } from './use-saving.ts'

type Taken = Data<'quizExams.takenExams'>['taken_exams'][number]
type Form = Input<'quizExams.resultPaper'>['body']['form']

const forms: readonly (readonly [form: Form, label: string])[] = [
  ['marks', 'In bảng điểm'],
  ['minutes', 'In biên bản thi'],
]

const MoveDialog = lazy(() => import('../attempts/move-dialog.tsx'))
const HistoryDialog = lazy(() => import('../attempts/history-dialog.tsx'))

/** What is open over the list of takers: a dialog about one of them. */
interface Opened {
  shows: 'answers' | 'history' | AttemptMove
  row: Taken
}

const columns: DataTableColumn<Taken>[] = [
  { id: 'nhansu_id', header: 'Mã NV', kind: 'code', width: 120, priority: 5, sortable: true },
  { id: 'full_name', header: 'Họ và tên', grow: true, width: 200, priority: 1, sortable: true },
  {
    id: 'department_name',
    header: 'Đơn vị',
    width: 180,
    sortable: true,
    filter: { kind: 'text' },
  },
  {
    id: 'state',
    header: 'Trạng thái',
    width: 130,
    priority: 2,
    cell: ({ state }) => <TakenState state={state} />,
    filter: {
      kind: 'multi-select',
      options: Object.entries(quizTakenStateLabels).map(([value, label]) => ({ value, label })),
    },
  },
  {
    id: 'score',
    header: 'Điểm',
    kind: 'number',
    width: 90,
    priority: 3,
    sortable: true,
    cell: ({ score }) => (score === null ? '–' : formatNumber(score, 2)),
  },
  {
    id: 'passed',
    header: 'Kết quả',
    width: 120,
    priority: 4,
    cell: ({ passed }) => <PassedState passed={passed} />,
  },
  { id: 'answered', header: 'Số câu trả lời', kind: 'number', width: 120 },
  { id: 'paper_code', header: 'Mã đề', width: 90 },
  { id: 'started_at', header: 'Vào lúc', kind: 'datetime', seconds: true, width: 160 },
  { id: 'finished_at', header: 'Nộp lúc', kind: 'datetime', seconds: true, width: 160 },
  {
    id: 'ended_by',
    header: 'Nộp bởi',
    width: 110,
    cell: ({ ended_by: by }) => (by === null ? '–' : by === 'clock' ? 'Hết giờ' : 'Thí sinh'),
  },
  { id: 'late_answers', header: 'Câu đến muộn chờ xét', kind: 'number', width: 150 },
  { id: 'away_count', header: 'Rời trang (lần)', kind: 'number', width: 120 },
  { id: 'away_seconds', header: 'Rời trang (giây)', kind: 'number', width: 130 },
]

/** What came of everybody who was put down, as a table and a workbook; an answer sheet opens from its row. */
export default function TakenTab({ exam }: { exam: Exam }) {
  const taken = useQuery(query('quizExams.takenExams', { path: { id: exam.id } }))
  return <Loaded query={taken}>{({ taken_exams: rows }) => <TakenExams exam={exam} rows={rows} />}</Loaded>
}

function TakenExams({ exam, rows }: { exam: Exam; rows: readonly Taken[] }) {
  const mayExport = usePermission('quiz_exam_export')
  const maySeeQuestions = usePermission('quiz_question_access')
  const mayEdit = usePermission('quiz_exam_edit')
  const [opened, setOpened] = useState<Opened>()
  const { save, saving } = useSaving()
  const local = useLocalRows(rows, columns)
  const path = { id: exam.id }
  const exportNow = () => save('export', () => download(client, 'quizExams.takenExamsExport', { path }))
  const print = (form: Form) =>
    save(form, () => download(client, 'quizExams.resultPaper', { path, body: { form } }))
  const rowActions: RowAction<Taken>[] = [
    {
      id: 'answers',
      label: 'Xem bài làm',
      icon: FileSearch,
      hidden: ({ id }) => !maySeeQuestions || id === null,
      onSelect: (row) => setOpened({ shows: 'answers', row }),
    },
    {
      id: 'history',
      label: 'Xem diễn biến',
      icon: History,
      hidden: ({ id }) => id === null,
      onSelect: (row) => setOpened({ shows: 'history', row }),
    },
    {
      id: 'reopen',
      label: 'Mở lại',
      icon: RotateCcw,
      hidden: (row) => !mayEdit || !mayReopen(exam, row),
      onSelect: (row) => setOpened({ shows: 'reopen', row }),
    },
    {
      id: 'accept',
      label: 'Chấp nhận câu muộn',
      icon: Check,
      hidden: (row) => !mayEdit || !mayJudge(exam, row),
      onSelect: (row) => setOpened({ shows: 'accept', row }),
    },
    {
      id: 'refuse',
      label: 'Không chấp nhận câu muộn',
      icon: X,
      hidden: (row) => !mayEdit || !mayJudge(exam, row),
      onSelect: (row) => setOpened({ shows: 'refuse', row }),
    },
    {
      id: 'cancel',
      label: 'Hủy bài',
      icon: Ban,
      hidden: ({ id, state }) => !mayEdit || id === null || state === 'cancelled',
      onSelect: (row) => setOpened({ shows: 'cancel', row }),
    },
  ]
  return (
    <Stack gap="md">
      {mayExport && (exam.status === 'ended' || exam.status === 'released') && (
        <PrintButtons forms={forms} saving={saving} onPrint={(form) => void print(form)} />
      )}
      <DataTable
        label="Kết quả thi"
        {...local}
        columns={columns}
        rowId={({ employee_id: id }) => id}
        rowName={({ full_name: name }) => name}
        rowActions={rowActions}
        searchLabel="Tìm theo tên, mã nhân viên"
        height="natural"
        {...(mayExport &&
          rows.length > 0 && { onExport: () => void exportNow(), exporting: saving === 'export' })}
        empty={<EmptyState title="Chưa có thí sinh" level={3} />}
      />
      {opened && <OpenedDialog {...opened} onClose={() => setOpened(undefined)} />}
    </Stack>
  )
}

function OpenedDialog({ shows, row, onClose }: Opened & { onClose: () => void }) {
  const { id, full_name: name } = row
  if (id === null) return null
  if (shows === 'answers')
    return <AnswersDialog attemptId={id} title={`Bài làm của ${name}`} onClose={onClose} />
  return (
    <Suspense>
      {shows === 'history' ? (
        <HistoryDialog attemptId={id} title={`Diễn biến bài thi của ${name}`} onClose={onClose} />
      ) : (
        <MoveDialog move={shows} attemptId={id} name={name} onClose={onClose} />
      )}
    </Suspense>
  )
}

/** Answers that came after the time wait, as long as results are not released. */
function mayJudge({ status }: Exam, { state, late_answers: late }: Taken): boolean {
  return late > 0 && (state === 'handed_in' || state === 'marked') && status !== 'released'
}

/** A paper that was handed in and whose late answers are judged, as long as results are not released. */
function mayReopen({ status }: Exam, { state, late_answers: late }: Taken): boolean {
  const isHandedIn = state === 'handed_in' || state === 'marked'
  return isHandedIn && late === 0 && status !== 'released' && status !== 'paused'
}
