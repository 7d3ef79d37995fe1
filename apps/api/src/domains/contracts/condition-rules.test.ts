import { describe, expect, test } from 'vitest'
import type { WageRegion } from '../../law/wage-regions.ts'
import { brokenRules as broken, factsOf } from '../../testing/rule-facts.ts'
import { findingsOf } from './contract-rules.ts'
import type { CheckedContract, RulePerson } from './rule-types.ts'

describe('L7, the minimum wage of the region', () => {
  const paid = (
    salary: number | null,
    wage_region: WageRegion | null,
    change: Partial<CheckedContract> = {},
  ) => broken({ salary, ...change }, { employee: { wage_region } })

  test.for<[region: WageRegion | null, least: number]>([
    [1, 5_310_000],
    [2, 4_730_000],
    [3, 4_140_000],
    [4, 3_700_000],
    [null, 3_700_000],
  ])('of region %s is %i', ([region, least]) => {
    expect(paid(least - 1, region)).toEqual(['L7 salary'])
    expect(paid(least, region)).toEqual([])
    expect(paid(least + 1, region)).toEqual([])
  })

  test('binds labour contracts alone, and nothing that says no pay', () => {
    for (const kind of ['indefinite', 'seasonal'] as const)
      expect(paid(1, 1, { kind, end_date: kind === 'indefinite' ? null : '2027-02-28' })).toEqual([
        'L7 salary',
      ])
    expect(paid(1, 1, { kind: 'training', training_form: 'vocational' })).toEqual([])
    expect(paid(null, 1)).toEqual([])
  })

  test('is asked in proportion of the hours of part time, which have to be said', () => {
    const half = { is_part_time: true, hours_per_week: 24 }
    expect(paid(2_654_999, 1, half)).toEqual(['L7 salary'])
    expect(paid(2_655_000, 1, half)).toEqual([])
    expect(paid(2_655_000, 1, { ...half, is_part_time: false })).toEqual(['L7 salary'])
    expect(paid(5_310_000, 1, { is_part_time: true })).toEqual(['L7 hours_per_week'])
  })

  test('follows an older value, and is not asked of days of which none is kept', () => {
    const law = (first: number | null) => ({ minimum_wages: { 1: first, 2: null, 3: null, 4: null } })
    const employee = { wage_region: 1 } as const
    expect(broken({ salary: 4_959_999 }, { employee, law: law(4_960_000) })).toEqual(['L7 salary'])
    expect(broken({ salary: 4_960_000 }, { employee, law: law(4_960_000) })).toEqual([])
    expect(broken({ salary: 1 }, { employee, law: law(null) })).toEqual([])
  })

  test('tells how it was reckoned', () => {
    const facts = factsOf(
      { salary: 1, is_part_time: true, hours_per_week: 24 },
      { employee: { wage_region: 1 } },
    )
    expect(findingsOf(facts)[0]?.days).toBe(
      'Vùng I: 5,310,000 đồng/tháng từ ngày 01-03-2026, theo 24/48 giờ một tuần là 2,655,000 đồng',
    )
  })
})

