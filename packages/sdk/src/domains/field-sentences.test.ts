import { describe, expect, test } from 'vitest'
import { fieldFacts } from '../generated/field-facts/levels.ts'
import { fieldFacts as employeeFacts } from '../generated/field-facts/employees.ts'
import { fieldFacts as partnerFacts } from '../generated/field-facts/partner-infos.ts'
import { type FieldFact, fieldProblem, fieldSentence, lowerFirst } from './field-sentences.ts'

const { fields, requires } = fieldFacts.takes.store

describe('the facts of a resource', () => {
  test('name each field as the contract does', () => {
    expect(fieldFacts.titles.level_group).toBe('Nhóm trình độ')
    expect(fields.rank).toEqual({ title: 'Thứ bậc', type: 'integer', minimum: 0, maximum: 999 })
    expect(requires).toEqual(['code', 'name', 'level_group', 'rank'])
  })

  test('leave out what nobody fills in', () => {
    expect(Object.keys(fieldFacts.takes.update.fields)).not.toContain('version')
    expect(Object.keys(fieldFacts.takes)).toEqual(['store', 'update'])
  })
})

describe('a value', () => {
  const { full_name: fullName } = employeeFacts.takes.store.fields
  const { email, tax_code: taxCode, rating } = partnerFacts.takes.store.fields
  const cases: readonly [FieldFact, unknown, string | undefined][] = [
    [fields.code, 'dh-01', undefined],
    [fields.code, 'Đ', 'Mã trình độ gồm 2–20 ký tự: chữ không dấu, chữ số, - hoặc _.'],
    [fields.name, '', 'Vui lòng nhập tên trình độ.'],
    [fields.name, '   ', 'Vui lòng nhập tên trình độ.'],
    [fields.name, 'Đ'.repeat(200), undefined],
    [fields.name, '👩‍🏫'.repeat(67), 'Tên trình độ không được vượt quá 200 ký tự.'],
    [fields.rank, 1000, 'Thứ bậc không được lớn hơn 999.'],
    [fields.rank, -1, 'Thứ bậc phải từ 0 trở lên.'],
    [fields.rank, 1.5, 'Thứ bậc phải là số nguyên.'],
    [email, 'ha@mau', `${email.title} không phải là địa chỉ email hợp lệ.`],
    [email, 'ha@mau.vn', undefined],
    [taxCode, '123', `${taxCode.title} gồm 10 chữ số; của chi nhánh thêm dấu - và 3 chữ số.`],
    [rating, null, undefined],
    [fullName, 'Lê\u200b Thị Mười\u00ad', undefined],
    [fullName, 'Lê\u3164', `${fullName.title} gồm ít nhất hai từ, chỉ có chữ và dấu cách.`],
  ]
  test.each(cases)('%o %j', (fact, value, sentence) => expect(fieldProblem(fact, value)).toBe(sentence))

  test('is blamed by the name that the form gives it', () => {
    expect(fieldProblem(fields.rank, 1000, 'Bậc')).toBe('Bậc không được lớn hơn 999.')
  })
})

test('large limits are written as people write them', () => {
  expect(fieldSentence('maxLength', 'Mô tả', 1000)).toBe('Mô tả không được vượt quá 1,000 ký tự.')
})

test('a day that is none is called so; how it is written the field says, day first to people and year first to programs', () => {
  expect(fieldSentence('format', 'Ngày sinh', 'date')).toBe('Ngày sinh không phải là ngày hợp lệ.')
})

test('a rule without a sentence of its own still says what is wrong', () => {
  expect(fieldSentence('multipleOf', 'Điểm', 0.5)).toBe('Điểm không hợp lệ.')
})

test('a label keeps its capitals where they are an abbreviation', () => {
  expect(['Tên trình độ', 'CCCD', 'Ấp'].map(lowerFirst)).toEqual(['tên trình độ', 'CCCD', 'ấp'])
})
