import { Suspense, useState } from 'react'
import { useProfile } from '#web/session/use-profile.ts'
import type { FileActions } from '../file/actions.ts'
import { type FilePartProps, furtherPositions, mainPosition } from '../file/employee-file.ts'
import { JobDialog, jobLooks } from './opened-job-dialog.ts'

/** Changes of work of the employee whose file is open: those that may follow his state. */
export function useFileJobActions({ employee, own }: FilePartProps): FileActions {
  const { permissions } = useProfile()
  const [isAsked, setIsAsked] = useState(false)
  if (own || !permissions.has('employee_edit')) return { id: jobLooks.id, actions: [] }
  const main = mainPosition(employee)
  return {
    id: jobLooks.id,
    actions: [{ ...jobLooks, onSelect: () => setIsAsked(true) }],
    dialogs: isAsked && (
      <Suspense>
        <JobDialog
          after={employee.work_state}
          ids={[employee.id]}
          account={employee.account}
          whom={employee.full_name}
          known={{
            department_id: main?.department_id ?? null,
            position_id: main?.position_id ?? null,
            further_positions: furtherPositions(employee),
          }}
          returning={employee.work_state === 'left' ? 'left' : 'on-leave'}
          onClose={() => setIsAsked(false)}
        />
      </Suspense>
    ),
  }
}