describe('L7, hours and leave', () => {
  test.for<[change: Partial<CheckedContract>, rules: string[]]>([
    [{ hours_per_day: 7.5 }, []],
    [{ hours_per_day: 8 }, []],
    [{ hours_per_day: 8.5 }, ['L7 hours_per_day']],
    [{ hours_per_week: 47.5 }, []],
    [{ hours_per_week: 48 }, []],
    [{ hours_per_week: 48.5 }, ['L7 hours_per_week']],
    // By the week (khoản 2 Điều 105) a day has ten at most.
    [{ hours_per_day: 9.5, hours_per_week: 48 }, []],
    [{ hours_per_day: 10, hours_per_week: 40 }, []],
    [{ hours_per_day: 10.5, hours_per_week: 40 }, ['L7 hours_per_day']],
  ])('%j: %j', ([change, rules]) => {
    expect(broken(change)).toEqual(rules)
  })

  test('hours follow an older value of their constant', () => {
    expect(broken({ hours_per_week: 48 }, { law: { working_hours_week: 44 } })).toEqual(['L7 hours_per_week'])
  })

  test.for<[employee: Partial<RulePerson>, least: number]>([
    [{}, 12],
    [{ heavy_work: 'heavy' }, 14],
    [{ heavy_work: 'very_heavy' }, 16],
    [{ is_disabled: true }, 14],
    // Of age on the day before, on the day and on the day after.
    [{ date_of_birth: '2008-02-29' }, 12],
    [{ date_of_birth: '2008-03-01' }, 12],
    [{ date_of_birth: '2008-03-02', has_consent: true }, 14],
  ])('leave of %j is %i days at least', ([employee, least]) => {
    const given = (leave_days: number) =>
      broken({ leave_days }, { employee: { join_date: '2026-03-01', ...employee } })
    expect(given(least - 0.5)).toEqual(['L7 leave_days'])
    expect(given(least)).toEqual([])
  })

  test.for<[joined: string, least: number]>([
    ['2021-03-02', 12],
    ['2021-03-01', 13],
    ['2021-02-28', 13],
    ['2016-03-01', 14],
  ])(
    'whoever joined on %s has %i days from 01-03-2026, which the law gives by itself',
    ([join_date, least]) => {
      const given = (leave_days: number) =>
        findingsOf(factsOf({ leave_days }, { employee: { join_date } })).map(({ field, level }) => [
          field,
          level,
        ])
      expect(given(11)).toEqual([['leave_days', 'error']])
      expect(given(least - 1)).toEqual([['leave_days', least > 12 ? 'warning' : 'error']])
      expect(given(least)).toEqual([])
    },
  )

  test.for<[end: string, least: number]>([
    ['2026-08-31', 6],
    ['2026-05-15', 2],
    ['2027-01-31', 11],
    ['2027-02-27', 11],
    ['2027-02-28', 12],
  ])('a term until %s has %i days at least, in proportion of its months', ([end_date, least]) => {
    const given = (leave_days: number) =>
      broken({ leave_days, end_date }, { employee: { join_date: '2026-03-01' } })
    expect(given(least - 1)).toEqual(['L7 leave_days'])
    expect(given(least)).toEqual([])
  })
})

describe('L9, what the person sets bounds to', () => {
  test('refuses days before joining and after leaving', () => {
    const employee = { join_date: '2026-03-01', leave_date: '2026-12-31' }
    expect(broken({}, { employee })).toEqual([])
    expect(broken({ start_date: '2026-02-28' }, { employee })).toEqual(['L9 start_date'])
    expect(broken({ start_date: '2027-01-01' }, { employee })).toEqual(['L9 start_date'])
  })

  test.for<[permit: string | null, rules: string[]]>([
    ['2027-02-27', ['L9 end_date']],
    ['2027-02-28', []],
    ['2027-03-01', []],
    [null, []],
  ])('a foreigner whose work permit ends on %s, to 28-02-2027', ([work_permit_expiry_date, rules]) => {
    const employee = { is_foreigner: true, work_permit_expiry_date }
    expect(broken({}, { employee })).toEqual(rules)
    expect(broken({}, { employee: { ...employee, is_foreigner: false } })).toEqual([])
  })

  test('gives a foreigner, with a work permit or without, no contract without an end', () => {
    const employee = { is_foreigner: true, work_permit_expiry_date: '2030-01-01' }
    const endless = { kind: 'indefinite', end_date: null } as const
    expect(broken(endless, { employee })).toEqual(['L9 end_date'])
    expect(broken(endless, { employee: { is_foreigner: true } })).toEqual(['L9 end_date'])
  })

  test.for<[born: string, start: string, rules: string[]]>([
    ['2011-03-02', '2026-03-01', ['L9 start_date']],
    ['2011-03-01', '2026-03-01', ['L9 consent_document_id']],
    ['2011-02-28', '2026-03-01', ['L9 consent_document_id']],
    ['2008-03-02', '2026-03-01', ['L9 consent_document_id']],
    ['2008-03-01', '2026-03-01', []],
    // Born on a leap day: of fifteen years from the first of March.
    ['2012-02-29', '2027-02-28', ['L9 start_date']],
    ['2012-02-29', '2027-03-01', ['L9 consent_document_id']],
  ])('somebody born on %s, from %s', ([date_of_birth, start_date, rules]) => {
    const change = { start_date, end_date: '2027-12-31' }
    expect(broken(change, { employee: { date_of_birth } })).toEqual(rules)
    const consented = rules.filter((rule) => rule !== 'L9 consent_document_id')
    expect(broken(change, { employee: { date_of_birth, has_consent: true } })).toEqual(consented)
  })

  test('follows an older age of work', () => {
    expect(broken({}, { employee: { date_of_birth: '2011-03-01' }, law: { working_age: 192 } })).toEqual([
      'L9 start_date',
    ])
  })
})

