import type { RowAction } from '@nhansu/ui/data-table/row-action.ts'
import { CircleHelp, Handshake, History, KeyRound, Lock, LockOpen, LogOut, Pencil } from 'lucide-react'
import { type Account, beginTask } from './account-tasks.ts'
import { auditPath, explainPath } from '../permission-paths.ts'

/** What an administrator can do with a user; what is not his to do the server says. */
export const accountActions: readonly RowAction<Account>[] = [
  { id: 'edit', label: 'Sửa', icon: Pencil, onSelect: begin('edit') },
  { id: 'reset', label: 'Đặt lại mật khẩu', icon: KeyRound, onSelect: begin('reset') },
  { id: 'end-sessions', label: 'Kết thúc phiên đăng nhập', icon: LogOut, onSelect: begin('end-sessions') },
  { id: 'hand-over', label: 'Bàn giao việc', icon: Handshake, onSelect: begin('hand-over') },
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

/** What anybody who sees users may look up about one. */
export const accountViews: readonly RowAction<Account>[] = [
  {
    id: 'explain',
    label: 'Vì sao người này (không) thấy?',
    icon: CircleHelp,
    href: ({ id }) => explainPath(id),
  },
  { id: 'trail', label: 'Nhật ký của người này', icon: History, href: ({ id }) => auditPath(id) },
]

function begin(kind: 'edit' | 'reset' | 'end-sessions' | 'state' | 'hand-over') {
  return (account: Account) => beginTask({ kind, account })
}
