import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { TextArea } from '@nhansu/ui/text-area/text-area.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { Copy } from 'lucide-react'
import type { PasswordLink } from './account-tasks.ts'

interface LinkDialogProps {
  fullName: string
  link: PasswordLink
  onClose: () => void
}

/** The link by which a user sets his password: shown this once, to be handed to him. */
export function LinkDialog({ fullName, link, onClose }: LinkDialogProps) {
  const toast = useToast()
  // In the fragment, so that no server's log ever has it.
  const address = `${location.origin}/dat-mat-khau#${link.token}`
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast.ok('Đã sao chép liên kết.'),
      () => toast.warn('Trình duyệt không cho sao chép. Hãy chọn liên kết rồi sao chép bằng tay.'),
    )
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent kind="alert">
        <DialogHeader
          title="Liên kết đặt mật khẩu"
          description={`${handing(link, fullName)} Liên kết chỉ hiện một lần, dùng một lần và hết hạn lúc ${time.format(new Date(link.expires_at))}.`}
        />
        <DialogBody>
          <TextArea label="Liên kết" readOnly value={address} onFocus={(event) => event.target.select()} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
          <Button tone="primary" icon={Copy} onClick={() => void copy()}>
            Sao chép liên kết
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function handing({ mailed_to }: PasswordLink, fullName: string): string {
  return mailed_to === null
    ? `Gửi liên kết này cho ${fullName}.`
    : `Liên kết đang được gửi tới ${mailed_to}; bạn cũng có thể tự đưa cho ${fullName}.`
}

const time = new Intl.DateTimeFormat('vi-VN', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Ho_Chi_Minh',
})
