import type { Input, Schemas } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/training-plan-lines'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Link } from '@nhansu/ui/link/link.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { School } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { errorText } from '#web/kit/feedback/messages.ts'
import { bodyOf } from '#web/kit/parts/body-of.ts'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { PartTable } from '#web/kit/parts/part-table.tsx'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { mutation } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { coursePath } from '../courses/course-paths.ts'
import type { PlanTabProps } from './use-plan.ts'

type Line = Schemas['TrainingPlanLine']
type Row = Input<'trainingPlanLines.updateBulk'>['body']['lines'][number]

/** T1 to T12. */
const monthNames = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [at + 1, `T${at + 1}`]))

const columns: DataTableColumn<Line>[] = [
  { id: 'name', header: 'Nội dung đào tạo', grow: true, width: 260, priority: 1 },
  { id: 'type_name', header: 'Loại đào tạo', width: 150 },
  { id: 'formality_name', header: 'Hình thức', width: 120, hidden: true },
  {
    id: 'months',
    header: 'Tháng',
    cell: ({ months }) =>
      months
        .toSorted((one, other) => one - other)
        .map((month) => monthNames[month])
        .join(', ') || '–',
    width: 130,
    priority: 4,
  },
  {
    id: 'people',
    header: 'Đã tham gia/Dự kiến',
    kind: 'number',
    cell: ({ people, joined }) => `${formatNumber(joined, 0)}/${formatNumber(people, 0)}`,
    width: 160,
    priority: 2,
  },
  { id: 'needs', header: 'Nhu cầu chưa xếp lớp', kind: 'number', width: 170 },
  { id: 'planned', header: 'Dự toán', kind: 'number', width: 140, priority: 3 },
  { id: 'actual', header: 'Thực tế', kind: 'number', width: 140 },
  {
    id: 'courses',
    header: 'Khóa đào tạo',
    cell: ({ courses }) =>
      courses.length === 0
        ? '–'
        : courses.map(({ id, code }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <Link tone="quiet" href={coursePath(id)}>
                {code}
              </Link>
            </span>
          )),
    width: 160,
  },
]

/** What a plan wants to be taught, what it costs, and the courses that came of it. */
export default function LinesTab({ plan, canEdit }: PlanTabProps) {
  const [calls] = useState(() => ({
    save: mutation('trainingPlanLines.updateBulk'),
    openCourse: mutation('trainingPlanLines.openCourse'),
  }))
  const { mutateAsync: save } = useMutation(calls.save)
  const { mutateAsync: openCourse } = useMutation(calls.openCourse)
  const mayEdit = usePermission('training_edit')
  const isCarriedOut = plan.status === 'approved' || plan.status === 'running'
  const toast = useToast()
  const navigate = useNavigate()
  const send = (lines: Row[], removed: number[] = []) =>
    save({ path: { id: plan.id }, body: { lines, removed_ids: removed } })
  const makeCourse = async ({ id }: Line) => {
    try {
      const { training } = await openCourse({ path: { id } })
      toast.ok(`Đã lập khóa ${training.code}.`)
      await navigate(coursePath(training.id))
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  const fields = withFacts(fieldFacts, [
    { field: 'place', input: 'number', initial: plan.lines.length + 1 },
    { field: 'name', input: 'text' },
    { field: 'type_id', input: { reference: 'trainingTypes', nameIn: 'type_name' } },
    { field: 'formality_id', input: { reference: 'trainingFormalities', nameIn: 'formality_name' } },
    { field: 'field_id', input: { reference: 'fields', nameIn: 'field_name' } },
    { field: 'people', input: 'number', initial: 0 },
    { field: 'planned', input: 'money', initial: 0 },
    { field: 'months', input: { several: monthNames } },
    { field: 'note', input: 'text' },
  ] as const)
  const total = (field: 'planned' | 'actual') =>
    formatNumber(plan.lines.reduce((sum, line) => sum + line[field], 0))
  return (
    <PartTable
      label="Nội dung"
      noun="nội dung"
      rows={plan.lines}
      columns={columns}
      nameOf={({ name }) => name}
      canEdit={canEdit}
      rowActions={
        mayEdit && isCarriedOut
          ? [
              {
                id: 'course',
                label: 'Lập khóa đào tạo',
                icon: School,
                onSelect: (line) => void makeCourse(line),
              },
            ]
          : []
      }
      totals={{ planned: total('planned'), actual: total('actual') }}
      remove={({ id }) => send([], [id])}
      putBack={(line) => send([bodyOf(fields, line)])}
      renderDialog={(line, onClose) => (
        <PartDialog
          title={line ? 'Cập nhật nội dung' : 'Thêm nội dung'}
          fields={fields}
          record={line}
          onClose={onClose}
          save={(values) => {
            const row = values as unknown as Row // the contract's rules have passed each of them
            return send([line ? { ...row, id: line.id, version: line.version } : row])
          }}
        />
      )}
    />
  )
}
