import { randomBytes } from 'node:crypto'
import { Client, Pool } from 'pg'
import { type Database, connect } from '../db/connect.ts'
import { outliveConnections } from '../db/lost-connections.ts'
import { clusterRoles } from '../db/embedded/keys.ts'
import { withDatabase } from '../db/embedded/roles.ts'
import { DATABASE_NAME, type DatabaseUrls } from '../db/embedded/server.ts'
import { getTypeParser } from '../db/type-parsers.ts'
import type { TestServer } from './server.ts'

/** A migrated database that belongs to one test file. */
export interface TestDatabase {
  /** As the server's role: what the product itself may do. */
  database: Database
  /** As the owner of the tables: row-level security holds for it too. */
  owner: Pool
  /** Sees and changes everything; for arranging data of several companies and for looking behind the walls. */
  superuser: Pool
  urls: DatabaseUrls & { superuser: string }
  /** Closes all three and drops the database. */
  close(): Promise<void>
}

/** How a test's database differs from a fresh installation. */
export interface TestDatabaseOptions {
  /** Takes the wall of row-level security down, so that only the queries' own company conditions hold. */
  withoutRowSecurity?: boolean
}

/** Many requests at once, or one behind a lock, are to be answered however busy the machine is with other things. */
const patienceMs = 120_000

/** Clones the migrated template of a test server. */
export async function cloneDatabase(
  server: TestServer,
  options: TestDatabaseOptions = {},
): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(
    server.urls.superuser,
    `create database ${name} template ${DATABASE_NAME} owner ${clusterRoles.owner} strategy file_copy`,
  )
  const urls = {
    app: withDatabase(server.urls.app, name),
    owner: withDatabase(server.urls.owner, name),
    superuser: withDatabase(server.urls.superuser, name),
  }
  const owner = new Pool({ connectionString: urls.owner, max: 2, types: { getTypeParser } })
  const superuser = new Pool({ connectionString: urls.superuser, max: 2, types: { getTypeParser } })
  // A connection may be killed by what is tested, or told while it closes that its database is dropped.
  for (const pool of [owner, superuser]) outliveConnections(pool)
  const database = connect(urls.app, { max: 8, statementTimeout: patienceMs, connectionTimeout: patienceMs })
  if (options.withoutRowSecurity) await takeWallDown(superuser)
  return {
    database,
    owner,
    superuser,
    urls,
    async close() {
      await Promise.all([database.close(), owner.end(), superuser.end()])
      await administer(server.urls.superuser, `drop database ${name} with (force)`)
    },
  }
}

async function takeWallDown(superuser: Pool): Promise<void> {
  await superuser.query(`
    do $$
    declare walled regclass;
    begin
      for walled in select oid from pg_class where relrowsecurity loop
        execute format('alter table %s disable row level security, no force row level security', walled);
      end loop;
    end $$`)
}

async function administer(superuserUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: withDatabase(superuserUrl, 'postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
