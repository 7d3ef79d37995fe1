import type { Schemas } from '@nhansu/sdk/contract'
import { profileRoundStateLabels, roundAnswerLabels } from '@nhansu/sdk/domains/requests'
import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'

const stateTones: Record<Schemas['ProfileRoundState'], StatusTone> = {
  planned: 'neutral',
  open: 'ok',
  ended: 'neutral',
  cancelled: 'bad',
}

/** How far a round is. */
export function RoundStatus({ state }: { state: Schemas['ProfileRoundState'] }) {
  return <Status tone={stateTones[state]}>{profileRoundStateLabels[state]}</Status>
}

const answerTones: Record<Schemas['RoundAnswer'], StatusTone> = {
  waiting: 'warn',
  requested: 'ok',
  confirmed: 'ok',
}

/** What somebody has answered in a round. */
export function AnswerStatus({ state }: { state: Schemas['RoundAnswer'] }) {
  return <Status tone={answerTones[state]}>{roundAnswerLabels[state]}</Status>
}
