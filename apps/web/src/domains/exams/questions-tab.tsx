import type { Data } from '@nhansu/sdk/contract'
import { quizDifficultyLabels, quizQuestionKindLabels } from '@nhansu/sdk/domains/quiz'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import { useLocalRows } from '@nhansu/ui/data-table/use-local-rows.ts'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'

type Question = Data<'exams.questions'>['questions'][number]

const columns: DataTableColumn<Question>[] = [
  { id: 'part_name', header: 'Phần thi', width: 150, priority: 2, filter: { kind: 'text' } },
  { id: 'content', header: 'Nội dung', grow: true, width: 360, priority: 1 },
  { id: 'kind', header: 'Loại câu hỏi', width: 140, cell: ({ kind }) => quizQuestionKindLabels[kind] },
  {
    id: 'right_options',
    header: 'Đáp án đúng',
    width: 180,
    priority: 3,
    cell: (question) => answerOf(question),
  },
  {
    id: 'difficulty',
    header: 'Độ khó',
    width: 100,
    priority: 4,
    cell: ({ difficulty }) => quizDifficultyLabels[difficulty],
  },
  { id: 'points', header: 'Điểm', kind: 'number', width: 80 },
]

/** The questions of a periodic test by part, with what is right. */
export default function QuestionsTab({ examId }: { examId: number }) {
  const asked = useQuery(query('exams.questions', { path: { id: examId } }))
  return <Loaded query={asked}>{({ questions }) => <Questions questions={questions} />}</Loaded>
}

function Questions({ questions }: { questions: readonly Question[] }) {
  const local = useLocalRows(questions, columns)
  return (
    <DataTable
      label="Câu hỏi"
      {...local}
      columns={columns}
      rowId={idOf}
      height="natural"
      empty={<EmptyState title="Chưa có câu hỏi nào; chọn câu hỏi ở từng phần thi." level={3} />}
    />
  )
}

/** 'A, C', or what fills the gaps. */
function answerOf({ right_options: right, blanks }: Question): string {
  return right.length > 0 ? right.join(', ') : (blanks?.replaceAll('\n', '; ') ?? '–')
}

function idOf({ id, part_id: part }: Question): string {
  return `${part}-${id}`
}
