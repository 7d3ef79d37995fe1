import type { TypedForm } from '@nhansu/sdk/domains/portal-pages'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { ApiFailure } from '../contract/failure.ts'
import type { CheckedInput } from '../contract/input.ts'
import { followLink } from '../contract/run-by-link.ts'
import { hashOf } from '../contract/session.ts'
import type { Database } from '../db/connect.ts'
import { type CompanyTransaction, inCompany } from '../db/transaction.ts'

/**
 * How long a file waits for its form: an hour from the moment that it came or the form with it was last looked at, so that what
 * strangers break off does not lie around, and no longer than the form itself may be filled in.
 */
export const uploadWait = sql`interval '1 hour'`
const longestWait = sql`interval '24 hours'`

/** Lets files wait on for their form, from now on; what is over already stays over. */
export async function renewUploads(
  { db, inThisCompany }: Pick<CompanyTransaction, 'db' | 'inThisCompany'>,
  handles: readonly string[],
): Promise<void> {
  if (handles.length === 0) return
  await sql`
    update application_uploads upload set expires_at = greatest(upload.expires_at, least(now() + ${uploadWait},
      (select came.created_at + ${longestWait} from files came
        where ${inThisCompany('came')} and came.id = upload.file_id)))
    where ${inThisCompany('upload')} and upload.expires_at > now()
      and upload.handle_hash = any(${handles.map(hashOf)}::bytea[])`.execute(db)
}

/**
 * Does something with a form; where that is refused, its files wait on all the same, in a transaction that is not taken back
 * with it.
 */
export async function whileFilesWait<T>(handles: readonly string[], work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || handles.length === 0) throw failure
    const { status, message, detail } = failure
    throw new ApiFailure(status, message, {
      ...detail,
      keep: (transaction) => renewUploads(transaction, handles),
    })
  }
}

/**
 * Lets the files that a page's form names wait on, whatever comes of the form itself; the form goes on where this fails, and
 * what is wrong with its link it says itself.
 */
export async function renewTyped(
  database: Pick<Database, 'pool'>,
  link: { kind: 'campaign' | 'application'; path: CheckedInput['path'] },
  request: FastifyRequest,
  typed: TypedForm,
): Promise<void> {
  const handles = Object.entries(typed).flatMap(([name, [handle]]) =>
    name.endsWith('.handle') && handle !== undefined ? [handle] : [],
  )
  if (handles.length === 0) return
  try {
    const { companyId } = await followLink(database, link.kind, { path: link.path }, request)
    await inCompany(database, { companyId, readOnly: false }, (transaction) =>
      renewUploads(transaction, handles),
    )
  } catch (failed) {
    if (!(failed instanceof ApiFailure)) request.log.error(failed, 'files of a form were not renewed')
  }
}
