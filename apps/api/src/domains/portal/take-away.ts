import { Readable } from 'node:stream'
import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { FileAnswer } from '../../contract/file-answer.ts'
import type { LinkContext } from '../../contract/handlers.ts'
import { blobKey } from '../../files/blob-store.ts'
import { zip, type ZipEntry } from '../../workbooks/xlsx/zip.ts'
import { archivePage } from './archive-page.ts'
import { ownApplication } from './own-application.ts'

type Own = Schemas['OwnApplication']

/** A file that came with an application, and where its bytes lie. */
interface KeptFile {
  name: string
  blob: string
}

/** What the page and the JSON of the archive are made of. */
export interface TakenAway {
  application: Own
  /** The questions of the campaign by their keys, as they are asked now. */
  questions: Readonly<Record<string, string>>
  /** The files of the archive, and those whose bytes could not be had. */
  files: readonly string[]
  missing: readonly string[]
}

/**
 * Everything that came with one's own application, as one archive. The rows are read at once; the bytes of the files come
 * one after the other while it is sent, so that none of them lies in memory.
 */
export async function takeAway(context: LinkContext): Promise<FileAnswer> {
  const application = await ownApplication(context)
  const questions = await questionsOf(context)
  const files = await filesOf(context)
  return new FileAnswer({
    name: `Hồ sơ dự tuyển ${application.reference}.zip`,
    mediaType: 'application/zip',
    content: Readable.from(zip(entries(context, files, { application, questions })), { objectMode: false }),
  })
}

async function* entries(
  { companyId, files: { store } }: LinkContext,
  kept: readonly KeptFile[],
  said: Pick<TakenAway, 'application' | 'questions'>,
): AsyncGenerator<ZipEntry> {
  const files: string[] = []
  const missing: string[] = []
  for (const [at, { name, blob }] of kept.entries()) {
    const opened = await store.open(blobKey(companyId, blob)).catch(() => undefined)
    if (opened === undefined) missing.push(name)
    else {
      const inside = `tep-dinh-kem/${at + 1}. ${name.replaceAll(/[\\/:*?"<>|]/g, '_')}`
      files.push(inside)
      yield { name: inside, content: opened.content }
    }
  }
  // Last, since only now it is known which files are there.
  const all = { ...said, files, missing }
  yield { name: 'ho-so.json', content: [Buffer.from(`${JSON.stringify(all, undefined, 2)}\n`)] }
  yield { name: 'ho-so.html', content: [Buffer.from(archivePage(all))] }
}

async function questionsOf({ db, inThisCompany, recordId }: LinkContext): Promise<Record<string, string>> {
  const { rows } = await sql<{ questions: readonly Schemas['ApplicationQuestion'][] }>`
    select campaign.questions from applications application
    join recruitments campaign on ${inThisCompany('campaign')} and campaign.id = application.recruitment_id
    where ${inThisCompany('application')} and application.id = ${recordId}`.execute(db)
  return Object.fromEntries((rows[0]?.questions ?? []).map(({ key = '', text }) => [key, text]))
}

async function filesOf({ db, inThisCompany, recordId }: LinkContext): Promise<KeptFile[]> {
  const { rows } = await sql<KeptFile>`
    select file.name, file.blob from application_files came
    join files file on ${inThisCompany('file')} and file.id = came.file_id and file.removed_at is null
    where ${inThisCompany('came')} and came.application_id = ${recordId} and file.scan_state <> 'infected'
    order by came.added_at, file.id`.execute(db)
  return rows
}
