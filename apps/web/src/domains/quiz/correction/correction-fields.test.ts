import { describe, expect, test } from 'vitest'
import { correctionBody, correctionFields, type CorrectableQuestion } from './correction-fields.ts'

const question = (more: Partial<CorrectableQuestion>): CorrectableQuestion => ({
  id: 7,
  kind: 'single',
  content: 'Câu hỏi',
  options: ['Điện', 'Gỗ'],
  right_options: ['A'],
  blanks: null,
  points: 1,
  places: ['101 câu 1'],
  correction_id: null,
  ...more,
})
const names = (of: CorrectableQuestion, kind: string) => correctionFields(of, kind).map(({ field }) => field)

describe('the form of a correction', () => {
  test('asks for one key, for several that are taken besides, and for neither where the question is dropped', () => {
    expect(names(question({}), 'key')).toEqual(['kind', 'right_option', 'reason'])
    expect(names(question({}), 'accept')).toEqual(['kind', 'right_options', 'reason'])
    expect(names(question({}), 'drop')).toEqual(['kind', 'reason'])
  })

  test('offers no key of a written answer', () => {
    const [kind] = correctionFields(question({ kind: 'essay' }), null)
    expect(kind?.input).toEqual({ labels: { drop: 'Bỏ câu', full: 'Cho mọi người đủ điểm' } })
  })

  test('sends a line for every gap, also where nothing is added to one', () => {
    const fill = question({ kind: 'fill', blanks: '114\n115|116' })
    expect(names(fill, 'accept')).toEqual(['kind', 'gap_1', 'gap_2', 'reason'])
    const values = { kind: 'accept', gap_1: null, gap_2: '117', reason: 'Đổi số.', right_options: ['A'] }
    expect(correctionBody(fill, values)).toEqual({
      question_id: 7,
      kind: 'accept',
      reason: 'Đổi số.',
      blanks: '\n117',
    })
  })

  test('sends no key that was chosen before the question was dropped', () => {
    const values = { kind: 'drop', right_option: 'B', right_options: [], reason: 'Câu sai.' }
    expect(correctionBody(question({}), values)).toEqual({ question_id: 7, kind: 'drop', reason: 'Câu sai.' })
  })
})
