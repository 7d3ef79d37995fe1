import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { commitmentsView } from '../commitments/commitment-paths.ts'
import { calendarView } from './course-paths.ts'
import Courses from './courses.tsx'

const views = {
  [commitmentsView]: lazy(() => import('../commitments/commitments.tsx')),
  [calendarView]: lazy(() => import('./course-calendar.tsx')),
}

/** Khóa đào tạo: the courses; with `?view=lich` their days, with `?view=cam-ket` what people promised in return for them. */
export default function CoursesPage() {
  const [search] = useSearchParams()
  const view = search.get('view')
  const Shown = view === commitmentsView || view === calendarView ? views[view] : undefined
  if (Shown === undefined) return <Courses />
  return (
    <Suspense>
      <Shown />
    </Suspense>
  )
}
