import type { ClientBase } from 'pg'

/** Ids that are given out here and not by the database, so that rows can refer to each other before they are stored. */
export interface GroupIds {
  department: () => number
  position: () => number
  person: () => number
  employee: () => number
  /** The first employee that is new. */
  firstEmployee: number
  /** Tells the tables' own sequences how far the ids have gone. */
  close: () => Promise<void>
}

interface IdRange {
  first: number
  next: () => number
  close: () => Promise<void>
}

/** Opens ranges behind the last ids ever used, those of deleted rows included. Nobody else may insert meanwhile. */
export async function openGroupIds(client: ClientBase): Promise<GroupIds> {
  // Of the four only persons stands open to others: the walls of the rest are down in this very transaction.
  await client.query('lock table persons in exclusive mode')
  const departments = await openRange(client, 'departments')
  const positions = await openRange(client, 'positions')
  const persons = await openRange(client, 'persons')
  const employees = await openRange(client, 'employees')
  return {
    department: departments.next,
    position: positions.next,
    person: persons.next,
    employee: employees.next,
    firstEmployee: employees.first,
    async close() {
      for (const range of [departments, positions, persons, employees]) await range.close()
    },
  }
}

async function openRange(client: ClientBase, table: string): Promise<IdRange> {
  const { rows } = await client.query<{ first: string | number }>(
    `select nextval(pg_get_serial_sequence($1, 'id')) as first`,
    [table],
  )
  const first = Number(rows[0]?.first)
  let following = first
  return {
    first,
    next: () => following++,
    async close() {
      await client.query(`select setval(pg_get_serial_sequence($1, 'id'), $2, false)`, [table, following])
    },
  }
}
