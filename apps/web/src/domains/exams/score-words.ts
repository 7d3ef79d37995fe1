import type { Schemas } from '@nhansu/sdk/contract'
import { formatNumber } from '@nhansu/ui/format/number.ts'

type Given = Pick<Schemas['ExamGivenScore'], 'score' | 'from_quiz' | 'quiz_score'>

/** '8', '8 (từ kỳ thi)', '8 (nhập tay; kỳ thi: 7)': a score, where it comes from, and what the exam says where that differs. */
export function scoreWords(given: Given | undefined): string {
  if (given === undefined) return '–'
  const { score, from_quiz: arrived, quiz_score: quiz } = given
  const shown = formatNumber(score, 2)
  if (quiz !== null && quiz !== score) {
    return `${shown} (${arrived ? '' : 'nhập tay; '}kỳ thi: ${formatNumber(quiz, 2)})`
  }
  return arrived ? `${shown} (từ kỳ thi)` : shown
}
