import { BriefcaseBusiness } from 'lucide-react'
import { lazy } from 'react'

/** The dialog of changes of work, opened seldom beside a list that is read all day. */
export const JobDialog = lazy(async () => {
  const { JobDialog: dialog } = await import('./job-dialog.tsx')
  return { default: dialog }
})

/** How the action is called and drawn that opens it. */
export const jobLooks = { id: 'job-change', label: 'Thay đổi công việc', icon: BriefcaseBusiness }
