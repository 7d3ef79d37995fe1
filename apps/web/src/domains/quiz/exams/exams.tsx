import { fieldFacts } from '@nhansu/sdk/field-facts/quiz-exams'
import { Link } from '@nhansu/ui/link/link.tsx'
import { useQuery } from '@tanstack/react-query'
import { Eye, Plus } from 'lucide-react'
import { Navigate } from 'react-router-dom'
import { updatedColumn } from '#web/kit/catalogues/catalogue-parts.tsx'
import { defineResource, type Row } from '#web/kit/resource/define-resource.ts'
import type { ListActions } from '#web/kit/resource/list-actions.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { ownExamsPath } from '../taking/taking-paths.ts'
import { examPath, newExamPath } from './exam-paths.ts'
import { ExamState } from './exam-state.tsx'
import { formatMinute } from '@nhansu/ui/format/time.ts'

const exams = defineResource('quizExams', {
  facts: fieldFacts,
  title: 'Danh sách kỳ thi',
  label: 'kỳ thi',
  nameOf: ({ code, name }) => `${code}: ${name}`,
  search: ['name', 'code'],
  permissions: { edit: 'quiz_exam_edit', delete: 'quiz_exam_delete' },
  columns: [
    { field: 'code', filter: 'text', kind: 'code', width: 150 },
    {
      field: 'name',
      filter: 'text',
      main: true,
      width: 220,
      cell: (name, { id }) => (
        <Link tone="quiet" href={examPath(id)}>
          {name}
        </Link>
      ),
    },
    { field: 'status', width: 130, cell: (status) => <ExamState status={status} /> },
    { field: 'start_at', filter: 'datetime', width: 140, cell: (moment) => formatMinute(moment) },
    { field: 'end_at', filter: 'datetime', width: 140, cell: (moment) => formatMinute(moment) },
    { field: 'people_total', kind: 'number', width: 90 },
    { field: 'handed_in_total', kind: 'number', width: 90 },
    { field: 'questions_total', kind: 'number', width: 80, hidden: true },
    { field: 'duration', kind: 'number', width: 120, hidden: true },
    {
      field: 'category_name',
      // The title of the contract tells it from the number of the category; here the number is not shown.
      header: 'Nhóm đề thi',
      filter: { by: 'category_id', kind: { reference: 'quizCategories' } },
      width: 170,
      hidden: true,
    },
    { field: 'pass_percent', kind: 'number', hidden: true },
    { ...updatedColumn, hidden: true },
  ],
  useActions: useExamActions,
})

const ExamList = listScreen(exams)

/** The exams of the current company, as far as the reader may see them; who may see only his own is led to where he takes them. */
export default function Exams() {
  const held = useQuery(query('permissions.currentUser'))
  if (held.isPending) return null
  const reach = held.data?.permissions.find(({ name }) => name === 'quiz_exam_access')?.scopes ?? []
  const isOwnOnly = reach.length > 0 && reach.every((scope) => scope === 'own')
  return isOwnOnly ? <Navigate to={ownExamsPath} replace /> : <ExamList />
}

function useExamActions(): ListActions<Row<'quizExams'>> {
  return usePermission('quiz_exam_edit') ? changing : reading
}

const row = [{ id: 'open', label: 'Mở kỳ thi', icon: Eye, href: ({ id }: Row<'quizExams'>) => examPath(id) }]
const reading: ListActions<Row<'quizExams'>> = { row }
const changing: ListActions<Row<'quizExams'>> = {
  page: [{ id: 'create', label: 'Thêm mới', icon: Plus, tone: 'primary', href: newExamPath }],
  row,
}
