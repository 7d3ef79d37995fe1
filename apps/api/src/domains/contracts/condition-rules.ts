import { inFigures } from '../../contract/figure.ts'
import { wageRegions } from '../../law/wage-regions.ts'
import {
  type CheckedContract,
  type ContractRule,
  neverOfThePast,
  type RuleConstants,
  type RuleFacts,
  type RulePerson,
} from './rule-types.ts'
import { dayOfAge, monthsBetween, plusDays, shownDay } from './term.ts'

const labourCode = 'Bộ luật Lao động 2019'
const labourContracts: ReadonlySet<string> = new Set(['fixed_term', 'indefinite', 'seasonal'])

/**
 * Rule L7, the conditions of labour contracts: pay not below the minimum wage of the region where the unit works, hours and
 * leave. That probation is paid 85 % at least is rule L4, and what a trainee is paid is agreed (Điều 61).
 */
export const conditionRules: readonly ContractRule[] = [
  {
    rule: 'L7',
    article: `Khoản 2 Điều 90 ${labourCode}; nghị định về lương tối thiểu`,
    level: 'error',
    field: 'salary',
    bindsFrom: neverOfThePast,
    broken: (facts) => {
      const { contract } = facts
      const floor = lowestPay(facts)
      if (floor === undefined || contract.salary === null || contract.salary >= floor.amount) return undefined
      return { text: 'Mức lương thấp hơn mức lương tối thiểu vùng.', days: floor.words }
    },
  },
  {
    rule: 'L7',
    article: `Khoản 1 Điều 32 ${labourCode}`,
    level: 'error',
    field: 'hours_per_week',
    bindsFrom: neverOfThePast,
    broken: ({ contract: { is_part_time, hours_per_week } }) =>
      is_part_time && hours_per_week === null
        ? { text: 'Làm việc không trọn thời gian phải ghi số giờ làm việc/tuần.' }
        : undefined,
  },
  hoursRule('hours_per_day', 'giờ/ngày', ({ hours_per_week }) =>
    hours_per_week === null
      ? { constant: 'working_hours_day', clause: 1 }
      : { constant: 'working_hours_day_by_week', clause: 2 },
  ),
  hoursRule('hours_per_week', 'giờ/tuần', () => ({ constant: 'working_hours_week', clause: 1 })),
  {
    rule: 'L7',
    article: `Điều 113 ${labourCode}`,
    level: 'error',
    field: 'leave_days',
    bindsFrom: neverOfThePast,
    broken: (facts) => {
      const { leave_days, start_date } = facts.contract
      const asked = leaveAsked(facts)
      if (asked === undefined || leave_days === null || leave_days >= asked.byWork) return undefined
      return {
        text: `Số ngày phép năm phải ít nhất là ${asked.byWork} ngày.`,
        days: `${asked.words}, tính đến ${shownDay(start_date)}`,
      }
    },
  },
  {
    rule: 'L7',
    article: `Điều 114 ${labourCode}`,
    level: 'warning',
    field: 'leave_days',
    broken: (facts) => {
      const { contract, employee, law } = facts
      const { leave_days, start_date } = contract
      const asked = leaveAsked(facts)
      if (asked === undefined || leave_days === null) return undefined
      if (leave_days < asked.byWork || leave_days >= asked.withSeniority) return undefined
      const more = seniorityDays(facts)
      return {
        text: `Chưa gồm ngày phép tăng thêm theo thâm niên; người lao động vẫn được nghỉ ít nhất ${asked.withSeniority} ngày.`,
        days: `${asked.words} cộng ${more} ngày thâm niên (vào công ty ngày ${shownDay(employee.join_date)}, ${law.leave_seniority_months / 12} năm thêm 1 ngày), tính đến ${shownDay(start_date)}`,
      }
    },
  },
]

/** The days of leave that the law gives at least by a labour contract. */
interface LeaveAsked {
  /** By the work and the person, in proportion of a term of less than twelve months. */
  byWork: number
  /** The same with the days that come with the years in the company. */
  withSeniority: number
  words: string
}

