import { describe, expect, test } from 'vitest'
import { ApiFailure } from '../../../contract/failure.ts'
import { paperKinds } from '../paper-kinds.ts'
import { clauseFields, hasClauses, lackableFields, shippedOf } from './clause-kinds.ts'
import { checkedClauses, clauseLines } from './clause-text.ts'

const fields = { 'Họ và tên': 'Đào', 'Công việc': 'Kế toán' }
const values = { 'Họ và tên': 'Lê {Công việc} <b>', 'Công việc': 'Kế toán', 'Nội dung': '' }

function texts(content: string, lacking: readonly string[] = []): string[] {
  return clauseLines(content, { values, lacking: new Set(lacking) }).map((block) =>
    block.kind === 'paragraph' ? block.text : block.kind,
  )
}

function faultsOf(content: string): readonly string[] {
  try {
    checkedClauses(content, fields)
  } catch (error) {
    if (error instanceof ApiFailure) return error.detail.errors?.['content'] ?? []
    throw error
  }
  return []
}

describe('clauses become paragraphs', () => {
  test('a line each, with values as text that no field stands in', () => {
    expect(texts('Điều 1. Việc\n\n{Họ và tên} làm { Công  việc }.')).toEqual([
      'Điều 1. Việc',
      'Lê {Công việc} <b> làm Kế toán.',
    ])
  })

  test('but for lines that name what the record lacks, or what is empty', () => {
    const content = 'Một\nHai {Công việc}\nBa {Nội dung}\nBốn {Số ngày}'
    expect(texts(content, ['Số ngày'])).toEqual(['Một', 'Hai Kế toán'])
    expect(texts(content, ['Số ngày', 'Công việc'])).toEqual(['Một'])
  })

  test('and a field that there is not any more stops the print', () => {
    expect(() => texts('{Cấp bậc}')).toThrow(expect.objectContaining({ status: 409 }))
    expect(() => texts('{constructor}')).toThrow('{constructor}')
  })
})

describe('clauses are kept', () => {
  test('with composed letters, one kind of line break and nothing unseen', () => {
    expect(checkedClauses('\uFEFF Điều 1\u200B\r\nHai\u000bBa\tbốn \n\n', fields)).toBe('Điều 1\nHai\nBa bốn')
    expect(checkedClauses('{Họ và tên}'.normalize('NFD'), fields)).toBe('{Họ và tên}')
  })

  test.each([
    ['nothing in them', ' \u200B\n', ['Vui lòng nhập Nội dung điều khoản.']],
    ['a field that there is not', '{Lương mật} {Lương mật}', ['Không có trường {Lương mật}.']],
    ['a name that every object has', '{constructor} {__proto__}', ['{constructor}', '{__proto__}']],
    ['a list of a Word file', '{#Danh sách người}', ['{#Danh sách người}']],
    ['braces that make no field', 'Một\n{Họ và tên', ['Dấu { hoặc } ở dòng 2']],
    ['a control character', 'Một\nHai\u0007', ['Dòng 2 có ký tự điều khiển']],
    ['ten thousand fields', '{Họ và tên}'.repeat(10_000), ['Nội dung có 10000 trường, tối đa 200 trường.']],
    ['too many lines', 'a\n'.repeat(401), ['Nội dung có 401 dòng, tối đa 400 dòng.']],
  ])('not with %s', (_, content, sentences) => {
    const faults = faultsOf(content)
    expect(faults).toHaveLength(sentences.length)
    for (const [at, words] of sentences.entries()) expect(faults[at]).toContain(words)
  })

  test('at their limits, and with twenty faults named at most', () => {
    expect(faultsOf('{Họ và tên}'.repeat(200))).toEqual([])
    expect(faultsOf('a\n'.repeat(400))).toEqual([])
    const many = Array.from({ length: 150 }, (_, at) => `{Sai ${at}}`).join('')
    expect(faultsOf(many)).toHaveLength(21)
    expect(faultsOf(many).at(-1)).toBe('Và 130 lỗi khác.')
  })
})

test('what is shipped could be written by a company, and what a record may lack is a field', () => {
  const kinds = paperKinds.map(({ kind }) => kind).filter(hasClauses)
  expect(kinds).toHaveLength(27)
  for (const kind of kinds) {
    const shipped = shippedOf(kind)
    expect(checkedClauses(shipped, clauseFields(kind))).toBe(shipped)
    expect(Object.keys(clauseFields(kind))).toEqual(expect.arrayContaining([...lackableFields(kind)]))
  }
})
