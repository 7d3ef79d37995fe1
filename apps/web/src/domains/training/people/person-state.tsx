import type { Schemas } from '@nhansu/sdk/contract'
import { trainingPersonStateLabels } from '@nhansu/sdk/domains/training'
import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'

type State = Schemas['TrainingPersonState']

const tones: Readonly<Record<State, StatusTone>> = {
  listed: 'plain',
  waiting: 'warn',
  registered: 'info',
  promised: 'info',
  confirmed: 'brand',
  refused: 'bad',
  joined: 'ok',
  absent: 'warn',
  withdrawn: 'neutral',
  passed: 'ok',
  failed: 'bad',
}

/** Where somebody stands in a course; on the waiting list also how many stand before. */
export function PersonState({ state, place }: { state: State; place?: number | null }) {
  const words = trainingPersonStateLabels[state]
  return <Status tone={tones[state]}>{place ? `${words} (thứ ${place})` : words}</Status>
}
