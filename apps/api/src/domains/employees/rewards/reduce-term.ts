import { sql } from 'kysely'
import { ApiFailure, invalidInput, notFound, stale } from '../../../contract/failure.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { spokenDay } from '../job/days.ts'
import { todayOf } from '../job/write-timelines.ts'
import { openRecord, showRecord, type WholeRecord } from './reward-rows.ts'

const article = 'khoản 2 Điều 126 Bộ luật Lao động 2019'

/**
 * Writes down a reduced term: of a raise delay or a demotion, once half of the term is over, for who has broken no rule again.
 * The day of clearing is then that of the paper.
 * @throws ApiFailure 409 for a case whose term cannot be reduced, 400 for days that cannot be
 */
export const reduceTerm: Handler<'rewardsDisciplines.reduce'> = async ({ path: { id }, body }, context) => {
  const { version, ...values } = body
  const { record } = await openRecord(context, id, true)
  if (version !== undefined && version !== record.version) throw stale(await showRecord(context, id))
  requireReducible(record)
  if (await hasBrokenAgain(context, record, body.reduction_date))
    throw new ApiFailure(409, `Nhân viên đã có vi phạm mới trong thời hạn nên không xét giảm (${article}).`)
  const { half_day: half, full_day: full } = await termOf(context, id)
  const { reduction_date: signed, reduced_cleared_date: end } = body
  const today = await todayOf(context)
  const errors: { [field: string]: string[] } = {}
  if (signed < half)
    errors['reduction_date'] = [
      `Chỉ được xét giảm từ ngày ${spokenDay(half)}, khi đã chấp hành một nửa thời hạn (${article}).`,
    ]
  else if (signed > today) errors['reduction_date'] = ['Ngày không được lớn hơn ngày hiện tại.']
  if (end < signed) errors['reduced_cleared_date'] = ['Ngày xóa kỷ luật phải từ ngày quyết định giảm trở đi.']
  else if (end >= full)
    errors['reduced_cleared_date'] = [
      `Ngày xóa kỷ luật phải trước ngày ${spokenDay(full)} của thời hạn đầy đủ.`,
    ]
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
  return write(context, id, values)
}

/** Takes a reduced term back, so that the full one holds again. */
export const withdrawReduction: Handler<'rewardsDisciplines.withdrawReduction'> = async (
  { path: { id }, query: { version } = {} },
  context,
) => {
  const { record } = await openRecord(context, id, true)
  if (version !== undefined && version !== record.version) throw stale(await showRecord(context, id))
  if (record.reduced_cleared_date === null) throw notFound()
  return write(context, id, { reduction_number: null, reduction_date: null, reduced_cleared_date: null })
}

/** @throws ApiFailure 409 with why not */
function requireReducible(record: WholeRecord): void {
  if (record.type !== 'discipline') throw notFound()
  const { state, legal_form: form } = record
  const refusal =
    state !== 'issued' && !(state === 'cleared' && record.reduced_cleared_date !== null)
      ? 'Chỉ giảm được thời hạn của kỷ luật đã ban hành và chưa được xóa'
      : form !== 2 && form !== 3
        ? 'Chỉ giảm được thời hạn của hình thức kéo dài thời hạn nâng lương và cách chức'
        : null
  if (refusal !== null) throw new ApiFailure(409, `${refusal} (${article}).`)
}

/** Whether he broke a rule between the day of effect and that of the paper, cleared of it since or not. */
async function hasBrokenAgain(
  { db, inThisCompany }: ProductContext,
  { id, employee_ids: [employeeId], effective_date: from }: WholeRecord,
  signed: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from reward_discipline_people about
    join rewards_disciplines later on later.company_id = about.company_id and later.id = about.record_id
    where ${inThisCompany('about')} and about.employee_id = ${employeeId} and later.id <> ${id}
      and later.type = 'discipline' and later.state not in ('dropped', 'revoked')
      and later.violation_date between ${from}::date and ${signed}::date
    limit 1`.execute(db)
  return rows.length > 0
}

async function termOf({ db, inThisCompany }: ProductContext, id: number) {
  const { rows } = await sql<{ half_day: string; full_day: string }>`
    select discipline_half_day(record.effective_date, form.legal_form, record.violation_date) as half_day,
      discipline_cleared_day(record.effective_date, form.legal_form, record.violation_date) as full_day
    from rewards_disciplines record
    join reward_discipline_forms form on ${inThisCompany('form')} and form.id = record.form_id
    where ${inThisCompany('record')} and record.id = ${id}`.execute(db)
  if (rows[0] === undefined) throw notFound()
  return rows[0]
}

interface Reduction {
  reduction_number: string | null
  reduction_date: string | null
  reduced_cleared_date: string | null
}

async function write(
  context: ProductContext,
  id: number,
  { reduction_number: number, reduction_date: signed, reduced_cleared_date: end }: Reduction,
) {
  await sql`update rewards_disciplines
    set reduction_number = ${number}, reduction_date = ${signed}, reduced_cleared_date = ${end}
    where ${context.inThisCompany('rewards_disciplines')} and id = ${id}`.execute(context.db)
  const changedFields = ['reduction_number', 'reduction_date', 'reduced_cleared_date']
  context.audit({ recordId: id, changedFields })
  return showRecord(context, id)
}
