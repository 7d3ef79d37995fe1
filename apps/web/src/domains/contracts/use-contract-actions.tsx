import type { BulkAction, RowAction } from '@nhansu/ui/data-table/row-action.ts'
import { countSelected, type Selection } from '@nhansu/ui/data-table/selection.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import type { PageAction } from '@nhansu/ui/page-actions/page-action.ts'
import {
  Ban,
  BellRing,
  CircleStop,
  Eye,
  FilePlus2,
  FileSignature,
  Pencil,
  Plus,
  Printer,
  RefreshCw,
  Send,
  Settings2,
} from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Row } from '#web/kit/resource/define-resource.ts'
import type { ListActions, ShownList } from '#web/kit/resource/list-actions.ts'
import { workbookActions } from '#web/kit/workbooks/workbook-actions.tsx'
import { usePermission } from '#web/session/use-profile.ts'
import { contractBoardPath, editContractPath, newContractPath, reconciliationPath } from './contract-paths.ts'
import type { ChosenContracts } from './bulk-appendix-fields.ts'
import type { DeedName } from './deeds.ts'

type Contract = Row<'contracts'>

// Their code comes with the first one that is opened.
const ContractDrawer = lazy(() => import('./contract-drawer.tsx'))
const BulkAppendixDialog = lazy(() => import('./bulk-appendix-dialog.tsx'))
const ContractSettingsDialog = lazy(() => import('./contract-settings-dialog.tsx'))
const DeedDialog = lazy(() => import('./deed-dialog.tsx'))
const RemindDialog = lazy(() => import('./remind-dialog.tsx'))
const PrintSeveralDialog = lazy(() => import('./print-several-dialog.tsx'))
const RenewDialog = lazy(() => import('./renew-dialog.tsx'))
const SignDialog = lazy(() => import('./sign-dialog.tsx'))

const useWorkbooks = workbookActions(
  'contracts',
  { export: 'contract_export', import: 'contract_edit' },
  {
    description:
      'Mỗi dòng là một hợp đồng đã ký từ trước, của người mang mã nhân viên ở dòng đó, và được ghi là đã ban hành; trạng thái tính theo các ngày. Trang tính "Phụ lục" bổ sung phụ lục của các hợp đồng đó hoặc của hợp đồng đã có. Thông tin công việc của nhân viên không thay đổi. Nếu có dòng sai thì chưa có gì được nhập.',
    hint: 'Tối đa 10,000 dòng mỗi trang tính.',
    megabytes: 5,
  },
)

/** So many contracts take one appendix at once. */
const mostAppendices = 5000

/** So many contracts are printed at once. */
const mostPrinted = 200

/** So many contracts are told of at once. */
const mostAtOnce = 1000

/** What is open over the list. */
type Task =
  | { kind: 'show'; id: number }
  | { kind: 'settings' }
  | { kind: 'sign'; contract: Contract }
  | { kind: 'remind'; ids: readonly number[]; name: string }
  | { kind: 'print'; ids: readonly number[]; name: string }
  | { kind: 'renew'; ids: readonly number[]; name: string }
  | { kind: 'bulkAppendix'; chosen: ChosenContracts; name: string }
  | { kind: DeedName; ids: readonly number[]; name: string }

