import { Button } from '@nhansu/ui/button/button.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { lazy, Suspense, useState } from 'react'
import { type OwnTransfer, ownStateWords } from './own-transfer-words.ts'
import { useOwnTransfers } from './own-transfers.ts'

// Its code comes with the first press.
const OwnTransferDialog = lazy(() => import('./own-transfer-dialog.tsx'))

/** Beside one's own file: where the company wants to hand one over, what one has answered, and what came of it. */
export default function OwnTransferNotice() {
  const shown = useOwnTransfers(true)
  const [opened, setOpened] = useState<OwnTransfer>()
  if (shown.length === 0) return null
  return (
    <Card title="Chuyển công ty trong tập đoàn">
      <Stack gap="md">
        {shown.map((transfer) => (
          <Stack key={transfer.id} gap="xs">
            <Text as="p">
              {`Công ty đề nghị chuyển bạn sang ${transfer.other_company_name} từ ngày ${formatDate(transfer.effective_date)}.`}
            </Text>
            <Text as="p" tone={transfer.state === 'asking' ? 'warn' : 'soft'}>
              {ownStateWords(transfer)}
            </Text>
            <Button
              {...(transfer.state === 'asking' && { tone: 'primary' })}
              onClick={() => setOpened(transfer)}
            >
              {transfer.state === 'asking' ? 'Đọc và trả lời' : 'Xem lời đồng ý'}
            </Button>
          </Stack>
        ))}
      </Stack>
      {opened && (
        <Suspense>
          <OwnTransferDialog transfer={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </Card>
  )
}
