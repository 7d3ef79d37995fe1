import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { formatFileSize } from '@nhansu/ui/format/file-size.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Spinner } from '@nhansu/ui/spinner/spinner.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import type { PrintedResource } from './print-action.tsx'
import { type AskedList, usePrint } from './use-print.ts'

interface PrintDialogProps {
  resource: PrintedResource
  query: AskedList
  /** Rows to print. */
  total: number
  onClose: () => void
}

/** Prints, tells what is going on until the paper is there, and stops when it is closed. */
export default function PrintDialog({ resource, query, total, onClose }: PrintDialogProps) {
  const received = usePrint(resource, query, onClose)
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent kind="alert">
        <DialogHeader title="Đang in danh sách" description={`${formatNumber(total)} dòng.`} />
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
          <Button onClick={onClose}>Dừng in</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
