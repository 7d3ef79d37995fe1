import type { PageAction } from '@nhansu/ui/page-actions/page-action.ts'
import { Plus } from 'lucide-react'
import type { ListActions } from '#web/kit/resource/list-actions.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { usePermission } from '#web/session/use-profile.ts'
import { accountActions, accountViews } from './account-actions.ts'
import { accounts } from './account-list.tsx'
import { type Account, beginTask, useAccountTask } from './account-tasks.ts'
import { AccountDialogs } from './account-dialogs.tsx'
import { permissionLinks } from '../permission-links.ts'

/** The users of the current company, and what an administrator does with their accounts. */
export default listScreen<'accounts'>({ ...accounts, useActions: useAccountWork })

function useAccountWork(): ListActions<Account> {
  const task = useAccountTask()
  if (!usePermission('permission_edit')) return lookingOnly
  return { page: newUser, row: allActions, dialogs: task && <AccountDialogs task={task} /> }
}

const lookingOnly: ListActions<Account> = { page: permissionLinks, row: accountViews }
const allActions = [...accountActions, ...accountViews]
const newUser: readonly PageAction[] = [
  ...permissionLinks,
  {
    id: 'create',
    label: 'Thêm mới',
    icon: Plus,
    tone: 'primary',
    onSelect: () => beginTask({ kind: 'create' }),
  },
]
