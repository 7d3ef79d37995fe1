import type { Description } from '@nhansu/ui/description-list/description-list.tsx'
import { PageActions } from '@nhansu/ui/page-actions/page-actions.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy } from 'react'
import { useParams } from 'react-router-dom'
import { DetailPage } from '#web/kit/detail-page/detail-page.tsx'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { CourseState } from './course-state.tsx'
import { useCourseMoves } from './course-moves.tsx'
import { canChange, type Course, useCourse } from './use-course.ts'

interface PartProps {
  course: Course
  canEdit: boolean
}

interface Part {
  id: string
  label: string
  Content: ComponentType<PartProps>
}

const parts: readonly Part[] = [
  { id: 'thong-tin', label: 'Thông tin chung', Content: lazy(() => import('./general-tab.tsx')) },
  { id: 'mon-hoc', label: 'Môn học', Content: lazy(() => import('./subjects-tab.tsx')) },
  { id: 'giang-vien', label: 'Giảng viên', Content: lazy(() => import('./lecturers-tab.tsx')) },
  { id: 'lich-hoc', label: 'Lịch học', Content: lazy(() => import('./details-tab.tsx')) },
  { id: 'hoc-vien', label: 'Học viên', Content: lazy(() => import('../people/people-tab.tsx')) },
  { id: 'thu', label: 'Thư', Content: lazy(() => import('../people/mails-tab.tsx')) },
  { id: 'diem-danh', label: 'Điểm danh', Content: lazy(() => import('../people/attendance-tab.tsx')) },
  { id: 'ket-qua', label: 'Kết quả', Content: lazy(() => import('../people/results-tab.tsx')) },
  { id: 'doi-tac', label: 'Đối tác', Content: lazy(() => import('./partners-tab.tsx')) },
  { id: 'chi-phi', label: 'Chi phí', Content: lazy(() => import('./costs-tab.tsx')) },
  {
    id: 'cam-ket',
    label: 'Cam kết',
    Content: lazy(() => import('../commitments/course-commitments-tab.tsx')),
  },
  { id: 'tai-lieu', label: 'Tài liệu', Content: lazy(() => import('./documents-tab.tsx')) },
  { id: 'lich-su', label: 'Lịch sử', Content: lazy(() => import('./history-tab.tsx')) },
]

/** A course: what it is, its parts, and what can be done with it. */
export default function CoursePage() {
  const id = Number(useParams()['id'])
  const { course, error, refetch } = useCourse(id)
  if (course) return <OpenCourse key={id} course={course} />
  return <NotLoaded title="Khóa đào tạo" error={error} onRetry={() => void refetch()} />
}

function OpenCourse({ course }: { course: Course }) {
  const mayEdit = usePermission('training_edit')
  const { actions, dialogs } = useCourseMoves(course)
  const canEdit = mayEdit && canChange(course)
  const lacks = useLacks(course)
  return (
    <>
      <DetailPage
        title={course.name}
        status={<CourseState status={course.status} />}
        summary={summaryOf(course)}
        actions={mayEdit && actions.length > 0 && <PageActions actions={actions} />}
        essentials={lacks}
        tabs={parts.map(({ id, label, Content }) => ({
          id,
          label,
          content: <Content course={course} canEdit={canEdit} />,
        }))}
      />
      {dialogs}
    </>
  )
}

const lackWords = {
  open: 'Còn thiếu để mở đăng ký',
  running: 'Còn thiếu để bắt đầu khóa',
  finished: 'Còn thiếu để kết thúc khóa',
} as const

/** What the course lacks for its next state, before anybody tries. */
function useLacks(course: Course): Description[] {
  const { data } = useQuery({
    ...query('trainings.next', { path: { id: course.id } }),
    enabled: canChange(course),
  })
  if (!data || data.to === null || data.missing.length === 0) return []
  return [{ term: lackWords[data.to], value: data.missing.join(', ') }]
}

/** 'ĐT-2026-015 · Huấn luyện an toàn · 02-11-2026 – 04-11-2026 · Lý do hủy: Giảng viên ốm'. */
function summaryOf({ code, type_name, start_date, end_date, cancel_reason: why }: Course): string {
  const days = start_date && end_date && `${formatDate(start_date)} – ${formatDate(end_date)}`
  return [code, type_name, days, why && `Lý do hủy: ${why}`].filter(Boolean).join(' · ')
}
