import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { commitmentsView } from '../commitments/commitment-paths.ts'
import Courses from './courses.tsx'

const Commitments = lazy(() => import('../commitments/commitments.tsx'))

/** Khóa đào tạo: the courses, or with `?view=cam-ket` what people promised in return for them. */
export default function CoursesPage() {
  const [search] = useSearchParams()
  if (search.get('view') !== commitmentsView) return <Courses />
  return (
    <Suspense>
      <Commitments />
    </Suspense>
  )
}
