import type { Data, Schemas } from '@nhansu/sdk/contract'
import { type Expression, type SqlBool, sql } from 'kysely'
import { defineOperations, type Handlers, type ProductContext } from '../../../contract/handlers.ts'
import { list } from '../../../contract/list-query/list.ts'
import type { ListQuery, ListSource } from '../../../contract/list-query/source.ts'
import { exportHandler } from '../../../workbooks/export.ts'
import { auditSearch } from './audit-search.ts'
import { deletedNames } from './deleted-names.ts'
import { fieldLabels } from './field-labels.ts'
import { changesOfLines } from './line-changes.ts'
import { recordNames, toldBy } from '../../../record-history/record-names.ts'
import { forWholeCompany } from '../whole-company.ts'

type Entry = Data<'auditTrail.list'>['audit_trail'][number]
type User = NonNullable<Entry['user']>
type NamedEntry = Omit<Entry, 'changes'>
type Line = Omit<NamedEntry, 'user' | 'record_name' | 'is_deleted' | 'changed_labels'> & {
  user_id: number | null
}

const source: ListSource = {
  table: 'audit_trail',
  defaultSort: '-at',
  fields: { user_id: { values: 'integer', names: userNames } },
  // No total is kept: every write of a company would wait for the one before it. Nobody turns to the 300th page.
  mostCounted: 10_000,
}

const parts = { source, visible: { table: 'audit_trail' } }
const columns = sql`audit_trail.id, audit_trail.at, audit_trail.user_id, audit_trail.operation, audit_trail.resource,
  audit_trail.record_id, audit_trail.result, audit_trail.changed_fields, audit_trail.detail, audit_trail.request_id`

const auditTrail: Handlers<'auditTrail'> = {
  'auditTrail.list': async ({ query = {} }, context) => {
    const where = await searched(context, query)
    const { rows, meta } = await list<Line>(context, query, { ...parts, columns, where })
    const changes = await changesOfLines(
      context,
      rows.map(({ id }) => id),
    )
    const named = await withNames(context, rows)
    return {
      audit_trail: named.map((line) => ({ ...line, changes: [...(changes.get(line.id) ?? [])] })),
      meta,
    }
  },

  'auditTrail.export': exportHandler('auditTrail', {
    ...parts,
    columns: () => columns,
    where: searched,
    // What was selected above.
    complete: (context, rows) => withNames(context, rows as unknown as Line[]),
  }),
}

export default defineOperations('auditTrail', forWholeCompany(auditTrail))

async function searched(context: ProductContext, { search }: ListQuery): Promise<Expression<SqlBool>[]> {
  // The contract offers no other fields.
  const asked = search as Schemas['AuditTrailSearch'] | undefined
  return [asked ? await auditSearch(context, asked) : sql<SqlBool>`true`]
}

async function withNames(context: ProductContext, lines: readonly Line[]): Promise<NamedEntry[]> {
  const records = lines.map(toldBy)
  const [users, names] = [await usersOf(context, lines), await recordNames(context, records)]
  const deletedNameOf = await deletedNames(
    context,
    records.filter((record) => names(record) === null),
  )
  return lines.map(({ user_id, ...line }) => {
    const record = toldBy(line)
    const deleted = deletedNameOf(record)
    const account = line.resource === 'accounts' ? users.get(line.record_id ?? 0)?.full_name : null
    return {
      ...line,
      is_deleted: deleted !== null,
      user: user_id === null ? null : (users.get(user_id) ?? { id: user_id, login: null, full_name: null }),
      record_name: names(record) ?? account ?? deleted,
      changed_labels: fieldLabels(line.operation, line.changed_fields, line.resource),
    }
  })
}

/** The users who did something or to whom it was done. */
function usersOf(context: ProductContext, lines: readonly Line[]): Promise<Map<number, User>> {
  const named = lines.flatMap(({ user_id, resource, record_id }) => [
    user_id,
    resource === 'accounts' ? record_id : null,
  ])
  return usersWith(
    context,
    named.filter((id) => id !== null),
  )
}

async function userNames(ids: readonly unknown[], context: ProductContext): Promise<Map<number, string>> {
  const users = await usersWith(context, ids)
  return new Map([...users].map(([id, { full_name, login }]) => [id, full_name ?? login ?? String(id)]))
}

/** Names of people who belong or once belonged to the company; others stay numbers. */
async function usersWith({ db }: ProductContext, ids: readonly unknown[]): Promise<Map<number, User>> {
  const { rows } = await sql<User>`select * from names_of_users(${[...new Set(ids)]}::bigint[])`.execute(db)
  return new Map(rows.map((user) => [user.id, user]))
}
