import type { RequestState as State } from '@nhansu/sdk/domains/requests'
import { requestStateLabels } from '@nhansu/sdk/domains/requests'
import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'

const tones: Readonly<Record<State, StatusTone>> = {
  waiting: 'warn',
  approved: 'plain',
  partly: 'info',
  refused: 'bad',
  cancelled: 'neutral',
}

/** What has become of a request. */
export function RequestState({ state }: { state: State }) {
  return <Status tone={tones[state]}>{requestStateLabels[state]}</Status>
}
