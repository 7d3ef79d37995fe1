import { Button } from '@nhansu/ui/button/button.tsx'
import { Plus } from 'lucide-react'
import { listScreen } from '#web/resource/list-screen.tsx'
import { usePermission } from '#web/session/use-profile.ts'
import { accountActions } from './account-actions.ts'
import { accounts } from './account-list.tsx'
import { beginTask, useAccountTask } from './account-tasks.ts'
import { AccountWork } from './account-work.tsx'

const ReadOnlyUsers = listScreen(accounts)
const ChangeableUsers = listScreen({ ...accounts, rowActions: accountActions, toolbar: NewUser })

/** The users of the current company, and what an administrator does with their accounts. */
export default function Users() {
  const task = useAccountTask()
  const mayEdit = usePermission('permission_edit')
  if (!mayEdit) return <ReadOnlyUsers />
  return (
    <>
      <ChangeableUsers />
      {task && <AccountWork task={task} />}
    </>
  )
}

function NewUser() {
  return (
    <Button tone="primary" icon={Plus} onClick={() => beginTask({ kind: 'create' })}>
      Thêm mới
    </Button>
  )
}
