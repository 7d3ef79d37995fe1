import { describe, expect, test } from 'vitest'
import {
  type Ending,
  type EndingFacts,
  endingFindingsOf,
  isUnionOffice,
  type Protection,
} from './ending-rules.ts'
import { plusWorkingDays } from './term.ts'

const law = {
  notice_days_indefinite: 45,
  notice_days_fixed_term: 30,
  notice_days_short_term: 3,
  notice_days_special: 120,
  notice_percent_special_short_term: 25,
  nursing_child_months: 12,
}
const indefinite = { kind: 'indefinite', start_date: '2024-01-01', end_date: null } as const
const ofYear = { kind: 'fixed_term', start_date: '2026-01-01', end_date: '2026-12-31' } as const
/** A day short of twelve months. */
const short = { kind: 'fixed_term', start_date: '2026-01-01', end_date: '2026-12-30' } as const
const unprotected: Protection = { isOnLeave: false, youngestChild: null, isUnionOfficer: false }

/** What is found in an ending, each with its field. */
function found(
  ending: Partial<Ending>,
  {
    protection,
    ...facts
  }: Partial<Omit<EndingFacts, 'ending' | 'protection'>> & { protection?: Partial<Protection> } = {},
) {
  return endingFindingsOf({
    contract: indefinite,
    isFollowed: false,
    law,
    ...facts,
    protection: { ...unprotected, ...protection },
    ending: {
      ended_date: '2026-06-30',
      end_reason: 'employee_notice',
      notice_date: null,
      notice_exemption: null,
      is_special_job: false,
      ...ending,
    },
  })
}
const rules = (...asked: Parameters<typeof found>) =>
  found(...asked).map(({ rule, field, level }) => `${rule} ${field} ${level}`)

const tooShort = ['L10 notice_date warning']

describe('L10, notice', () => {
  test.for<[contract: EndingFacts['contract'], last: string, given: string, found: string[]]>([
    // 45 days before 30-06-2026.
    [indefinite, '2026-06-30', '2026-05-17', tooShort],
    [indefinite, '2026-06-30', '2026-05-16', []],
    [indefinite, '2026-06-30', '2026-05-15', []],
    [ofYear, '2026-06-30', '2026-06-01', tooShort],
    [ofYear, '2026-06-30', '2026-05-31', []],
    // Over a leap day.
    [indefinite, '2028-03-15', '2028-01-31', tooShort],
    [indefinite, '2028-03-15', '2028-01-30', []],
    // Three working days before Tuesday 30-06-2026: Friday, Saturday, Monday lie between.
    [short, '2026-06-30', '2026-06-27', tooShort],
    [short, '2026-06-30', '2026-06-26', []],
    [short, '2026-06-30', '2026-06-25', []],
  ])('%j until %s, given on %s', ([contract, ended_date, notice_date, expected]) => {
    expect(rules({ ended_date, notice_date }, { contract })).toEqual(expected)
    expect(rules({ ended_date, notice_date, end_reason: 'employer_notice' }, { contract })).toEqual(expected)
  })

  test('follows an older value, and tells the days as computed', () => {
    const older = { law: { ...law, notice_days_indefinite: 30 } }
    expect(rules({ notice_date: '2026-05-31' }, older)).toEqual([])
    expect(found({ notice_date: '2026-05-17' })[0]?.days).toBe('17-05-2026 đến 30-06-2026 là 44 ngày, cần 45')
  })

  test.for<[contract: EndingFacts['contract'], given: string, found: string[]]>([
    [indefinite, '2026-03-03', tooShort],
    [indefinite, '2026-03-02', []],
    [ofYear, '2026-03-03', tooShort],
    [ofYear, '2026-03-02', []],
    // A quarter of 364 days is 91.
    [short, '2026-04-01', tooShort],
    [short, '2026-03-31', []],
  ])('of a special post, %j, given on %s', ([contract, notice_date, expected]) => {
    expect(rules({ notice_date, is_special_job: true }, { contract })).toEqual(expected)
  })

  test('of a special post before its decree is that of any other', () => {
    const before = { law: { ...law, notice_days_special: null, notice_percent_special_short_term: null } }
    expect(rules({ notice_date: '2026-05-16', is_special_job: true }, before)).toEqual([])
  })

  test('is not needed in the cases that the law names, each on its own side', () => {
    expect(rules({ notice_exemption: 'pay_not_on_time' })).toEqual([])
    expect(rules({ end_reason: 'employer_notice', notice_exemption: 'absent_five_days' })).toEqual([])
    expect(rules({ notice_exemption: 'absent_five_days' })).toEqual(['L10 notice_exemption error'])
    expect(
      rules({ end_reason: 'agreement', notice_exemption: 'retired', notice_date: '2026-06-30' }),
    ).toEqual(['L10 notice_exemption error'])
  })

  test('of an end that nobody gives notice of is told in writing', () => {
    expect(rules({ end_reason: 'expired' })).toEqual(tooShort)
    expect(rules({ end_reason: 'expired', notice_date: '2026-06-30' })).toEqual([])
    expect(rules({ end_reason: 'dismissal' })).toEqual([])
    const probation = {
      contract: { kind: 'probation', start_date: '2026-06-01', end_date: '2026-07-30' } as const,
    }
    expect(rules({}, probation)).toEqual([])
  })
})

