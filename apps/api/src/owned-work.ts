import type { PermissionName, ResourceName } from '@nhansu/sdk/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { FieldValues } from './contract/audit-values.ts'
import type { CompanyTransaction } from './db/transaction.ts'

/** Somebody as a user of the company and, where he works there, as an employee. */
export interface Owner {
  userId: number
  employeeId: number | null
}

/** What somebody is responsible for and another may take over; `domains/permissions` asks every kind that a domain declares. */
export interface OwnedWork {
  key: string
  /** Under which the trail keeps who looks after a record. */
  resource: ResourceName
  /** The column of the record's id, where the table keeps parts of it. */
  record?: string
  /** 'Khóa đào tạo phụ trách'. */
  title: string
  /** The screen where it stands. */
  link: string
  /** Who takes it over holds it by himself over the company; some work asks for no right. */
  needs?: PermissionName
  /** Whether it is an employee's, or a user's. */
  of: 'employee' | 'user'
  table:
    | 'trainings'
    | 'exams'
    | 'quiz_exam_markers'
    | 'recruitments'
    | 'recruitment_boards'
    | 'procedure_items'
    | 'statistics_queries'
    | 'departments'
  column: string
  /** How the trail tells whose it is, where that is not by the column. */
  told?: (owner: number | null) => FieldValues
  /** Which of them are not over yet; the table is known by its own name. */
  isOpen: RawBuilder<SqlBool>
  /** Which of them a taker may not look after, and why. */
  except?: { of: (to: Owner) => RawBuilder<SqlBool>; reason: string }
  /** Why it is only told and is handed over elsewhere. */
  elsewhere?: string
  /** What has to be made fit first for whoever takes it over. */
  prepare?: (transaction: CompanyTransaction, from: number, to: number) => Promise<void>
}

/** Declares what somebody of a domain may be responsible for. */
export function defineOwnedWork(source: OwnedWork): OwnedWork {
  return source
}

/** The owner as the column of the work has him; null for who cannot have any of it. */
export function ownerOf({ of }: OwnedWork, { userId, employeeId }: Owner): number | null {
  return of === 'user' ? userId : employeeId
}

/** How many open ones somebody has; with a taker those that he may look after. */
export async function countOwned(
  { db, inThisCompany }: CompanyTransaction,
  work: OwnedWork,
  owner: Owner,
  to?: Owner,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from ${sql.table(work.table)}
    where ${inThisCompany(work.table)} and ${isOwned(work, owner, to)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** How many open ones each of these people has, by the owner as {@link ownerOf} names him; who has none is left out. */
export async function countOwnedByEach(
  { db, inThisCompany }: CompanyTransaction,
  work: OwnedWork,
  owners: readonly Owner[],
): Promise<ReadonlyMap<number, number>> {
  const { table, column, isOpen } = work
  const ids = owners.flatMap((owner) => ownerOf(work, owner) ?? [])
  const { rows } = await sql<{ owner: number; total: number }>`
    select ${sql.ref(`${table}.${column}`)} as owner, count(*)::integer as total from ${sql.table(table)}
    where ${inThisCompany(table)} and ${sql.ref(`${table}.${column}`)} = any(${ids}::bigint[]) and ${isOpen}
    group by 1`.execute(db)
  return new Map(rows.map(({ owner, total }) => [owner, total]))
}

/**
 * Gives all open ones of somebody to another who may look after them.
 * @returns the records of which each was given
 */
export async function giveOwned(
  transaction: CompanyTransaction,
  work: OwnedWork,
  from: Owner,
  to: Owner,
): Promise<number[]> {
  const { db, inThisCompany } = transaction
  const [old, next] = [ownerOf(work, from), ownerOf(work, to)]
  if (old === null || next === null) return []
  await work.prepare?.(transaction, old, next)
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(work.table)} set ${sql.ref(work.column)} = ${next}
    where ${inThisCompany(work.table)} and ${isOwned(work, from, to)}
    returning ${sql.ref(`${work.table}.${work.record ?? 'id'}`)} as id`.execute(db)
  return rows.map(({ id }) => id)
}

function isOwned(work: OwnedWork, owner: Owner, to: Owner | undefined): RawBuilder<SqlBool> {
  const { table, column, isOpen, except } = work
  const may = to && except ? sql<SqlBool>`not (${except.of(to)})` : sql<SqlBool>`true`
  return sql<SqlBool>`${sql.ref(`${table}.${column}`)} = ${ownerOf(work, owner)} and ${isOpen} and ${may}`
}
