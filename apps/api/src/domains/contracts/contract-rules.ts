import { conditionRules } from './condition-rules.ts'
import { fileRules } from './file-rules.ts'
import { personRules } from './person-rules.ts'
import { probationRules } from './probation-rules.ts'
import {
  codeInForce,
  type ContractRule,
  type Finding,
  type OtherContract,
  type RuleFacts,
} from './rule-types.ts'
import { type Day, endOfTerm, plusDays, shownDay, type Term } from './term.ts'
import { trainingRules } from './training-rules.ts'

const labourCode = 'Bộ luật Lao động 2019'
const fixedTerms: ReadonlySet<string> = new Set(['fixed_term', 'seasonal'])

/** The rules on a contract by itself, in the order in which they are told; `docs/contract-rules.md` lists them. */
export const contractRules: readonly ContractRule[] = [
  {
    rule: 'L1',
    article: `Điểm b khoản 1 Điều 20 ${labourCode}`,
    level: 'error',
    field: 'end_date',
    bindsFrom: codeInForce,
    broken: ({ contract: { kind, start_date, end_date }, law: { fixed_term_months: months } }) => {
      const latest = endOfTerm(start_date, { months, days: null })
      if (!fixedTerms.has(kind) || end_date === null || latest === null || end_date <= latest)
        return undefined
      return {
        text: `Hợp đồng xác định thời hạn không được quá ${months} tháng.`,
        days: `${shownDay(start_date)} cộng ${months} tháng, muộn nhất là ${shownDay(latest)}`,
      }
    },
  },
  {
    rule: 'L1',
    article: `Điểm b khoản 1 Điều 20 ${labourCode}`,
    level: 'error',
    field: 'end_date',
    broken: ({ contract: { start_date, end_date, other_term }, term }) => {
      const byType = endOfTerm(start_date, term)
      if (byType === null || end_date === null || other_term || end_date === byType) return undefined
      return {
        text: `Ngày hết hạn theo loại hợp đồng là ${shownDay(byType)}. Chọn 'Thời hạn khác' nếu hai bên thỏa thuận ngày khác.`,
        days: `${shownDay(start_date)} cộng ${termWords(term)}, trừ 1 ngày là ${shownDay(byType)}`,
      }
    },
  },
  {
    rule: 'L2',
    article: `Điểm c khoản 2 Điều 20 ${labourCode}`,
    level: 'error',
    field: 'contract_type_id',
    bindsFrom: codeInForce,
    broken: ({ contract, others, employee, law }) => {
      // The law itself excepts foreigners, whose terms follow their permits (khoản 2 Điều 151).
      if (!fixedTerms.has(contract.kind) || employee.is_foreigner) return undefined
      const chain = chainBefore(contract.start_date, others, law.renewal_days)
      if (chain.length < law.fixed_term_contracts) return undefined
      if (contract.term_exception !== null && contract.term_exception_reason !== null) return undefined
      return {
        text: `Đã ký ${chain.length} hợp đồng xác định thời hạn, lần này phải ký hợp đồng không xác định thời hạn.`,
        days: chain
          .map(
            ({ contract_number, start_date, last_day }) =>
              `${contract_number}: ${stretch(start_date, last_day)}`,
          )
          .join('; '),
      }
    },
  },
  {
    rule: 'L3',
    article: `Khoản 1 Điều 13, Điều 20 ${labourCode}`,
    level: 'error',
    field: 'start_date',
    broken: ({ contract: { start_date, end_date }, others }) => {
      const clash = others.find(
        (other) =>
          (other.last_day === null || other.last_day >= start_date) &&
          (end_date === null || other.start_date <= end_date),
      )
      return (
        clash && {
          text: `Trùng thời gian với hợp đồng số ${clash.contract_number}.`,
          days: `Hợp đồng số ${clash.contract_number}: ${stretch(clash.start_date, clash.last_day)}`,
        }
      )
    },
  },
  ...probationRules,
  ...conditionRules,
  {
    rule: 'L8',
    article: `Khoản 1 Điều 14, khoản 1 Điều 18 ${labourCode}`,
    level: 'warning',
    field: 'sign_date',
    broken: ({ contract: { sign_date, start_date } }) =>
      sign_date === null || sign_date <= start_date
        ? undefined
        : {
            text: 'Hợp đồng được ký sau ngày bắt đầu làm việc.',
            days: `Ký ngày ${shownDay(sign_date)}, hiệu lực từ ${shownDay(start_date)}`,
          },
  },
  {
    rule: 'L8',
    article: `Khoản 3 Điều 18 ${labourCode}`,
    level: 'warning',
    field: 'authority_no',
    broken: ({ contract: { signer_name, authority_no }, signing }) =>
      !signing.needs_authority_no ||
      signer_name === null ||
      signing.is_by_representative ||
      authority_no !== null
        ? undefined
        : {
            text: `Người ký ${signer_name} chưa có số giấy ủy quyền và không được ghi là người đại diện theo pháp luật.`,
          },
  },
  ...personRules,
  ...fileRules,
  ...trainingRules,
]

/** What the rules say of a contract, errors first. */
export function findingsOf(facts: RuleFacts): Finding[] {
  return contractRules
    .flatMap((rule) => findingOf(rule, facts) ?? [])
    .toSorted((one, other) => one.level.localeCompare(other.level))
}

/** What one rule says; undefined where it finds nothing. */
export function findingOf(
  { rule, level, field, article, broken }: ContractRule,
  facts: RuleFacts,
): Finding | undefined {
  const found = broken(facts)
  return found && { rule, level, field, article, text: found.text, days: found.days ?? null }
}

/** The fixed terms that lead up to a day without a break in which the person did not work for the company. */
function chainBefore(start: Day, others: readonly OtherContract[], mostDaysApart: number): OtherContract[] {
  const chain: OtherContract[] = []
  let next = start
  for (const other of others.toReversed()) {
    if (other.start_date >= next) continue
    const isNear = other.last_day !== null && other.last_day >= plusDays(next, -1 - mostDaysApart)
    if (!isNear || !fixedTerms.has(other.kind)) break
    chain.unshift(other)
    next = other.start_date
  }
  return chain
}

function termWords({ months, days }: Term): string {
  return days === null ? `${months} tháng` : `${days} ngày`
}

function stretch(from: Day, to: Day | null): string {
  return to === null ? `từ ${shownDay(from)}` : `${shownDay(from)} đến ${shownDay(to)}`
}
