import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { grantsNow } from '../../../authority/grants-now.ts'
import { anyCovers, reachesNow } from '../../../authority/reach-now.ts'
import { ApiFailure } from '../../../contract/failure.ts'
import type { RowReaches } from '../../../contract/field-rights.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { measure } from '../../../files/accept.ts'
import { blobKey } from '../../../files/blob-store.ts'
import { openFiles } from '../../../files/files.ts'
import { defineJob, JobFailure, type JobTransaction } from '../../../jobs/define-job.ts'
import { zip } from '../../../workbooks/xlsx/zip.ts'
import { refuseHandover } from './may-hand-over.ts'
import { entriesOf, readData, type Written } from './write-archive.ts'

interface ArchiveInput {
  archiveId: number
  employeeId: number
  requestId: number | null
}

/** Hours for which an archive may be fetched. */
export const hoursKept = 24

/**
 * Makes an archive of all that is kept about somebody. It is written beside the store and put there whole; whoever cancels
 * it leaves nothing, and one that dies over it is begun anew.
 */
export const makeArchive = defineJob<ArchiveInput>({
  name: 'personal-data.make-archive',
  title: 'Lập gói dữ liệu cá nhân',
  longestMinutes: 60,
  run: async (context, input) => {
    const { archiveId, employeeId } = input
    const { settings, companyId, inCompany, progress, doneWith, signal, userId } = context
    const files = await openFiles(settings)
    const path = join(files.incomingFolder, randomBytes(16).toString('hex'))
    const blob = randomBytes(16).toString('hex')
    const written: Written = { tables: 0, rows: 0, files: 0, missing: 0 }
    try {
      await inCompany((transaction) => refuseLost(transaction, userId, input))
      const data = await readData(context, employeeId, files)
      if (data === undefined) throw new JobFailure('Hồ sơ nhân viên không còn nên không lập được gói.')
      await mkdir(files.incomingFolder, { recursive: true, mode: 0o700 })
      const content = Readable.from(zip(entriesOf(data, files, companyId, written)), { objectMode: false })
      await pipeline(content, createWriteStream(path, { mode: 0o600 }), { signal })
      await progress(1, 1)
      const { size, sha256 } = await measure(path)
      await files.store.put(blobKey(companyId, blob), path)
      await inCompany(async (transaction) => {
        const name = `Dữ liệu cá nhân ${data.code}.zip`
        await keepArchive(transaction, archiveId, written, { blob, size, sha256, name, userId: userId ?? 0 })
        await doneWith(transaction, null)
      })
      return null
    } finally {
      await rm(path, { force: true })
      files.store.close()
    }
  },
})

/**
 * The run asks for the right to its operation; how far it and the rights over pay and sensitive data reach by now, and the
 * request, are asked here.
 */
async function refuseLost(
  transaction: JobTransaction,
  userId: number | null,
  { employeeId, requestId }: ArchiveInput,
): Promise<void> {
  const { db, inThisCompany, scopes } = transaction
  const grants = (userId !== null && (await grantsNow(transaction, userId))) || []
  const { rows } = await sql<{ reaches: RowReaches }>`
    select ${reachesNow(transaction, userId, sql`employees.id`, 'unit_people')} as reaches
    from employees where ${inThisCompany('employees')} and employees.id = ${employeeId}`.execute(db)
  const [{ reaches } = { reaches: [false, false] as const }] = rows
  if (!anyCovers(scopes, reaches))
    throw new JobFailure('Nhân viên không còn trong phạm vi của người yêu cầu nên không lập gói.')
  try {
    const ownEmployeeId = reaches[1] ? employeeId : null
    await refuseHandover(transaction, { grants, ownEmployeeId, employeeId, reaches, requestId })
  } catch (error) {
    throw error instanceof ApiFailure ? new JobFailure(error.message) : error
  }
}

interface KeptZip {
  blob: string
  name: string
  size: number
  sha256: string
  userId: number
}

async function keepArchive(
  { db, companyId, inThisCompany }: CompanyTransaction,
  archiveId: number,
  { tables, rows, files, missing }: Written,
  { blob, name, size, sha256, userId }: KeptZip,
): Promise<void> {
  await sql`
    with kept as (
      insert into files
        (company_id, owner_kind, owner_id, purpose, blob, name, media_type, size, sha256, scan_state, uploaded_by)
      values (${companyId}, 'data_archive', ${archiveId}, 'data_archive', ${blob}, ${name}, 'application/zip', ${size},
        ${sha256}, 'clean', ${userId})
      returning id
    )
    update data_archives set file_id = (select id from kept), size = ${size}, tables = ${tables}, rows = ${rows},
      files = ${files}, missing = ${missing}, made_at = now(), expires_at = now() + make_interval(hours => ${hoursKept})
    where ${inThisCompany('data_archives')} and id = ${archiveId}`.execute(db)
}
