import type { DecisionType } from '@nhansu/sdk/domains/decisions'
import { decisionTypeLabels } from '@nhansu/sdk/domains/documents'
import type { Heading } from '../../print/paper.ts'
import { placeAndDate } from '../../print/paper-heading.ts'
import { setFacts } from '../../print/templates/clauses/shipped-clauses.ts'
import type { DecisionTag, PersonTag } from '../../print/templates/decision-tags.ts'
import type { Decision, DecisionPerson } from './decision-rows.ts'
import { dayOf } from './own-days.ts'

/** What a decision's papers say, whatever form they have. */
export interface DecisionPaperFacts {
  values: Readonly<Record<DecisionTag, string>>
  /** What it sets of each person whom the reader may see; nothing for what it does not. */
  people: readonly Readonly<Record<PersonTag, string>>[]
}

const dots = '……………………'

/** The facts of a decision as its papers say them: the one source of the PDF and of the company's own Word file. */
export function decisionPaperFacts(decision: Decision, heading: Heading): DecisionPaperFacts {
  const { people } = decision
  const [only] = people.length === 1 ? people : []
  return {
    values: {
      'Tên công ty': heading.company,
      'Địa danh': heading.place ?? dots,
      'Tình trạng bản in': statuses[decision.state] ?? '',
      'Số quyết định': decision.decision_number ?? dots,
      'Ngày lập': placeAndDate(heading.place, decision.sign_date ?? heading.date),
      'Loại quyết định': decisionTypeLabels[typeOf(decision)],
      'Trích yếu': decision.summary,
      'Căn cứ': (decision.reason ?? '')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .join('\n'),
      'Số giấy ủy quyền': decision.authority_no ?? dots,
      'Ngày hiệu lực': shown(only ? dayOf(only, decision.effective_date) : decision.effective_date),
      'Người được quyết định': only
        ? `ông/bà ${only.full_name}, mã nhân viên ${only.nhansu_id}`
        : 'những người có tên dưới đây',
      'Số người': String(people.length),
      'Quyết định được đính chính': decision.corrects_number ?? dots,
      'Người ký': decision.signer_name ?? dots,
      'Chức vụ người ký': decision.signer_title ?? dots,
    },
    people: people.map((person, index) => personFacts(person, index, only === undefined)),
  }
}

/** The type of a decision, which the table lets be no other number. */
export function typeOf({ decision_type: type }: Pick<Decision, 'decision_type'>): DecisionType {
  return type as DecisionType
}

/** What a decision sets of a person, a sentence each; nothing for what it does not. */
function factLines(person: Readonly<Record<PersonTag, string>>): string[] {
  const tags: readonly PersonTag[] = ['Có hiệu lực từ ngày', ...setFacts]
  return tags.flatMap((tag) => (person[tag] === '' ? [] : [`${tag}: ${person[tag]}.`]))
}

const statuses: Partial<Record<Decision['state'], string>> = {
  draft: '(Bản nháp, chưa có giá trị)',
  corrected: '(Đã đính chính)',
  revoked: '(Đã thu hồi)',
  cancelled: '(Đã hủy)',
}

const money = new Intl.NumberFormat('vi-VN')

/** @param isAmongOthers of one alone the paper itself holds from his day on */
function personFacts(
  person: DecisionPerson,
  index: number,
  isAmongOthers: boolean,
): Record<PersonTag, string> {
  const { effective_date, probation_to, term_to, absent_until, next_raise_date } = person
  const paid = (amount: number | null | undefined) => (amount ? `${money.format(amount)} đồng/tháng` : '')
  const facts = {
    STT: String(index + 1),
    'Mã nhân viên': person.nhansu_id,
    'Họ và tên': person.full_name,
    'Nội dung': '',
    'Có hiệu lực từ ngày': isAmongOthers && effective_date ? shown(effective_date) : '',
    'Chức vụ': person.new_position_name ?? '',
    'Đơn vị': person.new_department_name ?? '',
    'Nơi làm việc': person.work_place ?? '',
    'Quản lý trực tiếp': person.direct_manager_name ?? '',
    'Thử việc đến ngày': probation_to ? shown(probation_to) : '',
    'Nhiệm kỳ đến ngày': term_to ? shown(term_to) : '',
    'Làm trưởng đơn vị': person.heads_unit === true ? 'Có' : '',
    'Nghỉ đến hết ngày': absent_until ? shown(absent_until) : '',
    'Lý do': person.leave_reason ?? '',
    'Ngạch lương': person.pay_scale ?? '',
    'Bậc lương': person.pay_grade?.toString() ?? '',
    'Hệ số lương': person.coefficient?.toString().replace('.', ',') ?? '',
    'Mức lương cơ bản': paid(person.base_salary),
    'Lương đóng bảo hiểm': paid(person.insurance_salary),
    'Ngày nâng bậc lần sau': next_raise_date ? shown(next_raise_date) : '',
  }
  return { ...facts, 'Nội dung': factLines(facts).join(' ') || dots }
}

function shown(day: string): string {
  return day.split('-').toReversed().join('-')
}
