import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { Problem } from '#web/kit/forms/problem.tsx'
import { mutation } from '#web/session/queries.ts'
import { NoticeText } from './notice-text.tsx'

interface ReadNoticeDialogProps {
  notice: { number: number; content: string }
  /** True for who has confirmed it already and only looks at it again. */
  isRead?: boolean
  onClose: () => void
}

/** The notice in full; whoever has read it says so, and whoever closes it is asked again another time. */
export default function ReadNoticeDialog({ notice, isRead = false, onClose }: ReadNoticeDialogProps) {
  const [reading] = useState(() => mutation('dataNotices.read'))
  const { mutateAsync: read, isPending } = useMutation(reading)
  const [problem, setProblem] = useState<string>()
  const toast = useToast()
  const confirm = async () => {
    try {
      await read({ body: { number: notice.number } })
      toast.ok('Đã ghi nhận bạn đã đọc thông báo.')
      onClose()
    } catch (error) {
      setProblem(errorText(error))
    }
  }
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="large">
        <DialogHeader title="Thông báo về dữ liệu cá nhân" description={`Bản ${notice.number}`} />
        <DialogBody>
          <NoticeText content={notice.content} />
          <Problem>{problem}</Problem>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>{isRead ? 'Đóng' : 'Để sau'}</Button>
          {!isRead && (
            <Button tone="primary" loading={isPending} onClick={() => void confirm()}>
              Tôi đã đọc
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
