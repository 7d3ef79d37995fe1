import type { Data } from '@nhansu/sdk/contract'
import { formatNumber } from '@nhansu/ui/format/number.ts'

type MarkingExam = Data<'quizMarking.list'>['exams'][number]

/** 'còn 12 câu chờ chấm, đã chấm 28 câu', or that there is nothing yet. */
export function progressWords({ waiting, marked }: Pick<MarkingExam, 'waiting' | 'marked'>): string {
  if (waiting + marked === 0) return 'chưa có bài nộp'
  const done = `đã chấm ${formatNumber(marked)} câu`
  return waiting === 0 ? done : `còn ${formatNumber(waiting)} câu chờ chấm, ${done}`
}
