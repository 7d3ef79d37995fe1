import { sql } from 'kysely'
import { ApiFailure, type FieldErrors, invalidInput } from '../../contract/failure.ts'
import type { Handler, ProductContext } from '../../contract/handlers.ts'
import { asPreview } from '../../contract/preview.ts'
import {
  changeFile,
  hiddenFromReader,
  openFile,
  readPlaces,
  type StandingValue,
  type WantedChange,
} from '../employees/public.ts'
import { type ChangeRules, readRules, ruleOfPath } from './change-rules.ts'
import { takeDrafts } from './request-files.ts'
import { isRemoval, labelOf, showRequest, viewOf } from './request-items.ts'
import { tellReviewers } from './request-mails.ts'

/** A request waits for its day no longer than this (decided). */
const farthestDays = 90

/**
 * Sends a request: what its owner may change himself is saved at once, the rest waits for a reviewer. Everything is
 * tried against the rules of the file first, so that nothing is asked for that could never be accepted.
 *
 * Failures: 400 for what is no field of this file, for HR alone, without its evidence, or refused by a rule; 404; 409 for
 * a field that waits already.
 */
export const sendRequest: Handler<'requestChangeInfos.store'> = async ({ body }, context) => {
  const { userId, employeeId: own } = context.session
  const employeeId = body.employee_id ?? own
  if (employeeId === null) {
    throw new ApiFailure(400, 'Tài khoản của bạn chưa gắn với hồ sơ nhân viên nào trong công ty này.')
  }
  const { reaches } = await openFile(context, employeeId, true)
  const wanted = body.items.map(({ path, new_value }) => ({ path, value: new_value }))
  const standing = await readPlaces(
    context,
    employeeId,
    wanted.map(({ path }) => path),
  )
  const rules = await readRules(context)
  const isOwn = employeeId === own
  const file = { employee_id: employeeId, reaches, hidden: await hiddenFromReader(context, reaches) }
  refuseOdd(wanted)
  const errors: FieldErrors = {}
  for (const { path } of wanted) {
    if (ruleOfPath(rules, path).mode === 'hr') errors[path] = ['Thông tin này chỉ bộ phận nhân sự cập nhật.']
    else if (viewOf(context, file, path).isMasked)
      errors[path] = ['Bạn không có quyền xem và sửa thông tin này.']
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
  const real = wanted.filter(({ path, value }) => isRemoval(path) || standing.get(path)?.value !== value)
  if (real.length === 0) throw new ApiFailure(400, 'Không có thông tin nào thay đổi.')
  await refuseClosed(context, employeeId, real)
  await checkDay(context, body.effective_date)
  const typed = { userId, source: 'edit' } as const
  await asPreview(context, true, () => changeFile(silent(context), employeeId, real, typed))
  const atOnce = isOwn && !body.effective_date ? real.filter(({ path }) => isFree(rules, real, path)) : []
  const rest = real.filter((each) => !atOnce.includes(each))
  const field_change = atOnce.length > 0 ? await changeFile(silent(context), employeeId, atOnce, typed) : ''
  const fileIds = body.file_ids ?? []
  const needsEvidence = rest.some(({ path }) => ruleOfPath(rules, path).needs_evidence)
  if (needsEvidence && fileIds.length === 0) {
    throw invalidInput({ file_ids: ['Vui lòng đính kèm minh chứng cho thông tin cần duyệt.'] })
  }
  const fields = real.map(({ path }) => withoutRow(path))
  if (rest.length === 0) {
    context.audit({ recordId: employeeId, changedFields: fields, detail: { saved_at_once: true } })
    return { request: null, field_change }
  }
  const id = await keepRequest(context, employeeId, rest, standing, body)
  await takeDrafts(context, id, fileIds)
  await tellReviewers(context, id, employeeId)
  context.audit({ recordId: id, changedFields: fields, detail: { employee_id: employeeId } })
  return { ...(await showRequest(context, id)), field_change }
}

/** The lines of the trail are those of the request; the rows that it writes have none of their own. */
export function silent(context: ProductContext): ProductContext {
  return { ...context, audit: () => undefined }
}

function withoutRow(path: string): string {
  const [first = '', , field] = path.split('.')
  return field === undefined ? first : `${first}.${field}`
}

/** The fields of a row to come are saved together: its owner adds it himself only where all of them are his. */
function isFree(rules: ChangeRules, all: readonly WantedChange[], path: string): boolean {
  const row = newRowOf(path)
  const together =
    row === undefined ? [path] : all.map((each) => each.path).filter((each) => newRowOf(each) === row)
  return together.every((each) => ruleOfPath(rules, each).mode === 'self')
}

/** `relatives.new-1` of a field of a row to come. */
export function newRowOf(path: string): string | undefined {
  return /^[a-z_]+\.new-\d+/.exec(path)?.[0]
}

/** A path stands once, only whole rows are removed, and nothing else is asked of a row that goes. */
function refuseOdd(wanted: readonly WantedChange[]): void {
  const errors: FieldErrors = {}
  const gone = wanted.flatMap(({ path }) => (isRemoval(path) ? path : []))
  for (const [index, { path, value }] of wanted.entries()) {
    if (wanted.findIndex((each) => each.path === path) !== index)
      errors[path] = ['Thông tin này được gửi hai lần.']
    if (isRemoval(path) && value !== null) errors[path] = ['Chỉ gửi giá trị trống để xóa cả dòng.']
    if (gone.some((row) => path.startsWith(`${row}.`))) errors[path] = ['Dòng này đang được đề nghị xóa.']
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
}

/** While a change waits its field is closed; so is the row of it, and every field of a row that is to go. */
export async function refuseClosed(
  { db, inThisCompany }: ProductContext,
  employeeId: number,
  wanted: readonly WantedChange[],
): Promise<void> {
  const { rows } = await sql<{ path: string }>`
    select path from request_change_items
    where ${inThisCompany('request_change_items')} and employee_id = ${employeeId} and path !~ '\\.new-'
      and (state = 'waiting' or (state = 'accepted' and applied_at is null))`.execute(db)
  const closed = wanted.filter(({ path }) =>
    rows.some(
      (each) => each.path === path || each.path.startsWith(`${path}.`) || path.startsWith(`${each.path}.`),
    ),
  )
  if (closed.length === 0) return
  throw new ApiFailure(409, 'Thông tin này đang có yêu cầu chờ duyệt.', {
    errors: Object.fromEntries(
      closed.map(({ path }) => [path, ['Thông tin này đang có yêu cầu chờ duyệt.']]),
    ),
  })
}

async function checkDay({ db }: ProductContext, day: string | null | undefined): Promise<void> {
  if (!day) return
  const { rows } = await sql<{ is_fine: boolean }>`
    select ${day}::date between current_date and current_date + ${farthestDays}::integer as is_fine`.execute(
    db,
  )
  if (rows[0]?.is_fine === true) return
  throw invalidInput({ effective_date: [`Ngày hiệu lực phải từ hôm nay đến ${farthestDays} ngày tới.`] })
}

/** Writes down a request with what it asks over what stands there now. @returns its id */
export async function keepRequest(
  { db, companyId, session }: ProductContext,
  employeeId: number,
  rest: readonly WantedChange[],
  standing: ReadonlyMap<string, StandingValue>,
  { effective_date = null, note = null }: { effective_date?: string | null; note?: string | null },
): Promise<number> {
  const labels = [...new Set(rest.map(({ path }) => labelOf(path)))].join(', ')
  const { rows } = await sql<{ id: number }>`
    insert into request_change_infos (company_id, employee_id, field_change, changes, effective_date, note, created_by)
    values (${companyId}, ${employeeId}, ${rest.map(({ path }) => path).join(',')}, ${labels}, ${effective_date}, ${note},
      ${session.userId})
    returning id`.execute(db)
  const id = Number(rows[0]?.id)
  const items = rest.map(({ path, value }) => ({
    path,
    old_value: standing.get(path)?.value ?? null,
    new_value: value,
    base_version: standing.get(path)?.version ?? null,
  }))
  await sql`
    insert into request_change_items (company_id, request_id, employee_id, path, old_value, new_value, base_version)
    select ${companyId}, ${id}, ${employeeId}, path, nullif(old_value, 'null'), nullif(new_value, 'null'), base_version
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as item (path text, old_value jsonb, new_value jsonb, base_version integer)`.execute(db)
  return id
}
