import type { Schemas } from '@nhansu/sdk/contract'
import { Status } from '@nhansu/ui/badge/status.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { query, queryClient } from '#web/session/queries.ts'
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

/** Shows the list that a write has answered, in the tab, beside the name and in the card at once. */
export function showChecklist(employeeId: number, answer: { checklist: Checklist }): void {
  const { queryKey } = query('employeeMissingPapers.show', { path: { id: employeeId } })
  queryClient.setQueryData(queryKey, answer)
}

/** '5/7'. */
export function ofAll({ present, total }: Checklist): string {
  return `${present}/${total}`
}

/** How many papers are missing, or that all are there, behind the tab's name; nothing where none are asked. */
export function PapersCount({ checklist }: { checklist: Checklist }) {
  const { present, total } = checklist
  if (total === 0) return null
  return isComplete(checklist) ? (
    <Text tone="soft" size="hint">
      {' đủ'}
    </Text>
  ) : (
    <Text tone="warn" size="hint">{` thiếu ${total - present}`}</Text>
  )
}

function isComplete({ present, total }: Checklist): boolean {
  return present === total
}

/** How far an employee's papers are complete, beside his name; nothing where none are asked. */
export function PapersStatus({ checklist }: { checklist: Checklist }) {
  if (checklist.total === 0) return null
  const words = ofAll(checklist)
  return isComplete(checklist) ? (
    <Text tone="soft">{`Đủ ${words} giấy tờ`}</Text>
  ) : (
    <Status tone="warn">{`Hồ sơ ${words}`}</Status>
  )
}
