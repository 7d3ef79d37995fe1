import type { Data } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { ConfirmDialog } from '@nhansu/ui/confirm-dialog/confirm-dialog.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { mutation } from '#web/session/queries.ts'
import type { AccountChange } from './account-work.ts'

interface AccountsQuestionProps {
  change: AccountChange
  ids: readonly number[]
  onClose: () => void
}

type Result = Data<'employees.activateAccounts'>['results'][number]

const words = {
  activate: {
    title: (total: number) => `Kích hoạt tài khoản của ${total} nhân viên?`,
    description:
      'Ai chưa có tài khoản được mở tài khoản mới, với tên đăng nhập theo quy tắc chung; liên kết đặt mật khẩu được gửi tới email của từng người.',
    confirmLabel: 'Kích hoạt',
    done: (total: number) => `Đã kích hoạt ${total} tài khoản.`,
  },
  deactivate: {
    title: (total: number) => `Vô hiệu hóa tài khoản của ${total} nhân viên?`,
    description: 'Họ bị đăng xuất và không đăng nhập được nữa, ở mọi công ty trong tập đoàn.',
    confirmLabel: 'Vô hiệu hóa',
    done: (total: number) => `Đã vô hiệu hóa ${total} tài khoản.`,
  },
} as const

/** Asks before the accounts of several employees are opened or closed, does it, and tells what could not be done. */
export function AccountsQuestion({ change, ids, onClose }: AccountsQuestionProps) {
  const { mutateAsync: activate } = useMutation(mutation('employees.activateAccounts'))
  const { mutateAsync: deactivate } = useMutation(mutation('employees.deactivateAccounts'))
  const [told, setTold] = useState<readonly Result[]>()
  // The question closes itself once it is answered; what is to be told then takes its place.
  const goesOn = useRef(false)
  const toast = useToast()
  const { title, description, confirmLabel, done } = words[change]
  const work = async () => {
    const call = change === 'activate' ? activate : deactivate
    const { results } = await call({ body: { ids: [...ids] } })
    const noted = results.filter(({ message }) => message !== null)
    const total = results.filter((one) => one.done).length
    if (total > 0) toast.ok(done(total))
    if (noted.length === 0) return
    goesOn.current = true
    setTold(noted)
  }
  if (told) return <Refusals results={told} onClose={onClose} />
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || goesOn.current || onClose()}
      tone={change === 'deactivate' ? 'danger' : 'normal'}
      title={title(ids.length)}
      description={description}
      confirmLabel={confirmLabel}
      onConfirm={work}
      errorText={(reason) => errorText(reason)}
    />
  )
}

/** Who was left alone, and why. */
function Refusals({ results, onClose }: { results: readonly Result[]; onClose: () => void }) {
  const undone = results.filter(({ done }) => !done).length
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent>
        <DialogHeader
          title="Cần xem lại"
          description={
            undone > 0 ? `${undone} nhân viên chưa thực hiện được.` : 'Đã thực hiện, còn việc cần làm.'
          }
        />
        <DialogBody>
          <DescriptionList
            layout="under"
            items={results.map(({ nhansu_id, full_name, message }) => ({
              term: `${full_name} (${nhansu_id})`,
              value: message,
            }))}
          />
        </DialogBody>
        <DialogFooter>
          <Button tone="primary" onClick={onClose}>
            Đóng
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
