import { confirmationStateLabels } from '@nhansu/sdk/domains/confirmations'
import { Status } from '@nhansu/ui/badge/status.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { type ConfirmationRow, stateTones, waitWords } from './confirmation-words.ts'

/** Where a request stands, and how long it has been waiting. */
export function ConfirmationStatus({
  state,
  days_waiting: days,
}: Pick<ConfirmationRow, 'state' | 'days_waiting'>) {
  return (
    <Inline gap="xs">
      <Status tone={stateTones[state]}>{confirmationStateLabels[state]}</Status>
      {days !== null && (
        <Text size="hint" tone="hint">
          {waitWords(days)}
        </Text>
      )}
    </Inline>
  )
}
