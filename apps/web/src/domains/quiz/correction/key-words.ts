import type { Data } from '@nhansu/sdk/contract'
import { quizCorrectionKindLabels } from '@nhansu/sdk/domains/quiz'
import { rightWords } from '@nhansu/sdk/domains/quiz-words'

type Listed = Data<'quizCorrections.list'>
type Question = Listed['questions'][number]
type Correction = Listed['corrections'][number]

/** The key that a question was drawn with: 'A, C', '114; 115'. */
export function keyWords({ kind, options, right_options: right, blanks }: Question): string {
  return kind === 'essay' ? 'người chấm' : rightWords({ kind, options, right_letters: right, blanks })
}

/** 'Đổi đáp án đúng: B', 'Bỏ câu'. */
export function correctionWords(correction: Correction, question: Question | undefined): string {
  const { kind, right_options: right, blanks, question_kind: of } = correction
  const label = quizCorrectionKindLabels[kind]
  if (kind === 'drop' || kind === 'full') return label
  const options = question?.options ?? []
  return `${label}: ${rightWords({ kind: of, options, right_letters: right, blanks })}`
}
