import type { RowAction } from '@nhansu/ui/data-table/row-action.ts'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { Eye, FileX, RefreshCw, UserCheck } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { errorText } from '#web/kit/feedback/messages.ts'
import { query, queryClient } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { decisionPath } from '../review-paths.ts'
import { useDraftDecision } from '../use-draft-decision.ts'
import { type BoardAddress, boardInput } from './board-address.ts'
import {
  type BoardDeed,
  type BoardRow,
  decisionOf,
  type DraftingDeed,
  offers,
  summaryOf,
} from './board-deeds.ts'

// Their code comes with the first one that is opened.
const ContractDrawer = lazy(() => import('../contract-drawer.tsx'))
const DeedDialog = lazy(() => import('../deed-dialog.tsx'))
const RenewDialog = lazy(() => import('../renew-dialog.tsx'))

type Task =
  | { kind: 'show'; id: number }
  | { kind: 'renew'; row: BoardRow }
  | { kind: 'issueBulk'; ids: readonly number[] }

/** What can be done with the rows of the board. */
export interface BoardDeeds {
  begin: (deed: BoardDeed, row: BoardRow) => void
  /** The row of which a decision is being drafted. */
  working: number | undefined
  rowActions: readonly RowAction<BoardRow>[]
  dialogs: ReactNode
}

/** The row as it stands now, on the page that its reader looks at; somebody else may have drafted something since. */
async function readAnew(address: BoardAddress, id: number): Promise<BoardRow | undefined> {
  const { rows } = await queryClient.fetchQuery({
    ...query('contractBoard.show', boardInput(address)),
    staleTime: 0,
  })
  return rows.find((row) => row.id === id)
}

/** Drafts what follows a contract by the ways that the other screens have: renewals, decisions, the review. */
export function useBoardDeeds(address: BoardAddress): BoardDeeds {
  const mayDecide = usePermission('document_edit')
  const navigate = useNavigate()
  const toast = useToast()
  const draftDecision = useDraftDecision()
  const [task, setTask] = useState<Task>()
  const [working, setWorking] = useState<number>()
  // A second press may come before the first one is drawn.
  const isBusy = useRef(false)
  const decide = useCallback(
    async (deed: 'keep' | 'letGo', row: BoardRow) => {
      if (isBusy.current) return
      isBusy.current = true
      setWorking(row.id)
      try {
        const now = await readAnew(address, row.id)
        if (typeof now?.decision_id === 'number') {
          toast.info('Hợp đồng này đã có quyết định.')
          await navigate(decisionPath(now.decision_id))
        } else if (now === undefined || !offers(now, deed)) {
          toast.bad('Hợp đồng này vừa thay đổi. Hãy xem lại bảng.')
        } else {
          const id = await draftDecision({
            type: decisionOf(now, deed).type,
            employeeId: now.employee_id,
            effectiveDate: now.next_day,
            summary: summaryOf(now, deed),
          })
          await navigate(decisionPath(id))
        }
      } catch (error) {
        toast.bad(errorText(error))
      } finally {
        isBusy.current = false
        setWorking(undefined)
      }
    },
    [address, draftDecision, navigate, toast],
  )
  const begin = useCallback(
    (deed: BoardDeed, row: BoardRow) => {
      if (deed === 'review') setTask({ kind: 'show', id: row.id })
      else if (deed === 'renew') setTask({ kind: 'renew', row })
      else void decide(deed, row)
    },
    [decide],
  )
  const rowActions = useMemo((): RowAction<BoardRow>[] => {
    const action = (deed: DraftingDeed) => ({
      hidden: (row: BoardRow) => !offers(row, deed) || (deed !== 'renew' && !mayDecide),
      refusal: () => (working === undefined ? null : 'Đang lập một quyết định khác.'),
      onSelect: (row: BoardRow) => begin(deed, row),
    })
    return [
      { id: 'show', label: 'Xem hợp đồng', icon: Eye, onSelect: ({ id }) => setTask({ kind: 'show', id }) },
      { id: 'renew', label: 'Lập hợp đồng tiếp theo', icon: RefreshCw, ...action('renew') },
      { id: 'keep', label: 'Lập quyết định tiếp nhận chính thức', icon: UserCheck, ...action('keep') },
      { id: 'letGo', label: 'Lập quyết định không ký tiếp', icon: FileX, ...action('letGo') },
    ]
  }, [begin, mayDecide, working])
  const close = () => setTask(undefined)
  const dialogs = (
    <Suspense>
      {task?.kind === 'show' && <ContractDrawer id={task.id} onClose={close} />}
      {task?.kind === 'renew' && (
        <RenewDialog
          ids={[task.row.id]}
          name={`${task.row.contract_number ?? 'Chưa có số'}, ${task.row.full_name}`}
          typeId={task.row.proposed_type_id}
          onIssue={(ids) => setTask({ kind: 'issueBulk', ids })}
          onClose={close}
        />
      )}
      {task?.kind === 'issueBulk' && (
        <DeedDialog deed="issueBulk" ids={task.ids} name={`${task.ids.length} hợp đồng`} onClose={close} />
      )}
    </Suspense>
  )
  return { begin, working, rowActions, dialogs }
}
