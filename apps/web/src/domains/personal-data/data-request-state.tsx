import {
  type PersonalDataRequestState,
  personalDataRequestStateLabels,
} from '@nhansu/sdk/domains/personal-data'
import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { daysLeftWords } from './data-request-words.ts'

const tones: Record<PersonalDataRequestState, StatusTone> = {
  received: 'info',
  answered: 'plain',
  completed: 'plain',
  refused: 'neutral',
}

/** From so many days on the day of a request is told beside its state. */
const nearDays = 3

interface DataRequestStateProps {
  state: PersonalDataRequestState
  daysLeft: number | null
}

/** Where a request stands; a badge in red where it is overdue. */
export function DataRequestState({ state, daysLeft }: DataRequestStateProps) {
  return (
    <Inline gap="xs">
      <Status tone={tones[state]}>{personalDataRequestStateLabels[state]}</Status>
      {daysLeft !== null && daysLeft < 0 && <Status tone="bad">{daysLeftWords(daysLeft)}</Status>}
      {daysLeft !== null && daysLeft >= 0 && daysLeft <= nearDays && (
        <Text size="hint" tone="warn">
          {daysLeftWords(daysLeft)}
        </Text>
      )}
    </Inline>
  )
}
