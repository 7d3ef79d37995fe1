import { describe, expect, test } from 'vitest'
import { brokenRules as broken } from '../../testing/rule-facts.ts'
import type { CheckedContract, OtherContract, RuleConstants } from './rule-types.ts'
import { daysIn, endOfTerm, workingDaysIn } from './term.ts'

const before: OtherContract = {
  contract_number: '1/2025/HĐLĐ-ABC',
  kind: 'fixed_term',
  start_date: '2025-03-01',
  last_day: '2026-02-28',
  job_title: null,
  probation_days: null,
}

describe('the end of a term', () => {
  test.for<[start: string, months: number, end: string]>([
    ['2026-03-01', 12, '2027-02-28'],
    ['2027-03-01', 12, '2028-02-29'],
    ['2026-01-15', 36, '2029-01-14'],
    ['2026-01-01', 12, '2026-12-31'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-28'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-03-31', 1, '2026-04-30'],
  ])('from %s for %i months is %s', ([start, months, end]) => {
    expect(endOfTerm(start, { months, days: null })).toBe(end)
  })

  test('in days counts both ends', () => {
    expect(endOfTerm('2026-03-01', { months: null, days: 60 })).toBe('2026-04-29')
    expect(daysIn('2026-03-01', '2026-04-29')).toBe(60)
    // A Monday to the next one: seven days, of which one is a Sunday.
    expect(workingDaysIn('2026-11-23', '2026-11-30')).toBe(7)
  })
})

describe('L1, the longest fixed term and the end by the type', () => {
  test.for<[end: string, rules: string[]]>([
    ['2029-02-27', []],
    ['2029-02-28', []],
    ['2029-03-01', ['L1 end_date']],
  ])('36 months from 01-03-2026, ending on %s', ([end_date, rules]) => {
    expect(broken({ end_date })).toEqual(rules)
    expect(broken({ end_date, kind: 'seasonal' })).toEqual(rules)
  })

  test('binds no contract that has no end, and follows an older value of its constant', () => {
    expect(broken({ kind: 'indefinite', end_date: null })).toEqual([])
    expect(broken({ end_date: '2028-03-01' }, { law: { fixed_term_months: 24 } })).toEqual(['L1 end_date'])
  })

  test.for<[end: string, other: boolean, rules: string[]]>([
    ['2027-02-27', false, ['L1 end_date']],
    ['2027-02-28', false, []],
    ['2027-03-01', false, ['L1 end_date']],
    ['2027-03-01', true, []],
  ])('a type of 12 months ending on %s, another term %s', ([end_date, other_term, rules]) => {
    expect(broken({ end_date, other_term }, { term: { months: 12, days: null } })).toEqual(rules)
  })
})

describe('L2, a third fixed term', () => {
  const first = { ...before, contract_number: '1/2024', start_date: '2024-03-01', last_day: '2025-02-28' }
  const chain = { others: [first, before] }
  test('is refused after two in a row, not after one', () => {
    expect(broken({}, { others: [before] })).toEqual([])
    expect(broken({}, chain)).toEqual(['L2 contract_type_id'])
    expect(broken({ kind: 'seasonal' }, chain)).toEqual(['L2 contract_type_id'])
    expect(broken({ kind: 'indefinite', end_date: null }, chain)).toEqual([])
  })

  test('is allowed to whom the law excepts, with a reason', () => {
    expect(broken({ term_exception: 'elderly' }, chain)).toEqual(['L2 contract_type_id'])
    expect(broken({ term_exception: 'elderly', term_exception_reason: 'Đã nghỉ hưu.' }, chain)).toEqual([])
  })

  test('binds no foreigner, whom the law itself excepts', () => {
    expect(broken({}, { ...chain, employee: { is_foreigner: true } })).toEqual([])
  })

  test.for<[last: string, rules: string[]]>([
    ['2026-01-28', []],
    ['2026-01-29', ['L2 contract_type_id']],
    ['2026-01-30', ['L2 contract_type_id']],
  ])('counts on when the one before ended on %s, thirty days earlier at most', ([last_day, rules]) => {
    expect(broken({}, { others: [first, { ...before, last_day }] })).toEqual(rules)
  })

  test('follows older values of how many may be signed and of how long a break is none', () => {
    // One in a row by the older law: the second is refused, the first is not.
    const older = { law: { fixed_term_contracts: 1 } }
    expect(broken({}, { others: [], ...older })).toEqual([])
    expect(broken({}, { others: [before], ...older })).toEqual(['L2 contract_type_id'])
    expect(broken({}, { ...chain, law: { fixed_term_contracts: 3 } })).toEqual([])
    const after = (last_day: string) =>
      broken({}, { others: [first, { ...before, last_day }], law: { renewal_days: 45 } })
    expect(after('2026-01-13')).toEqual([])
    expect(after('2026-01-14')).toEqual(['L2 contract_type_id'])
    expect(after('2026-01-15')).toEqual(['L2 contract_type_id'])
  })

  test('counts anew after an indefinite one or probation', () => {
    expect(broken({}, { others: [first, { ...before, kind: 'probation' }] })).toEqual([])
  })
})

