import type { Schemas } from '@nhansu/sdk/contract'
import { candidateStateLabels } from '@nhansu/sdk/domains/candidates'
import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'

const tones: Readonly<Record<Schemas['CandidateState'], StatusTone>> = {
  new: 'info',
  seen: 'neutral',
  contacted: 'neutral',
  confirmed: 'warn',
  accepted: 'ok',
  employee: 'ok',
  work_refused: 'plain',
  failed: 'plain',
  withdrawn: 'plain',
  archived: 'plain',
}

/** Where a candidate is on his way. */
export function CandidateStatus({ state }: { state: Schemas['CandidateState'] }) {
  return <Status tone={tones[state]}>{candidateStateLabels[state]}</Status>
}