describe('L11, the contract against the file', () => {
  const job = { position_name: 'Kế toán', probation_group: null, work_place: 'Kho số 2', nature_of_work: 1 }
  const pay = { pay_grade: 3, base_salary: 10_000_000 }
  const both = { work_place: 'Kho số 2', nature_of_work: 1, salary_level: 3 }

  test.for<[change: Partial<CheckedContract>, rules: string[]]>([
    [both, []],
    [{ ...both, job_title: ' kế  TOÁN ' }, []],
    [{ ...both, job_title: 'Lái xe' }, ['L11 job_title']],
    [{ ...both, work_place: 'Kho số 3' }, ['L11 work_place']],
    [{ ...both, nature_of_work: 2 }, ['L11 nature_of_work']],
    [{ ...both, salary_level: 4 }, ['L11 salary_level']],
    [{ ...both, salary: 10_000_001 }, ['L11 salary']],
    [{ job_title: null, salary: null }, []],
  ])('%j: %j', ([change, rules]) => {
    expect(broken(change, { employee: { job, pay } })).toEqual(rules)
  })

  test('compares nothing that the file does not know, and tells nobody what the pay is', () => {
    expect(broken({ ...both, salary: 1_000_000_000 }, { employee: { job: null, pay: null } })).toEqual([])
    const [finding] = findingsOf(factsOf({ salary: 10_000_001 }, { employee: { pay } }))
    expect(finding).toMatchObject({ level: 'warning', days: null })
    expect(finding?.text).not.toMatch(/\d/)
  })
})

describe('L13, learning a trade', () => {
  const trained = {
    kind: 'training',
    training_form: 'practice',
    end_date: '2026-05-31',
    salary: null,
  } as const

  test.for<[end: string, rules: string[]]>([
    ['2026-05-30', []],
    ['2026-05-31', []],
    ['2026-06-01', ['L13 end_date']],
  ])('practice from 01-03-2026 to %s', ([end_date, rules]) => {
    expect(broken({ ...trained, end_date })).toEqual(rules)
    expect(broken({ ...trained, end_date, training_form: 'vocational' })).toEqual([])
  })

  test('of three months from a leap year’s end of November ends with February, and follows an older value', () => {
    const late = { ...trained, start_date: '2027-11-30' }
    expect(broken({ ...late, end_date: '2028-02-29' })).toEqual([])
    expect(broken({ ...late, end_date: '2028-03-01' })).toEqual(['L13 end_date'])
    expect(broken(trained, { law: { practice_months: 2 } })).toEqual(['L13 end_date'])
  })

  test('says which form it has, costs nothing, and is once for a job', () => {
    expect(broken({ ...trained, training_form: null })).toEqual(['L13 training_form'])
    expect(broken({ ...trained, training_fee: 0 })).toEqual([])
    expect(broken({ ...trained, training_fee: 1 })).toEqual(['L13 training_fee'])
    const earlier = {
      contract_number: '1/2025/HĐĐT',
      kind: 'training',
      start_date: '2025-03-01',
      last_day: '2025-05-31',
      job_title: 'KẾ TOÁN',
      probation_days: null,
    } as const
    expect(broken(trained, { others: [earlier] })).toEqual(['L13 contract_type_id'])
    expect(broken({ ...trained, job_title: 'Lái xe' }, { others: [earlier] })).toEqual([])
    expect(broken({}, { others: [earlier] })).toEqual([])
    // Of two that name no job nobody knows whether it is the same.
    expect(broken({ ...trained, job_title: null }, { others: [{ ...earlier, job_title: null }] })).toEqual([])
  })

  test.for<[born: string, rules: string[]]>([
    ['2012-03-02', ['L13 start_date']],
    ['2012-03-01', []],
    ['2012-02-29', []],
  ])('of somebody born on %s', ([date_of_birth, rules]) => {
    expect(broken(trained, { employee: { date_of_birth, has_consent: true } })).toEqual(rules)
  })
})
