import { sql } from 'kysely'
import type { CompanyTransaction } from '../db/transaction.ts'
import type { AuditEntry } from './audit.ts'
import { documents, resolve, type Schema } from './document.ts'
import { needsOf } from './field-needs.ts'
import type { CheckedInput } from './input.ts'
import type { Operation } from './operations.ts'
import type { CompanySession } from './session.ts'

/** The reads of one employee's file: his card, the parts below it, and what was decided about him. */
const ofTheFile = /^\/api\/employees\/(\{id\}|\{nhansu_id\}\/info$|rewards-disciplines\/get$)/

/** The reads of what somebody is paid by his contract. */
const ofTheContract = /^\/api\/contracts\/\{id\}(\/appendices)?$/

/** A field that asks for one of these is kept from most readers of a file. */
const sensitive: ReadonlySet<string> = new Set(['employee_sensitive', 'employee_pay'])

/** Fields that tell of the row itself. */
const aboutTheRow: ReadonlySet<string> = new Set([
  'id',
  'version',
  'masked_fields',
  'dotted_fields',
  'created_at',
  'updated_at',
])

/** A read that has been answered. */
interface AnsweredRead {
  operation: Operation
  session: CompanySession
  input: CheckedInput
  data: unknown
}

/**
 * What a read of somebody's file or contract has shown of his sensitive data, for the trail and for himself; undefined
 * where it showed none, where it is one's own file, and where the same user has seen the same today. Which reads and fields
 * count is what the contract says of them, so that a part of the file that is new counts by itself.
 */
export async function openedFile(
  transaction: CompanyTransaction,
  read: AnsweredRead,
): Promise<AuditEntry | undefined> {
  const { operation, session } = read
  if (operation.method !== 'GET' || !(ofTheFile.test(operation.path) || ofTheContract.test(operation.path)))
    return undefined
  const shown = shownTitles(operation, read.data)
  if (shown.length === 0) return undefined
  const employeeId = await personOf(transaction, read)
  if (employeeId === undefined || employeeId === session.employeeId) return undefined
  if (await hasSeenToday(transaction, read, employeeId, shown)) return undefined
  const contractId = contractOf(read)
  return {
    ...(contractId === undefined
      ? { recordId: employeeId }
      : { resource: 'contracts', recordId: contractId }),
    seen: { deed: 'open', employeeIds: [employeeId], shown },
  }
}

/** The contract that is read, where it is one. */
function contractOf({ operation, input }: AnsweredRead): number | undefined {
  const id = input.path['id']
  return ofTheContract.test(operation.path) && typeof id === 'number' ? id : undefined
}

async function personOf(
  { db, inThisCompany }: CompanyTransaction,
  read: AnsweredRead,
): Promise<number | undefined> {
  const { input, data } = read
  const contractId = contractOf(read)
  if (contractId !== undefined) {
    const { rows } = await sql<{ id: number }>`
      select employee_id as id from contracts
      where ${inThisCompany('contracts')} and id = ${contractId}`.execute(db)
    return rows[0]?.id
  }
  const id = input.path['id'] ?? input.query['employee_id'] ?? field(field(data, 'employee'), 'id')
  return typeof id === 'number' ? id : undefined
}

/** The titles of the sensitive fields that hold a value in the answer. */
function shownTitles(operation: Operation, data: unknown): string[] {
  const look = (schema: Schema | undefined) => resolve<Schema>(documents[operation.api], schema ?? {})
  const isWhole = asksForSensitive(operation)
  const parts = look(look(operation.success.schema).properties?.['data']).properties ?? {}
  const titles = Object.entries(parts).flatMap(([key, part]) => {
    const { items, properties } = look(part)
    const fields = (items ? look(items).properties : properties) ?? {}
    const rows = [field(data, key)].flat()
    return Object.entries(fields).flatMap(([name, property]) => {
      const { title } = { ...look(property), ...property }
      const isKept = isWhole || needsOf(property)?.some((right) => sensitive.has(right))
      const isFilled = rows.some((row) => (field(row, name) ?? null) !== null)
      return isKept && isFilled && !aboutTheRow.has(name) && title !== undefined ? [title] : []
    })
  })
  return [...new Set(titles)]
}

/** Whether nobody else than who may see sensitive data reads any of it: health checks, bank accounts. */
function asksForSensitive({ access }: Operation): boolean {
  if (typeof access === 'string') return false
  return access.every(
    (entry) =>
      'own' in entry || [entry.permission, ...(entry.with ?? [])].some((right) => sensitive.has(right)),
  )
}

async function hasSeenToday(
  { db, inThisCompany }: CompanyTransaction,
  { operation, session }: AnsweredRead,
  employeeId: number,
  shown: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    select from personal_data_views seen
    join personal_data_view_people about on about.company_id = seen.company_id and about.view_id = seen.id
    where ${inThisCompany('seen')} and seen.user_id = ${session.userId} and seen.operation = ${operation.id}
      and seen.at >= date_trunc('day', now(), 'Asia/Ho_Chi_Minh') and seen.shown @> ${shown}::text[]
      and about.employee_id = ${employeeId} limit 1`.execute(db)
  return rows.length > 0
}

/** A field of what may be no record at all. */
function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined
}
