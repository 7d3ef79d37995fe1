import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { lowerFirst, rulesOf, startValues } from './form-rules.ts'
import { differences, inWords } from '#web/kit/conflict/conflict.ts'

const fields: AnyField[] = [
  {
    field: 'code',
    label: 'Mã trình độ',
    input: 'text',
    required: true,
    rule: v.pipe(v.string(), v.regex(/^[A-Z]+$/, 'Chỉ gồm chữ in hoa.')),
  },
  { field: 'note', label: 'Ghi chú', input: 'text', rule: v.pipe(v.string(), v.maxLength(3, 'Quá dài.')) },
  { field: 'rank', label: 'Thứ bậc', input: 'number', required: true },
  { field: 'group', label: 'Nhóm', input: { labels: { a: 'Học vấn', b: 'Bậc thợ' } }, required: true },
  { field: 'is_active', label: 'Đang sử dụng', input: 'switch', initial: true },
]
const filled = { code: ' DH ', note: '', rank: 0, group: 'a', is_active: false }

const problems = (values: object) => {
  const { issues = [] } = v.safeParse(rulesOf(fields), values)
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]))
}

describe('a form', () => {
  test('sends tidy values, and nothing for an empty field', () => {
    expect(v.parse(rulesOf(fields), filled)).toEqual({ ...filled, code: 'DH', note: null })
  })

  test('asks for what is missing in the words of its labels', () => {
    expect(problems({ ...filled, code: '   ', rank: null, group: null })).toEqual({
      code: 'Vui lòng nhập mã trình độ.',
      rank: 'Vui lòng nhập thứ bậc.',
      group: 'Vui lòng chọn nhóm.',
    })
  })

  test("says a field's own rule, also where the field may be empty", () => {
    expect(problems({ ...filled, code: 'dh', note: 'dài quá' })).toEqual({
      code: 'Chỉ gồm chữ in hoa.',
      note: 'Quá dài.',
    })
  })

  test('starts a new record with what is declared, and an old one with what it has', () => {
    expect(startValues(fields)).toEqual({ code: '', note: '', rank: null, group: null, is_active: true })
    const record = { code: 'DH', note: null, rank: 60, group: 'b', is_active: false }
    expect(startValues(fields, record)).toEqual({ ...record, note: '' })
  })
})

test('a label keeps its capitals where they are an abbreviation', () => {
  expect(['Tên trình độ', 'Đơn vị', 'CCCD', 'Ấp'].map(lowerFirst)).toEqual([
    'tên trình độ',
    'đơn vị',
    'CCCD',
    'ấp',
  ])
})

test('two edits differ where a save would overwrite, in words', () => {
  const newer = { code: 'DH', note: null, rank: 70, group: 'b', is_active: true, version: 4 }
  const mine = { code: 'DH', note: '', rank: 60, group: 'a', is_active: false }
  const told = differences(fields, mine, newer).map(({ field, ...values }) => [
    field.label,
    inWords(field.input, values.mine),
    inWords(field.input, values.newer),
  ])
  expect(told).toEqual([
    ['Thứ bậc', '60', '70'],
    ['Nhóm', 'Học vấn', 'Bậc thợ'],
    ['Đang sử dụng', 'Không', 'Có'],
  ])
})
