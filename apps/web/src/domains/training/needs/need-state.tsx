import type { Schemas } from '@nhansu/sdk/contract'
import { trainingNeedStateLabels } from '@nhansu/sdk/domains/training'
import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'

type State = Schemas['TrainingNeedState']

const tones: Readonly<Record<State, StatusTone>> = {
  new: 'plain',
  planned: 'info',
  placed: 'plain',
  met: 'plain',
  dismissed: 'neutral',
}

/** How far a training need has come. */
export function NeedState({ state }: { state: State }) {
  return <Status tone={tones[state]}>{trainingNeedStateLabels[state]}</Status>
}
