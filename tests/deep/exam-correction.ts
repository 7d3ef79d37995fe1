import { expect } from 'vitest'
import { clientOf } from '../launch/client.ts'
import { type Hall, otherWord, rightWord } from './exam-hall.ts'
import type { Sat } from './exam-takers.ts'

/** Which question was corrected, and how long all papers took to be marked anew. */
export interface Corrected {
  content: string
  seconds: number
}

/** Has an officer say that the second option of a question is the right one, so that every paper is marked anew. */
export async function correctOne(hall: Hall): Promise<Corrected> {
  const hr = clientOf(hall.product, hall.officer)
  const path = `/api/quiz/exams/${hall.examId}/corrections`
  const { data } = await hr.call('GET', path)
  const [question] = data['questions'] as { id: number; content: string }[]
  if (question === undefined) throw new Error('the exam has no question')
  const begun = performance.now()
  const corrected = await hr.call('POST', path, {
    question_id: question.id,
    kind: 'key',
    right_options: ['B'],
    reason: 'Đáp án in nhầm.',
    step: data['step'],
  })
  const seconds = (performance.now() - begun) / 1000
  expect(corrected.status, JSON.stringify(corrected)).toBe(200)
  return { content: question.content, seconds }
}

/** How many answers of somebody are right once a question is corrected, reckoned from what he chose. */
export function rightAfter({ right, chosen }: Sat, content: string): number {
  const text = chosen.get(content) ?? ''
  return right - Number(text.startsWith(rightWord)) + Number(text.startsWith(otherWord))
}
