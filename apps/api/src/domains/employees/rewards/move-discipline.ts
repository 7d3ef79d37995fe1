import { disciplineStateLabels, disciplineSteps } from '@nhansu/sdk/domains/rewards-disciplines'
import { sql } from 'kysely'
import { ApiFailure, invalidInput, notFound, stale } from '../../../contract/failure.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { lawConstant } from '../../../law/law-constant.ts'
import { todayOf } from '../job/write-timelines.ts'
import { type Finding, findingsOfStep } from './discipline-rules.ts'
import { draftDiscipline, takeBackDiscipline } from './discipline-draft.ts'
import { protectionInFile } from './protected-time.ts'
import { openRecord, showRecord, type WholeRecord } from './reward-rows.ts'

/** What a step writes beside the state. */
const written = [
  'invited_on',
  'invited_way',
  'union_name',
  'union_invited_on',
  'union_invited_way',
  'parent_name',
  'parent_invited_on',
  'parent_invited_way',
  'meeting_date',
  'meeting_place',
  'participants',
  'form_id',
  'months',
  'dismissal_case',
  'protection',
  'protected_until',
] as const

/**
 * Takes a discipline a step on, up to 'Chờ quyết định', which drafts its decision, or back from there with the draft; what
 * the law forbids is refused with its article and days.
 * Two officers come one after the other: the record is held.
 */
export const moveDiscipline: Handler<'rewardsDisciplines.move'> = async (
  { path, query = {}, body },
  context,
) => {
  const isTrial = query.dry_run === true
  const { record } = await openRecord(context, path.id, isTrial ? 'unheld' : true)
  if (record.type !== 'discipline' || record.state === null) throw notFound()
  const { version, to, reason, ...values } = body
  if (version !== undefined && version !== record.version) throw stale(await showRecord(context, path.id))
  if (!(disciplineSteps[record.state] ?? []).includes(to))
    throw new ApiFailure(
      409,
      `Hồ sơ đang ở bước "${disciplineStateLabels[record.state]}" nên không chuyển sang "${disciplineStateLabels[to]}" được.`,
    )
  const findings = await findingsFor(context, { ...record, ...values }, to, reason ?? null)
  if (isTrial) {
    context.audit({ recordId: path.id, detail: { dry_run: true } })
    return { ...(await showRecord(context, path.id)), findings }
  }
  refuse(findings)
  const fields = written.filter((field) => values[field] !== undefined)
  await sql`update rewards_disciplines set ${sql.join([
    sql`state = ${to}`,
    ...fields.map((field) => sql`${sql.ref(field)} = ${values[field]}`),
    ...(to === 'dropped' ? [sql`dropped_reason = ${reason}`] : []),
  ])} where ${context.inThisCompany('rewards_disciplines')} and id = ${path.id}`.execute(context.db)
  if (record.state === 'awaiting_decision') await takeBackDiscipline(context, path.id)
  if (to === 'awaiting_decision') await draftFor(context, path.id)
  context.audit({ recordId: path.id, changedFields: ['state', ...fields], detail: { to } })
  return { ...(await showRecord(context, path.id)), findings }
}

async function draftFor(context: ProductContext, id: number): Promise<void> {
  const { record } = await openRecord(context, id)
  const { form_name, months } = record
  await draftDiscipline(context, record, { formName: form_name ?? '', months, today: await todayOf(context) })
}

function refuse(findings: readonly Finding[]): void {
  const errors = findings.filter(({ level }) => level === 'error')
  if (errors.length === 0) return
  const fields: { [field: string]: string[] } = {}
  for (const { field, text, article } of errors) {
    const key = field ?? 'to'
    fields[key] = [...(fields[key] ?? []), `${text} (${article})`]
  }
  throw invalidInput(fields)
}

async function findingsFor(
  context: ProductContext,
  record: WholeRecord,
  to: Parameters<typeof findingsOfStep>[0]['to'],
  reason: string | null,
): Promise<Finding[]> {
  const { violation_date, found_date, invited_on, meeting_date, form_id } = record
  if (violation_date === null || found_date === null) throw notFound()
  const today = await todayOf(context)
  return findingsOfStep({
    to,
    today,
    violation_date,
    found_date,
    limit_day: record.limit_day,
    clause: record.clause,
    invited_on,
    meeting_date,
    participants: record.participants,
    legal_form: await legalFormOf(context, form_id),
    months: record.months,
    dismissal_case: record.dismissal_case,
    protection: record.protection,
    protected_until: record.protected_until,
    reason,
    union_invited_on: record.union_invited_on,
    parent_invited_on: record.parent_invited_on,
    ...(await standing(context, record.employee_ids[0], meeting_date ?? today)),
    noticeWanted: await lawConstant(context, 'discipline_invitation_days', today),
    isRepeated: await isRepeated(context, record),
    suspendedDays: suspendedDays(record),
    suspensionLimit: await lawConstant(context, 'discipline_suspension_days', today),
    // A decision is refused by the day on which it is asked for, whenever the meeting was.
    protectedByFile: await protectionInFile(
      context,
      record.employee_ids[0],
      to === 'awaiting_decision' ? today : (meeting_date ?? today),
    ),
  })
}

/** What the file says of who has to be invited with the person: whether he is a union member, and a minor on a day. */
async function standing(
  { db, inThisCompany }: ProductContext,
  employeeId: number | undefined,
  day: string,
): Promise<{ isUnionMember: boolean; isMinor: boolean }> {
  const { rows } = await sql<{ isUnionMember: boolean; isMinor: boolean }>`
    select exists (select from employee_affiliations his where ${inThisCompany('his')} and his.employee_id = employees.id
        and his.union_join_date is not null) as "isUnionMember",
      coalesce(employees.date_of_birth + interval '18 years' > ${day}::date, false) as "isMinor"
    from employees where ${inThisCompany('employees')} and employees.id = ${employeeId}`.execute(db)
  return rows[0] ?? { isUnionMember: false, isMinor: false }
}

/** Whether on the day of the act a raise delay or a demotion stood that had not been cleared (Điều 125, khoản 3). */
async function isRepeated(
  { db, inThisCompany }: ProductContext,
  { id, employee_ids: [employeeId], violation_date: act }: WholeRecord,
): Promise<boolean> {
  const { rows } = await sql`
    select from reward_discipline_people about
    join rewards_disciplines earlier on earlier.company_id = about.company_id and earlier.id = about.record_id
    join reward_discipline_forms form on form.company_id = earlier.company_id and form.id = earlier.form_id
    where ${inThisCompany('about')} and about.employee_id = ${employeeId} and earlier.id <> ${id}
      and earlier.state = 'issued' and form.legal_form in (2, 3) and earlier.effective_date <= ${act}::date
      and coalesce(discipline_cleared_on(earlier.company_id, earlier.id), 'infinity') > ${act}::date
    limit 1`.execute(db)
  return rows.length > 0
}

function suspendedDays({ suspended_from: from, suspended_to: to }: WholeRecord): number | null {
  return from === null || to === null
    ? null
    : Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
}

/** @throws ApiFailure 400 for a form of another company, or one of rewards */
async function legalFormOf({ db, inThisCompany }: ProductContext, formId: number | null) {
  if (formId === null) return null
  const { rows } = await sql<{ legal_form: number | null }>`
    select legal_form from reward_discipline_forms
    where ${inThisCompany('reward_discipline_forms')} and id = ${formId} and type = 'discipline'`.execute(db)
  if (rows[0] === undefined) throw invalidInput({ form_id: ['Hình thức kỷ luật không hợp lệ.'] })
  return rows[0].legal_form
}
