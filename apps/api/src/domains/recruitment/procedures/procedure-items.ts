import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { type FieldErrors, invalidInput, notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'

type Item = Schemas['ProcedureItemSave']

/**
 * Saves the items of a procedure as a whole: those with an id change, those without are added, the others leave.
 * @throws ApiFailure 400 at an item, 404 for an id that is not of this procedure
 */
export async function saveItems(context: ProductContext, id: number, items: readonly Item[]): Promise<void> {
  await checkItems(context, items)
  const { db, companyId, inThisCompany } = context
  const staying = items.flatMap((item) => item.id ?? [])
  await sql`delete from procedure_items where ${inThisCompany('procedure_items')} and procedure_id = ${id}
    and id <> all(${staying}::bigint[])`.execute(db)
  for (const [at, item] of items.entries()) {
    const values = [
      at + 1,
      item.name,
      item.owner_id ?? null,
      item.due_date ?? null,
      item.is_needed ?? false,
      item.needs_paper ?? false,
      item.done_on ?? null,
      item.waived_reason ?? null,
      item.note ?? null,
    ]
    const columns = sql`display_order, name, owner_id, due_date, is_needed, needs_paper, done_on, waived_reason, note`
    if (item.id === undefined) {
      await sql`insert into procedure_items (company_id, procedure_id, ${columns})
        values (${companyId}, ${id}, ${sql.join(values)})`.execute(db)
      continue
    }
    const { rows } = await sql`update procedure_items set (${columns}) = (${sql.join(values)})
      where ${inThisCompany('procedure_items')} and procedure_id = ${id} and id = ${item.id} returning id`.execute(
      db,
    )
    if (rows.length === 0) throw notFound()
  }
}

async function checkItems({ db, inThisCompany }: ProductContext, items: readonly Item[]): Promise<void> {
  const owners = items.flatMap(({ owner_id: owner }) => owner ?? [])
  const { rows } = await sql<{ there: number[]; today: string }>`
    select array(select id from employees where ${inThisCompany('employees')} and id = any(${owners}::bigint[])) as there,
      (now() at time zone 'Asia/Ho_Chi_Minh')::date as today`.execute(db)
  const [{ there, today } = { there: [], today: '' }] = rows
  const known = new Set(there.map(Number))
  const errors: FieldErrors = {}
  for (const [at, { owner_id: owner, done_on: done, waived_reason: waived }] of items.entries()) {
    if (owner && !known.has(owner)) errors[`items.${at}.owner_id`] = ['Người phụ trách không tồn tại.']
    if (done && done > today) errors[`items.${at}.done_on`] = ['Ngày xong không được sau hôm nay.']
    if (done && waived) errors[`items.${at}.waived_reason`] = ['Việc đã xong thì không cần miễn.']
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
}
