import type { Schemas } from '@nhansu/sdk/contract'
import { quizExamStatusLabels, quizTakenStateLabels } from '@nhansu/sdk/domains/quiz'
import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'

type ExamStatus = Schemas['QuizExamStatus']
type Taken = Schemas['QuizTakenState']

const tones: Readonly<Record<ExamStatus, StatusTone>> = {
  draft: 'neutral',
  upcoming: 'info',
  running: 'brand',
  paused: 'warn',
  ended: 'plain',
  released: 'ok',
  cancelled: 'neutral',
}

const takenTones: Readonly<Record<Taken, StatusTone>> = {
  waiting: 'neutral',
  running: 'brand',
  handed_in: 'info',
  marked: 'plain',
  released: 'ok',
  absent: 'warn',
  cancelled: 'neutral',
}

/** The state of an exam. */
export function ExamState({ status }: { status: ExamStatus }) {
  return <Status tone={tones[status]}>{quizExamStatusLabels[status]}</Status>
}

/** How far somebody is with an exam. */
export function TakenState({ state }: { state: Taken }) {
  return <Status tone={takenTones[state]}>{quizTakenStateLabels[state]}</Status>
}

/** Whether somebody passed; nothing where that is not known yet. */
export function PassedState({ passed }: { passed: boolean | null }) {
  if (passed === null) return '–'
  return <Status tone={passed ? 'plain' : 'bad'}>{passed ? 'Đạt' : 'Không đạt'}</Status>
}
