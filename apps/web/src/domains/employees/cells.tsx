import type { Schemas } from '@nhansu/sdk/contract'
import {
  awaitedLabel,
  employmentStatusLabels,
  type WorkState,
  workStateLabels,
} from '@nhansu/sdk/domains/employees'
import { Avatar } from '@nhansu/ui/avatar/avatar.tsx'
import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useSearchParams } from 'react-router-dom'
import { NamesCell } from '#web/kit/names/names-cell.tsx'
import { isDate } from '@nhansu/ui/format/date.ts'
import { todayInVietNam } from '#web/kit/today.ts'
import { workPath } from './file/employee-file.ts'
import { heldFirst } from './held-first.ts'
import { useAskedFor } from './use-asked-for.ts'

type HeldPosition = Schemas['HeldPosition']

/** What a state of work means to the reader. */
const workStateTones: Record<WorkState, StatusTone> = {
  training: 'info',
  probation: 'info',
  official: 'plain',
  seasonal: 'neutral',
  maternity_leave: 'warn',
  unpaid_leave: 'neutral',
  left: 'bad',
}

interface NameCellProps {
  id: number
  name: string
  active: boolean
}

/** An employee at a glance, and the way to his file, of the day that the list shows; who has left is grey. */
export function NameCell({ id, name, active }: NameCellProps) {
  const asked = useSearchParams()[0].get('as_of') ?? ''
  return (
    <Inline wrap={false} gap="md">
      <Avatar name={name} tone={active ? 'brand' : 'neutral'} />
      <Text weight="medium" truncate>
        <Link tone="quiet" href={workPath(id, isDate(asked) ? asked : null)}>
          {name}
        </Link>
      </Text>
    </Inline>
  )
}

/** What tells how somebody stands in the company. */
type Standing = Pick<Schemas['Employee'], 'work_state' | 'join_date'>

/** Whether somebody is to join after a day: he begins with his state only then. */
function joinsAfter({ work_state, join_date }: Standing, day: string): boolean {
  return work_state !== 'left' && join_date > day
}

/**
 * Working, not yet, or not any more, in the specification's two words; what is special about the work says more than they
 * do. In a list of another day it is that of the day.
 */
export function EmployeeState({ of }: { of: Standing }) {
  if (useAwaited(of)) return <Status tone="warn">{awaitedLabel}</Status>
  const words = { ...workStateLabels, official: employmentStatusLabels[1], left: employmentStatusLabels[2] }
  return <Status tone={workStateTones[of.work_state]}>{words[of.work_state]}</Status>
}

/** What somebody begins with, or is in, in its own words. */
export function WorkStateCell({ of }: { of: Standing }) {
  return useAwaited(of) ? awaitedLabel : workStateLabels[of.work_state]
}

/** Whether somebody has not joined by the day that the list shows. */
function useAwaited(of: Standing): boolean {
  const asked = useSearchParams()[0].get('as_of') ?? ''
  return joinsAfter(of, isDate(asked) ? asked : todayInVietNam())
}

/** The login account: open, closed, or none. */
export function AccountState({ account }: { account: Schemas['EmployeeAccount'] | null | undefined }) {
  if (!account) return <Text tone="hint">Chưa có</Text>
  return (
    <Status tone={account.is_active ? 'plain' : 'neutral'}>
      {account.is_active ? 'Đang mở' : 'Đã khóa'}
    </Status>
  )
}

/** The units one works in: first the one that the list is filtered by, then the main one. */
export function HeldDepartments({ held }: { held: readonly HeldPosition[] }) {
  const names = heldFirst(held, useAskedFor()).map(({ department_name }) => department_name)
  return <NamesCell label="Đơn vị" names={[...new Set(names)]} />
}

/** The positions one holds, in the same order. */
export function HeldPositions({ held }: { held: readonly HeldPosition[] }) {
  const names = heldFirst(held, useAskedFor()).map(({ position_name }) => position_name)
  return <NamesCell label="Chức vụ" names={[...new Set(names)]} />
}
