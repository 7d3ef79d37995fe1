import type { Schemas } from '@nhansu/sdk/contract'
import { Status } from '@nhansu/ui/badge/status.tsx'
import { useQuery } from '@tanstack/react-query'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import type { FilePartProps } from '../file/employee-file.ts'

type Checklist = Schemas['PaperChecklist']

/** The papers that are asked of an employee, for readers of employees; of who has left nothing is asked any more. */
export function useChecklist({ employee, own }: FilePartProps): Checklist | undefined {
  const isReader = usePermission('employee_access')
  const enabled = isReader && !own && employee.active
  const { data } = useQuery({
    ...query('employeeMissingPapers.show', { path: { id: employee.id } }),
    enabled,
  })
  return enabled ? data?.checklist : undefined
}

/** '5/7'. */
export function ofAll({ present, total }: Checklist): string {
  return `${present}/${total}`
}

/** How far an employee's papers are complete, beside his name; nothing where none are asked. */
export function PapersStatus({ checklist }: { checklist: Checklist }) {
  const { present, total } = checklist
  if (total === 0) return null
  return <Status tone={present === total ? 'ok' : 'warn'}>{`Hồ sơ ${ofAll(checklist)}`}</Status>
}
