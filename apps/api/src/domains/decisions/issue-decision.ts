import { sql } from 'kysely'
import { ApiFailure, invalidInput, stale } from '../../contract/failure.ts'
import type { Handler, ProductContext } from '../../contract/handlers.ts'
import { asPreview } from '../../contract/preview.ts'
import { drawNumber } from '../../numbers/draw-number.ts'
import { nextThree, readSeries } from '../../numbers/series.ts'
import { type ChosenSigner, keepDecisionDocument, signerOf } from '../documents/public.ts'
import { carryOut, type Effect } from './carry-out.ts'
import { type Decision, openDecision } from './decision-rows.ts'
import { draftDecision } from './draft-decision.ts'

/** The deed itself, taken back: a draft that nobody keeps. */
export const previewDecision: Handler<'decisions.preview'> = async ({ body }, context) => {
  const effects = await asPreview(context, true, async () => {
    await draftDecision(context, body)
    const { decision_type: type, effective_date: day, people } = body
    return carryOut(context, { id: null, type, number: null, signDate: body.sign_date ?? null, day, people })
  })
  const series = await readSeries(context, 'decision')
  const [next = null] = await nextThree(
    context,
    series,
    Number((body.sign_date ?? body.effective_date).slice(0, 4)),
  )
  return { decision_number: next, effects }
}

/** Issues a draft, once: whoever comes second finds it issued. */
export const issueDecision: Handler<'decisions.issue'> = async (
  { path: { id }, query = {}, body },
  context,
) => {
  const decision = await openDecision(context, id, { forWriting: true })
  if (decision.state !== 'draft') throw new ApiFailure(409, 'Quyết định này đã được ban hành.')
  if (body.version !== undefined && body.version !== decision.version) throw stale({ decision })
  requireNotOwn(context, decision)
  requireOtherIssuer(context, decision)
  const signer = await chosenSigner(context, decision, body)
  const isPreview = query.dry_run === true
  const { number, effects } = await asPreview(context, isPreview, async () => {
    const drawn = await drawDecisionNumber(context, decision, body)
    const { decision_type: type, effective_date: day, people } = decision
    const done = await carryOut(context, { id, type, number: drawn, signDate: body.sign_date, day, people })
    requireMarks(done, body.marks ?? [])
    await freeze(context, decision, { number: drawn, signDate: body.sign_date, signer }, done)
    return { number: drawn, effects: done }
  })
  const issued = { state: 'issued', decision_number: number, sign_date: body.sign_date, signer_id: signer.id }
  context.audit({
    recordId: id,
    changedFields: Object.keys(issued),
    detail: { employees: effects.length, dry_run: isPreview },
    ...(!isPreview && { values: { before: { ...decision }, after: issued } }),
  })
  return { decision_number: number, effects }
}

/**
 * Where the company says so, a second person issues what one has drafted. A deed of another domain that drafts and issues
 * at once, as a reception does, is one deed by its own right.
 * @throws ApiFailure 403
 */
function requireOtherIssuer(
  { operation }: ProductContext,
  { issue_block }: Pick<Decision, 'issue_block'>,
): void {
  if (operation.id === 'decisions.issue' && issue_block !== null) throw new ApiFailure(403, issue_block)
}

/** @throws ApiFailure 403: nobody issues a decision about himself */
export function requireNotOwn({ session }: ProductContext, { people }: Pick<Decision, 'people'>): void {
  if (people.some(({ employee_id }) => employee_id === session.employeeId)) {
    throw new ApiFailure(
      403,
      'Bạn không tự ban hành, đính chính, hủy hoặc thu hồi quyết định về chính mình. Hãy nhờ người khác.',
    )
  }
}

/**
 * The signer of a decision, as he is printed.
 * @throws ApiFailure 400 for one that is not there; 409 for one who may not sign such a paper on that day
 */
