import { TopBarSelector } from '@nhansu/ui/top-bar/top-bar-selector.tsx'
import { BarChart3 } from 'lucide-react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useProfile } from '#web/session/use-profile.ts'
import { offeredReports, REPORT_KEY, reportAsked } from './reports.ts'

/** Chooses between the course report and the certificate report, each offered by its permission; the choice is in the address. */
export function TrainingReportSelector() {
  const { permissions } = useProfile()
  const { search } = useLocation()
  const [, setParameters] = useSearchParams()
  const offered = offeredReports(permissions)
  const shown = reportAsked(offered, search)
  if (!shown) return null
  const choose = (id: string) =>
    setParameters((now) => {
      now.set(REPORT_KEY, id)
      return now
    })
  return (
    <TopBarSelector
      label="Báo cáo"
      icon={BarChart3}
      value={shown.id}
      options={offered.map(({ id, label }) => ({ value: id, label }))}
      onValueChange={choose}
    />
  )
}

/** The certificates of an employee, as a tab of his file. */
export const employeeCertificatesTab = () => import('./held/employee-certificates-tab.tsx')

/** Certificates that end or are missing, on the first page of who trains. */
export { NeededTrainingCard } from './needs/needed-training-card.tsx'

/** What waits for the reader's own answer, on the first page. */
export { AwaitedAnswersCard } from './own/awaited-answers-card.tsx'
