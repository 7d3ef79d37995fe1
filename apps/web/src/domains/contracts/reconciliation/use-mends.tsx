import type { RowAction } from '@nhansu/ui/data-table/row-action.ts'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { Eye } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { errorText } from '#web/kit/feedback/messages.ts'
import { todayInVietNam } from '#web/kit/today.ts'
import { useProfile } from '#web/session/use-profile.ts'
import { decisionPath } from '../review-paths.ts'
import { useDraftDecision } from '../use-draft-decision.ts'
import { mayMend, mendWay, type MismatchRow } from './mends.ts'

// Their code comes with the first one that is opened.
const ContractDrawer = lazy(() => import('../contract-drawer.tsx'))
const DeedDialog = lazy(() => import('../deed-dialog.tsx'))
const RenewDialog = lazy(() => import('../renew-dialog.tsx'))

type Task =
  | { kind: 'show'; id: number }
  | { kind: 'renew' | 'appendix' | 'end'; id: number; name: string }
  | { kind: 'issueBulk'; ids: readonly number[] }

/** What can be done with the rows that do not agree. */
export interface Mends {
  begin: (row: MismatchRow) => void
  /** The employee of whom a decision is being drafted. */
  working: number | undefined
  may: (row: MismatchRow) => boolean
  rowActions: readonly RowAction<MismatchRow>[]
  dialogs: ReactNode
}

/** Begins the paper that mends a row by the ways that the other screens have. */
export function useMends(): Mends {
  const { permissions } = useProfile()
  const navigate = useNavigate()
  const toast = useToast()
  const draftDecision = useDraftDecision()
  const [task, setTask] = useState<Task>()
  const [working, setWorking] = useState<number>()
  // A second press may come before the first one is drawn.
  const isBusy = useRef(false)
  const may = useCallback(
    (row: MismatchRow) => mayMend(row, (permission) => permissions.has(permission)),
    [permissions],
  )
  const decide = useCallback(
    async ({ employee_id: employeeId }: MismatchRow) => {
      if (isBusy.current) return
      isBusy.current = true
      setWorking(employeeId)
      try {
        const id = await draftDecision({
          type: 3,
          employeeId,
          effectiveDate: todayInVietNam(),
          summary: 'Về việc tiếp nhận chính thức',
        })
        await navigate(decisionPath(id))
      } catch (error) {
        toast.bad(errorText(error))
      } finally {
        isBusy.current = false
        setWorking(undefined)
      }
    },
    [draftDecision, navigate, toast],
  )
  const begin = useCallback(
    (row: MismatchRow) => {
      const way = mendWay(row)
      if (way.by === 'link') void navigate(way.href)
      else if (way.by === 'decision') void decide(row)
      else {
        const name = `${row.contract_number ?? 'Chưa có số'}, ${row.full_name}`
        setTask({ kind: way.by, id: way.contractId, name })
      }
    },
    [decide, navigate],
  )
  const rowActions = useMemo(
    (): RowAction<MismatchRow>[] => [
      {
        id: 'show',
        label: 'Xem hợp đồng',
        icon: Eye,
        hidden: ({ contract_id: id }) => id === null,
        onSelect: ({ contract_id: id }) => {
          if (id !== null) setTask({ kind: 'show', id })
        },
      },
    ],
    [],
  )
  const close = () => setTask(undefined)
  const dialogs = (
    <Suspense>
      {task?.kind === 'show' && <ContractDrawer id={task.id} onClose={close} />}
      {task?.kind === 'renew' && (
        <RenewDialog
          ids={[task.id]}
          name={task.name}
          onIssue={(ids) => setTask({ kind: 'issueBulk', ids })}
          onClose={close}
        />
      )}
      {(task?.kind === 'appendix' || task?.kind === 'end') && (
        <DeedDialog deed={task.kind} ids={[task.id]} name={task.name} onClose={close} />
      )}
      {task?.kind === 'issueBulk' && (
        <DeedDialog deed="issueBulk" ids={task.ids} name={`${task.ids.length} hợp đồng`} onClose={close} />
      )}
    </Suspense>
  )
  return { begin, working, may, rowActions, dialogs }
}
