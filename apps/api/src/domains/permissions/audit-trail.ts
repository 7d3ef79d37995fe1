import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { defineOperations, type Handlers, type ProductContext } from '../../contract/handlers.ts'
import { list } from '../../contract/list-query/list.ts'
import type { ListSource } from '../../contract/list-query/source.ts'
import { auditSearch } from './audit-search.ts'
import { recordNames } from './record-names.ts'
import { forWholeCompany } from './whole-company.ts'

type Entry = Data<'auditTrail.list'>['audit_trail'][number]
type User = NonNullable<Entry['user']>
type Line = Omit<Entry, 'user' | 'record_name'> & { user_id: number | null }

const source: ListSource = {
  table: 'audit_trail',
  defaultSort: '-at',
  fields: { user_id: { values: 'integer' } },
  // No total is kept: every write of a company would wait for the one before it. Nobody turns to the 300th page.
  mostCounted: 10_000,
}

const auditTrail: Handlers<'auditTrail'> = {
  'auditTrail.list': async ({ query = {} }, context) => {
    const { rows, meta } = await list<Line>(context, query, {
      source,
      visible: { table: 'audit_trail' },
      columns: sql`audit_trail.id, audit_trail.at, audit_trail.user_id, audit_trail.operation, audit_trail.resource,
        audit_trail.record_id, audit_trail.result, audit_trail.changed_fields, audit_trail.detail, audit_trail.request_id`,
      where: [query.search ? await auditSearch(context, query.search) : sql`true`],
    })
    const [users, names] = [await usersOf(context, rows), await recordNames(context, rows)]
    const nameOf = (line: Pick<Line, 'resource' | 'record_id'>) =>
      names(line) ?? (line.resource === 'accounts' ? users.get(line.record_id ?? 0)?.full_name : null) ?? null
    const entries = rows.map(({ user_id, ...line }) => ({
      ...line,
      user: user_id === null ? null : (users.get(user_id) ?? { id: user_id, login: null, full_name: null }),
      record_name: nameOf(line),
    }))
    return { audit_trail: entries, meta }
  },
}

export default defineOperations('auditTrail', forWholeCompany(auditTrail))

/** The users who did something or to whom it was done, if they belong or once belonged to the company. */
async function usersOf({ db }: ProductContext, lines: readonly Line[]): Promise<Map<number, User>> {
  const named = lines.flatMap(({ user_id, resource, record_id }) => [
    user_id,
    resource === 'accounts' ? record_id : null,
  ])
  const ids = [...new Set(named)].filter((id) => id !== null)
  const { rows } = await sql<User>`select * from names_of_users(${ids}::bigint[])`.execute(db)
  return new Map(rows.map((user) => [user.id, user]))
}
