import { sql } from 'kysely'
import { type HiddenFields, reachesOf, type RowReaches } from '../../contract/field-rights.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import type { CompanyTransaction } from '../../db/transaction.ts'
import { fileFields } from './history/file-fields.ts'

/** What HR writes about somebody, which no company can show to him: whoever works in HR reads it of others alone. */
const neverShown: ReadonlySet<string> = new Set(['hr_note'])

/** What is told along with a field, and goes with it. */
const toldBy: Readonly<Record<string, readonly string[]>> = {
  new_regular_address: ['regular_text'],
  new_province_id: ['regular_text'],
  new_district_id: ['regular_text'],
  tmp_address: ['tmp_text'],
  new_province_tmp_id: ['tmp_text'],
  new_district_tmp_id: ['tmp_text'],
  regular_address: ['old_regular_text'],
  ward_id: ['old_regular_text', 'province_id', 'district_id'],
  old_tmp_address: ['old_tmp_text'],
  ward_tmp_id: ['old_tmp_text', 'province_tmp_id', 'district_tmp_id'],
}

/** Whether a company says of a field if its owner sees it; undefined where it does, else what holds everywhere. */
export function shownToOwnerAnyway(field: string): boolean | undefined {
  if (neverShown.has(field)) return false
  // A file or a row is told by these: whoever sees it sees them.
  return fileFields().get(field)?.isRequired === true ? true : undefined
}

/** The fields that the company does not show to the owner of a file, by their paths without rows. */
export async function hiddenFields({ db, inThisCompany }: CompanyTransaction): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ hidden_fields: string[] }>`
    select hidden_fields from request_change_settings where ${inThisCompany('request_change_settings')}`.execute(
    db,
  )
  return new Set(rows[0]?.hidden_fields ?? [])
}

/** The same with what is told along with them, for whoever reads a file: nothing where it is not his own. */
export async function hiddenFromReader(
  context: CompanyTransaction,
  [, isOwn]: RowReaches,
): Promise<HiddenFields> {
  if (!isOwn) return new Map()
  const hidden = [...(await hiddenFields(context))].flatMap((field) => [field, ...(toldBy[field] ?? [])])
  return new Map([
    ...hidden.map((field) => [field, 'as owner'] as const),
    ...[...neverShown].map((field) => [field, 'always'] as const),
  ])
}

/** Of a set of rows, those of its own fields. */
export function hiddenIn(rows: string, hidden: HiddenFields): HiddenFields {
  const before = `${rows}.`
  return new Map(
    [...hidden].flatMap(([field, how]) =>
      field.startsWith(before) ? [[field.slice(before.length), how] as const] : [],
    ),
  )
}

/** Whether a reader may see a field of a file, as far as its owner does where he is the reader. */
export function showsField(
  context: ProductContext,
  field: string,
  reaches: RowReaches,
  hidden: HiddenFields,
): boolean {
  const seen = reachesOf(hidden, field, reaches)
  return seen !== undefined && fileFields().get(field)?.isShownTo(context, seen) === true
}
