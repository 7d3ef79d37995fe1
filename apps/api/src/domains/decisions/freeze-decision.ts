import type { NumberKind } from '@nhansu/sdk/domains/numbers'
import { sql } from 'kysely'
import { ApiFailure } from '../../contract/failure.ts'
import type { DeedContext } from '../../contract/handlers.ts'
import { drawNumber } from '../../numbers/draw-number.ts'
import type { FreeNumber } from '../../numbers/free-numbers.ts'
import { numbersAhead, readSeries, seriesOfDecisions } from '../../numbers/series.ts'
import { type ChosenSigner, keepDecisionDocument } from '../documents/public.ts'
import { giveFilesToDocument } from './decision-files.ts'
import type { Effect } from './effect-of.ts'
import type { Decision } from './decision-rows.ts'
import { unitOfNumber } from './unit-of-number.ts'

const longestNumber = 50

/** Somebody in a decision, as far as its number asks. */
type Numbered = Parameters<typeof unitOfNumber>[1][number]

/** Draws the number of a decision, or enters the one that was typed. */
export async function drawDecisionNumber(
  context: DeedContext,
  { id, decision_type, people }: { id: number; decision_type: number; people: readonly Numbered[] },
  { number: typed, sign_date: on }: { number?: string | null | undefined; sign_date: string },
): Promise<string> {
  const number = await drawNumber(context, await seriesOfDecisions(context, decision_type), {
    on,
    typed: typed ?? undefined,
    unit: await unitOfNumber(context, people),
    record: { kind: 'decisions', id },
    userId: context.session.userId,
  })
  const fault = lengthFault(number)
  if (fault !== undefined) throw new ApiFailure(409, fault)
  return number
}

/**
 * The number that a decision would draw, which nobody waits for and which is not taken by it.
 * @param from the places in their series from which it is looked for, where numbers before them are spoken for
 * @returns with a fault for a pattern that writes it too long, with which it is not issued
 */
export async function decisionNumberAhead(
  context: DeedContext,
  { decision_type, people }: { decision_type: number; people: readonly Numbered[] },
  { on, from }: { on: string; from?: ReadonlyMap<NumberKind, number> },
): Promise<FreeNumber & { kind: NumberKind; fault?: string }> {
  const kind = await seriesOfDecisions(context, decision_type)
  const unit = await unitOfNumber(context, people)
  const ahead = { year: Number(on.slice(0, 4)), unit, from: from?.get(kind) }
  const [next] = await numbersAhead(context, await readSeries(context, kind), ahead, 1)
  if (next === undefined) throw new Error('a series of decisions has no end')
  const fault = lengthFault(next.number)
  return { ...next, kind, ...(fault !== undefined && { fault }) }
}

function lengthFault(number: string): string | undefined {
  if (number.length <= longestNumber) return undefined
  return `Số quyết định dài quá ${longestNumber} ký tự. Hãy sửa mẫu ở màn hình Đánh số.`
}

/** @throws ApiFailure 409 that names who has changed since the preview */
export function requireMarks(
  effects: readonly Pick<Effect, 'employee_id' | 'nhansu_id' | 'full_name' | 'mark'>[],
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

/** Freezes the content, with before and after of everybody as they are now, and keeps the paper with its files as a document. */
export async function freeze(
  { db, inThisCompany, ...context }: DeedContext,
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
  await giveFilesToDocument({ db, inThisCompany, ...context }, id, documentId)
  await sql`
    update decisions set state = 'issued', decision_number = ${number}, sign_date = ${signDate}, signer_id = ${signer.id},
      signer_name = ${signer.full_name}, signer_title = ${signer.printed_title}, authority_no = ${signer.authority_no ?? null},
      document_id = ${documentId}, typed_number = null, issued_by = ${userId}, issued_at = now()
    where ${inThisCompany('decisions')} and id = ${id}`.execute(db)
}
