import { waitFor } from 'storybook/test'
import type { SelectOption } from '#ui/select/select-option.ts'

interface Question {
  query: string
  signal: AbortSignal
  answer: (options: SelectOption<number>[]) => void
  fail: () => void
}

/** A search that is answered by the story, so that nothing depends on time. */
export function searchByHand() {
  const questions: Question[] = []
  const loadOptions = (query: string, signal: AbortSignal) =>
    new Promise<SelectOption<number>[]>((answer, reject) => {
      questions.push({ query, signal, answer, fail: () => reject(new Error('offline')) })
    })
  const question = (query: string) =>
    waitFor(() => {
      const asked = questions.findLast((one) => one.query === query)
      if (!asked) throw new Error(`Nobody has asked for '${query}'.`)
      return asked
    })
  return { questions, loadOptions, question }
}

/** People of the stories that search. */
export const people = [
  { value: 1, label: 'Nguyễn Thị Hồng Đào', description: 'SM001842 · Chuyên viên' },
  { value: 2, label: 'Nguyễn Văn Hải', description: 'SM000317 · Trưởng phòng' },
  { value: 3, label: 'Trần Quốc Đạt', description: 'SM002011 · Lái xe' },
]
