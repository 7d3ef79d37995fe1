import { PageActions } from '@nhansu/ui/page-actions/page-actions.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { type ComponentType, lazy } from 'react'
import { useParams } from 'react-router-dom'
import { DetailPage } from '#web/kit/detail-page/detail-page.tsx'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
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
  { id: 'doi-tac', label: 'Đối tác', Content: lazy(() => import('./partners-tab.tsx')) },
  { id: 'chi-phi', label: 'Chi phí', Content: lazy(() => import('./costs-tab.tsx')) },
  {
    id: 'cam-ket',
    label: 'Cam kết',
    Content: lazy(() => import('../commitments/course-commitments-tab.tsx')),
  },
  { id: 'tai-lieu', label: 'Tài liệu', Content: lazy(() => import('./documents-tab.tsx')) },
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
  return (
    <>
      <DetailPage
        title={course.name}
        status={<CourseState status={course.status} />}
        summary={summaryOf(course)}
        actions={mayEdit && actions.length > 0 && <PageActions actions={actions} />}
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

/** 'ĐT-2026-015 · Huấn luyện an toàn · 02-11-2026 – 04-11-2026 · Hủy vì giảng viên ốm'. */
function summaryOf({ code, type_name, start_date, end_date, status, status_reason }: Course): string {
  const days = start_date && end_date && `${formatDate(start_date)} – ${formatDate(end_date)}`
  const reason = status === 'cancelled' && status_reason && `Hủy: ${status_reason}`
  return [code, type_name, days, reason].filter(Boolean).join(' · ')
}
