import type { Schemas } from '@nhansu/sdk/contract'
import { examResultStateLabels, examStatusLabels } from '@nhansu/sdk/domains/exams'
import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'

type ExamStatus = Schemas['ExamStatus']
type ResultState = Schemas['ExamResultState']
type Judged = Pick<Schemas['ExamResult'], 'passed' | 'absent_reason' | 'classify_name'>

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

/** What came of a test: that somebody was away and why, or whether he passed. */
export function Outcome({ passed, absent_reason: absent }: Judged) {
  return absent === null ? <Passed passed={passed} /> : `Vắng: ${absent}`
}

/** The grade of who passed: grades go by the total alone, and a part below its least score fails at any total. */
export function gradeOf({ passed, classify_name: grade }: Judged): string | null {
  return passed ? grade : null
}

/** Whether somebody passed; nothing where that is not known or not to be seen. */
function Passed({ passed }: { passed: boolean | null }) {
  if (passed === null) return '–'
  return <Status tone={passed ? 'plain' : 'bad'}>{passed ? 'Đạt' : 'Không đạt'}</Status>
}