describe('L3, two contracts at once', () => {
  test.for<[last: string | null, rules: string[]]>([
    ['2026-02-28', []],
    ['2026-03-01', ['L3 start_date']],
    [null, ['L3 start_date']],
  ])('the other one lasting until %s', ([last_day, rules]) => {
    expect(broken({}, { others: [{ ...before, kind: 'indefinite', last_day }] })).toEqual(rules)
  })

  test('also with one that begins before this one ends', () => {
    const later = { ...before, start_date: '2027-02-28', last_day: null }
    expect(broken({}, { others: [later] })).toEqual(['L3 start_date'])
    expect(broken({}, { others: [{ ...later, start_date: '2027-03-01' }] })).toEqual([])
  })
})

describe('L4, probation', () => {
  const probation = { kind: 'probation', probation_group: 'college' } as const
  test.for<[group: CheckedContract['probation_group'], end: string, rules: string[]]>([
    ['college', '2026-04-28', []],
    ['college', '2026-04-29', []],
    ['college', '2026-04-30', ['L4 end_date']],
    ['manager', '2026-08-27', []],
    ['manager', '2026-08-28', ['L4 end_date']],
    ['intermediate', '2026-03-30', []],
    ['intermediate', '2026-03-31', ['L4 end_date']],
    // 01-03-2026 is a Sunday.
    ['other', '2026-03-07', []],
    ['other', '2026-03-08', []],
    ['other', '2026-03-09', ['L4 end_date']],
    [null, '2026-03-09', ['L4 probation_group']],
  ])('of %s until %s', ([probation_group, end_date, rules]) => {
    expect(broken({ ...probation, probation_group, end_date })).toEqual(rules)
  })

  test.for<
    [
      ofPosition: CheckedContract['probation_group'],
      chosen: CheckedContract['probation_group'],
      rules: string[],
    ]
  >([
    [null, 'manager', []],
    ['manager', 'manager', []],
    ['college', 'manager', ['L4 probation_group']],
    ['college', 'college', []],
    ['college', 'other', []],
    ['other', 'intermediate', ['L4 probation_group']],
    ['college', null, ['L4 probation_group']],
  ])('of a position of the group %s by a contract of %s', ([ofPosition, probation_group, rules]) => {
    const job = {
      position_name: 'Kế toán',
      probation_group: ofPosition,
      work_place: null,
      nature_of_work: null,
    }
    const found = broken({ ...probation, probation_group, end_date: '2026-03-05' }, { employee: { job } })
    expect(found).toEqual(rules)
  })

  test.for<
    [
      group: NonNullable<CheckedContract['probation_group']>,
      law: Partial<RuleConstants>,
      ends: [string, string, string],
    ]
  >([
    ['manager', { probation_days_manager: 60 }, ['2026-04-28', '2026-04-29', '2026-04-30']],
    // The last day of the second month of a leap year.
    ['college', { probation_days_college: 30 }, ['2028-02-28', '2028-02-29', '2028-03-01']],
    ['intermediate', { probation_days_intermediate: 45 }, ['2026-04-13', '2026-04-14', '2026-04-15']],
    ['other', { probation_days_other: 12 }, ['2026-03-13', '2026-03-14', '2026-03-16']],
  ])('of %s follows an older value of its constant', ([probation_group, law, ends]) => {
    const start_date = ends[0].startsWith('2028') ? '2028-01-31' : '2026-03-01'
    const sign_date = '2026-02-25'
    const found = ends.map((end_date) =>
      broken({ ...probation, probation_group, start_date, sign_date, end_date }, { law }),
    )
    expect(found).toEqual([[], [], ['L4 end_date']])
  })

  test('is bounded as a clause of the labour contract too', () => {
    expect(broken({ probation_group: 'college', probation_days: 60 })).toEqual([])
    expect(broken({ probation_group: 'college', probation_days: 61 })).toEqual(['L4 end_date'])
  })

  test('is once for a job', () => {
    const others = [{ ...before, kind: 'probation' as const, job_title: ' kế TOÁN' }]
    expect(broken({ ...probation, end_date: '2026-03-30' }, { others })).toEqual(['L4 job_title'])
    expect(broken({ ...probation, end_date: '2026-03-30', job_title: 'Lái xe' }, { others })).toEqual([])
  })

  test('is none in a contract of less than a month', () => {
    const clause = { probation_group: 'other', probation_days: 3 } as const
    expect(broken({ ...clause, end_date: '2026-03-30' })).toEqual(['L4 probation_days'])
    expect(broken({ ...clause, end_date: '2026-03-31' })).toEqual([])
  })

  test('is paid at least 85 percent of the job', () => {
    const paid = (probation_salary: number) =>
      broken({ ...probation, end_date: '2026-03-30', probation_salary })
    expect(paid(8_499_999)).toEqual(['L4 probation_salary'])
    expect(paid(8_500_000)).toEqual([])
    expect(paid(8_500_001)).toEqual([])
  })

  test('is paid by the older percent of its day', () => {
    const paid = (probation_salary: number) =>
      broken(
        { ...probation, end_date: '2026-03-30', probation_salary },
        { law: { probation_pay_percent: 70 } },
      )
    expect(paid(6_999_999)).toEqual(['L4 probation_salary'])
    expect(paid(7_000_000)).toEqual([])
    expect(paid(7_000_001)).toEqual([])
  })
})

