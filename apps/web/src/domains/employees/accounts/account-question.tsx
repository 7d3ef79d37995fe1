import type { Data } from '@nhansu/sdk/contract'
import { ConfirmDialog } from '@nhansu/ui/confirm-dialog/confirm-dialog.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { mutation } from '#web/session/queries.ts'
import type { AccountChange, AccountHolder } from './account-work.ts'

// Seldom needed: only for people without an address.
const LinkDialog = lazy(async () => {
  const { LinkDialog: dialog } = await import('../../permissions/public.tsx')
  return { default: dialog }
})

interface AccountQuestionProps {
  change: AccountChange
  employee: AccountHolder
  onClose: () => void
}

type Activation = Data<'employees.activateAccount'>

/** Asks before an employee's account is opened or closed, does it, and shows the link that could not be sent. */
export function AccountQuestion({ change, employee, onClose }: AccountQuestionProps) {
  const { mutateAsync: activate } = useMutation(mutation('employees.activateAccount'))
  const { mutateAsync: deactivate } = useMutation(mutation('employees.deactivateAccount'))
  const [link, setLink] = useState<Activation['link']>(null)
  // The question closes itself once it is answered; the link then takes its place.
  const goesOn = useRef(false)
  const toast = useToast()
  const path = { id: employee.id }
  const work = {
    activate: async () => {
      const done = await activate({ path })
      toast.ok(openedWords(done, employee))
      goesOn.current = done.link !== null
      setLink(done.link)
    },
    deactivate: async () => {
      await deactivate({ path })
      toast.ok('Đã vô hiệu hóa tài khoản.', { description: employee.full_name })
    },
  }
  if (link)
    return (
      <Suspense>
        <LinkDialog fullName={employee.full_name} link={link} onClose={onClose} />
      </Suspense>
    )
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || goesOn.current || onClose()}
      tone={change === 'deactivate' ? 'danger' : 'normal'}
      {...wordsFor(change, employee)}
      onConfirm={work[change]}
      errorText={(reason) => errorText(reason)}
    />
  )
}

function openedWords({ employee, link_sent_to, link }: Activation, before: AccountHolder): string {
  if (before.account) return 'Đã kích hoạt tài khoản.'
  const opened = `Đã mở tài khoản ${employee.account?.login ?? ''}`.trim()
  if (link_sent_to) return `${opened} và gửi liên kết đặt mật khẩu tới email của nhân viên.`
  return link ? `${opened}. Hãy đưa liên kết đặt mật khẩu cho nhân viên.` : `${opened}.`
}

function wordsFor(change: AccountChange, { full_name, account }: AccountHolder) {
  if (change === 'deactivate')
    return {
      title: `Vô hiệu hóa tài khoản của ${full_name}?`,
      description: 'Người dùng bị đăng xuất và không đăng nhập được nữa, ở mọi công ty trong tập đoàn.',
      confirmLabel: 'Vô hiệu hóa',
    }
  return {
    title: `Kích hoạt tài khoản của ${full_name}?`,
    description: account
      ? 'Người dùng đăng nhập được trở lại với các vai trò đang có.'
      : 'Tài khoản mới có tên đăng nhập theo quy tắc chung. Liên kết đặt mật khẩu được gửi tới email của nhân viên.',
    confirmLabel: 'Kích hoạt',
  }
}
