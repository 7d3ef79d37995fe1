import type { Schemas } from '@nhansu/sdk/contract'
import type { Finding } from './rule-types.ts'
import { type Day, dayOfAge, daysIn, endOfTerm, shownDay, workingDaysIn } from './term.ts'

/** How a contract is to be ended. */
export interface Ending {
  ended_date: Day
  end_reason: Schemas['EndReason']
  notice_date: Day | null
  notice_exemption: Schemas['NoticeExemption']
  is_special_job: boolean
}

/** What the file knows of who is protected from being given notice (Điều 37), and of union officers (Điều 177). */
export interface Protection {
  /** On maternity leave, or on a leave that the company has agreed to, on the day of notice or on the last day. */
  isOnLeave: boolean
  /** The youngest child's day of birth. */
  youngestChild: Day | null
  isUnionOfficer: boolean
}

/** The numbers of the law as they hold on the day of the end; null before the first that is kept. */
export interface EndingLaw {
  notice_days_indefinite: number
  notice_days_fixed_term: number
  notice_days_short_term: number
  notice_days_special: number | null
  notice_percent_special_short_term: number | null
  nursing_child_months: number
}

/** All that the rules on an ending know. */
export interface EndingFacts {
  contract: { kind: Schemas['ContractKind']; start_date: Day; end_date: Day | null }
  ending: Ending
  protection: Protection
  /** Whether a labour contract of the person follows. */
  isFollowed: boolean
  law: EndingLaw
}

interface EndingRule {
  rule: string
  article: string
  level: Finding['level']
  field: keyof Ending
  broken: (facts: EndingFacts) => { text: string; days?: string } | undefined
}

const labourCode = 'Bộ luật Lao động 2019'
const labourContracts: ReadonlySet<string> = new Set(['fixed_term', 'indefinite', 'seasonal'])
const byOneSide: ReadonlySet<string> = new Set(['employee_notice', 'employer_notice'])
/** The ends of Điều 34 of which the employer tells in writing, beside those that are given notice of. */
const toldInWriting: ReadonlySet<string> = new Set([
  'expired',
  'work_done',
  'agreement',
  'restructuring',
  'work_permit',
])
const employersExemptions: ReadonlySet<string> = new Set(['not_back', 'absent_five_days'])

/** Offices of the union, as its rules and people's files name them; a title that has none of these words is not taken for one. */
const unionOffices =
  /chủ tịch|[uủ][yỷ] viên|ban chấp hành|(^|\P{L})bch(\P{L}|$)|thường vụ|(tổ|trưởng|phó) (trưởng|phó|ban)|kiểm tra/u
/** Titles that somebody had. */
const formerOffice = /^(nguyên|cựu) /u

/** Whether a title is that of somebody who holds an office of the union, as far as its words tell; it is free text. */
export function isUnionOffice(title: string | null): boolean {
  const words = title?.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('vi') ?? ''
  return unionOffices.test(words) && !formerOffice.test(words)
}

/** Says to whoever may not see the file no more than that the law protects; which case it is stands there. */
const protectedText =
  'Người lao động đang được bảo vệ (nghỉ thai sản, nuôi con nhỏ, nghỉ được đồng ý hoặc tham gia ban lãnh đạo công đoàn), người sử dụng lao động không được đơn phương chấm dứt.'

