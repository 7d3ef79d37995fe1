import type { ResourceName, Schemas } from '@nhansu/sdk/contract'
import { FileAnswer } from '../../contract/file-answer.ts'
import type { Place } from '../../files/records.ts'
import type { DocxFacts } from '../docx/fill.ts'
import type { Paper } from '../paper.ts'
import { keepPaper, type MadeOf } from '../made/keep-paper.ts'
import { codeFacts, newPaperCode, printedCode } from '../made/paper-code.ts'
import type { PaperContext } from '../paper-context.ts'
import { renderPaper } from '../render-paper.ts'
import { companyPaper } from './company-paper.ts'
import type { Clauses } from './clauses/company-clauses.ts'
import type { PaperKind } from './paper-kinds.ts'

/** A paper of a record: what it says, and how the product itself lays it out. */
interface PaperOfRecord {
  kind: PaperKind
  id: number
  /** Of the record, where the operation has another. */
  resource?: ResourceName
  /** Of the file that is handed out, without its ending. */
  name: string
  /** Of every tag of its kind. */
  facts: DocxFacts['values']
  pictures?: DocxFacts['pictures']
  /** Laid out only where the product's own form is asked for. */
  paper: () => Paper
  /** Whose words its clauses are, for the trail; nothing where they are the shipped ones, and for papers without clauses. */
  clauses?: Clauses['own']
  /** The employees whom it is about. */
  about: readonly number[]
  /** What of their files stands on it that asks for a right, as they read it: labels, never values. */
  shown?: readonly string[]
  /** Where a Word file lies that is closer than that of its kind. */
  closest?: Place
  /** The record beside which the file is kept; without it none is. */
  madeOf?: MadeOf
}

/**
 * A paper of one record in the form that is asked for: the product's own PDF, or the company's Word file with the same facts.
 * @throws ApiFailure 409 in words where the company has no Word file for it
 */
export async function paperInForm(
  context: PaperContext,
  form: Schemas['PaperForm'],
  { madeOf, ...of }: PaperOfRecord,
): Promise<FileAnswer> {
  if (madeOf === undefined) return answerOf(context, form, of)
  const code = newPaperCode()
  const { values, pictures } = codeFacts(context.staffApp, code)
  const answer = await answerOf(context, form, {
    ...of,
    facts: { ...of.facts, ...values },
    pictures,
    paper: () => ({ ...of.paper(), ...printedCode(context.staffApp, code) }),
  })
  const making = { ...madeOf, kind: of.kind, form, about: of.about, code }
  return keepPaper(context, answer, making)
}

async function answerOf(
  context: PaperContext,
  form: Schemas['PaperForm'],
  { kind, id, resource, name, facts, pictures, paper, clauses, about, shown, closest }: PaperOfRecord,
): Promise<FileAnswer> {
  const record = { ...(resource && { resource }) }
  if (form === 'docx')
    return companyPaper(context, [kind], {
      id,
      ...record,
      name,
      facts: { values: facts, lists: {}, ...(pictures && { pictures }) },
      about,
      ...(shown && { shown }),
      ...(closest && { closest }),
    })
  context.audit({
    recordId: id,
    ...record,
    detail: { form, ...(clauses && { clauses }) },
    seen: { deed: 'print', employeeIds: about, ...(shown && { shown }) },
  })
  return new FileAnswer({ name: `${name}.pdf`, mediaType: 'application/pdf', content: renderPaper(paper()) })
}