/** What the law asks of the leave of a labour contract; undefined of any other. */
export function leaveAsked(facts: RuleFacts): LeaveAsked | undefined {
  const { contract, employee, law } = facts
  const { kind, start_date, end_date } = contract
  if (!labourContracts.has(kind)) return undefined
  const base = law[leaveOf(employee, start_date, law)]
  const term = end_date === null ? 12 : Math.min(12, monthsBetween(start_date, plusDays(end_date, 1)))
  const share = (days: number) => Math.floor((days * term) / 12)
  const byTerm = term < 12 ? `, theo ${term}/12 tháng là ${share(base)} ngày` : ''
  return {
    byWork: share(base),
    withSeniority: share(base + seniorityDays(facts)),
    words: `${base} ngày theo điều kiện làm việc${byTerm}`,
  }
}

/** The days of leave that come with the years in the company (Điều 114). */
function seniorityDays({ contract, employee, law }: RuleFacts): number {
  return Math.floor(monthsBetween(employee.join_date, contract.start_date) / law.leave_seniority_months)
}

type HoursConstant = 'working_hours_day' | 'working_hours_day_by_week' | 'working_hours_week'

/** @param mostOf by which constant, of which clause, the hours of a contract are bounded */
function hoursRule(
  field: 'hours_per_day' | 'hours_per_week',
  words: string,
  mostOf: (contract: CheckedContract) => { constant: HoursConstant; clause: 1 | 2 },
): ContractRule {
  return {
    rule: 'L7',
    article: `Điều 105 ${labourCode}`,
    level: 'error',
    field,
    bindsFrom: neverOfThePast,
    broken: ({ contract, law }) => {
      const hours = contract[field]
      const { constant, clause } = mostOf(contract)
      if (hours === null || hours <= law[constant]) return undefined
      const most = inFigures(law[constant])
      return {
        text: `Thời giờ làm việc bình thường không quá ${most} ${words}.`,
        days: `${inFigures(hours)} ${words}, tối đa ${most} theo khoản ${clause}`,
      }
    },
  }
}

/**
 * The least that may be paid a month: in proportion for part time, of the 48 hours a week by which the hourly minimum is
 * reckoned. Where no unit says its region, the lowest of all is the least anywhere.
 */
function lowestPay({ contract, employee, law }: RuleFacts): { amount: number; words: string } | undefined {
  if (!labourContracts.has(contract.kind)) return undefined
  const region = employee.wage_region ?? 4
  const wage = law.minimum_wages[region]
  if (wage === null) return undefined
  const where =
    employee.wage_region === null
      ? 'Đơn vị chưa khai vùng lương tối thiểu, so với vùng thấp nhất'
      : `Vùng ${wageRegions[region].name}`
  const words = `${where}: ${inFigures(wage)} đồng/tháng từ ngày ${shownDay(contract.start_date)}`
  const hours = partHours(contract, law)
  if (hours === undefined) return { amount: wage, words }
  const amount = Math.ceil((wage * hours) / law.working_hours_week)
  const share = `${inFigures(hours)}/${inFigures(law.working_hours_week)} giờ một tuần`
  return { amount, words: `${words}, theo ${share} là ${inFigures(amount)} đồng` }
}

/** The hours a week of part time that is shorter than the week of the law. */
function partHours(
  { is_part_time, hours_per_week: hours }: CheckedContract,
  { working_hours_week: most }: RuleConstants,
): number | undefined {
  return is_part_time && hours !== null && hours < most ? hours : undefined
}

/** By which constant somebody's leave is reckoned: very heavy work, then heavy work, minors and disabled people. */
function leaveOf({ heavy_work, is_disabled, date_of_birth }: RulePerson, on: string, law: RuleConstants) {
  const isMinor = date_of_birth !== null && on < dayOfAge(date_of_birth, law.full_working_age)
  if (heavy_work === 'very_heavy') return 'leave_days_very_hard'
  return heavy_work === 'heavy' || is_disabled || isMinor ? 'leave_days_hard' : 'leave_days_normal'
}