/** Rules L10 and L13 on the end of a contract, in the order in which they are told; `docs/contract-rules.md` lists them. */
export const endingRules: readonly EndingRule[] = [
  {
    rule: 'L10',
    article: `Khoản 2 Điều 35, khoản 3 Điều 36 ${labourCode}`,
    level: 'error',
    field: 'notice_exemption',
    broken: ({ ending: { end_reason, notice_exemption } }) => {
      if (notice_exemption === null) return undefined
      const side = employersExemptions.has(notice_exemption) ? 'employer_notice' : 'employee_notice'
      return end_reason === side
        ? undefined
        : { text: 'Trường hợp không phải báo trước không đúng với bên đơn phương chấm dứt.' }
    },
  },
  {
    rule: 'L10',
    article: `Điều 37 ${labourCode}`,
    level: 'error',
    field: 'end_reason',
    broken: ({ ending, protection: { isOnLeave, youngestChild }, law }) => {
      if (ending.end_reason !== 'employer_notice') return undefined
      const from = ending.notice_date ?? ending.ended_date
      const isNursing = youngestChild !== null && from < dayOfAge(youngestChild, law.nursing_child_months)
      return isOnLeave || isNursing ? { text: protectedText } : undefined
    },
  },
  {
    rule: 'L10',
    article: `Khoản 3, khoản 4 Điều 177 ${labourCode}`,
    level: 'error',
    field: 'end_reason',
    broken: ({ contract: { kind }, ending: { end_reason }, protection: { isUnionOfficer } }) => {
      if (!isUnionOfficer || !labourContracts.has(kind)) return undefined
      if (end_reason === 'expired') {
        return {
          text: 'Người lao động đang được bảo vệ nên hợp đồng phải được gia hạn, chưa chấm dứt vì hết hạn. Nếu không còn thuộc trường hợp này, hãy cập nhật hồ sơ.',
        }
      }
      return end_reason === 'employer_notice' ? { text: protectedText } : undefined
    },
  },
  {
    rule: 'L10',
    article: `Điều 35, Điều 36 ${labourCode}; Điều 7 Nghị định 145/2020/NĐ-CP`,
    level: 'warning',
    field: 'notice_date',
    broken: (facts) => {
      const { contract, ending } = facts
      if (!byOneSide.has(ending.end_reason) || !labourContracts.has(contract.kind)) return undefined
      return ending.notice_exemption === null ? shortNotice(facts) : undefined
    },
  },
  {
    rule: 'L10',
    article: `Khoản 1 Điều 45 ${labourCode}`,
    level: 'warning',
    field: 'notice_date',
    broken: ({ contract: { kind }, ending: { end_reason, notice_date } }) =>
      toldInWriting.has(end_reason) && labourContracts.has(kind) && notice_date === null
        ? { text: 'Chưa có ngày thông báo bằng văn bản về việc chấm dứt hợp đồng.' }
        : undefined,
  },
  {
    rule: 'L13',
    article: `Khoản 6 Điều 61 ${labourCode}`,
    level: 'warning',
    field: 'end_reason',
    broken: ({ contract: { kind }, ending: { end_reason }, isFollowed }) =>
      kind === 'training' && end_reason === 'expired' && !isFollowed
        ? { text: 'Hết thời hạn học nghề, tập nghề, hai bên phải ký hợp đồng lao động khi đủ điều kiện.' }
        : undefined,
  },
]

/** What the rules say of an ending, errors first. */
export function endingFindingsOf(facts: EndingFacts): Finding[] {
  return endingRules
    .flatMap(({ rule, level, field, article, broken }): Finding[] => {
      const found = broken(facts)
      return found ? [{ rule, level, field, article, text: found.text, days: found.days ?? null }] : []
    })
    .toSorted((one, other) => one.level.localeCompare(other.level))
}

/** By how much the notice falls short; the day on which it is given does not count itself. */
function shortNotice({ contract, ending, law }: EndingFacts): { text: string; days: string } | undefined {
  const { needed, inWorkingDays } = wantedNotice(contract, ending, law)
  const { notice_date, ended_date } = ending
  const words = inWorkingDays ? 'ngày làm việc' : 'ngày'
  const text = 'Thời gian báo trước ít hơn quy định.'
  if (notice_date === null) return { text, days: `Chưa có ngày báo trước, cần ${needed} ${words}` }
  const given = (inWorkingDays ? workingDaysIn : daysIn)(notice_date, ended_date) - 1
  if (given >= needed) return undefined
  const stretch = `${shownDay(notice_date)} đến ${shownDay(ended_date)}`
  return { text, days: `${stretch} là ${given} ${words}, cần ${needed}` }
}

function wantedNotice(
  { start_date, end_date }: EndingFacts['contract'],
  { is_special_job }: Ending,
  law: EndingLaw,
): { needed: number; inWorkingDays: boolean } {
  const year = endOfTerm(start_date, { months: 12, days: null }) ?? start_date
  const isShort = end_date !== null && end_date < year
  const { notice_days_special: special, notice_percent_special_short_term: percent } = law
  if (is_special_job && isShort && percent !== null) {
    return { needed: Math.ceil((daysIn(start_date, end_date) * percent) / 100), inWorkingDays: false }
  }
  if (is_special_job && !isShort && special !== null) return { needed: special, inWorkingDays: false }
  if (isShort) return { needed: law.notice_days_short_term, inWorkingDays: true }
  const needed = end_date === null ? law.notice_days_indefinite : law.notice_days_fixed_term
  return { needed, inWorkingDays: false }
}
