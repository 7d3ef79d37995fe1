import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { ProgressRing } from '@nhansu/ui/progress-ring/progress-ring.tsx'
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

/** Prints, tells how far it is until the paper is there, and stops when it is closed. */
export default function PrintDialog({ resource, query, total, onClose }: PrintDialogProps) {
  const { label, percent, count } = usePrint(resource, query, onClose)
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent kind="alert">
        <DialogHeader title="Đang in danh sách" description={`${formatNumber(total)} dòng.`} />
        <DialogBody>
          <Inline gap="md" align="center">
            {percent === null ? (
              <Spinner label={null} />
            ) : (
              <ProgressRing value={percent} label="Tiến độ in" size="large" />
            )}
            <Stack gap="xs">
              <output>
                <Text weight="strong">{label}…</Text>
              </output>
              {count && (
                <Text tone="soft" tabular>
                  {count}
                </Text>
              )}
            </Stack>
          </Inline>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Dừng in</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
