import { Button } from '@nhansu/ui/button/button.tsx'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useState } from 'react'
import type { AnyField, AnyRow } from '#web/kit/resource/define-resource.ts'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { messages } from '#web/kit/feedback/messages.ts'
import { differences } from './conflict.ts'
import { ValueWords } from './value-words.tsx'

export interface ConflictDialogProps {
  fields: readonly AnyField[]
  /** What stands in the form. */
  mine: FormValues
  /** The record as the server has it. */
  newer: AnyRow
  onTakeNewer: () => void
  onOverwrite: () => Promise<void>
  /** Back to the form, with nothing decided. */
  onClose: () => void
}

/** Somebody else has saved the same record: shows where the two edits differ and asks which one counts. */
export function ConflictDialog({
  fields,
  mine,
  newer,
  onTakeNewer,
  onOverwrite,
  onClose,
}: ConflictDialogProps) {
  const [busy, setBusy] = useState(false)
  const different = differences(fields, mine, newer)
  const overwrite = async () => {
    setBusy(true)
    await onOverwrite()
    setBusy(false)
  }
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent kind="alert">
        <DialogHeader title={messages.stale} description={advice(different.length)} />
        <DialogBody>
          <DescriptionList
            items={different.map(({ field, mine: own, newer: other }) => ({
              term: field.label,
              value: (
                <Stack gap="xs">
                  <Text>
                    Bản mới: <ValueWords field={field} value={other} row={newer} />
                  </Text>
                  <Text tone="soft">
                    Bản của tôi: <ValueWords field={field} value={own} />
                  </Text>
                </Stack>
              ),
            }))}
          />
        </DialogBody>
        <DialogFooter>
          <Button onClick={onTakeNewer}>Lấy bản mới</Button>
          <Button tone="danger" loading={busy} onClick={() => void overwrite()}>
            Ghi đè bằng bản của tôi
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function advice(count: number): string {
  if (count === 0) return 'Bản mới giống nội dung bạn đang nhập.'
  return `Có ${count} thông tin khác với nội dung bạn đang nhập. Hãy chọn bản nào được giữ lại.`
}
