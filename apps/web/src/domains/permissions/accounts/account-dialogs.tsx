import { AccountQuestion } from './account-question.tsx'
import { type AccountTask, beginTask, endTask } from './account-tasks.ts'
import { CreateAccount } from './create-account.tsx'
import { EditAccount } from './edit-account.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'

/** The dialog that a task needs. */
export function AccountDialogs({ task }: { task: AccountTask }) {
  const close = () => endTask(task)
  switch (task.kind) {
    case 'create':
      return <CreateAccount onNext={beginTask} />
    case 'edit':
      return <EditAccount account={task.account} onClose={close} />
    case 'link':
      return <LinkDialog {...task} onClose={close} />
    case 'hand-over':
      return <HandOverDialog account={task.account} onClose={close} />
    default:
      return <AccountQuestion kind={task.kind} account={task.account} onNext={beginTask} onClose={close} />
  }
}
