import type { Schemas } from '@nhansu/sdk/contract'
import { trainingCommitmentStateLabels } from '@nhansu/sdk/domains/training'
import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'

type State = Schemas['TrainingCommitmentState']

const tones: Readonly<Record<State, StatusTone>> = {
  draft: 'neutral',
  signed: 'info',
  active: 'plain',
  done: 'ok',
  settling: 'warn',
  waived: 'neutral',
  owed: 'bad',
  repaid: 'ok',
}

/** How a promise of service stands today. */
export function CommitmentState({ state }: { state: State }) {
  return <Status tone={tones[state]}>{trainingCommitmentStateLabels[state]}</Status>
}
