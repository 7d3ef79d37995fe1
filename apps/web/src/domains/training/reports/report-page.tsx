import { Page } from '@nhansu/ui/layout/page.tsx'
import { type ComponentType, lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { useProfile } from '#web/session/use-profile.ts'
import { offeredReports, reportAsked, type TrainingReport } from '../reports.ts'

const contents: Readonly<Record<TrainingReport['id'], ComponentType>> = {
  'khoa-dao-tao': lazy(() => import('./courses-report.tsx')),
  'chung-chi': lazy(() => import('./certificates-report.tsx')),
}

/** Báo cáo đào tạo: of courses or of certificates, as the top bar asks; each for whoever holds its permission. */
export default function TrainingReportPage() {
  const { permissions } = useProfile()
  const asked = reportAsked(offeredReports(permissions), useLocation().search)
  if (asked === undefined) return null
  const Content = contents[asked.id]
  return (
    <Page title={asked.label}>
      <Suspense>
        <Content />
      </Suspense>
    </Page>
  )
}
