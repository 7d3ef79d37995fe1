import { sql } from 'kysely'
import { invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'

/**
 * The next free code of this year by the company's pattern, `TD-{year}-{seq}` with three digits as shipped. Nothing is
 * reserved: whoever saves holds `lockCodes` until the end of his transaction.
 */
export async function nextCode({ db, companyId }: ProductContext): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    with shape as (
      select replace(coalesce((select code_pattern from recruitment_settings where company_id = ${companyId}),
        'TD-{year}-{seq}'), '{year}', to_char(now() at time zone 'Asia/Ho_Chi_Minh', 'YYYY')) as pattern
    ), ends as (
      select split_part(pattern, '{seq}', 1) as before, split_part(pattern, '{seq}', 2) as after from shape
    ), used as (
      select substr(code, length(before) + 1, length(code) - length(before) - length(after)) as sequence
      from recruitments, ends
      where company_id = ${companyId} and starts_with(code, before) and right(code, length(after)) = after
    )
    select before || lpad(next::text, greatest(3, length(next::text)), '0') || after as code
    from ends, (select coalesce(max(sequence::bigint), 0) + 1 as next from used where sequence ~ '^[0-9]{1,9}$') as counted`.execute(
    db,
  )
  return rows[0]?.code ?? ''
}

/** Makes those who save a campaign of the company without a code of their own wait for each other. */
export async function lockCodes({ db, companyId }: ProductContext): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('recruitments.code'), ${companyId}::integer)`.execute(db)
}

/** @throws ApiFailure 400 at `code` for a code that another campaign of the company has */
export async function refuseTakenCode(
  { db, companyId }: ProductContext,
  code: string,
  exceptId = 0,
): Promise<void> {
  const { rows } = await sql`select from recruitments
    where company_id = ${companyId} and code = ${code} and id <> ${exceptId}`.execute(db)
  if (rows.length > 0) throw invalidInput({ code: ['Mã đợt đã tồn tại.'] })
}
