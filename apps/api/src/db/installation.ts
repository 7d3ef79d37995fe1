import type { ClientBase, Pool } from 'pg'

/** What is remembered about this installation as a whole; one row a fact, in the table `installation`. */
export interface InstallationFacts {
  /** Decided at the very first start: the demo group was begun (and is there if any company is), or is not wanted. */
  demo: 'begun' | 'none'
  /** Which edition of the administrative units is loaded. */
  address: string
  /** A backup that is being restored, by the moment when it was made: nobody signs in before it is gone. */
  restoring: string
}

/** The table's statement; the migration runner makes it, as it makes its own record. */
export const installationTable = `
  create table if not exists installation (
    name text primary key,
    value jsonb not null,
    noted_at timestamptz not null default now()
  )`

/** Reads a fact, undefined when it was never noted. */
export async function readFact<Name extends keyof InstallationFacts>(
  connection: ClientBase | Pool,
  name: Name,
): Promise<InstallationFacts[Name] | undefined> {
  const { rows } = await connection.query<{ value: InstallationFacts[Name] }>(
    'select value from installation where name = $1',
    [name],
  )
  return rows[0]?.value
}

/** Notes a fact, or corrects it; as the owner of the tables. */
export async function noteFact<Name extends keyof InstallationFacts>(
  connection: ClientBase | Pool,
  name: Name,
  value: InstallationFacts[Name],
): Promise<void> {
  await connection.query(
    `insert into installation (name, value) values ($1, $2)
     on conflict (name) do update set value = excluded.value, noted_at = now()`,
    [name, JSON.stringify(value)],
  )
}

/** Forgets a fact; as the owner of the tables. */
export async function forgetFact(
  connection: ClientBase | Pool,
  name: keyof InstallationFacts,
): Promise<void> {
  await connection.query('delete from installation where name = $1', [name])
}
