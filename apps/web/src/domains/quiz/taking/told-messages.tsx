import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import type { Message } from './sitting.ts'

/** What examiners tell everybody who writes, newest first; what is new is read out. */
export function ToldMessages({ messages }: { messages: readonly Message[] }) {
  return (
    <div aria-live="polite">
      {messages.length > 0 && (
        <Card title="Thông báo của cán bộ khảo thí">
          <Stack as="ul" gap="sm">
            {messages.map(({ id, text, sent_at: at }) => (
              <li key={id}>
                <Text>{text}</Text>{' '}
                <Text size="hint" tone="hint">
                  {formatDateTime(at)}
                </Text>
              </li>
            ))}
          </Stack>
        </Card>
      )}
    </div>
  )
}
