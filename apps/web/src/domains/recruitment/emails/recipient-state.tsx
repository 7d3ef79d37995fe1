import type { Schemas } from '@nhansu/sdk/contract'
import { emailRecipientStateLabels } from '@nhansu/sdk/domains/emails'
import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'

type State = Schemas['EmailRecipientState']

const tones: Readonly<Record<State, StatusTone>> = {
  waiting: 'neutral',
  held: 'warn',
  queued: 'neutral',
  sending: 'info',
  sent: 'ok',
  stored: 'brand',
  failed: 'bad',
  cancelled: 'plain',
}

/** What has come of one letter. */
export function RecipientState({ state }: { state: State }) {
  return <Status tone={tones[state]}>{emailRecipientStateLabels[state]}</Status>
}
