import type { ResourceName } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import { notFound, stale } from '../contract/failure.ts'
import type { ProductContext } from '../contract/handlers.ts'
import type { DB } from '../db/tables.gen.ts'

/** Rows that belong to a record and are saved with it: subjects of a course, costs of a campaign. */
export interface PartRows {
  table: keyof DB
  /** The key of the rows in an answer. */
  key: string
  /** What is answered of each row, besides `id` and `version`; the rows are called `part`. */
  shown: RawBuilder<unknown>
  order: RawBuilder<unknown>
  /** Which rows this reader may see, and so change; all when absent. */
  where?: (context: ProductContext) => RawBuilder<unknown>
  /** What is kept of a row beside the fields that came with it. */
  derived?: (context: ProductContext, row: Row) => Promise<Row>
  /** Fields that are kept in tables of their own, after the row has been written. */
  linked?: {
    field: string
    save: (context: ProductContext, parentId: number, id: number, value: unknown) => Promise<void>
  }
}

/** The fields of a row as a body brings them; the contract has checked their names. */
export type Row = Record<string, unknown>

/** Rows that are saved together: those with an id change, those without are new. */
export interface RowsToSave {
  rows: readonly Row[]
  removedIds?: readonly number[] | undefined
}

/** The record that rows belong to. */
export interface PartsOwner {
  /** Its resource, in whose record the rows are answered: `trainings`. */
  resource: ResourceName
  /** The column of the rows that names it: `training_id`. */
  key: string
  /**
   * Holds the record until the end of the transaction, so that its rows are written by one person at a time.
   * @throws ApiFailure 404 when it is not there or not mine, 409 when it is read only
   */
  lock: (context: ProductContext, id: number) => Promise<unknown>
}

/** What is done with the rows of one kind of record; everything is all or none. */
export function partsOf({ resource, key: ownerKey, lock }: PartsOwner) {
  const owner = sql.ref(ownerKey)

  /** The rows of a record as they are answered, or one of them. */
  async function read<Answered>(
    context: ProductContext,
    { table, shown, order, where }: PartRows,
    parentId: number,
    id?: number,
  ): Promise<Answered[]> {
    const { rows } = await sql<Answered>`
      select part.id, ${shown}, part.version from ${sql.table(table)} part
      where part.company_id = ${context.companyId} and part.${owner} = ${parentId}
        and ${id === undefined ? sql`true` : sql`part.id = ${id}`} and ${where?.(context) ?? sql`true`}
      order by ${order}, part.id`.execute(context.db)
    return rows
  }

  /** Does something to the rows of a held record, and notes what it changed of them. */
  async function noted<T>(
    context: ProductContext,
    kind: PartRows,
    parentId: number,
    work: () => Promise<T>,
  ): Promise<T> {
    const before = { [kind.key]: await read<Row>(context, kind, parentId) }
    const done = await work()
    const after = { [kind.key]: await read<Row>(context, kind, parentId) }
    context.audit({ recordId: parentId, changedFields: [kind.key], values: { of: resource, before, after } })
    return done
  }

  /** Adds rows to a record, and answers their ids. */
  async function add(
    context: ProductContext,
    kind: PartRows,
    parentId: number,
    rows: readonly Row[],
  ): Promise<number[]> {
    await lock(context, parentId)
    return noted(context, kind, parentId, async () => {
      const ids: number[] = []
      for (const row of rows) ids.push(await insertRow(context, kind, parentId, row))
      return ids
    })
  }

  /** Saves rows of a record. */
  async function save(
    context: ProductContext,
    kind: PartRows,
    parentId: number,
    { rows, removedIds = [] }: RowsToSave,
  ): Promise<void> {
    await lock(context, parentId)
    await noted(context, kind, parentId, async () => {
      await removeRows(context, kind, parentId, removedIds)
      for (const row of rows) {
        if (row['id'] === undefined) await insertRow(context, kind, parentId, row)
        else await updateRow(context, kind, parentId, Number(row['id']), row)
      }
    })
  }

  /** Changes one row, wherever its record is, and answers the id of that record. */
  async function change(context: ProductContext, kind: PartRows, id: number, row: Row): Promise<number> {
    const parentId = await ownerOf(context, kind, id)
    await lock(context, parentId)
    await noted(context, kind, parentId, () => updateRow(context, kind, parentId, id, row))
    return parentId
  }

  /** Takes one row out of its record. */
  async function remove(context: ProductContext, kind: PartRows, id: number): Promise<{ ids: number[] }> {
    const parentId = await ownerOf(context, kind, id)
    await lock(context, parentId)
    await noted(context, kind, parentId, () => removeRows(context, kind, parentId, [id]))
    return { ids: [id] }
  }

  /** The record that a row belongs to; 404 for a row that is not there. */
  async function ownerOf(context: ProductContext, { table }: PartRows, id: number): Promise<number> {
    const { rows } = await sql<{ owner: number }>`
      select ${owner} as owner from ${sql.table(table)} where ${context.inThisCompany(table)} and id = ${id}`.execute(
      context.db,
    )
    if (rows[0] === undefined) throw notFound()
    return rows[0].owner
  }

  async function insertRow(context: ProductContext, kind: PartRows, parentId: number, row: Row) {
    const { values, link } = await written(context, kind, row)
    const fields = Object.keys(values)
    const { rows } = await sql<{ id: number }>`
      insert into ${sql.table(kind.table)} (${sql.join(['company_id', ownerKey, ...fields].map((field) => sql.ref(field)))})
      values (${sql.join([context.companyId, parentId, ...Object.values(values)])}) returning id`.execute(
      context.db,
    )
    const id = Number(rows[0]?.id)
    await link(parentId, id)
    return id
  }

  async function updateRow(context: ProductContext, kind: PartRows, parentId: number, id: number, row: Row) {
    const { values, link } = await written(context, kind, row)
    const version = row['version']
    const changes = Object.entries(values).map(([field, value]) => sql`${sql.ref(field)} = ${value}`)
    const { rows } = await sql`
      update ${sql.table(kind.table)} part set ${changes.length > 0 ? sql.join(changes) : sql`id = id`}
      where ${context.inThisCompany('part')} and ${owner} = ${parentId} and id = ${id}
        and ${kind.where?.(context) ?? sql`true`} and ${version === undefined ? sql`true` : sql`version = ${version}`} returning id`.execute(
      context.db,
    )
    if (rows.length > 0) return link(parentId, id)
    const now = await read<Row>(context, kind, parentId)
    if (now.every((there) => there['id'] !== id)) throw notFound()
    throw stale({ [kind.key]: now })
  }

  async function removeRows(
    context: ProductContext,
    { table, where }: PartRows,
    parentId: number,
    ids: readonly number[],
  ) {
    if (ids.length === 0) return
    const { rows } = await sql`
      delete from ${sql.table(table)} part where ${context.inThisCompany('part')} and ${owner} = ${parentId}
        and id = any(${ids}::bigint[]) and ${where?.(context) ?? sql`true`} returning id`.execute(context.db)
    if (rows.length !== ids.length) throw notFound()
  }

  return { read, noted, add, save, change, remove, ownerOf }
}

async function written(context: ProductContext, { derived, linked }: PartRows, row: Row) {
  const { id: _, version: __, ...fields } = derived ? await derived(context, row) : row
  const value = linked && fields[linked.field]
  if (linked) delete fields[linked.field]
  const link = async (parentId: number, id: number): Promise<void> => {
    if (linked && value !== undefined) await linked.save(context, parentId, id, value)
  }
  return { values: fields, link }
}
