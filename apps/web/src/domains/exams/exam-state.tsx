import type { Schemas } from '@nhansu/sdk/contract'
import { examResultStateLabels, examStatusLabels } from '@nhansu/sdk/domains/exams'
import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'

type ExamStatus = Schemas['ExamStatus']
type ResultState = Schemas['ExamResultState']

const tones: Readonly<Record<ExamStatus, StatusTone>> = {
  draft: 'neutral',
  scheduled: 'info',
  running: 'brand',
  scoring: 'warn',
  reviewing: 'warn',
  published: 'plain',
  cancelled: 'neutral',
}

const resultTones: Readonly<Record<ResultState, StatusTone>> = {
  pending: 'neutral',
  entered: 'info',
  reviewing: 'warn',
  published: 'plain',
}

/** The state of a periodic test. */
export function ExamState({ status }: { status: ExamStatus }) {
  return <Status tone={tones[status]}>{examStatusLabels[status]}</Status>
}

/** How far somebody's result is. */
export function ResultState({ state }: { state: ResultState }) {
  return <Status tone={resultTones[state]}>{examResultStateLabels[state]}</Status>
}

/** Whether somebody passed; nothing where that is not known or not to be seen. */
export function Passed({ passed }: { passed: boolean | null }) {
  if (passed === null) return '–'
  return <Status tone={passed ? 'plain' : 'bad'}>{passed ? 'Đạt' : 'Không đạt'}</Status>
}
