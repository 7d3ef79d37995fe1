import { fieldFacts } from '@nhansu/sdk/field-facts/levels'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { rulesOf, startValues } from './form-rules.ts'
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

  test('holds a field to the contract, and raises codes to capitals', () => {
    const ofContract: AnyField[] = [
      {
        field: 'code',
        label: 'Mã trình độ',
        input: 'text',
        required: true,
        fact: fieldFacts.takes.store.fields.code,
      },
      {
        field: 'rank',
        label: 'Thứ bậc',
        input: 'number',
        required: true,
        fact: fieldFacts.takes.store.fields.rank,
      },
    ]
    expect(v.parse(rulesOf(ofContract), { code: ' dh-01 ', rank: 999 })).toEqual({ code: 'DH-01', rank: 999 })
    const { issues = [] } = v.safeParse(rulesOf(ofContract), { code: 'đh', rank: 1000 })
    expect(issues.map(({ message }) => message)).toEqual([
      'Mã trình độ gồm 2–20 ký tự: chữ không dấu, chữ số, - hoặc _.',
      'Thứ bậc không được lớn hơn 999.',
    ])
  })

  test('starts a new record with what is declared, and an old one with what it has', () => {
    expect(startValues(fields)).toEqual({ code: '', note: '', rank: null, group: null, is_active: true })
    const record = { code: 'DH', note: null, rank: 60, group: 'b', is_active: false }
    expect(startValues(fields, record)).toEqual({ ...record, note: '' })
  })
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
