import { ConfirmDialog } from '@nhansu/ui/confirm-dialog/confirm-dialog.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '#web/kit/feedback/messages.ts'
import { mutation, query } from '#web/session/queries.ts'
import type { Account, AccountTask } from './account-tasks.ts'

interface AccountQuestionProps {
  kind: 'reset' | 'end-sessions' | 'state'
  account: Account
  onNext: (task: AccountTask) => void
  onClose: () => void
}

/** Asks before something that a user feels at once, and does it. */
export function AccountQuestion({ kind, account, onNext, onClose }: AccountQuestionProps) {
  const reset = useMutation(mutation('accounts.resetPassword'))
  const endSessions = useMutation(mutation('accounts.endSessions'))
  const update = useMutation(mutation('accounts.update'))
  const toast = useToast()
  const client = useQueryClient()
  const { id, full_name, is_active, version } = account
  /** What he looks after goes on waiting for him, so that whoever locks him out is asked to whom it goes. */
  const askToHandOver = async () => {
    const { work: owned } = await client.fetchQuery(query('accounts.work', { path: { id } }))
    if (owned.some(({ total }) => total > 0)) onNext({ kind: 'hand-over', account })
  }
  const work = {
    reset: async () => {
      const { link } = await reset.mutateAsync({ path: { id } })
      onNext({ kind: 'link', fullName: full_name, link })
    },
    'end-sessions': async () => {
      const { ended_total } = await endSessions.mutateAsync({ path: { id } })
      toast.ok(`Đã kết thúc ${ended_total} phiên đăng nhập của ${full_name}.`)
    },
    state: async () => {
      await update.mutateAsync({ path: { id }, body: { is_active: !is_active, version } })
      toast.ok(is_active ? 'Đã vô hiệu hóa tài khoản.' : 'Đã kích hoạt tài khoản.', {
        description: full_name,
      })
      if (is_active) await askToHandOver()
    },
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      tone={kind === 'end-sessions' || (kind === 'state' && is_active) ? 'danger' : 'normal'}
      {...wordsFor(kind, account)}
      onConfirm={work[kind]}
      errorText={(reason) => errorText(reason)}
    />
  )
}

function wordsFor(kind: AccountQuestionProps['kind'], { full_name, is_active }: Account) {
  if (kind === 'reset')
    return {
      title: `Đặt lại mật khẩu cho ${full_name}?`,
      description:
        'Hệ thống tạo một liên kết dùng một lần để người dùng tự đặt mật khẩu mới. Các liên kết trước đó hết hiệu lực; mật khẩu cũ vẫn dùng được cho đến khi đặt mật khẩu mới.',
      confirmLabel: 'Tạo liên kết',
    }
  if (kind === 'end-sessions')
    return {
      title: `Kết thúc mọi phiên đăng nhập của ${full_name}?`,
      description: 'Người dùng bị đăng xuất khỏi mọi thiết bị, ở mọi công ty, và có thể đăng nhập lại.',
      confirmLabel: 'Kết thúc phiên',
    }
  return is_active
    ? {
        title: `Vô hiệu hóa tài khoản của ${full_name}?`,
        description: 'Người dùng bị đăng xuất và không đăng nhập được nữa, ở mọi công ty trong tập đoàn.',
        confirmLabel: 'Vô hiệu hóa',
      }
    : {
        title: `Kích hoạt tài khoản của ${full_name}?`,
        description: 'Người dùng đăng nhập được trở lại với các vai trò đang có.',
        confirmLabel: 'Kích hoạt',
      }
}
