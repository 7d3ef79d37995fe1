import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { formatFileSize } from '@nhansu/ui/format/file-size.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Spinner } from '@nhansu/ui/spinner/spinner.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'

interface PrintDialogProps {
  /** Rows to print. */
  total: number
  /** Bytes that have come; 0 while the pages are being laid out. */
  received: number
  onCancel: () => void
}

/** What is going on until a print is there, and the way out. */
export function PrintDialog({ total, received, onCancel }: PrintDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => open || onCancel()}>
      <DialogContent kind="alert">
        <DialogHeader title="Đang in danh sách" description={`${formatNumber(total)} nhân viên.`} />
        <DialogBody>
          <Inline>
            <Spinner label={null} />
            <output>
              <Text>
                {received === 0
                  ? 'Đang dàn trang, thường mất vài giây…'
                  : `Đang tải bản in về máy: ${formatFileSize(received)}`}
              </Text>
            </output>
          </Inline>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onCancel}>Dừng in</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
