import { FileAnswer } from '../../contract/file-answer.ts'
import type { Handler } from '../../contract/handlers.ts'
import { companyHeading } from '../../print/company-heading.ts'
import type { Block, Heading, Paper } from '../../print/paper.ts'
import { keepPaper } from '../../print/made/keep-paper.ts'
import { codeFacts, newPaperCode, printedCode } from '../../print/made/paper-code.ts'
import { renderPaper } from '../../print/render-paper.ts'
import { companyPaper } from '../../print/templates/company-paper.ts'
import { peopleList, personTags } from '../../print/templates/decision-tags.ts'
import { decisionKind } from '../../print/templates/paper-kinds.ts'
import { takeTurn } from '../../workbooks/export-turns.ts'
import { type DecisionPaperFacts, decisionPaperFacts, factLines, typeOf } from './decision-paper-facts.ts'
import { type Decision, openDecision } from './decision-rows.ts'

/** The decision as a paper; the same record that the screen shows, and the same facts whatever its form. */
export const decisionPaper: Handler<'decisions.paper'> = async ({ path, body: { form } }, context) => {
  const decision = await openDecision(context, path.id)
  await takeTurn(context)
  const heading = await companyHeading(context)
  const facts = decisionPaperFacts(decision, heading)
  const about = decision.people.map((person) => person.employee_id)
  const name = `Quyết định ${decision.decision_number?.replaceAll('/', '-') ?? 'nháp'}`
  const kind = decisionKind(typeOf(decision))
  const code = newPaperCode()
  const coded = codeFacts(context.staffApp, code)
  const answer =
    form === 'docx'
      ? await companyPaper(context, [kind, 'decision'], {
          id: path.id,
          name,
          facts: {
            values: { ...facts.values, ...coded.values },
            pictures: coded.pictures,
            lists: { [peopleList]: { tags: Object.keys(personTags), rows: facts.people } },
          },
          about,
        })
      : new FileAnswer({
          name: `${name}.pdf`,
          mediaType: 'application/pdf',
          content: renderPaper({
            ...paperOf(decision, heading, facts),
            ...printedCode(context.staffApp, code),
          }),
        })
  if (form === 'pdf') {
    context.audit({ recordId: path.id, detail: { form }, seen: { deed: 'print', employeeIds: about } })
  }
  const madeOf = {
    decision_id: path.id,
    record_version: decision.version,
    is_draft: decision.state === 'draft',
    with_pay: decision.decision_type === 15,
  }
  return keepPaper(context, answer, { ...madeOf, kind, form, about, code })
}

function paperOf(decision: Decision, heading: Heading, facts: DecisionPaperFacts): Paper {
  const { values, people } = facts
  const { signer_name, signer_title } = decision
  return {
    heading: { ...heading, number: decision.decision_number, date: decision.sign_date ?? heading.date },
    title: 'QUYẾT ĐỊNH',
    subject: `${values['Trích yếu']} ${values['Tình trạng bản in']}`.trim(),
    orientation: 'portrait',
    body: [
      text('Căn cứ Bộ luật Lao động số 45/2019/QH14;'),
      ...values['Căn cứ']
        .split('\n')
        .filter((line) => line !== '')
        .map(text),
      ...(decision.authority_no === null
        ? []
        : [text(`Căn cứ giấy ủy quyền số ${values['Số giấy ủy quyền']};`)]),
      text('QUYẾT ĐỊNH:'),
      ...articles(decision, facts),
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

function articles({ corrects_number }: Decision, { values, people }: DecisionPaperFacts): Block[] {
  const [only] = people.length === 1 ? people : []
  const lines = only ? factLines(only) : []
  const others = [
    ...(corrects_number === null
      ? []
      : [
          `Quyết định này đính chính, thay nội dung của Quyết định số ${values['Quyết định được đính chính']}.`,
        ]),
    'Quyền lợi và nghĩa vụ của người có tên tại Điều 1 thực hiện theo quy định của pháp luật và của công ty.',
    'Các đơn vị liên quan và người có tên tại Điều 1 chịu trách nhiệm thi hành quyết định này.',
  ]
  return [
    text(
      `Điều 1. ${values['Loại quyết định']} đối với ${values['Người được quyết định']}, kể từ ngày ${values['Ngày hiệu lực']}.`,
    ),
    ...lines.map((line) => text(line)),
    ...others.map((article, index) => text(`Điều ${index + 2}. ${article}`)),
  ]
}

function peopleTable(people: DecisionPaperFacts['people']): Block {
  return {
    kind: 'table',
    columns: [
      { title: 'STT', width: 1, align: 'center' },
      { title: 'Mã nhân viên', width: 2 },
      { title: 'Họ và tên', width: 3 },
      { title: 'Nội dung', width: 6 },
    ],
    rows: people.map((person) => [
      person.STT,
      person['Mã nhân viên'],
      person['Họ và tên'],
      person['Nội dung'],
    ]),
  }
}

function text(words: string): Block {
  return { kind: 'paragraph', text: words }
}
