import { probationGroupLabels } from '@nhansu/sdk/domains/contracts'
import { type CheckedContract, codeInForce, type ContractRule, type RuleConstants } from './rule-types.ts'
import { type Day, daysIn, endOfTerm, plusDays, shownDay, workingDaysIn } from './term.ts'

const labourCode = 'Bộ luật Lao động 2019'

/** Điều 25: the longest probation of each group of jobs, and what its days are. */
const longest = {
  manager: { constant: 'probation_days_manager', words: 'ngày', count: daysIn },
  college: { constant: 'probation_days_college', words: 'ngày', count: daysIn },
  intermediate: { constant: 'probation_days_intermediate', words: 'ngày', count: daysIn },
  other: {
    constant: 'probation_days_other',
    words: 'ngày làm việc (thứ Hai đến thứ Bảy)',
    count: workingDaysIn,
  },
} as const satisfies Record<
  NonNullable<CheckedContract['probation_group']>,
  { constant: keyof RuleConstants; words: string; count: (from: Day, to: Day) => number }
>

type Group = NonNullable<CheckedContract['probation_group']>

/** The groups, those first that may be on probation the longest. */
const fromLongest = Object.keys(longest)

function isLonger(one: Group, other: Group): boolean {
  return fromLongest.indexOf(one) < fromLongest.indexOf(other)
}

/** Rule L4, on probation by a contract of its own and as a clause of the labour contract (Điều 24). */
export const probationRules: readonly ContractRule[] = [
  {
    rule: 'L4',
    article: `Điều 25 ${labourCode}`,
    level: 'error',
    field: 'probation_group',
    bindsFrom: codeInForce,
    broken: ({ contract, employee: { job } }) => {
      if (probationOf(contract) === undefined) return undefined
      const [chosen, ofPosition] = [contract.probation_group, job?.probation_group ?? null]
      const told =
        ofPosition === null
          ? ''
          : ` Chức vụ "${job?.position_name}" thuộc nhóm "${probationGroupLabels[ofPosition]}".`
      if (chosen === null) return { text: `Vui lòng chọn nhóm công việc thử việc.${told}` }
      return ofPosition !== null && isLonger(chosen, ofPosition)
        ? { text: `Nhóm công việc thử việc không đúng với chức vụ.${told}` }
        : undefined
    },
  },
  {
    rule: 'L4',
    article: `Điều 25 ${labourCode}`,
    level: 'error',
    field: 'end_date',
    bindsFrom: codeInForce,
    broken: ({ contract, law }) => {
      const probation = probationOf(contract)
      if (probation === undefined || contract.probation_group === null) return undefined
      const { constant, words, count } = longest[contract.probation_group]
      const days = count(probation.from, probation.to)
      if (days <= law[constant]) return undefined
      return {
        text: 'Thời gian thử việc vượt quá quy định của Điều 25 BLLĐ.',
        days: `${shownDay(probation.from)} đến ${shownDay(probation.to)} là ${days} ${words}, tối đa ${law[constant]}`,
      }
    },
  },
  {
    rule: 'L4',
    article: `Điều 25 ${labourCode}`,
    level: 'error',
    field: 'job_title',
    bindsFrom: codeInForce,
    broken: ({ contract, others }) => {
      const job = contract.job_title?.trim().toLocaleLowerCase('vi')
      if (probationOf(contract) === undefined || job === undefined) return undefined
      const earlier = others.find(
        (other) =>
          (other.kind === 'probation' || other.probation_days !== null) &&
          other.job_title?.trim().toLocaleLowerCase('vi') === job,
      )
      return (
        earlier && {
          text: `Chỉ được thử việc một lần đối với một công việc; đã thử việc theo hợp đồng số ${earlier.contract_number}.`,
        }
      )
    },
  },
  {
    rule: 'L4',
    article: `Khoản 3 Điều 24 ${labourCode}`,
    level: 'error',
    field: 'probation_days',
    bindsFrom: codeInForce,
    broken: ({ contract: { kind, probation_days, start_date, end_date } }) => {
      const month = endOfTerm(start_date, { months: 1, days: null })
      if (kind === 'probation' || probation_days === null || end_date === null || month === null)
        return undefined
      return end_date < month
        ? {
            text: 'Hợp đồng dưới 01 tháng không áp dụng thử việc.',
            days: `Đủ 01 tháng là đến ${shownDay(month)}`,
          }
        : undefined
    },
  },
  {
    rule: 'L4',
    article: `Điều 26 ${labourCode}`,
    level: 'error',
    field: 'probation_salary',
    bindsFrom: codeInForce,
    broken: ({ contract, law: { probation_pay_percent: percent } }) => {
      const { salary, probation_salary: pay } = contract
      if (probationOf(contract) === undefined || salary === null || pay === null) return undefined
      return pay * 100 < salary * percent
        ? { text: `Lương thử việc ít nhất bằng ${percent} % mức lương của công việc.` }
        : undefined
    },
  },
]

/** From when to when somebody is on probation by a contract. */
function probationOf({ kind, start_date, end_date, probation_days }: CheckedContract) {
  if (kind === 'probation') return end_date === null ? undefined : { from: start_date, to: end_date }
  return probation_days === null
    ? undefined
    : { from: start_date, to: plusDays(start_date, probation_days - 1) }
}