export async function chosenSigner(
  context: ProductContext,
  { decision_type: decisionType }: Pick<Decision, 'decision_type'>,
  { signer_id, sign_date: on }: { signer_id: number; sign_date: string },
): Promise<ChosenSigner & { id: number }> {
  try {
    return { id: signer_id, ...(await signerOf(context, signer_id, { kind: 'decision', decisionType, on })) }
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) {
      throw invalidInput({ signer_id: ['Người ký không tồn tại.'] })
    }
    throw error
  }
}

const longestNumber = 50

/** Draws the number of a decision, or enters the one that was typed. */
export async function drawDecisionNumber(
  context: ProductContext,
  { id }: Pick<Decision, 'id'>,
  { number: typed, sign_date: on }: { number?: string | undefined; sign_date: string },
): Promise<string> {
  const number = await drawNumber(context, 'decision', {
    on,
    typed,
    record: { kind: 'decisions', id },
    userId: context.session.userId,
  })
  if (number.length > longestNumber) {
    throw new ApiFailure(409, `Số quyết định dài quá ${longestNumber} ký tự. Hãy sửa mẫu ở màn hình Đánh số.`)
  }
  return number
}

/** @throws ApiFailure 409 that names who has changed since the preview */
export function requireMarks(
  effects: readonly Effect[],
  marks: readonly { employee_id: number; mark: string }[],
): void {
  const seen = new Map(marks.map(({ employee_id, mark }) => [employee_id, mark]))
  const moved = effects.filter(({ employee_id, mark }) => (seen.get(employee_id) ?? mark) !== mark)
  if (moved.length === 0) return
  const names = moved.map(({ full_name, nhansu_id }) => `${full_name} (${nhansu_id})`).join(', ')
  throw new ApiFailure(409, `Hồ sơ công việc đã thay đổi sau khi xem trước: ${names}. Hãy xem trước lại.`)
}

/** What a decision gets by being issued. */
export interface Issued {
  number: string
  signDate: string
  signer: ChosenSigner & { id: number }
}

/** Freezes the content, with before and after of everybody as they are now, and keeps the paper as a document. */
export async function freeze(
  { db, inThisCompany, ...context }: ProductContext,
  {
    id,
    decision_type: decisionType,
    summary,
    effective_date: effectiveDate,
  }: Pick<Decision, 'id' | 'decision_type' | 'summary' | 'effective_date'>,
  { number, signDate, signer }: Issued,
  effects: readonly Effect[],
): Promise<void> {
  const { userId } = context.session
  await sql`
    update decision_people person set before_facts = effect.before, after_facts = effect.after,
      before_pay = effect.before_pay, after_pay = effect.after_pay, ended_contract = effect.ended_contract,
      change_id = (select change.id from job_changes change
        where ${inThisCompany('change')} and change.decision_id = ${id} and change.employee_id = person.employee_id)
    from jsonb_to_recordset(${JSON.stringify(effects)}::jsonb) as effect (employee_id bigint, before jsonb, after jsonb,
      before_pay jsonb, after_pay jsonb, ended_contract text)
    where ${inThisCompany('person')} and person.decision_id = ${id} and person.employee_id = effect.employee_id`.execute(
    db,
  )
  const documentId = await keepDecisionDocument(
    { db, inThisCompany, ...context },
    {
      id,
      decisionType,
      number,
      summary,
      signDate,
      effectiveDate,
      signerName: signer.full_name,
      signerTitle: signer.printed_title,
      employeeIds: effects.map(({ employee_id }) => employee_id),
      userId,
    },
  )
  await sql`
    update decisions set state = 'issued', decision_number = ${number}, sign_date = ${signDate}, signer_id = ${signer.id},
      signer_name = ${signer.full_name}, signer_title = ${signer.printed_title}, authority_no = ${signer.authority_no ?? null},
      document_id = ${documentId}, issued_by = ${userId}, issued_at = now()
    where ${inThisCompany('decisions')} and id = ${id}`.execute(db)
}
