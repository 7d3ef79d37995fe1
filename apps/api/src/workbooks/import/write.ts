import { sql } from 'kysely'
import { databaseFailure } from '../../contract/database-errors.ts'
import { ApiFailure } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import type { ImportFields } from './fields.ts'
import type { Judged, Stored } from './judge.ts'

/** Rows that go to the database in one statement. */
const batchSize = 500

/** A record that an import has made or changed. */
export interface Written {
  id: number
  version: number
  fields: readonly string[]
  /** As it was; null for a new one. */
  before: Stored | null
}

/**
 * Writes what the rows say, the new ones and the changed ones. A batch that the database refuses is halved until the
 * rows to blame are alone, which then say why.
 * @returns undefined in the place of what was refused; whoever calls decides what stays
 */
export async function write(
  context: ProductContext,
  table: string,
  fields: ImportFields,
  judged: readonly Judged[],
): Promise<{ written: Written[]; refused: Map<number, string[]> }> {
  const written: Written[] = []
  const refused = new Map<number, string[]>()
  const attempt = async (rows: readonly Judged[]): Promise<void> => {
    const [first] = rows
    if (first === undefined) return
    try {
      written.push(...(await apart(context, () => writeAlike(context, table, rows))))
    } catch (error) {
      const told = await databaseFailure(error, fields.store, { kysely: context.db })
      if (told === undefined || told.status >= 500) throw error
      if (rows.length === 1) refused.set(first.row, sentencesOf(told))
      else for (const half of halves(rows)) await attempt(half)
    }
  }
  const wanted = judged.filter(({ state }) => state === 'new' || state === 'changed')
  for (const alike of Map.groupBy(wanted, shapeOf).values()) {
    for (let from = 0; from < alike.length; from += batchSize)
      await attempt(alike.slice(from, from + batchSize))
  }
  return { written, refused }
}

/** Rows of one statement have the same fields: what a row leaves out gets the column's own default. */
function shapeOf({ state, values }: Judged): string {
  return `${state} ${Object.keys(values).toSorted().join(' ')}`
}

function halves<T>(rows: readonly T[]): [readonly T[], readonly T[]] {
  const middle = Math.ceil(rows.length / 2)
  return [rows.slice(0, middle), rows.slice(middle)]
}

function sentencesOf({ message, detail }: ApiFailure): string[] {
  const sentences = Object.values(detail.errors ?? {}).flat()
  return sentences.length > 0 ? sentences : [message]
}

/** What fails inside leaves the transaction as it was before. */
async function apart<T>({ db }: ProductContext, work: () => Promise<T>): Promise<T> {
  await sql`savepoint batch`.execute(db)
  try {
    const result = await work()
    await sql`release savepoint batch`.execute(db)
    return result
  } catch (error) {
    await sql`rollback to savepoint batch`.execute(db)
    throw error
  }
}

async function writeAlike(
  context: ProductContext,
  table: string,
  rows: readonly Judged[],
): Promise<Written[]> {
  return rows[0]?.state === 'new' ? insert(context, table, rows) : update(context, table, rows)
}

async function insert(
  { db, companyId }: ProductContext,
  table: string,
  rows: readonly Judged[],
): Promise<Written[]> {
  const fields = Object.keys(rows[0]?.values ?? {})
  const content = JSON.stringify(rows.map(({ values }) => values))
  const made = await sql<{ id: number; version: number }>`
    insert into ${sql.table(table)} (company_id, ${sql.join(fields.map((field) => sql.ref(field)))})
    select ${companyId}::integer, ${sql.join(fields.map((field) => sql.ref(`read.${field}`)))}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${content}::jsonb) as read
    returning id, version`.execute(db)
  return made.rows.map((record) => ({ ...record, fields, before: null }))
}

async function update(
  { db, own }: ProductContext,
  table: string,
  rows: readonly Judged[],
): Promise<Written[]> {
  const byId = new Map(rows.flatMap((row) => (row.stored ? [[row.stored.id, row] as const] : [])))
  const fields = Object.keys(rows[0]?.values ?? {})
  const content = JSON.stringify(
    [...byId].map(([id, { values, stored }]) => ({ ...values, id, version: stored?.version })),
  )
  const changes = fields.map((field) => sql`${sql.ref(field)} = ${sql.ref(`read.${field}`)}`)
  const changed = await sql<{ id: number; version: number }>`
    update ${sql.table(table)} set ${sql.join(changes)}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${content}::jsonb) as read
    where ${own(table)} and ${sql.ref(`${table}.id`)} = read.id and ${sql.ref(`${table}.version`)} = read.version
    returning ${sql.ref(`${table}.id`)}, ${sql.ref(`${table}.version`)}`.execute(db)
  if (changed.rows.length !== rows.length) throw changedMeanwhile()
  return changed.rows.map(({ id, version }) => {
    const row = byId.get(id)
    return {
      id,
      version,
      fields: (row?.changes ?? []).map(({ field }) => field),
      before: row?.stored ?? null,
    }
  })
}

function changedMeanwhile(): ApiFailure {
  return new ApiFailure(409, 'Dữ liệu vừa được người khác cập nhật. Vui lòng kiểm tra lại tệp rồi nhập lại.')
}
