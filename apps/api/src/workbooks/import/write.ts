import { sql } from 'kysely'
import { databaseFailure } from '../../contract/database-errors.ts'
import type { FieldValues } from '../../contract/audit-values.ts'
import { ApiFailure } from '../../contract/failure.ts'
import type { Operation } from '../../contract/operations.ts'
import { mapInTurns, pieces } from '../in-turns.ts'
import type { ImportFields } from './fields.ts'
import type { ImportContext } from './import-context.ts'
import type { RowVerdict, Stored } from './compare-rows.ts'

/** Rows that go to the database in one statement. */
const batchSize = 500

/** Told after each batch how many rows have had their turn, and of how many; throws when the work is to end. */
export type Progress = (done: number, total: number) => Promise<void>

/** A record that an import has made or changed. */
export interface Written {
  /** As Excel numbers it. */
  row: number
  id: number
  version: number
  fields: readonly string[]
  /** As it was; null for a new one. */
  before: Stored | null
  /** What was written of it. */
  after: FieldValues
}

/**
 * Writes what the rows say, the new ones and the changed ones. A batch that the database refuses is halved until the
 * rows to blame are alone, which then say why.
 * @returns undefined in the place of what was refused; the caller decides what stays
 */
export async function write(
  context: ImportContext,
  table: string,
  fields: ImportFields,
  judged: readonly RowVerdict[],
  progress: Progress = async () => {},
): Promise<{ written: Written[]; refused: Map<number, string[]> }> {
  const written: Written[] = []
  const refused = new Map<number, string[]>()
  const wanted = judged.filter(({ state }) => state === 'new' || state === 'changed')
  for (const stage of stagesOf(wanted)) {
    const ids = new Map(written.map(({ row, id }) => [row, id]))
    const shaped = await mapInTurns(stage, (row) => {
      const ready = withIds(row, ids)
      if (ready === undefined) refused.set(row.row, ['Dòng mà dòng này trỏ tới chưa đúng.'])
      return { ready, shape: ready && shapeOf(ready) }
    })
    for (const alike of Map.groupBy(shaped, ({ shape }) => shape).values()) {
      for (const batch of pieces(alike, batchSize)) {
        await progress(written.length + refused.size, wanted.length)
        await inHalves(
          context,
          batch.flatMap(({ ready }) => ready ?? []),
          fields.store,
          async (rows) => void written.push(...(await writeAlike(context, table, fields, rows))),
          refused,
        )
      }
    }
  }
  return { written, refused }
}

/**
 * Writes rows together; those that the database refuses are halved until the ones to blame are alone, which then say why.
 * @param store the operation that writes the same by hand: in its words the refusals are told
 * @param refused gets the sentences by the numbers of the rows that are to blame
 */
export async function inHalves<Row extends { row: number }>(
  context: ImportContext,
  rows: readonly Row[],
  store: Operation,
  work: (rows: readonly Row[]) => Promise<void>,
  refused: Map<number, string[]>,
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  try {
    await apart(context, () => work(rows))
  } catch (error) {
    const told = await databaseFailure(error, store, { kysely: context.db })
    if (told === undefined || told.status >= 500) throw error
    if (rows.length === 1) refused.set(first.row, sentencesOf(told))
    else for (const half of halves(rows)) await inHalves(context, half, store, work, refused)
  }
}

/** Rows that others point at come before them. */
function stagesOf(rows: readonly RowVerdict[]): RowVerdict[][] {
  const byRow = new Map(rows.map((row) => [row.row, row]))
  const stages: RowVerdict[][] = []
  const stageOf = (row: RowVerdict): number => {
    const awaited = Object.values(row.waits).flatMap((other) => byRow.get(other) ?? [])
    return Math.max(-1, ...awaited.map(stageOf)) + 1
  }
  for (const row of rows) (stages[stageOf(row)] ??= []).push(row)
  return stages
}

/** The row with the ids of the records that it points at; undefined when one of them could not be written. */
function withIds(row: RowVerdict, ids: ReadonlyMap<number, number>): RowVerdict | undefined {
  if (Object.keys(row.waits).length === 0) return row
  const found = Object.entries(row.waits).map(([field, other]) => [field, ids.get(other)] as const)
  if (found.some(([, id]) => id === undefined)) return undefined
  return { ...row, values: { ...row.values, ...Object.fromEntries(found) } }
}

/** Rows of one statement have the same fields: what a row leaves out gets the column's own default. */
function shapeOf({ state, values }: RowVerdict): string {
  return `${state} ${Object.keys(values).toSorted().join(' ')}`
}

function halves<T>(rows: readonly T[]): [readonly T[], readonly T[]] {
  const middle = Math.ceil(rows.length / 2)
  return [rows.slice(0, middle), rows.slice(middle)]
}

/** What a refusal says, sentence by sentence. */
export function sentencesOf({ message, detail }: ApiFailure): string[] {
  const sentences = Object.values(detail.errors ?? {}).flat()
  return sentences.length > 0 ? sentences : [message]
}

/** What fails inside leaves the transaction as it was before. */
export async function apart<T>({ db }: Pick<ImportContext, 'db'>, work: () => Promise<T>): Promise<T> {
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
  context: ImportContext,
  table: string,
  fields: ImportFields,
  rows: readonly RowVerdict[],
): Promise<Written[]> {
  return rows[0]?.state === 'new' ? insert(context, table, fields, rows) : update(context, table, rows)
}

async function insert(
  { db, companyId }: ImportContext,
  table: string,
  { key: { path: key }, owner }: ImportFields,
  rows: readonly RowVerdict[],
): Promise<Written[]> {
  const fields = Object.keys(rows[0]?.values ?? {})
  const content = JSON.stringify(rows.map(({ values }) => values))
  const rowOf = new Map(rows.map((row) => [row.values[key], row]))
  const made = await sql<{ id: number; version: number; key: unknown }>`
    insert into ${sql.table(table)} (company_id, ${owner ? sql`${sql.ref(owner.column)}, ` : sql``}${sql.join(fields.map((field) => sql.ref(field)))})
    select ${companyId}::integer, ${owner ? sql`${owner.id}::bigint, ` : sql``}${sql.join(fields.map((field) => sql.ref(`read.${field}`)))}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${content}::jsonb) as read
    returning id, version, ${sql.ref(key)} as key`.execute(db)
  return made.rows.map(({ id, version, key: own }) => ({
    row: rowOf.get(own)?.row ?? 0,
    id,
    version,
    fields,
    before: null,
    after: rowOf.get(own)?.values ?? {},
  }))
}

async function update(
  { db, inThisCompany }: ImportContext,
  table: string,
  rows: readonly RowVerdict[],
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
    where ${inThisCompany(table)} and ${sql.ref(`${table}.id`)} = read.id and ${sql.ref(`${table}.version`)} = read.version
    returning ${sql.ref(`${table}.id`)}, ${sql.ref(`${table}.version`)}`.execute(db)
  if (changed.rows.length !== rows.length) throw changedMeanwhile()
  return changed.rows.map(({ id, version }) => {
    const row = byId.get(id)
    return {
      row: row?.row ?? 0,
      id,
      version,
      fields: (row?.changes ?? []).map(({ field }) => field),
      before: row?.stored ?? null,
      after: row?.values ?? {},
    }
  })
}

function changedMeanwhile(): ApiFailure {
  return new ApiFailure(409, 'Dữ liệu vừa được người khác cập nhật. Vui lòng kiểm tra lại tệp rồi nhập lại.')
}
