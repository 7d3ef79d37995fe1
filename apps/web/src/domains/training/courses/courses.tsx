import { trainingStatusLabels } from '@nhansu/sdk/domains/training'
import { fieldFacts } from '@nhansu/sdk/field-facts/trainings'
import { Link } from '@nhansu/ui/link/link.tsx'
import { CalendarDays, CalendarRange, HandCoins, Pencil, Plus } from 'lucide-react'
import { updatedColumn } from '#web/kit/catalogues/catalogue-parts.tsx'
import { defineResource, type Row } from '#web/kit/resource/define-resource.ts'
import type { ListActions } from '#web/kit/resource/list-actions.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { usePermission } from '#web/session/use-profile.ts'
import { commitmentsPath } from '../commitments/commitment-paths.ts'
import { plansPath } from '../plans/plan-paths.ts'
import { calendarPath, coursePath, newCoursePath } from './course-paths.ts'
import { CourseState } from './course-state.tsx'

const courses = defineResource('trainings', {
  facts: fieldFacts,
  title: 'Danh sách khóa đào tạo',
  label: 'khóa đào tạo',
  nameOf: (course) => course.name,
  search: ['name', 'code'],
  permissions: { edit: 'training_edit', delete: 'training_delete' },
  columns: [
    { field: 'code', filter: 'text', kind: 'code', width: 130 },
    {
      field: 'name',
      filter: 'text',
      main: true,
      width: 240,
      cell: (name, { id }) => (
        <Link tone="quiet" href={coursePath(id)}>
          {name}
        </Link>
      ),
    },
    { field: 'type_name', filter: { by: 'type_id', kind: { reference: 'trainingTypes' } }, width: 150 },
    { field: 'start_date', filter: 'date', width: 130 },
    { field: 'end_date', filter: 'date', width: 130 },
    {
      field: 'people_total',
      filter: 'number',
      width: 90,
      cell: (total, { max_people }) => seats(total, max_people),
    },
    {
      field: 'status',
      filter: { labels: trainingStatusLabels },
      width: 150,
      cell: (status) => <CourseState status={status} />,
    },
    {
      field: 'formality_name',
      filter: { by: 'formality_id', kind: { reference: 'trainingFormalities' } },
      hidden: true,
    },
    { field: 'field_name', filter: { by: 'field_id', kind: { reference: 'fields' } }, hidden: true },
    {
      field: 'location_name',
      filter: { by: 'location_id', kind: { reference: 'trainingLocations' } },
      hidden: true,
    },
    { field: 'plan_code', kind: 'code', hidden: true },
    { field: 'hours', filter: 'number', hidden: true },
    { field: 'planned', filter: 'number', hidden: true },
    { field: 'actual', filter: 'number', hidden: true },
    { field: 'confirmed_total', filter: 'number', hidden: true },
    { field: 'joined_total', filter: 'number', hidden: true },
    { field: 'passed_total', filter: 'number', hidden: true },
    { field: 'cancel_reason', filter: 'text', hidden: true },
    { ...updatedColumn, hidden: true },
  ],
})

/** The courses of the current company. */
export default listScreen<'trainings'>({ ...courses, useActions: useCourseActions })

function useCourseActions(): ListActions<Row<'trainings'>> {
  return usePermission('training_edit') ? changing : reading
}

const plans = { id: 'plans', label: 'Kế hoạch đào tạo', icon: CalendarRange, href: plansPath } as const

const commitments = {
  id: 'commitments',
  label: 'Cam kết đào tạo',
  icon: HandCoins,
  href: commitmentsPath,
} as const

const calendar = { id: 'calendar', label: 'Lịch đào tạo', icon: CalendarDays, href: calendarPath } as const

const reading: ListActions<Row<'trainings'>> = { page: [calendar, plans, commitments] }

const changing: ListActions<Row<'trainings'>> = {
  page: [
    calendar,
    plans,
    commitments,
    { id: 'create', label: 'Thêm mới', icon: Plus, tone: 'primary', href: newCoursePath },
  ],
  row: [{ id: 'edit', label: 'Mở khóa đào tạo', icon: Pencil, href: ({ id }) => coursePath(id) }],
}

/** '18/20', or '18' where as many may come as want to. */
function seats(total: number, most: number | null): string {
  return most === null ? String(total) : `${total}/${most}`
}
