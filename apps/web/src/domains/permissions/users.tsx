import { Button } from '@nhansu/ui/button/button.tsx'
import { Plus } from 'lucide-react'
import type { ListActions } from '#web/resource/list-actions.ts'
import { listScreen } from '#web/resource/list-screen.tsx'
import { usePermission } from '#web/session/use-profile.ts'
import { accountActions, accountViews } from './account-actions.ts'
import { accounts } from './account-list.tsx'
import { type Account, beginTask, useAccountTask } from './account-tasks.ts'
import { AccountWork } from './account-work.tsx'
import { PermissionLinks } from './permission-links.tsx'

/** The users of the current company, and what an administrator does with their accounts. */
export default listScreen<'accounts'>({ ...accounts, useActions: useAccountWork })

function useAccountWork(): ListActions<Account> {
  const task = useAccountTask()
  if (!usePermission('permission_edit')) return lookingOnly
  return { page: newUser, row: allActions, dialogs: task && <AccountWork task={task} /> }
}

const lookingOnly: ListActions<Account> = { page: <PermissionLinks />, row: accountViews }
const allActions = [...accountActions, ...accountViews]
const newUser = (
  <>
    <PermissionLinks />
    <Button tone="primary" icon={Plus} onClick={() => beginTask({ kind: 'create' })}>
      Thêm mới
    </Button>
  </>
)
