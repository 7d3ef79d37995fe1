import type { Data } from '@nhansu/sdk/contract'
import { decimal } from './paper-facts.ts'

type Taken = Pick<Data<'quizExams.takenExams'>['taken_exams'][number], 'state' | 'score' | 'passed'>

/**
 * 'Được giao 40, đã thi 38, vắng 2. Đạt 30, không đạt 6, chờ chấm 2. Điểm trung bình 7,25.' Whoever wrote until the end and has
 * not been handed in by the clock yet has sat, too; an attempt that was cancelled counts for nothing and is told apart.
 */
export function countWords(taken: readonly Taken[]): string {
  const cancelled = taken.filter(({ state }) => state === 'cancelled').length
  const sat = taken.filter(({ state }) => state !== 'absent' && state !== 'cancelled')
  const scores = taken.flatMap(({ score }) => (score === null ? [] : [score]))
  const passed = taken.filter((row) => row.passed === true).length
  const average = scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length)
  return [
    `Được giao ${taken.length}, đã thi ${sat.length}, vắng ${taken.length - sat.length - cancelled}.`,
    cancelled === 0 ? '' : `Bài bị hủy ${cancelled}.`,
    `Đạt ${passed}, không đạt ${scores.length - passed}, chờ chấm ${sat.length - scores.length}.`,
    scores.length === 0 ? '' : `Điểm trung bình ${decimal(average)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
