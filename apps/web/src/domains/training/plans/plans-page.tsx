import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePermission } from '#web/session/use-profile.ts'
import { needsView } from '../needs/need-paths.ts'
import Plans from './plans.tsx'

const Needs = lazy(() => import('../needs/needs.tsx'))

/** Kế hoạch đào tạo: the plans, or with `?view=nhu-cau` what people are still to be trained in, for who reads that. */
export default function PlansPage() {
  const [search] = useSearchParams()
  const maySeeNeeds = usePermission('training_access')
  if (search.get('view') !== needsView || !maySeeNeeds) return <Plans />
  return (
    <Suspense>
      <Needs />
    </Suspense>
  )
}