test('L8 warns of a contract that was signed after its first day, and tells the days', () => {
  expect(broken({ sign_date: '2026-03-01' })).toEqual([])
  expect(broken({ sign_date: '2026-03-02' })).toEqual(['L8 sign_date'])
})

test('L8 warns of a signer without the number of an authority where the company asks for one', () => {
  const asks = (is_by_representative = false) => ({
    signing: { needs_authority_no: true, is_by_representative },
  })
  const signer = { signer_name: 'Vũ Đức Trưởng' }
  expect(broken(signer)).toEqual([])
  expect(broken(signer, asks())).toEqual(['L8 authority_no'])
  expect(broken({ ...signer, authority_no: '05/GUQ' }, asks())).toEqual([])
  // The law lets whoever represents the company sign; of a draft that says nobody yet nothing is said.
  expect(broken(signer, asks(true))).toEqual([])
  expect(broken({}, asks())).toEqual([])
})

test('L9 refuses days before joining and after leaving', () => {
  const employee = { join_date: '2026-03-01', leave_date: '2026-12-31' }
  expect(broken({}, { employee })).toEqual([])
  expect(broken({ start_date: '2026-02-28' }, { employee })).toEqual(['L9 start_date'])
  expect(broken({ start_date: '2027-01-01' }, { employee })).toEqual(['L9 start_date'])
})
