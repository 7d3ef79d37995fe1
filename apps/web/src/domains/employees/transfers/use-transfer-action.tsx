import { ArrowRightLeft } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useProfile } from '#web/session/use-profile.ts'
import type { FileActions } from '../file/actions.ts'
import type { FilePartProps } from '../file/employee-file.ts'

// Opened once in years.
const ProposeDialog = lazy(() => import('./propose-dialog.tsx'))
const id = 'transfer'

/** 'Chuyển công ty trong tập đoàn' of whoever works here, for who may hand his data over. */
export function useTransferAction({ employee, own }: FilePartProps): FileActions {
  const { permissions } = useProfile()
  const [isAsked, setIsAsked] = useState(false)
  const may = permissions.has('employee_edit') && permissions.has('employee_sensitive')
  if (own || !may || employee.work_state === 'left') return { id, actions: [] }
  return {
    id,
    actions: [
      {
        id,
        label: 'Chuyển công ty trong tập đoàn',
        icon: ArrowRightLeft,
        folded: true,
        onSelect: () => setIsAsked(true),
      },
    ],
    dialogs: isAsked && (
      <Suspense>
        <ProposeDialog employeeId={employee.id} whom={employee.full_name} onClose={() => setIsAsked(false)} />
      </Suspense>
    ),
  }
}
