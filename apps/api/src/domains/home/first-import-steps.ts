import type { PermissionName, Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import { contractStatusLabels } from '@nhansu/sdk/domains/contracts'
import type { ProductContext } from '../../contract/handlers.ts'
import { filteredAddress, oneOf } from '../../contract/list-query/filtered-figures.ts'
import { storedTotal } from '../../contract/list-query/statements.ts'

type Key = Schemas['FirstImportStep']
type State = Schemas['FirstImportState']

/** One step of the first days. */
interface Step {
  key: Key
  table: 'departments' | 'positions' | 'employees' | 'contracts' | 'employee_certificates' | 'documents'
  link: string
  /** Who may know how many there are. */
  needs: PermissionName
  /** The operation that imports them, where a workbook does. */
  imports?: string
}

/** In the order in which one needs the other. */
const steps: readonly Step[] = [
  {
    key: 'departments',
    table: 'departments',
    link: '/don-vi',
    needs: 'department_access',
    imports: 'departments.import',
  },
  {
    key: 'positions',
    table: 'positions',
    link: '/chuc-vu',
    needs: 'position_access',
    imports: 'positions.import',
  },
  {
    key: 'employees',
    table: 'employees',
    link: '/nhan-vien',
    needs: 'employee_access',
    imports: 'employees.import',
  },
  {
    key: 'contracts',
    table: 'contracts',
    link: filteredAddress('/hop-dong', {
      status_name: oneOf(...Object.keys(contractStatusLabels).filter((status) => status !== 'Đã hủy')),
    }),
    needs: 'contract_access',
    imports: 'contracts.import',
  },
  {
    key: 'certificates',
    table: 'employee_certificates',
    link: '/dao-tao/chung-chi?view=da-cap',
    needs: 'training_access',
    imports: 'employeeCertificates.import',
  },
  { key: 'documents', table: 'documents', link: '/tai-lieu', needs: 'document_access' },
]

/** True for a right over the whole company. */
export function holdsWhole({ session }: ProductContext, permission: PermissionName): boolean {
  return session.grants.some((grant) => grant.permission === permission && grant.scope === 'company')
}

/** How many there are of what a step imports, beside the number of the older system. */
type Counted = Pick<State, 'key' | 'total' | 'source_total' | 'difference' | 'link'> & Pick<Step, 'imports'>

/** What stands of each step that the reader may know, beside the numbers of the older system. */
export async function readSteps(
  context: ProductContext,
  sourceTotals: Readonly<Partial<Record<Key, number>>>,
): Promise<State[]> {
  const states: State[] = []
  for (const { imports, ...counted } of await countSteps(context, sourceTotals)) {
    const last = imports === undefined ? undefined : await lastImport(context, imports)
    states.push({ ...counted, imported_at: last?.at ?? null, imported_by_name: last?.name ?? null })
  }
  return states
}

/** The same without who imported last. */
export async function countSteps(
  context: ProductContext,
  sourceTotals: Readonly<Partial<Record<Key, number>>>,
): Promise<Counted[]> {
  const known = steps.filter(({ needs }) => holdsWhole(context, needs))
  if (known.length === 0) return []
  const columns = known.map(
    ({ key, table }) => sql`coalesce((${totalOf(context, table)}), 0) as ${sql.ref(key)}`,
  )
  const { rows } = await sql<Partial<Record<Key, number>>>`select ${sql.join(columns)}`.execute(context.db)
  return known.map(({ key, link, imports }) => {
    const total = rows[0]?.[key] ?? 0
    const source_total = sourceTotals[key] ?? null
    const difference = source_total === null ? null : total - source_total
    return { key, total, source_total, difference, link, ...(imports !== undefined && { imports }) }
  })
}

/** The total that is kept of the table; of contracts those that were given up are left out, so they are counted. */
function totalOf({ inThisCompany }: ProductContext, table: Step['table']): RawBuilder<unknown> {
  if (table !== 'contracts') return storedTotal(table, inThisCompany)
  return sql`select count(*) from contracts where ${inThisCompany('contracts')} and state <> 'cancelled'`
}

/** Who imported last and when, without what was only tried, or was asked of a run that says itself when it is done. */
async function lastImport(
  { db, inThisCompany }: ProductContext,
  operation: string,
): Promise<{ at: string; name: string | null } | undefined> {
  const { rows } = await sql<{ at: string; name: string | null }>`
    select trail.at, (select full_name from names_of_users(array[trail.user_id])) as name
    from audit_trail trail
    where ${inThisCompany('trail')} and trail.operation = ${operation} and trail.result = 'done'
      and trail.detail ->> 'dry_run' is distinct from 'true' and trail.detail -> 'run_id' is null
    order by trail.at desc, trail.id desc limit 1`.execute(db)
  return rows[0]
}