/** What can be done with contracts beside the list; from the list of another day they are only read, since deeds are of today. */
export function useContractActions(list: ShownList<{ as_of?: string }>): ListActions<Contract> {
  const workbooks = useWorkbooks(list)
  const mayEdit = usePermission('contract_edit') && list.query.as_of === undefined
  const mayRule = usePermission('permission_edit')
  const navigate = useNavigate()
  const [task, setTask] = useState<Task>()
  const row = useMemo((): RowAction<Contract>[] => {
    const deed = (kind: DeedName | 'renew') => (contract: Contract) =>
      setTask({ kind, ids: [contract.id], name: nameOf(contract) })
    const unlessDraft = ({ state }: Contract) => !mayEdit || state !== 'draft'
    // The copy of a contract that has ended is still missed.
    const neverSigned = ({ state }: Contract) => !mayEdit || state === 'draft' || state === 'cancelled'
    const unlessIssued = ({ state }: Contract) => !mayEdit || state !== 'issued'
    return [
      { id: 'show', label: 'Xem hợp đồng', icon: Eye, onSelect: ({ id }) => setTask({ kind: 'show', id }) },
      {
        id: 'change',
        label: 'Sửa bản nháp',
        icon: Pencil,
        hidden: unlessDraft,
        onSelect: ({ id }) => void navigate(editContractPath(id)),
      },
      { id: 'issue', label: 'Ban hành', icon: Send, hidden: unlessDraft, onSelect: deed('issue') },
      {
        id: 'sign',
        label: 'Lưu bản ký',
        icon: FileSignature,
        hidden: neverSigned,
        onSelect: (contract) => setTask({ kind: 'sign', contract }),
      },
      {
        id: 'renew',
        label: 'Tái ký',
        icon: RefreshCw,
        hidden: (contract) => unlessIssued(contract) || contract.end_date === null,
        onSelect: deed('renew'),
      },
      {
        id: 'appendix',
        label: 'Thêm phụ lục',
        icon: FilePlus2,
        hidden: unlessIssued,
        onSelect: deed('appendix'),
      },
      { id: 'end', label: 'Chấm dứt', icon: CircleStop, hidden: unlessIssued, onSelect: deed('end') },
      {
        id: 'cancel',
        label: 'Hủy hợp đồng',
        icon: Ban,
        intent: 'danger',
        hidden: (contract) => unlessIssued(contract) || contract.status_name !== 'Chưa hiệu lực',
        onSelect: deed('cancel'),
      },
    ]
  }, [mayEdit, navigate])
  const withChosen =
    (kind: 'issueBulk' | 'print' | 'remind' | 'renew'): BulkAction['onSelect'] =>
    async (selection) => {
      const ids = await list.idsOf(selection)
      if (ids) setTask({ kind, ids, name: `${ids.length} hợp đồng` })
    }
  const printing: BulkAction = {
    id: 'print',
    label: 'In',
    icon: Printer,
    limit: mostPrinted,
    onSelect: withChosen('print'),
  }
  const bulk: BulkAction[] = [
    { id: 'renew', label: 'Tái ký', icon: RefreshCw, onSelect: withChosen('renew') },
    { id: 'issue', label: 'Ban hành', icon: Send, onSelect: withChosen('issueBulk') },
    { id: 'remind', label: 'Nhắc', icon: BellRing, limit: mostAtOnce, onSelect: withChosen('remind') },
    {
      id: 'bulk-appendix',
      label: 'Lập phụ lục',
      icon: FilePlus2,
      limit: mostAppendices,
      onSelect: (selection) =>
        setTask({
          kind: 'bulkAppendix',
          chosen: chosenBy(selection, list.query),
          name: `${formatNumber(countSelected(selection, list.total ?? 0))} hợp đồng`,
        }),
    },
  ]
  const creating: PageAction = {
    id: 'create',
    label: 'Thêm hợp đồng',
    icon: Plus,
    tone: 'primary',
    onSelect: () => void navigate(newContractPath),
  }
  const board: PageAction = {
    id: 'board',
    label: 'Bảng 90 ngày',
    tone: 'quiet',
    href: contractBoardPath,
    folded: true,
  }
  const reconciliation: PageAction = {
    id: 'reconciliation',
    label: 'Đối chiếu',
    tone: 'quiet',
    href: reconciliationPath,
    folded: true,
  }
  const ruling: PageAction = {
    id: 'rules',
    label: 'Quy định ban hành',
    icon: Settings2,
    folded: true,
    onSelect: () => setTask({ kind: 'settings' }),
  }
  const close = () => setTask(undefined)
  const forAll = mayRule ? [board, reconciliation, ruling] : [board, reconciliation]
  return {
    ...workbooks,
    page: mayEdit ? [...(workbooks.page ?? []), ...forAll, creating] : forAll,
    row,
    bulk: mayEdit ? [...bulk, printing] : [printing],
    dialogs: (
      <>
        {workbooks.dialogs}
        <Suspense>
          {task?.kind === 'show' && <ContractDrawer id={task.id} onClose={close} />}
          {task?.kind === 'settings' && <ContractSettingsDialog onClose={close} />}
          {task?.kind === 'sign' && <SignDialog contract={task.contract} onClose={close} />}
          {task?.kind === 'renew' && (
            <RenewDialog
              ids={task.ids}
              name={task.name}
              onIssue={(ids) => setTask({ kind: 'issueBulk', ids, name: `${ids.length} hợp đồng` })}
              onClose={close}
            />
          )}
          {task?.kind === 'remind' && <RemindDialog ids={task.ids} name={task.name} onClose={close} />}
          {task?.kind === 'bulkAppendix' && (
            <BulkAppendixDialog chosen={task.chosen} name={task.name} onClose={close} />
          )}
          {task?.kind === 'print' && <PrintSeveralDialog ids={task.ids} name={task.name} onClose={close} />}
          {isDeed(task) && <DeedDialog deed={task.kind} ids={task.ids} name={task.name} onClose={close} />}
        </Suspense>
      </>
    ),
  }
}

/** What has a dialog of its own, or none that asks for several contracts. */
const ownDialogs: ReadonlySet<Task['kind']> = new Set([
  'settings',
  'show',
  'sign',
  'print',
  'remind',
  'renew',
  'bulkAppendix',
])

/** What the one dialog of deeds asks for. */
function isDeed(task: Task | undefined): task is Extract<Task, { kind: DeedName }> {
  return task !== undefined && !ownDialogs.has(task.kind)
}

function nameOf({ contract_number, full_name }: Contract): string {
  return contract_number === null ? full_name : `${contract_number}, ${full_name}`
}

/** The chosen contracts by their ids, or as the server finds them by the list's filters. */
function chosenBy(selection: Selection, query: object): ChosenContracts {
  if (selection.kind === 'some') return { ids: selection.ids.map(Number) }
  // The query of this very list: the filters and the search are those that the body takes.
  const { as_of, search, filter } = query as Omit<NonNullable<ChosenContracts['matching']>, 'except'>
  const except = selection.except.map(Number)
  return {
    matching: {
      ...(as_of !== undefined && { as_of }),
      ...(search !== undefined && { search }),
      ...(filter !== undefined && { filter }),
      ...(except.length > 0 && { except }),
    },
  }
}
