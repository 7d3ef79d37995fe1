import type { BulkAction, RowAction } from '@nhansu/ui/data-table/row-action.ts'
import type { Selection } from '@nhansu/ui/data-table/selection.ts'
import { Lock, LockOpen } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { Row } from '#web/kit/resource/define-resource.ts'
import type { ListActions, ShownList } from '#web/kit/resource/list-actions.ts'
import { useProfile } from '#web/session/use-profile.ts'
import type { FileActions } from '../file/actions.ts'
import type { FilePartProps } from '../file/employee-file.ts'
import { AskedAccount } from './asked-account.ts'
import { type AccountChange, type AccountHolder, activationRefusal, isOpen } from './account-work.ts'

// Asked seldom beside a list that is read all day.
const AccountsQuestion = lazy(async () => {
  const { AccountsQuestion: question } = await import('./accounts-question.tsx')
  return { default: question }
})

type Employee = Row<'employees'>

/** So many accounts are opened or closed in one call. */
const mostAtOnce = 100

/** Whether the reader opens and closes accounts of employees. */
export function useMayChangeAccounts(): boolean {
  const { permissions } = useProfile()
  return permissions.has('employee_edit') || permissions.has('permission_edit')
}

type Asked =
  | { change: AccountChange; employee: AccountHolder }
  | { change: AccountChange; ids: readonly number[] }

/** Accounts in the list of employees: of one row, and of the chosen ones. */
export function useAccountActions({ idsOf }: Pick<ShownList<object>, 'idsOf'>): ListActions<Employee> {
  const [asked, setAsked] = useState<Asked>()
  const [collecting, setCollecting] = useState<AccountChange>()
  const mayChange = useMayChangeAccounts()
  const row = useMemo(() => rowActions((change, employee) => setAsked({ change, employee })), [])
  if (!mayChange) return {}
  const askSome = async (change: AccountChange, selection: Selection) => {
    setCollecting(change)
    const ids = await idsOf(selection)
    if (ids) setAsked({ change, ids })
    setCollecting(undefined)
  }
  const bulk = bulkLooks.map(({ change, ...looks }): BulkAction => ({
    ...looks,
    limit: mostAtOnce,
    loading: collecting === change,
    onSelect: (selection) => void askSome(change, selection),
  }))
  const close = () => setAsked(undefined)
  return {
    row,
    bulk,
    dialogs: asked && (
      <Suspense>
        {'ids' in asked ? (
          <AccountsQuestion {...asked} onClose={close} />
        ) : (
          <AskedAccount {...asked} onClose={close} />
        )}
      </Suspense>
    ),
  }
}

/** The account of the employee whose file is open. */
export function useFileAccountActions({ employee, own }: FilePartProps): FileActions {
  const [asked, setAsked] = useState<AccountChange>()
  // One's own account is nobody's to close by oneself, and a file without an account says nothing of it.
  const offered = useMayChangeAccounts() && !own && employee.account !== undefined
  const change: AccountChange = isOpen(employee) ? 'deactivate' : 'activate'
  const looks = bulkLooks.find((one) => one.change === change)
  const refused = change === 'activate' && activationRefusal(employee) !== null
  return {
    id: 'accounts',
    actions:
      offered && looks && !refused
        ? [
            {
              id: looks.id,
              label: looks.label,
              icon: looks.icon,
              // Rarely wanted: with the picture's it would break the line of the name.
              folded: true,
              onSelect: () => setAsked(change),
            },
          ]
        : [],
    dialogs: asked && (
      <Suspense>
        <AskedAccount change={asked} employee={employee} onClose={() => setAsked(undefined)} />
      </Suspense>
    ),
  }
}

const bulkLooks = [
  { change: 'activate', id: 'activate-account', label: 'Kích hoạt tài khoản', icon: LockOpen },
  { change: 'deactivate', id: 'deactivate-account', label: 'Vô hiệu hóa tài khoản', icon: Lock },
] as const

function rowActions(ask: (change: AccountChange, employee: Employee) => void): RowAction<Employee>[] {
  const [activate, deactivate] = bulkLooks
  return [
    {
      ...activate,
      hidden: isOpen,
      refusal: activationRefusal,
      onSelect: (employee) => ask('activate', employee),
    },
    {
      ...deactivate,
      intent: 'danger',
      hidden: (employee) => !isOpen(employee),
      onSelect: (employee) => ask('deactivate', employee),
    },
  ]
}
