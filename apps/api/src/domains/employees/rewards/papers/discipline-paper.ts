import type { Block, Heading, Paper, Signature } from '../../../../print/paper.ts'
import { clauseLines } from '../../../../print/templates/clauses/clause-text.ts'
import type { DisciplineTag } from '../../../../print/templates/reward-tags.ts'
import { spokenDay } from '../../job/days.ts'
import type { WholeRecord } from '../reward-rows.ts'
import type { CasePerson } from './case-people.ts'
import { dots, personFacts } from './certificate.ts'

export type DisciplineFacts = Record<DisciplineTag, string>

const day = (value: string | null) => (value === null ? dots : spokenDay(value))

/** What the papers of a case say; what is not known yet is left open, to be filled in by hand. */
export function disciplineFacts(record: WholeRecord, person: CasePerson, heading: Heading): DisciplineFacts {
  const months = record.months === null ? '' : ` (${record.months} tháng)`
  return {
    ...personFacts(person, heading),
    'Số biên bản': record.minutes_no ?? dots,
    'Ngày lập biên bản': day(record.minutes_date),
    'Hành vi vi phạm': record.reason,
    'Ngày vi phạm': day(record.violation_date),
    'Ngày phát hiện': day(record.found_date),
    'Điều khoản nội quy': record.clause ?? dots,
    'Ngày thông báo': day(record.invited_on),
    'Ngày họp': day(record.meeting_date),
    'Giờ, nơi họp': record.meeting_place ?? dots,
    'Đại diện công đoàn': record.union_name ?? dots,
    'Cha, mẹ hoặc người đại diện': record.parent_name ?? dots,
    'Người được mời': invitedWords(record, person.full_name),
    'Thành phần tham dự': record.participants ?? dots,
    'Hình thức': record.form_name === null ? dots : `${record.form_name}${months}`,
    'Số quyết định': record.number ?? dots,
    'Ngày quyết định': day(record.decision_date),
    'Ngày hiệu lực': day(record.effective_date),
    'Số quyết định giảm': record.reduction_number ?? dots,
    'Ngày quyết định giảm': day(record.reduction_date),
    'Ngày xóa kỷ luật': day(record.reduced_cleared_date ?? record.cleared_date),
  }
}

/** What decides where a paper of a case is dated and numbered. */
type CaseFrame = Pick<
  WholeRecord,
  'minutes_no' | 'minutes_date' | 'invited_on' | 'meeting_date' | 'reduction_number' | 'reduction_date'
>

interface CasePaper {
  /** Of the file that is handed out. */
  name: string
  /** Why the case has no such paper yet. */
  refusal: (record: WholeRecord) => string | null
  number: (record: CaseFrame) => string | null
  /** Its day; that of the print where there is none. */
  date: (record: CaseFrame) => string | null
  title: string
  subject: string
  /** What stands above the clauses, whatever they say. */
  preamble?: (facts: DisciplineFacts) => string[]
  signatures: (facts: DisciplineFacts) => Signature[]
}

const employee = (facts: DisciplineFacts): Signature => ({
  office: 'NGƯỜI LAO ĐỘNG',
  name: facts['Họ và tên'],
})
const company: Signature = { office: 'ĐẠI DIỆN CÔNG TY' }
const union = (facts: DisciplineFacts): Signature => ({
  office: 'ĐẠI DIỆN CÔNG ĐOÀN',
  ...(facts['Đại diện công đoàn'] !== dots && { name: facts['Đại diện công đoàn'] }),
})
const notCalled = ({ meeting_date }: WholeRecord) =>
  meeting_date === null ? 'Hồ sơ chưa có ngày họp xử lý nên chưa lập được giấy tờ này.' : null

export type CasePaperKind =
  | 'discipline_minutes'
  | 'discipline_invitation'
  | 'discipline_meeting'
  | 'discipline_reduction'

/** The papers of a case, by their kind; what they say stands in their clauses. */
export const casePapers: Readonly<Record<CasePaperKind, CasePaper>> = {
  discipline_minutes: {
    name: 'Biên bản vi phạm',
    refusal: () => null,
    number: ({ minutes_no }) => minutes_no,
    date: ({ minutes_date }) => minutes_date,
    title: 'BIÊN BẢN',
    subject: 'Về việc vi phạm kỷ luật lao động',
    signatures: (facts) => [employee(facts), union(facts), { office: 'NGƯỜI LẬP BIÊN BẢN' }],
  },
  discipline_invitation: {
    name: 'Thông báo họp xử lý kỷ luật',
    refusal: notCalled,
    number: () => null,
    date: ({ invited_on }) => invited_on,
    title: 'THÔNG BÁO',
    subject: 'Về việc họp xử lý kỷ luật lao động',
    signatures: (facts) => [{ office: 'NGƯỜI NHẬN THÔNG BÁO', name: facts['Họ và tên'] }, company],
  },
  discipline_meeting: {
    name: 'Biên bản họp xử lý kỷ luật',
    refusal: notCalled,
    number: () => null,
    date: ({ meeting_date }) => meeting_date,
    title: 'BIÊN BẢN',
    subject: 'Họp xử lý kỷ luật lao động',
    signatures: (facts) => [employee(facts), union(facts), company],
  },
  discipline_reduction: {
    name: 'Giảm thời hạn kỷ luật',
    refusal: ({ reduced_cleared_date }) =>
      reduced_cleared_date === null ? 'Hồ sơ chưa ghi giảm thời hạn nên chưa lập được giấy tờ này.' : null,
    number: ({ reduction_number }) => reduction_number,
    date: ({ reduction_date }) => reduction_date,
    title: 'QUYẾT ĐỊNH',
    subject: 'Về việc giảm thời hạn chấp hành kỷ luật lao động',
    preamble: (facts) => [
      'Căn cứ khoản 2 Điều 126 Bộ luật Lao động số 45/2019/QH14;',
      `Căn cứ Quyết định số ${facts['Số quyết định']} ngày ${facts['Ngày quyết định']}, hiệu lực từ ngày ${facts['Ngày hiệu lực']};`,
      'QUYẾT ĐỊNH:',
    ],
    signatures: (facts) => [employee(facts), company],
  },
}

/** A paper of a case as the product lays it out: heading, clauses and signatures. */
export function caseLayout(
  kind: CasePaperKind,
  record: CaseFrame,
  facts: DisciplineFacts,
  heading: Heading,
  content: string,
): Paper {
  const { number, date, title, subject, preamble, signatures } = casePapers[kind]
  return {
    heading: { ...heading, number: number(record), date: date(record) ?? heading.date },
    title,
    subject,
    orientation: 'portrait',
    body: [
      ...(preamble?.(facts) ?? []).map((text): Block => ({ kind: 'paragraph', text })),
      ...clauseLines(content, { values: facts, lacking: new Set() }),
    ],
    signatures: signatures(facts),
  }
}

/** Everybody who has to be at the meeting, as far as the case names them. */
function invitedWords(record: WholeRecord, fullName: string): string {
  return [
    `ông/bà ${fullName}`,
    `ban chấp hành công đoàn${record.union_name === null ? '' : ` (ông/bà ${record.union_name})`}`,
    ...(record.parent_name === null
      ? []
      : [`ông/bà ${record.parent_name} (cha, mẹ hoặc người đại diện theo pháp luật)`]),
  ].join('; ')
}
