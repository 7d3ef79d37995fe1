import type { Block, Heading, Paper, Signature } from '../../../../print/paper.ts'
import type { DisciplineTag } from '../../../../print/templates/reward-tags.ts'
import { spokenDay } from '../../job/days.ts'
import type { WholeRecord } from '../reward-rows.ts'
import type { CasePerson } from './case-people.ts'
import { dots, personFacts, personLine } from './certificate.ts'

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

interface CasePaper {
  /** Of the file that is handed out. */
  name: string
  /** Why the case has no such paper yet. */
  refusal: (record: WholeRecord) => string | null
  paper: (record: WholeRecord, facts: DisciplineFacts, heading: Heading) => Paper
}

const line = (text: string): Block => ({ kind: 'paragraph', text })
const employee = (facts: DisciplineFacts): Signature => ({
  office: 'NGƯỜI LAO ĐỘNG',
  name: facts['Họ và tên'],
})
const company: Signature = { office: 'ĐẠI DIỆN CÔNG TY' }
const union = (facts: DisciplineFacts): Signature => ({
  office: 'ĐẠI DIỆN CÔNG ĐOÀN',
  ...(facts['Đại diện công đoàn'] !== dots && { name: facts['Đại diện công đoàn'] }),
})
const breachLines = (facts: DisciplineFacts): Block[] => [
  line(personLine(facts)),
  line(`Hành vi vi phạm: ${facts['Hành vi vi phạm']}.`),
  line(`Ngày vi phạm: ${facts['Ngày vi phạm']}. Ngày phát hiện: ${facts['Ngày phát hiện']}.`),
  line(`Quy định bị vi phạm: ${facts['Điều khoản nội quy']}.`),
]
const notCalled = ({ meeting_date }: WholeRecord) =>
  meeting_date === null ? 'Hồ sơ chưa có ngày họp xử lý nên chưa lập được giấy tờ này.' : null

/** The papers of a case, by their kind. */
export const casePapers: Readonly<
  Record<
    'discipline_minutes' | 'discipline_invitation' | 'discipline_meeting' | 'discipline_reduction',
    CasePaper
  >
> = {
  discipline_minutes: {
    name: 'Biên bản vi phạm',
    refusal: () => null,
    paper: (record, facts, heading) => ({
      heading: { ...heading, number: record.minutes_no, date: record.minutes_date ?? heading.date },
      title: 'BIÊN BẢN',
      subject: 'Về việc vi phạm kỷ luật lao động',
      orientation: 'portrait',
      body: [
        line('Căn cứ khoản 1 Điều 70 Nghị định số 145/2020/NĐ-CP;'),
        ...breachLines(facts),
        line(`Lời trình bày của người lao động: ${dots}${dots}${dots}`),
        line(`Người làm chứng, tài liệu kèm theo: ${dots}${dots}`),
        line('Biên bản được đọc lại cho những người có mặt nghe và cùng ký tên.'),
      ],
      signatures: [employee(facts), union(facts), { office: 'NGƯỜI LẬP BIÊN BẢN' }],
    }),
  },
  discipline_invitation: {
    name: 'Thông báo họp xử lý kỷ luật',
    refusal: notCalled,
    paper: (record, facts, heading) => ({
      heading: { ...heading, number: null, date: record.invited_on ?? heading.date },
      title: 'THÔNG BÁO',
      subject: 'Về việc họp xử lý kỷ luật lao động',
      orientation: 'portrait',
      body: [
        line(`Kính gửi: ${invitedWords(record, facts)}.`),
        line('Căn cứ điểm a khoản 2 Điều 70 Nghị định số 145/2020/NĐ-CP;'),
        ...breachLines(facts),
        line(
          `${facts['Tên công ty']} mời dự họp xử lý kỷ luật lao động ngày ${facts['Ngày họp']}. Giờ, nơi họp: ${facts['Giờ, nơi họp']}.`,
        ),
        line(
          'Người lao động có quyền tự bào chữa, nhờ luật sư hoặc tổ chức đại diện người lao động bào chữa (điểm c khoản 1 Điều 122 Bộ luật Lao động).',
        ),
        line(
          'Đề nghị người nhận xác nhận tham dự. Trường hợp không dự được, hai bên thỏa thuận thay đổi thời gian, địa điểm họp.',
        ),
        line(`Ngày thông báo: ${facts['Ngày thông báo']}.`),
      ],
      signatures: [{ office: 'NGƯỜI NHẬN THÔNG BÁO', name: facts['Họ và tên'] }, company],
    }),
  },
  discipline_meeting: {
    name: 'Biên bản họp xử lý kỷ luật',
    refusal: notCalled,
    paper: (record, facts, heading) => ({
      heading: { ...heading, number: null, date: record.meeting_date ?? heading.date },
      title: 'BIÊN BẢN',
      subject: 'Họp xử lý kỷ luật lao động',
      orientation: 'portrait',
      body: [
        line('Căn cứ khoản 3 Điều 70 Nghị định số 145/2020/NĐ-CP;'),
        line(`Ngày họp: ${facts['Ngày họp']}. Giờ, nơi họp: ${facts['Giờ, nơi họp']}.`),
        line(`Thành phần tham dự: ${facts['Thành phần tham dự']}.`),
        ...breachLines(facts),
        line(`Biên bản vi phạm số ${facts['Số biên bản']} ngày ${facts['Ngày lập biên bản']}.`),
        line(`Ý kiến của người lao động: ${dots}${dots}`),
        line(`Ý kiến của công đoàn: ${dots}${dots}`),
        line(`Kết luận, hình thức kỷ luật: ${facts['Hình thức']}.`),
        line(
          'Biên bản được thông qua trước khi kết thúc cuộc họp; người không ký phải được ghi rõ họ tên và lý do.',
        ),
      ],
      signatures: [employee(facts), union(facts), company],
    }),
  },
  discipline_reduction: {
    name: 'Giảm thời hạn kỷ luật',
    refusal: ({ reduced_cleared_date }) =>
      reduced_cleared_date === null ? 'Hồ sơ chưa ghi giảm thời hạn nên chưa lập được giấy tờ này.' : null,
    paper: (record, facts, heading) => ({
      heading: { ...heading, number: record.reduction_number, date: record.reduction_date ?? heading.date },
      title: 'QUYẾT ĐỊNH',
      subject: 'Về việc giảm thời hạn chấp hành kỷ luật lao động',
      orientation: 'portrait',
      body: [
        line('Căn cứ khoản 2 Điều 126 Bộ luật Lao động số 45/2019/QH14;'),
        line(
          `Căn cứ Quyết định số ${facts['Số quyết định']} ngày ${facts['Ngày quyết định']}, hiệu lực từ ngày ${facts['Ngày hiệu lực']};`,
        ),
        line('QUYẾT ĐỊNH:'),
        line(personLine(facts)),
        line(`Hình thức kỷ luật đang chấp hành: ${facts['Hình thức']}.`),
        line(`Giảm thời hạn: kỷ luật được xóa từ ngày ${facts['Ngày xóa kỷ luật']}.`),
      ],
      signatures: [employee(facts), company],
    }),
  },
}

/** Everybody who has to be at the meeting, as far as the case names them. */
function invitedWords(record: WholeRecord, facts: DisciplineFacts): string {
  return [
    `ông/bà ${facts['Họ và tên']}`,
    `ban chấp hành công đoàn${record.union_name === null ? '' : ` (ông/bà ${record.union_name})`}`,
    ...(record.parent_name === null
      ? []
      : [`ông/bà ${record.parent_name} (cha, mẹ hoặc người đại diện theo pháp luật)`]),
  ].join('; ')
}
