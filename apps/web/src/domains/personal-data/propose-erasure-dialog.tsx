import type { Schemas } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { mutation } from '#web/session/queries.ts'
import { ErasurePreview, useErasurePreview } from './erasure-preview.tsx'

interface ProposeErasureDialogProps {
  leaver: Schemas['ErasureDue']
  onClose: () => void
}

/** What would be erased of a leaver, what stays until when and why, and the proposal. */
export default function ProposeErasureDialog({ leaver, onClose }: ProposeErasureDialogProps) {
  const { employee_id, full_name } = leaver
  const toast = useToast()
  const body = { employee_id }
  const [proposing] = useState(() => mutation('erasures.propose'))
  const propose = useMutation(proposing)
  const looked = useErasurePreview(employee_id)
  const send = () =>
    propose.mutate(
      { body },
      {
        onSuccess: () => {
          toast.ok('Đã đề nghị xóa, chờ xác nhận.', { description: full_name })
          onClose()
        },
        onError: (error) => toast.bad(errorText(error)),
      },
    )
  const preview = looked.data?.preview
  const mayPropose = preview !== undefined && preview.hindrance === null && preview.classes.length > 0
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="medium">
        <DialogHeader title="Xem trước việc xóa dữ liệu" description={`${full_name} · ${leaver.nhansu_id}`} />
        <DialogBody>
          <ErasurePreview looked={looked} isProposing />
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
          {mayPropose && (
            <Button tone="primary" loading={propose.isPending} onClick={send}>
              Đề nghị xóa
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
