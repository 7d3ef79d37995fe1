import { disciplineStateLabels, disciplineSteps } from '@nhansu/sdk/domains/rewards-disciplines'
import { sql } from 'kysely'
import { ApiFailure, invalidInput, notFound, stale } from '../../../contract/failure.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { lawConstant } from '../../../law/law-constant.ts'
import { todayOf } from '../job/write-timelines.ts'
import { type Finding, findingsOfStep } from './discipline-rules.ts'
import { openRecord, showRecord, type WholeRecord } from './reward-rows.ts'
import { workingDaysBetween } from './working-days-between.ts'

/** What a step writes beside the state. */
const written = [
  'invited_on',
  'meeting_date',
  'participants',
  'form_id',
  'months',
  'dismissal_case',
  'protection',
  'protected_until',
] as const

/**
 * Takes a discipline a step on, up to 'Chờ quyết định'; what the law forbids is refused with its article and days.
 * Two officers come one after the other: the record is held.
 */
export const moveDiscipline: Handler<'rewardsDisciplines.move'> = async (
  { path, query = {}, body },
  context,
) => {
  const { record } = await openRecord(context, path.id, true)
  if (record.type !== 'discipline' || record.state === null) throw notFound()
  const { version, to, reason, ...values } = body
  if (version !== undefined && version !== record.version) throw stale(await showRecord(context, path.id))
  if (!(disciplineSteps[record.state] ?? []).includes(to))
    throw new ApiFailure(
      409,
      `Hồ sơ đang ở bước "${disciplineStateLabels[record.state]}" nên không chuyển sang "${disciplineStateLabels[to]}" được.`,
    )
  const findings = await findingsFor(context, { ...record, ...values }, to, reason ?? null)
  if (query.dry_run === true) return { ...(await showRecord(context, path.id)), findings }
  refuse(findings)
  const fields = written.filter((field) => values[field] !== undefined)
  await sql`update rewards_disciplines set ${sql.join([
    sql`state = ${to}`,
    ...fields.map((field) => sql`${sql.ref(field)} = ${values[field]}`),
    ...(to === 'dropped' ? [sql`dropped_reason = ${reason}`] : []),
  ])} where ${context.inThisCompany('rewards_disciplines')} and id = ${path.id}`.execute(context.db)
  context.audit({ recordId: path.id, changedFields: ['state', ...fields], detail: { to } })
  return { ...(await showRecord(context, path.id)), findings }
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
    notice:
      invited_on === null || meeting_date === null ? null : workingDaysBetween(invited_on, meeting_date),
    noticeWanted: await lawConstant(context, 'discipline_invitation_days', today),
    protectedByFile: await protectionInFile(context, record, meeting_date ?? today),
  })
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

/** What the file knows of Điều 122, khoản 4 on a day: a leave, or a child under 12 months. */
async function protectionInFile(
  { db, inThisCompany }: ProductContext,
  { employee_ids: [employeeId] }: WholeRecord,
  day: string,
): Promise<string | null> {
  const { rows } = await sql<{ leave: string | null; child: boolean }>`
    select (select version.work_state from job_versions version
        where ${inThisCompany('version')} and version.employee_id = ${employeeId}
          and version.valid_from <= ${day}::date and (version.valid_to is null or version.valid_to > ${day}::date)
          and version.work_state in ('maternity_leave', 'unpaid_leave')) as leave,
      exists (select from employee_relatives child
        where ${inThisCompany('child')} and child.employee_id = ${employeeId} and child.relationship = 5
          and not child.is_dead and child.date_of_birth <= ${day}::date
          and child.date_of_birth + interval '12 months' > ${day}::date) as child`.execute(db)
  if (rows[0]?.leave === 'maternity_leave')
    return 'Nhân viên đang nghỉ thai sản vào ngày này. Hãy chuyển "Tạm hoãn".'
  if (rows[0]?.leave === 'unpaid_leave')
    return 'Nhân viên đang nghỉ được công ty đồng ý vào ngày này. Hãy chuyển "Tạm hoãn".'
  if (rows[0]?.child === true) return 'Nhân viên đang nuôi con dưới 12 tháng tuổi. Hãy chuyển "Tạm hoãn".'
  return null
}