describe('L10, whom the law protects', () => {
  const byEmployer = { end_reason: 'employer_notice', notice_date: '2026-05-16' } as const

  test.for<[born: string, found: string[]]>([
    ['2025-05-15', []],
    ['2025-05-16', []],
    ['2025-05-17', ['L10 end_reason error']],
  ])('whose child was born on %s, given notice on 16-05-2026', ([youngestChild, expected]) => {
    expect(rules(byEmployer, { protection: { youngestChild } })).toEqual(expected)
    expect(rules({ notice_date: '2026-05-16' }, { protection: { youngestChild } })).toEqual([])
  })

  test('a child of a leap day is a year old on the first of March', () => {
    const nursing = (notice_date: string) =>
      rules(
        { ...byEmployer, notice_date, ended_date: '2025-06-30' },
        { protection: { youngestChild: '2024-02-29' } },
      )
    expect(nursing('2025-02-28')).toEqual(['L10 end_reason error'])
    expect(nursing('2025-03-01')).toEqual([])
  })

  test('whoever is on leave', () => {
    expect(rules(byEmployer, { protection: { isOnLeave: true } })).toEqual(['L10 end_reason error'])
  })

  test('an officer of the union is neither given notice nor let go at the end of his term', () => {
    const officer = { contract: ofYear, protection: { isUnionOfficer: true } }
    expect(rules(byEmployer, officer)).toEqual(['L10 end_reason error'])
    expect(
      rules({ end_reason: 'expired', ended_date: '2026-12-31', notice_date: '2026-12-01' }, officer),
    ).toEqual(['L10 end_reason error'])
    expect(rules({ notice_date: '2026-05-16' }, officer)).toEqual([])
  })
})

describe('an office of the union', () => {
  test.for([
    'Chủ tịch công đoàn',
    'Phó Chủ tịch CĐCS',
    'Ủy viên Ban Chấp hành',
    'Uỷ viên BCH công đoàn'.normalize('NFD'),
    'TỔ TRƯỞNG CÔNG ĐOÀN',
    'Tổ phó',
    'Trưởng ban nữ công',
    'Phó ban nữ công',
    'Chủ nhiệm Ủy ban kiểm tra',
  ])('%s', (title) => expect(isUnionOffice(title)).toBe(true))

  test.for([
    null,
    '',
    'Không',
    'Không có',
    'Đoàn viên'.normalize('NFD'),
    'Công đoàn viên',
    'Hội viên',
    'Đoàn viên công đoàn',
    'Nguyên Chủ tịch công đoàn',
  ])('none: %s', (title) => expect(isUnionOffice(title)).toBe(false))

  test('is told without what the file says', () => {
    for (const end_reason of ['employer_notice', 'expired'] as const) {
      const [finding] = found(
        { end_reason, notice_date: '2026-05-16' },
        { contract: ofYear, protection: { isUnionOfficer: true } },
      )
      expect(finding?.text).toMatch(/đang được bảo vệ/)
      expect(finding?.text).not.toMatch(/theo hồ sơ|có chức vụ/)
    }
  })
})

test('L13, a training contract that runs out is followed by a labour contract', () => {
  const contract = { kind: 'training', start_date: '2026-04-01', end_date: '2026-06-30' } as const
  expect(rules({ end_reason: 'expired' }, { contract })).toEqual(['L13 end_reason warning'])
  expect(rules({ end_reason: 'expired' }, { contract, isFollowed: true })).toEqual([])
})

test.for<[last: string, due: string]>([
  // Wednesday 30-12-2026: fourteen working days on, two Sundays between.
  ['2026-12-30', '2027-01-15'],
  ['2028-02-29', '2028-03-16'],
  ['2026-06-28', '2026-07-14'],
])('fourteen working days after %s are over on %s', ([last, due]) => {
  expect(plusWorkingDays(last, 14)).toBe(due)
})
