import { createHash, randomBytes } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure } from '../../contract/failure.ts'
import { FileAnswer } from '../../contract/file-answer.ts'
import type { CompanyTransaction } from '../../db/transaction.ts'
import { blobKey } from '../../files/blob-store.ts'
import type { Files } from '../../files/files.ts'
import type { PurposeName } from '../../files/purposes.ts'
import type { PaperContext } from '../paper-context.ts'

/** The record that a paper is made of, and what decides who may open it later. */
export interface MadeOf {
  contract_id?: number | null
  appendix_id?: number | null
  decision_id?: number | null
  /** A reward or a discipline case. */
  reward_discipline_id?: number | null
  /** The background work that makes it among several. */
  run_id?: number
  /** The version in which the record was read: of the appendix where there is one. */
  record_version: number
  /** Whether the record was a draft: such a file is for those who prepare it. */
  is_draft: boolean
  /** Whether what somebody is paid stands in it. */
  with_pay: boolean
  /** Whether somebody's identity number or address stands in it. Default: false. */
  with_identity?: boolean
}

interface Making extends MadeOf {
  kind: Schemas['PaperKind']
  form: Schemas['PaperForm']
  /** Whom it is about. */
  about: readonly number[]
  /** The code that leads back from the paper. */
  code?: string
}

const purpose: PurposeName = 'made_paper'
const longestName = 150
/** So often in a day one user has one record printed for the same people: each print takes of the company's space. */
const mostADay = 100
/** And so often all records together: a company that renews everybody's contract needs some hundreds. */
const mostOfAll = 1000
const day = 86_400

/**
 * Keeps the file of an answer beside its record. The bytes are stored at once; the rows are written with the line of the
 * trail, before the first byte leaves, so that nobody has a file that is not kept.
 * @throws ApiFailure 503 while the store is away, 429 for whoever has had the record, or all records, printed too often this day
 */
export async function keepPaper(
  context: PaperContext,
  answer: FileAnswer,
  making: Making,
): Promise<FileAnswer> {
  const { files, companyId, session } = context
  await refuseTooMany(context, making)
  const bytes = await buffer(answer.content)
  const readAt = await startOf(context)
  const blob = randomBytes(16).toString('hex')
  await store(files, blobKey(companyId, blob), bytes)
  const file = {
    name: shortened(answer.name),
    media_type: answer.mediaType,
    blob,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
  return new FileAnswer({
    name: answer.name,
    mediaType: answer.mediaType,
    size: bytes.length,
    content: Readable.from([bytes]),
    keep: (transaction) => writeDown(transaction, file, { ...making, readAt }, session.userId),
  })
}

/** When the reading of a paper began: what is written from then on may not stand in it. As text, which keeps it whole. */
async function startOf({ db }: PaperContext): Promise<string | undefined> {
  const { rows } = await sql<{ started: string }>`select now()::text as started`.execute(db)
  return rows[0]?.started
}

async function refuseTooMany(
  { db, inThisCompany, session }: PaperContext,
  { contract_id = null, decision_id = null, reward_discipline_id = null, about }: Making,
): Promise<void> {
  // One of the three is said, and an equation with nothing holds for no row.
  const ofRecord = sql`(contract_id = ${contract_id} or decision_id = ${decision_id}
    or reward_discipline_id = ${reward_discipline_id})`
  const { rows } = await sql<{ made: number; of_all: number }>`
    select count(*) filter (where ${ofRecord} and employee_ids = ${about}::bigint[])::integer as made, count(*)::integer as of_all from made_papers
    where ${inThisCompany('made_papers')} and made_by = ${session.userId}
      and made_at > now() - make_interval(secs => ${day})`.execute(db)
  const { made, of_all } = rows[0] ?? { made: 0, of_all: 0 }
  if (made < mostADay && of_all < mostOfAll) return
  const times = made < mostADay ? `đã in ${mostOfAll} bản` : `đã in hồ sơ này ${mostADay} lần`
  throw new ApiFailure(
    429,
    `Bạn ${times} trong một ngày. Hãy mở lại các bản in đã lập, hoặc in tiếp vào ngày mai.`,
    { retryAfter: day },
  )
}

async function store({ store: kept, incomingFolder }: Files, key: string, bytes: Buffer): Promise<void> {
  await mkdir(incomingFolder, { recursive: true, mode: 0o700 })
  const path = join(incomingFolder, randomBytes(16).toString('hex'))
  try {
    await writeFile(path, bytes, { mode: 0o600 })
    await kept.put(key, path)
  } finally {
    await rm(path, { force: true })
  }
}

async function writeDown(
  { db, companyId }: CompanyTransaction,
  file: { name: string; media_type: string; blob: string; size: number; sha256: string },
  {
    kind,
    form,
    about,
    contract_id = null,
    appendix_id = null,
    decision_id = null,
    reward_discipline_id = null,
    run_id = null,
    record_version,
    is_draft,
    with_pay,
    with_identity = false,
    code = null,
    readAt,
  }: Omit<Making, 'code' | 'run_id'> & {
    code?: string | null
    run_id?: number | null
    readAt: string | undefined
  },
  userId: number,
): Promise<void> {
  const ofOthers = decision_id === null ? 'reward_discipline' : 'decisions'
  const ownerKind = contract_id === null ? ofOthers : 'contracts'
  const { rows } = await sql<{ id: number }>`
    insert into files
      (company_id, owner_kind, owner_id, purpose, blob, name, media_type, size, sha256, scan_state, uploaded_by)
    values (${companyId}, ${ownerKind}, ${contract_id ?? decision_id ?? reward_discipline_id}, ${purpose},
      ${file.blob}, ${file.name}, ${file.media_type}, ${file.size}, ${file.sha256}, 'clean', ${userId})
    returning id`.execute(db)
  await sql`
    insert into made_papers
      (company_id, kind, form, contract_id, appendix_id, decision_id, reward_discipline_id, file_id, is_draft, with_pay, with_identity, employee_ids, made_by, made_at,
      code, record_version, run_id)
    values (${companyId}, ${kind}, ${form}, ${contract_id}, ${appendix_id}, ${decision_id},
      ${reward_discipline_id}, ${rows[0]?.id},
      ${is_draft}, ${with_pay}, ${with_identity}, ${about}::bigint[], ${userId}, ${readAt}::timestamptz, ${code},
      ${record_version}, ${run_id})`.execute(db)
}

function shortened(name: string): string {
  const ending = extname(name)
  return name.length <= longestName ? name : `${name.slice(0, longestName - ending.length)}${ending}`
}
