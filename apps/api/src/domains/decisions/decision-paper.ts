import type { DecisionType } from '@nhansu/sdk/domains/decisions'
import { decisionTypeLabels } from '@nhansu/sdk/domains/documents'
import { FileAnswer } from '../../contract/file-answer.ts'
import type { Handler, ProductContext } from '../../contract/handlers.ts'
import { companyHeading } from '../../print/company-heading.ts'
import type { Block, Paper } from '../../print/paper.ts'
import { renderPaper } from '../../print/render-paper.ts'
import { takeTurn } from '../../workbooks/export-turns.ts'
import { type Decision, type DecisionPerson, openDecision } from './decision-rows.ts'

/** The decision as a paper; the same record that the screen shows. */
export const decisionPaper: Handler<'decisions.paper'> = async ({ path }, context) => {
  const decision = await openDecision(context, path.id)
  await takeTurn(context)
  const paper = await paperOf(context, decision)
  context.audit({ recordId: path.id, detail: { form: 'pdf' } })
  return new FileAnswer({
    name: `Quyết định ${decision.decision_number?.replaceAll('/', '-') ?? 'nháp'}.pdf`,
    mediaType: 'application/pdf',
    content: renderPaper(paper),
  })
}

const dots = '……………………'

async function paperOf(context: ProductContext, decision: Decision): Promise<Paper> {
  const heading = await companyHeading(context)
  const { signer_name, signer_title, people } = decision
  return {
    heading: { ...heading, number: decision.decision_number, date: decision.sign_date ?? heading.date },
    title: 'QUYẾT ĐỊNH',
    subject: `${decision.summary}${subjectSuffix[decision.state] ?? ''}`,
    orientation: 'portrait',
    body: [
      text('Căn cứ Bộ luật Lao động số 45/2019/QH14;'),
      ...(decision.reason ?? '')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map(text),
      ...(decision.authority_no === null ? [] : [text(`Căn cứ giấy ủy quyền số ${decision.authority_no};`)]),
      text('QUYẾT ĐỊNH:'),
      ...articles(decision),
      ...(people.length > 1 ? [peopleTable(people)] : []),
    ],
    signatures: [
      {
        office: (signer_title ?? 'NGƯỜI SỬ DỤNG LAO ĐỘNG').toLocaleUpperCase('vi'),
        ...(signer_name !== null && { name: signer_name }),
      },
    ],
  }
}

const subjectSuffix: Partial<Record<Decision['state'], string>> = {
  draft: ' (Bản nháp, chưa có giá trị)',
  corrected: ' (Đã đính chính)',
  revoked: ' (Đã thu hồi)',
  cancelled: ' (Đã hủy)',
}

function articles(decision: Decision): Block[] {
  const { people, effective_date, corrects_number } = decision
  // The table lets no other number through.
  const label = decisionTypeLabels[decision.decision_type as DecisionType]
  const [only] = people.length === 1 ? people : []
  const whom = only
    ? `ông/bà ${only.full_name}, mã nhân viên ${only.nhansu_id}`
    : 'những người có tên dưới đây'
  const lines = only ? factLines(only) : []
  const others = [
    ...(corrects_number === null
      ? []
      : [`Quyết định này đính chính, thay nội dung của Quyết định số ${corrects_number}.`]),
    'Quyền lợi và nghĩa vụ của người có tên tại Điều 1 thực hiện theo quy định của pháp luật và của công ty.',
    'Các đơn vị liên quan và người có tên tại Điều 1 chịu trách nhiệm thi hành quyết định này.',
  ]
  return [
    text(`Điều 1. ${label} đối với ${whom}, kể từ ngày ${shown(effective_date)}.`),
    ...lines.map((line) => text(line)),
    ...others.map((article, index) => text(`Điều ${index + 2}. ${article}`)),
  ]
}

const money = new Intl.NumberFormat('vi-VN')

/** What the decision sets of a person, a sentence each; nothing for what it does not. */
function factLines(person: DecisionPerson): string[] {
  const { new_position_name, new_department_name, term_to, absent_until, probation_to } = person
  const paid = (amount: number | null | undefined) =>
    amount ? `${money.format(amount)} đồng/tháng` : undefined
  const lines: [label: string, value: string | null | undefined][] = [
    ['Chức vụ', new_position_name],
    ['Đơn vị', new_department_name],
    ['Nơi làm việc', person.work_place],
    ['Quản lý trực tiếp', person.direct_manager_name],
    ['Thử việc đến ngày', probation_to && shown(probation_to)],
    ['Nhiệm kỳ đến ngày', term_to && shown(term_to)],
    ['Nghỉ đến hết ngày', absent_until && shown(absent_until)],
    ['Lý do', person.leave_reason],
    ['Ngạch lương', person.pay_scale],
    ['Bậc lương', person.pay_grade?.toString()],
    ['Hệ số lương', person.coefficient?.toString().replace('.', ',')],
    ['Mức lương cơ bản', paid(person.base_salary)],
    ['Lương đóng bảo hiểm', paid(person.insurance_salary)],
    ['Ngày nâng bậc lần sau', person.next_raise_date && shown(person.next_raise_date)],
  ]
  return lines.flatMap(([label, value]) => (value ? [`${label}: ${value}.`] : []))
}

function peopleTable(people: readonly DecisionPerson[]): Block {
  return {
    kind: 'table',
    columns: [
      { title: 'STT', width: 1, align: 'center' },
      { title: 'Mã nhân viên', width: 2 },
      { title: 'Họ và tên', width: 3 },
      { title: 'Nội dung', width: 6 },
    ],
    rows: people.map((person, index) => [
      String(index + 1),
      person.nhansu_id,
      person.full_name,
      factLines(person).join(' ') || dots,
    ]),
  }
}

function text(words: string): Block {
  return { kind: 'paragraph', text: words }
}

function shown(day: string): string {
  return day.split('-').toReversed().join('-')
}
