import type { Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import type { ProductContext } from '../../contract/handlers.ts'
import type { CompanyTransaction } from '../../db/transaction.ts'
import { attached, type Place, shownFile } from '../../files/records.ts'
import { inWords } from '../../record-history/in-words.ts'
import { askableFields, fileFields, placeNamed, showsField, shownToOwnerAnyway } from '../employees/public.ts'
import { fieldsOfRows } from './change-rules.ts'
import { askedPictureOf, pictureField } from './picture-field.ts'
import { openRequest, type WholeRequest } from './request-rows.ts'
import { touchesOf } from './touched.ts'

type Item = Schemas['RequestItem']
type Shown = Schemas['RequestValue']

/** An item as it is kept. */
export interface KeptItem extends Pick<Item, 'id' | 'path' | 'state' | 'reason' | 'applied_at' | 'held_up'> {
  request_id: number
  employee_id: number
  old_value: unknown
  new_value: unknown
  base_version: number | null
  reviewed_by: number | null
}

/** What a reader may know of the field of an item. */
export interface ItemView {
  label: string
  isMasked: boolean
  isDotted: boolean
}

/** The items of a request in the order in which they were sent. */
export async function itemsOf(
  { db, inThisCompany }: CompanyTransaction,
  requestId: number,
): Promise<KeptItem[]> {
  const { rows } = await sql<KeptItem>`
    select id, request_id, employee_id, path, old_value, new_value, base_version, state, reason, reviewed_by,
      applied_at, held_up
    from request_change_items
    where ${inThisCompany('request_change_items')} and request_id = ${requestId} order by id`.execute(db)
  return rows
}

/** A request with its items and evidence, as its reader may see them. */
export async function showRequest(
  context: ProductContext,
  id: number,
): Promise<{ request: Schemas['RequestChange'] }> {
  const whole = await openRequest(context, id)
  const { created_by, reaches: _, hidden: __, ...row } = whole
  const items = await itemsOf(context, id)
  const files = await attached(context, evidenceOf(id))
  const isUntouched = items.every(({ state }) => state === 'waiting')
  return {
    request: {
      ...row,
      can_cancel: whole.state === 'waiting' && created_by === context.session.userId && isUntouched,
      items: await Promise.all(items.map((item) => shownItem(context, whole, item))),
      files: files.map(shownFile).toReversed(),
      picture: await askedPicture(context, whole),
      touches: await touchesOf(context, whole, items),
    },
  }
}

/** Where the evidence of a request is kept. */
export function evidenceOf(requestId: number): Place {
  return { ownerKind: 'request_change_info', ownerId: requestId, purpose: 'request_evidence' }
}

/** The picture that a request asks for, for whoever may see it. */
export async function askedPicture(
  context: ProductContext,
  request: WholeRequest,
): Promise<Schemas['RequestChange']['picture']> {
  if (viewOf(context, request, pictureField.path).isMasked) return null
  const [picture] = await attached(context, askedPictureOf(request.id))
  return picture === undefined ? null : shownFile(picture)
}

/** What a path is called: 'Số điện thoại', 'Thân nhân › Họ và tên', 'Xóa thân nhân'. */
export function labelOf(path: string): string {
  if (path === pictureField.path) return pictureField.label
  const { field = '', rows } = placeNamed(path) ?? {}
  if (rows && field === rows.set.rows) {
    const [first = ''] = fieldsOfRows(field)
    return `Xóa ${fileFields().get(first)?.label.split(' › ')[0]?.toLocaleLowerCase('vi') ?? 'dòng'}`
  }
  return fileFields().get(field)?.label ?? field
}

/** Whether this reader may see the field of a path; one's own stand open, as far as the company shows them. */
export function viewOf(
  context: ProductContext,
  { employee_id, reaches, hidden }: Pick<WholeRequest, 'employee_id' | 'reaches' | 'hidden'>,
  path: string,
): ItemView {
  const label = labelOf(path)
  const isOwn = employee_id === context.session.employeeId
  const fields = fieldsAt(path)
  // His own row is his to remove by what it is told by, whatever else it holds.
  const telling = isOwn && isRemoval(path) ? fields.filter((field) => shownToOwnerAnyway(field) === true) : []
  const asked = telling.length > 0 ? telling : fields
  if (isOwn && !asked.some((field) => hidden.has(field))) return { label, isMasked: false, isDotted: false }
  const isMasked = !asked.every((field) => showsField(context, field, reaches, hidden))
  return { label, isMasked, isDotted: isDotted(path) }
}

/** Whether a path names a whole row that is to go. */
export function isRemoval(path: string): boolean {
  return path.split('.').length === 2
}

/** The field of a path; of a whole row all of its fields. */
function fieldsAt(path: string): string[] {
  if (path === pictureField.path) return [pictureField.seenWith]
  const { field = '', rows } = placeNamed(path) ?? {}
  return rows && field === rows.set.rows ? fieldsOfRows(field) : [field]
}

function isDotted(path: string): boolean {
  return fileFields().get(placeNamed(path)?.field ?? '')?.isDotted ?? false
}

async function shownItem(context: ProductContext, request: WholeRequest, item: KeptItem): Promise<Item> {
  const { id, path, state, reason, applied_at, held_up } = item
  const { label, isMasked, isDotted: dotted } = viewOf(context, request, path)
  const shown = {
    id,
    path,
    label,
    is_masked: isMasked,
    is_dotted: dotted,
    is_removal: isRemoval(path),
    state,
    reason,
    applied_at,
    held_up,
  }
  return isMasked || dotted ? shown : { ...shown, ...(await valuesOfItem(context, item)) }
}

/** Both values of an item in words. */
export async function valuesOfItem(
  context: CompanyTransaction,
  { path, old_value, new_value }: Pick<KeptItem, 'path' | 'old_value' | 'new_value'>,
): Promise<{ old_value: Shown; new_value: Shown }> {
  return {
    old_value: await spoken(context, path, old_value),
    new_value: await spoken(context, path, new_value),
  }
}

/** A value of a field as words: codes by their labels, references by the names of their records. */
export async function spoken({ db }: CompanyTransaction, path: string, value: unknown): Promise<Shown> {
  if (path === pictureField.path) return value === null ? null : 'Có ảnh'
  const { field = '' } = placeNamed(path) ?? {}
  const name = nameIn[askableFields().get(field)?.refersTo ?? '']
  if (name === undefined || typeof value !== 'number') return inWords(value, fileFields().get(field)?.words)
  const { rows } = await sql<{ name: string }>`select (${name(value)}) as name`.execute(db)
  return rows[0]?.name ?? value
}

/** The administrative units that addresses point at, which belong to no company. */
const nameIn: Readonly<Record<string, (id: number) => RawBuilder<unknown>>> = {
  newProvinces: (id) => sql`select full_name from new_provinces where id = ${id}`,
  newDistricts: (id) => sql`select full_name from new_districts where id = ${id}`,
  wards: (id) => sql`select full_name from wards where id = ${id}`,
}
