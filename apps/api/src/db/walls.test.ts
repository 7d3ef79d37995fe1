import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/database.ts'

/**
 * Tables that stand outside the walls between companies, each with the reason. The personal ones among them are closed
 * to the server's role, which reaches them through functions.
 */
const shared: Readonly<Record<string, string>> = {
  companies: 'the group itself',
  persons: 'one human being has one code in the whole group',
  persons_with_several_files: 'who works in two companies stands outside each of them',
  users: 'an account may work in several companies',
  memberships: 'which companies an account works in',
  sessions: 'found by token before the company is known',
  sign_in_attempts: 'counted before anybody is known',
  known_browsers: 'found by token before the company is known',
  sign_in_events: 'what happened before a company was chosen',
  permissions: 'names that are the same everywhere',
  law_constants: 'the law is the same in every company',
  law_values: 'the law is the same in every company',
  provinces: 'administrative units, the same everywhere',
  districts: 'administrative units, the same everywhere',
  wards: 'administrative units, the same everywhere',
  new_provinces: 'administrative units, the same everywhere',
  new_districts: 'administrative units, the same everywhere',
  ward_successors: 'administrative units, the same everywhere',
  public_links: 'how a request without a session finds its company',
  portal_attempts: 'counted before a company is known',
  file_tickets: 'found by token before the company is known',
  api_token_keys: 'found by token before the company is known',
  schema_migrations: 'of the database as a whole',
  installation: 'of the database as a whole',
}
/** Of those, what the server's role may read for itself. */
const open = new Set([
  'companies',
  'permissions',
  'law_constants',
  'law_values',
  'schema_migrations',
  'installation',
  'provinces',
  'districts',
  'wards',
  'new_provinces',
  'new_districts',
  'ward_successors',
])

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

async function rows<Row extends Record<string, unknown>>(statement: string): Promise<Row[]> {
  return (await db.superuser.query<Row>(statement)).rows
}

const tables = `select c.oid, c.relname as name, c.relrowsecurity as walled, c.relforcerowsecurity as forced
  from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 2`

/** Names of the columns of a constraint or index, in order. */
const columns = (table: string, numbers: string) => `array(
  select a.attname::text from unnest(${numbers}) with ordinality as n (number, position)
  join pg_attribute a on a.attrelid = ${table} and a.attnum = n.number order by n.position)`

describe('every table of a company', () => {
  test('is known: it has a company, or a reason to have none', async () => {
    const known = await rows<{ name: string; company: boolean }>(
      `select t.name, exists (select from pg_attribute a where a.attrelid = t.oid and a.attname = 'company_id'
         and a.attnotnull) as company from (${tables}) t`,
    )
    const unexplained = known.filter(({ name, company }) => !company && !(name in shared))
    expect(unexplained).toEqual([])
    expect(Object.keys(shared).filter((name) => !known.some((table) => table.name === name))).toEqual([])
  })

  test('stands behind row-level security, for its owner too', async () => {
    const unwalled = (await rows<{ name: string; walled: boolean; forced: boolean }>(tables)).filter(
      ({ name, walled, forced }) => !(name in shared) && !(walled && forced),
    )
    expect(unwalled).toEqual([])
  })

  test('has the one policy that compares the company of reads and writes alike', async () => {
    const policies = await rows<{ table: string; reads: string; writes: string; all: boolean }>(
      `select polrelid::regclass::text as "table", pg_get_expr(polqual, polrelid) as reads,
         pg_get_expr(polwithcheck, polrelid) as writes, polcmd = '*' and polroles = '{0}' as all from pg_policy`,
    )
    const walled = (await rows<{ name: string }>(tables)).filter(({ name }) => !(name in shared))
    expect(policies.map(({ table }) => table).toSorted()).toEqual(walled.map(({ name }) => name).toSorted())
    const wall = '(company_id = ( SELECT app_company_id() AS app_company_id))'
    for (const { reads, writes, all } of policies) expect([reads, writes, all]).toEqual([wall, wall, true])
  })

  test('has keys and unique indexes that begin with the company', async () => {
    const keys = await rows<{ table: string; index: string; first: string }>(
      `select c.relname as "table", i.indexrelid::regclass::text as index, (${columns('i.indrelid', 'i.indkey::smallint[]')})[1] as first
       from pg_index i join pg_class c on c.oid = i.indrelid
       where i.indisunique and c.relnamespace = 'public'::regnamespace`,
    )
    expect(keys.filter(({ table, first }) => !(table in shared) && first !== 'company_id')).toEqual([])
  })

  test('refers to other tables of companies by company and id', async () => {
    const references = await rows<{ from: string; to: string; columns: string[]; target: string[] }>(
      `select conrelid::regclass::text as "from", confrelid::regclass::text as "to",
         ${columns('conrelid', 'conkey')} as columns, ${columns('confrelid', 'confkey')} as target
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
    )
    const between = references.filter(({ from, to }) => !(from in shared) && !(to in shared))
    expect(between.length).toBeGreaterThan(5)
    const crossing = between.filter(
      ({ columns: own, target }) => own[0] !== 'company_id' || target[0] !== 'company_id',
    )
    expect(crossing).toEqual([])
  })
})

describe("the server's role", () => {
  test('owns nothing and goes around no wall', async () => {
    const roles = await rows<{ super: boolean; bypass: boolean; owned: number }>(
      `select rolsuper as super, rolbypassrls as bypass,
         (select count(*) from pg_class where relowner = pg_roles.oid) as owned
       from pg_roles where rolname = '${new URL(db.urls.app).username}'`,
    )
    expect(roles).toEqual([{ super: false, bypass: false, owned: 0 }])
  })

  test('cannot read the personal tables that all companies share', async () => {
    const readable: string[] = []
    for (const table of Object.keys(shared)) {
      await db.database.pool.query(`select from ${table} limit 1`).then(
        () => readable.push(table),
        (error: Error) => expect(error.message).toContain('permission denied'),
      )
    }
    expect(readable.filter((table) => !open.has(table))).toEqual([])
  })

  test('runs only functions of the owner that pin their search path', async () => {
    const loose = await rows<{ name: string }>(
      `select oid::regprocedure::text as name from pg_proc
       where prosecdef and pronamespace = 'public'::regnamespace
         and not coalesce(proconfig::text ilike '%search_path=public, pg_temp%', false)`,
    )
    expect(loose).toEqual([])
  })
})

// The walls hold for the owner of the tables too, who migrates: without this a change of rows meets none, and says nothing.
test('a migration that changes rows of a company lifts the wall of their table meanwhile', () => {
  const folder = join(import.meta.dirname, '../../migrations')
  const silent = readdirSync(folder).flatMap((name) => {
    const statements = readFileSync(join(folder, name), 'utf8').replaceAll(/\$(\w*)\$.*?\$\1\$/gs, '')
    const changed = [...statements.matchAll(/^(?:update|delete from) (\w+)/gm)].map(([, table = '']) => table)
    return changed
      .filter((table) => !(table in shared) && !statements.includes(`${table} no force row level security`))
      .map((table) => `${name}: ${table}`)
  })
  expect(silent).toEqual([])
})
