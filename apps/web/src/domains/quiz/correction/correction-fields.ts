import type { Data, Input } from '@nhansu/sdk/contract'
import { quizCorrectionKindLabels } from '@nhansu/sdk/domains/quiz'
import { shownOptions } from '@nhansu/sdk/domains/quiz-words'
import { fieldFacts } from '@nhansu/sdk/field-facts/quiz-corrections'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import type { AnyField, Labels } from '#web/kit/resource/define-resource.ts'

/** A question that the papers of an exam hold, as it was drawn. */
export type CorrectableQuestion = Data<'quizCorrections.list'>['questions'][number]
type Body = Input<'quizCorrections.correct'>['body']
type Letter = NonNullable<Body['right_options']>[number]

const letters: readonly Letter[] = ['A', 'B', 'C', 'D', 'E', 'F']
const { drop, full } = quizCorrectionKindLabels

/** Why something is corrected, or a correction taken back; takers who see the key read it. */
export const reasonField: AnyField = {
  field: 'reason',
  label: 'Lý do',
  input: 'long-text',
  required: true,
  fact: fieldFacts.takes.correct.fields.reason,
}

/** What the form of a correction asks for, once its kind is chosen. */
export function correctionFields(question: CorrectableQuestion, kind: unknown): AnyField[] {
  return [
    {
      field: 'kind',
      label: 'Cách sửa',
      input: { labels: question.kind === 'essay' ? { drop, full } : quizCorrectionKindLabels },
      required: true,
      hint: kindHints[String(kind)] ?? '',
    },
    ...(kind === 'key' || kind === 'accept' ? keyFields(question, kind) : []),
    { ...reasonField, hint: 'Thí sinh được xem đáp án sẽ đọc câu này cạnh câu hỏi.' },
  ]
}

const kindHints: Readonly<Record<string, string>> = {
  key: 'Đáp án cũ không còn đúng.',
  accept: 'Đáp án cũ vẫn đúng; ai chọn đáp án thêm cũng được điểm.',
  drop: 'Câu không tính vào tổng điểm của bài nào.',
  full: 'Ai có câu này cũng được đủ điểm, kể cả bỏ trống.',
}

function keyFields(question: CorrectableQuestion, kind: 'key' | 'accept'): AnyField[] {
  const required = kind === 'key' ? { required: true as const } : {}
  if (question.kind === 'fill') {
    return gapsOf(question).map((now, at) => ({
      field: gapName(at),
      label: `Chỗ trống ${at + 1}`,
      input: 'text',
      ...required,
      hint: `Đang là ${now.replaceAll('|', ' hoặc ')}. Nhiều đáp án cách nhau bằng dấu |.`,
    }))
  }
  const isOne = kind === 'key' && (question.kind === 'single' || question.kind === 'true_false')
  const labels = lettersOf(question)
  const label = question.kind === 'statements' ? 'Các ý đúng' : kind === 'key' ? 'Đáp án đúng' : 'Đáp án thêm'
  return [
    isOne
      ? { field: 'right_option', label, input: { labels }, required: true }
      : { field: 'right_options', label, input: { several: labels } },
  ]
}

/** The answers that can be chosen of a question, by their letters. */
function lettersOf(question: CorrectableQuestion): Labels {
  if (question.kind === 'true_false') return { A: 'Đúng', B: 'Sai' }
  return Object.fromEntries(shownOptions(question).map((text, at) => [letters[at], text]))
}

/** What the server is sent of a filled-in form. */
export function correctionBody(question: CorrectableQuestion, values: FormValues): Omit<Body, 'step'> {
  const kind = String(values['kind']) as Body['kind'] // one of the labels' codes
  const asksKey = kind === 'key' || kind === 'accept'
  const one = values['right_option']
  const several = values['right_options']
  // The letters of the choices above.
  const chosen = (one ? [one] : Array.isArray(several) ? several : []) as Letter[]
  const isFill = question.kind === 'fill'
  return {
    question_id: question.id,
    kind,
    reason: String(values['reason'] ?? ''),
    ...(asksKey && isFill && { blanks: filled(question, values) }),
    ...(asksKey && !isFill && { right_options: chosen }),
  }
}

function filled(question: CorrectableQuestion, values: FormValues): string {
  return gapsOf(question)
    .map((_, at) => String(values[gapName(at)] ?? '').trim())
    .join('\n')
}

function gapsOf({ blanks }: CorrectableQuestion): string[] {
  return (blanks ?? '').split('\n')
}

function gapName(at: number): string {
  return `gap_${at + 1}`
}
