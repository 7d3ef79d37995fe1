import type { Data } from '@nhansu/sdk/contract'
import { quizExamStatusLabels, quizTakenStateLabels } from '@nhansu/sdk/domains/quiz'
import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'

type OwnExam = Data<'quizTaking.info'>['exam']

const tones: Record<OwnExam['state'], StatusTone> = {
  waiting: 'neutral',
  running: 'brand',
  handed_in: 'ok',
  marked: 'ok',
  released: 'ok',
  absent: 'bad',
  cancelled: 'neutral',
}

/** How far one is with an exam of one's own; that it is marked says its score, which may not be out yet. */
export function OwnExamState({ exam: { state, status } }: { exam: Pick<OwnExam, 'state' | 'status'> }) {
  if (state === 'released') return <Status tone="ok">Đã công bố kết quả</Status>
  if (state === 'handed_in' || state === 'marked') return <Status tone="ok">Đã nộp bài</Status>
  if (status === 'paused') return <Status tone="warn">{quizExamStatusLabels.paused}</Status>
  if (state === 'waiting' && status === 'running')
    return <Status tone="info">{quizExamStatusLabels.running}</Status>
  if (state === 'waiting') return <Status tone="plain">{quizExamStatusLabels[status]}</Status>
  return <Status tone={tones[state]}>{quizTakenStateLabels[state]}</Status>
}
