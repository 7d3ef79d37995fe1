import type { RowAction } from '@nhansu/ui/data-table/row-action.ts'
import { KeyRound, Lock, LockOpen, LogOut, Pencil } from 'lucide-react'
import { type Account, beginTask } from './account-tasks.ts'

/** What an administrator can do with a user; what is not his to do the server says. */
export const accountActions: readonly RowAction<Account>[] = [
  { id: 'edit', label: 'Sửa', icon: Pencil, onSelect: begin('edit') },
  { id: 'reset', label: 'Đặt lại mật khẩu', icon: KeyRound, onSelect: begin('reset') },
  { id: 'end-sessions', label: 'Kết thúc phiên đăng nhập', icon: LogOut, onSelect: begin('end-sessions') },
  {
    id: 'lock',
    label: 'Vô hiệu hóa',
    icon: Lock,
    intent: 'danger',
    hidden: ({ is_active }) => !is_active,
    onSelect: begin('state'),
  },
  {
    id: 'unlock',
    label: 'Kích hoạt',
    icon: LockOpen,
    hidden: ({ is_active }) => is_active,
    onSelect: begin('state'),
  },
]

function begin(kind: 'edit' | 'reset' | 'end-sessions' | 'state') {
  return (account: Account) => beginTask({ kind, account })
}
