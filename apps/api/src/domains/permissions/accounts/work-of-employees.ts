import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { Handler } from '../../../contract/handlers.ts'
import { countOwnedByEach, type OwnedWork, ownerOf } from '../../../owned-work.ts'
import { ownedKinds } from './owned-kinds.ts'

type Person = Omit<Schemas['EmployeeWork'], 'work'>

/** So many are named; whoever has more leave at once hands over from the list of users. */
const mostNamed = 50

/** What they have as users of the company: nothing where they have no account there. */
const noUser = 0

/** Who of these employees looks after something still, with or without an account, so that it is handed over before. */
export const showWorkOfEmployees: Handler<'accounts.workOfEmployees'> = async (
  { body: { employee_ids: ids } },
  context,
) => {
  const { db, inThisCompany } = context
  const { rows } = await sql<Person & { user_id: number | null }>`
    select accounts.id as user_id, employees.id as employee_id, employees.full_name, employees.nhansu_id, accounts.login
    from employees
    left join accounts on accounts.company_id = employees.company_id and accounts.person_id = employees.person_id
    where ${inThisCompany('employees')} and employees.id = any(${ids}::bigint[])
    order by employees.sort_name, employees.id`.execute(db)
  const owners = rows.map(({ user_id: userId, employee_id: employeeId }) => ({
    userId: userId ?? noUser,
    employeeId,
  }))
  const counted: { kind: OwnedWork; totals: ReadonlyMap<number, number> }[] = []
  for (const kind of ownedKinds) counted.push({ kind, totals: await countOwnedByEach(context, kind, owners) })
  const people = rows.flatMap(({ user_id: userId, ...person }) => {
    const work = counted.flatMap(({ kind, totals }) => {
      const { key, title, link, elsewhere: hindrance = null } = kind
      const owner = ownerOf(kind, { userId: userId ?? noUser, employeeId: person.employee_id })
      const total = owner === null ? 0 : (totals.get(owner) ?? 0)
      return total === 0 ? [] : [{ key, title, link, total, hindrance }]
    })
    return work.length === 0 ? [] : [{ ...person, work }]
  })
  return { people: people.slice(0, mostNamed), total: people.length }
}
