import { Status } from '@nhansu/ui/badge/status.tsx'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { type LawConstant, stateWords, valueWords } from './law-words.ts'

interface LawHistoryProps {
  constant: LawConstant
  onClose: () => void
}

/** Every value that a constant has ever had, and who wrote it. */
export function LawHistory({ constant, onClose }: LawHistoryProps) {
  const { label, unit, values } = constant
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent>
        <DialogHeader title={label} description="Mọi giá trị, ngày áp dụng mới nhất ở trên." />
        <DialogBody>
          <Stack as="ul" gap="md">
            {values.map(({ id, from_date, value, source, state, added_by_name, added_at }) => (
              <li key={id}>
                <Inline justify="between" align="start" gap="md">
                  <Stack gap="none">
                    <Text weight="medium" tabular>
                      {valueWords(value, unit)} từ {formatDate(from_date)}
                    </Text>
                    <Text size="hint" tone="hint">
                      {source}
                    </Text>
                    <Text size="hint" tone="hint">
                      {added_by_name
                        ? `${added_by_name} ghi ${formatDateTime(added_at)}`
                        : 'Có sẵn trong hệ thống'}
                    </Text>
                  </Stack>
                  <Status tone={stateWords[state][1]}>{stateWords[state][0]}</Status>
                </Inline>
              </li>
            ))}
          </Stack>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
