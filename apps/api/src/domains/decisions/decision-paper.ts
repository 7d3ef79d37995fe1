import type { Input } from '@nhansu/sdk/contract'
import { notFound } from '../../contract/failure.ts'
import { FileAnswer } from '../../contract/file-answer.ts'
import type { Handler } from '../../contract/handlers.ts'
import { companyHeading } from '../../print/company-heading.ts'
import type { Block, Heading, Paper } from '../../print/paper.ts'
import type { PaperContext } from '../../print/paper-context.ts'
import { keepPaper } from '../../print/made/keep-paper.ts'
import { codeFacts, newPaperCode, printedCode } from '../../print/made/paper-code.ts'
import { renderPaper } from '../../print/render-paper.ts'
import { companyPaper } from '../../print/templates/company-paper.ts'
import { peopleList, personTags } from '../../print/templates/decision-tags.ts'
import { mayLack } from '../../print/templates/clauses/clause-kinds.ts'
import { clauseLines } from '../../print/templates/clauses/clause-text.ts'
import { clausesOf } from '../../print/templates/clauses/company-clauses.ts'
import { decisionKind } from '../../print/templates/paper-kinds.ts'
import { takeTurn } from '../../workbooks/export-turns.ts'
import { type DecisionPaperFacts, decisionPaperFacts, typeOf } from './decision-paper-facts.ts'
import { type Decision, openDecision } from './decision-rows.ts'

/** The decision as a paper; the same record that the screen shows, and the same facts whatever its form. */
export const decisionPaper: Handler<'decisions.paper'> = async ({ path, body }, context) => {
  const opened = await openDecision(context, path.id)
  const about = aboutIn(opened, body.employee_id)
  await takeTurn(context)
  return paperOfDecision(context, about, body)
}

/**
 * A decision as if it were about one of its people alone.
 * @param only whom; everybody when absent
 * @throws ApiFailure 404 for somebody whom it is not about, or whom the reader does not see in it
 */
export function aboutIn(opened: Decision, only: number | undefined): Decision {
  const people = opened.people.filter((person) => only === undefined || person.employee_id === only)
  if (people.length === 0) throw notFound()
  return { ...opened, people }
}

/**
 * The paper of a decision that lies open, for whoever asks or has background work ask.
 * @param runId the work that makes it among several
 * @throws ApiFailure 409 where the company has no Word file for it, 429 for whoever has had too much printed
 */
export async function paperOfDecision(
  context: PaperContext,
  opened: Decision,
  { form, employee_id: only }: Input<'decisions.paper'>['body'],
  runId?: number,
): Promise<FileAnswer> {
  const { id, people } = opened
  // A draft says the number that was typed for its signed paper.
  const decision = { ...opened, decision_number: opened.decision_number ?? opened.typed_number }
  const heading = await companyHeading(context)
  const facts = decisionPaperFacts(decision, heading)
  const about = people.map((person) => person.employee_id)
  const whose = only === undefined ? '' : `, ${people[0]?.full_name ?? ''}`
  const name = `Quyết định ${decision.decision_number?.replaceAll('/', '-') ?? 'nháp'}${whose}`
  const kind = decisionKind(typeOf(decision))
  const clauses = await clausesOf(context, kind)
  const code = newPaperCode()
  const coded = codeFacts(context.staffApp, code)
  const answer =
    form === 'docx'
      ? await companyPaper(context, [kind, 'decision'], {
          id,
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
            ...decisionLayout(decision, heading, facts, clauses.content),
            ...printedCode(context.staffApp, code),
          }),
        })
  if (form === 'pdf') {
    const { own } = clauses
    context.audit({
      recordId: id,
      detail: { form, ...(own && { clauses: own }) },
      seen: { deed: 'print', employeeIds: about },
    })
  }
  const madeOf = {
    decision_id: id,
    ...(runId !== undefined && { run_id: runId }),
    record_version: decision.version,
    is_draft: decision.state === 'draft',
    with_pay: decision.decision_type === 15,
  }
  return keepPaper(context, answer, { ...madeOf, kind, form, about, code })
}

/** What a decision's paper has or lacks beside its facts. */
export type DecisionFrame = Pick<
  Decision,
  'decision_number' | 'sign_date' | 'signer_name' | 'signer_title' | 'authority_no' | 'corrects_number'
>

/**
 * The decision as the product lays it out: heading, what it rests on, the clauses, the list of its people and the signature.
 * Of one person the clauses say what is set; of several the list does.
 */
export function decisionLayout(
  decision: DecisionFrame,
  heading: Heading,
  { values, people }: DecisionPaperFacts,
  content: string,
): Paper {
  const { signer_name, signer_title, authority_no, corrects_number } = decision
  const [only] = people.length === 1 ? people : []
  const has = { 'Số giấy ủy quyền': authority_no, 'Quyết định được đính chính': corrects_number, ...only }
  const lacking = new Set<string>(mayLack.decision.filter((tag) => tag !== 'Căn cứ' && !has[tag]))
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
      ...(authority_no === null ? [] : [text(`Căn cứ giấy ủy quyền số ${values['Số giấy ủy quyền']};`)]),
      text('QUYẾT ĐỊNH:'),
      ...clauseLines(content, { values: { ...values, ...only }, lacking }),
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
