import { examKindLabels, examStatusLabels } from '@nhansu/sdk/domains/exams'
import { fieldFacts } from '@nhansu/sdk/field-facts/exams'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Pencil, Plus } from 'lucide-react'
import { updatedColumn } from '#web/kit/catalogues/catalogue-parts.tsx'
import { defineResource, type Row } from '#web/kit/resource/define-resource.ts'
import type { ListActions } from '#web/kit/resource/list-actions.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { usePermission } from '#web/session/use-profile.ts'
import { editExamPath, examPath, newExamPath } from './exam-paths.ts'
import { ExamState } from './exam-state.tsx'

const exams = defineResource('exams', {
  facts: fieldFacts,
  title: 'Danh sách đợt kiểm tra',
  label: 'đợt kiểm tra',
  nameOf: (exam) => exam.name,
  search: ['name', 'code'],
  permissions: { edit: 'exam_edit', delete: 'exam_delete' },
  columns: [
    { field: 'code', filter: 'text', kind: 'code', width: 170 },
    {
      field: 'name',
      filter: 'text',
      main: true,
      width: 200,
      cell: (name, { id }) => (
        <Link tone="quiet" href={examPath(id)}>
          {name}
        </Link>
      ),
    },
    { field: 'kind', filter: { labels: examKindLabels }, width: 110 },
    { field: 'from_date', filter: 'date', width: 110 },
    { field: 'to_date', filter: 'date', hidden: true },
    {
      field: 'people_total',
      kind: 'number',
      width: 80,
    },
    { field: 'entered_total', kind: 'number', width: 105 },
    {
      field: 'status',
      filter: { labels: examStatusLabels },
      width: 172,
      cell: (status) => <ExamState status={status} />,
    },
    { field: 'next_on', kind: 'date', width: 120, hidden: true },
    { field: 'repeat_months', kind: 'number', hidden: true },
    { field: 'next_exam_code', kind: 'code', hidden: true },
    { field: 'repeat_owner_name', hidden: true },
    {
      field: 'department_name',
      filter: { by: 'department_id', kind: { reference: 'departments' } },
      hidden: true,
    },
    { field: 'field_names', cell: (names) => names.join(', ') || '–', hidden: true },
    { field: 'place', hidden: true },
    { field: 'passed_total', kind: 'number', hidden: true },
    { field: 'pass_score', kind: 'number', hidden: true },
    { ...updatedColumn, hidden: true },
  ],
})

/** The periodic tests of the current company. */
export default listScreen<'exams'>({ ...exams, useActions: useExamActions })

function useExamActions(): ListActions<Row<'exams'>> {
  return usePermission('exam_edit') ? changing : {}
}

const changing: ListActions<Row<'exams'>> = {
  page: [{ id: 'create', label: 'Thêm mới', icon: Plus, tone: 'primary', href: newExamPath }],
  row: [{ id: 'edit', label: 'Cập nhật', icon: Pencil, href: ({ id }) => editExamPath(id) }],
}
