import type { Selection } from '@nhansu/ui/data-table/selection.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { BriefcaseBusiness } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Row } from '#web/kit/resource/define-resource.ts'
import type { ListActions, ShownList } from '#web/kit/resource/list-actions.ts'
import { useProfile } from '#web/session/use-profile.ts'
import type { FileActions } from '../file/actions.ts'
import { type FilePartProps, mainPosition } from '../file/employee-file.ts'
import { kindsOfDialog } from './job-kinds.ts'

// Opened seldom beside a list that is read all day.
const JobDialog = lazy(async () => {
  const { JobDialog: dialog } = await import('./job-dialog.tsx')
  return { default: dialog }
})

/** So many employees change at once; more than stand in one decision do so by background work. */
const mostAtOnce = 5_000

const looks = { id: 'job-change', label: 'Thay đổi công việc', icon: BriefcaseBusiness }

/** Changes of work of the people chosen in the list. */
export function useJobActions({ idsOf }: Pick<ShownList<object>, 'idsOf'>): ListActions<Row<'employees'>> {
  const { permissions } = useProfile()
  const [ids, setIds] = useState<readonly number[]>()
  const [isCollecting, setIsCollecting] = useState(false)
  if (!permissions.has('employee_edit')) return {}
  const ask = async (selection: Selection) => {
    setIsCollecting(true)
    setIds(await idsOf(selection))
    setIsCollecting(false)
  }
  return {
    bulk: [
      { ...looks, limit: mostAtOnce, loading: isCollecting, onSelect: (selection) => void ask(selection) },
    ],
    dialogs: ids && (
      <Suspense>
        <JobDialog
          kinds={kindsOfDialog}
          ids={ids}
          whom={`${formatNumber(ids.length)} nhân viên`}
          onClose={() => setIds(undefined)}
        />
      </Suspense>
    ),
  }
}

/** Changes of work of the employee whose file is open: those that may follow his state. */
export function useFileJobActions({ employee, own }: FilePartProps): FileActions {
  const { permissions } = useProfile()
  const [isAsked, setIsAsked] = useState(false)
  const [first, ...others] = kindsOfDialog.filter(({ after }) => after.includes(employee.work_state))
  if (first === undefined || own || !permissions.has('employee_edit')) return { id: looks.id, actions: [] }
  const main = mainPosition(employee)
  return {
    id: looks.id,
    actions: [{ ...looks, onSelect: () => setIsAsked(true) }],
    dialogs: isAsked && (
      <Suspense>
        <JobDialog
          kinds={[first, ...others]}
          ids={[employee.id]}
          whom={employee.full_name}
          known={{ department_id: main?.department_id ?? null, position_id: main?.position_id ?? null }}
          returning={employee.work_state === 'left' ? 'left' : 'on-leave'}
          onClose={() => setIsAsked(false)}
        />
      </Suspense>
    ),
  }
}
