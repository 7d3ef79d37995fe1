import { describe, expect, test } from 'vitest'
import { addMonths } from './days.ts'
import { affiliationProblems, cardProblems } from './other-rules.ts'
import { hasTaxCheckDigit, papersProblems } from './papers-rules.ts'
import { fileLawsOfTests as laws } from '../../../testing/file-laws.ts'
import type { FilePerson } from './person.ts'

const person: FilePerson = {
  date_of_birth: '1990-05-17',
  gender: 'Nữ',
  nationality: 'Việt Nam',
  nature_of_work: 1,
  join_date: '2019-06-01',
  id_number: null,
  today: '2026-11-22',
}

function papers(values: Record<string, unknown>, who: Partial<FilePerson> = {}) {
  const given = { id_number: '001190123456', ...values }
  const { errors, warnings } = papersProblems({ ...person, ...who }, laws, given)
  return { errors: Object.keys(errors), warnings: warnings.map(({ field }) => field) }
}

const nothing = { errors: [], warnings: [] }

describe('a card number', () => {
  test.each([
    ['of a woman born in 1990', '001190123456', 'Nữ', '1990-05-17', nothing],
    ['of a man born in 1990', '001090123456', 'Nam', '1990-05-17', nothing],
    ['of a woman born in 2001', '096301123456', 'Nữ', '2001-02-03', nothing],
    ['of another year', '001191123456', 'Nữ', '1990-05-17', { errors: [], warnings: ['id_number'] }],
    ['of the other sex', '001090123456', 'Nữ', '1990-05-17', { errors: [], warnings: ['id_number'] }],
    ['of the other century', '001390123456', 'Nữ', '1990-05-17', { errors: [], warnings: ['id_number'] }],
    [
      'of a province that is none',
      '097190123456',
      'Nữ',
      '1990-05-17',
      { errors: [], warnings: ['id_number'] },
    ],
  ])('%s', (_, id_number, gender, date_of_birth, found) => {
    expect(papers({ id_number }, { gender, date_of_birth })).toEqual(found)
  })

  test('is wanted of whoever has no passport', () => {
    expect(papers({ id_number: null }).errors).toEqual(['id_number'])
    expect(papers({ id_number: null, passport_no: 'C1234567' }).errors).toEqual([])
  })
})

describe('terms', () => {
  test('of a card end at a renewal age, or not at all', () => {
    expect(papers({ id_issue_date: '2021-05-10', id_expiry_date: '2030-05-17' })).toEqual(nothing)
    expect(papers({ id_expiry_date: '2031-05-17' }).warnings).toEqual(['id_expiry_date'])
    expect(papers({ id_expiry_date: '2030-05-17', id_without_expiry: true }).errors).toEqual([
      'id_expiry_date',
    ])
  })

  test('begin no later than today and end after they begin', () => {
    expect(papers({ passport_issue_date: '2026-11-23' }).errors).toEqual(['passport_issue_date'])
    expect(papers({ passport_issue_date: '2026-11-22' })).toEqual(nothing)
    const backwards = { passport_issue_date: '2022-03-01', passport_expiry_date: '2022-03-01' }
    expect(papers(backwards).errors).toEqual(['passport_expiry_date'])
  })

  test('of a driving licence follow its class', () => {
    const licence = { driver_licence_no: '790123456789', driver_licence_issue_date: '2025-03-01' }
    const until = (driver_licence_class: string, driver_licence_expiry_date: string) =>
      papers({ ...licence, driver_licence_class, driver_licence_expiry_date }).warnings
    expect(until('B', '2035-03-01')).toEqual([])
    expect(until('B', '2035-03-02')).toEqual(['driver_licence_expiry_date'])
    expect(until('CE', '2030-03-01')).toEqual([])
    expect(until('CE', '2030-03-02')).toEqual(['driver_licence_expiry_date'])
    expect(until('A1', '2035-03-01')).toEqual(['driver_licence_expiry_date'])
    expect(papers({}, { nature_of_work: 7 }).warnings).toEqual(['driver_licence_no'])
  })
})

describe('numbers', () => {
  test('of twelve digits are those of the card', () => {
    expect(papers({ tax_code: '001190123456', social_insurance_no: '001190123456' })).toEqual(nothing)
    expect(papers({ tax_code: '001190123457', social_insurance_no: '001190123457' }).warnings).toEqual([
      'tax_code',
      'social_insurance_no',
    ])
  })

  test('of an old tax paper have their check digit', () => {
    expect(hasTaxCheckDigit('0100109106')).toBe(true)
    expect(hasTaxCheckDigit('0100109107')).toBe(false)
    expect(papers({ old_tax_code: '0100109107' }).warnings).toEqual(['old_tax_code'])
  })

  test('of a work permit are for foreigners', () => {
    expect(papers({ work_permit_no: 'GP-01' }).errors).toEqual(['work_permit_no'])
    expect(papers({ work_permit_no: 'GP-01' }, { nationality: 'Hàn Quốc' }).errors).toEqual([])
  })
})

describe('a card', () => {
  const card = { date_of_birth: '1990-05-17', phone: '0981000123' }
  const found = (values: object, who: Partial<FilePerson> = {}) =>
    cardProblems({ ...person, ...who }, laws, { ...card, ...values })

  test('wants fifteen whole years on the day of joining', () => {
    const joining = { join_date: '2026-11-01' }
    expect(found({ date_of_birth: '2011-11-01' }, joining).errors).toEqual({})
    expect(found({ date_of_birth: '2011-11-02' }, joining).errors).toHaveProperty('date_of_birth')
    expect(found({ date_of_birth: '2011-11-01' }, joining).warnings).toHaveLength(1)
  })

  test('wants a day of birth and a phone, and the group before the company', () => {
    expect(Object.keys(found({ date_of_birth: null, phone: null }).errors)).toEqual([
      'date_of_birth',
      'phone',
    ])
    expect(found({ group_join_date: '2019-06-02' }).errors).toHaveProperty('group_join_date')
  })
})

test('affiliations follow each other', () => {
  const found = affiliationProblems(person, laws, {
    party_join_date: '2015-02-03',
    party_official_date: '2016-02-03',
    army_from: '2010-02-01',
    army_to: '2010-01-31',
    youth_join_date: '2003-03-26',
  })
  expect(Object.keys(found.errors)).toEqual(['army_to'])
  expect(found.warnings.map(({ field }) => field)).toEqual(['youth_join_date'])
})

test('a month that is too short gives its last day', () => {
  expect(addMonths('1996-02-29', 180)).toBe('2011-02-28')
  expect(addMonths('2000-01-31', 1)).toBe('2000-02-29')
})
