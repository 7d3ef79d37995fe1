import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { TextArea } from '@nhansu/ui/text-area/text-area.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { Copy } from 'lucide-react'

interface ApiTokenDialogProps {
  name: string
  token: string
  onClose: () => void
}

/** A new token, shown this once, to be put where the program keeps its secrets. */
export function ApiTokenDialog({ name, token, onClose }: ApiTokenDialogProps) {
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => toast.ok('Đã sao chép mã truy cập.'),
      () => toast.warn('Trình duyệt không cho sao chép. Hãy chọn mã rồi sao chép bằng tay.'),
    )
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent kind="alert">
        <DialogHeader
          title={`Mã truy cập của ${name}`}
          description="Mã chỉ hiện một lần này. Hãy sao chép vào nơi phần mềm giữ bí mật; ai có mã sẽ đọc được dữ liệu bạn được xem."
        />
        <DialogBody>
          <TextArea label="Mã truy cập" readOnly value={token} onFocus={(event) => event.target.select()} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
          <Button tone="primary" icon={Copy} onClick={() => void copy()}>
            Sao chép mã
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
