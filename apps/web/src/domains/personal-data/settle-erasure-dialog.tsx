import type { Schemas } from '@nhansu/sdk/contract'
import { retentionClassLabels } from '@nhansu/sdk/domains/personal-data'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { mutation } from '#web/session/queries.ts'
import { ErasurePreview, useErasurePreview } from './erasure-preview.tsx'

interface SettleErasureDialogProps {
  erasure: Schemas['Erasure']
  deed: 'confirm' | 'withdraw'
  onClose: () => void
}

const words = {
  confirm: {
    title: 'Xóa vĩnh viễn dữ liệu cá nhân?',
    text: 'Dữ liệu, lịch sử thay đổi, thư và tệp của các nhóm dưới đây bị xóa ngay, cùng nhóm liên hệ cả tài khoản đăng nhập. Không ai lấy lại được, kể cả quản trị hệ thống.',
    action: 'Xóa vĩnh viễn',
    done: 'Đã xóa dữ liệu.',
  },
  withdraw: {
    title: 'Rút đề nghị xóa?',
    text: 'Không có dữ liệu nào bị xóa. Có thể đề nghị lại sau.',
    action: 'Rút đề nghị',
    done: 'Đã rút đề nghị.',
  },
} as const

/** Asks once more before data go for good, or a proposal is taken back. */
export default function SettleErasureDialog({ erasure, deed, onClose }: SettleErasureDialogProps) {
  const { id, version, full_name, nhansu_id } = erasure
  const { title, text, action, done } = words[deed]
  const toast = useToast()
  const [settling] = useState(() => mutation(`erasures.${deed}`))
  const settle = useMutation(settling)
  const send = () =>
    settle.mutate(
      { path: { id }, body: { version } },
      {
        onSuccess: () => {
          toast.ok(done, { description: full_name })
          onClose()
        },
        onError: (error) => toast.bad(errorText(error)),
      },
    )
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size={deed === 'confirm' ? 'medium' : 'small'}>
        <DialogHeader title={title} description={`${full_name} · ${nhansu_id}`} />
        <DialogBody>
          <Stack>
            <Text as="p" tone={deed === 'confirm' ? 'bad' : 'soft'}>
              {text}
            </Text>
            {deed === 'confirm' && <Asked erasure={erasure} />}
          </Stack>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
          <Button tone={deed === 'confirm' ? 'danger' : 'primary'} loading={settle.isPending} onClick={send}>
            {action}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

/** The classes that were proposed, and what that is of today. */
function Asked({ erasure: { employee_id, classes } }: Pick<SettleErasureDialogProps, 'erasure'>) {
  const looked = useErasurePreview(employee_id)
  return (
    <>
      <Text as="p">{`Nhóm được đề nghị xóa: ${classes.map((key) => retentionClassLabels[key]).join(', ')}.`}</Text>
      {looked.data?.preview.classes.some((key) => !classes.includes(key)) === true && (
        <Text as="p" tone="soft">
          Bản xem trước tính cả nhóm mới đến hạn; chỉ những nhóm được đề nghị bị xóa.
        </Text>
      )}
      <ErasurePreview looked={looked} />
    </>
  )
}
