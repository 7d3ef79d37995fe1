import type { Schemas } from '@nhansu/sdk/contract'
import { type ShownQuestion, trueWords } from '@nhansu/sdk/domains/quiz-words'

/** 'A, C', '1 Đúng, 2 –, 3 Sai', '114; 115', 'Đúng', or that nothing was answered. */
export function answerWords({
  kind,
  value,
  options,
}: ShownQuestion & Pick<Schemas['AnsweredQuestion'], 'value'>): string {
  if (value.every((part) => part.trim() === '')) return 'chưa trả lời'
  if (kind === 'true_false') return trueWords(value[0])
  if (kind === 'statements') return options.map((_, at) => `${at + 1} ${trueWords(value[at])}`).join(', ')
  return kind === 'fill' || kind === 'essay' ? value.map((part) => part || '–').join('; ') : value.join(', ')
}
