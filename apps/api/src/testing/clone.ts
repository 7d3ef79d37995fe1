import { randomBytes } from 'node:crypto'
import { Client, Pool } from 'pg'
import { type Database, SESSION_TIMEZONE, connect } from '../db/connect.ts'
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

/**
 * What a test's database is cloned from: a fresh installation; the same with the group of `group.ts` and the queues of
 * all jobs; that with the wall of row-level security taken down, so that only the queries' own company conditions
 * hold; and the demo group with 600 people, once a file has kept it.
 */
export type Template = 'migrated' | 'arranged' | 'arranged without row-level security' | 'demo group'

const templateNames: Readonly<Record<Template, string>> = {
  migrated: DATABASE_NAME,
  arranged: 'test_arranged',
  'arranged without row-level security': 'test_arranged_no_rls',
  'demo group': 'test_demo_group',
}

/** Many requests at once, or one behind a lock, are to be answered however busy the machine is with other things. */
const patienceMs = 120_000

/** Clones a template of a test server. */
export async function cloneDatabase(
  server: TestServer,
  template: Template = 'migrated',
): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(
    server.urls.superuser,
    `create database ${name} template ${templateNames[template]} owner ${clusterRoles.owner} strategy file_copy`,
  )
  const urls = {
    app: withDatabase(server.urls.app, name),
    owner: withDatabase(server.urls.owner, name),
    superuser: withDatabase(server.urls.superuser, name),
  }
  // What a test arranges for 'today' is of the day that the server works with, whatever hour it is.
  const arranging = { max: 2, types: { getTypeParser }, options: `-c timezone=${SESSION_TIMEZONE}` }
  const owner = new Pool({ ...arranging, connectionString: urls.owner })
  const superuser = new Pool({ ...arranging, connectionString: urls.superuser })
  // A connection may be killed by what is tested, or told while it closes that its database is dropped.
  for (const pool of [owner, superuser]) outliveConnections(pool)
  const database = connect(urls.app, { max: 8, statementTimeout: patienceMs, connectionTimeout: patienceMs })
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

/**
 * Keeps a clone as it is now for others to be cloned from; it closes its connections.
 * A database can be cloned only while nobody is connected to it.
 */
export async function keepAsTemplate(
  server: TestServer,
  clone: Pick<TestDatabase, 'database' | 'owner' | 'superuser' | 'urls'>,
  template: Exclude<Template, 'migrated'>,
): Promise<void> {
  await Promise.all([clone.database.close(), clone.owner.end(), clone.superuser.end()])
  const name = new URL(clone.urls.app).pathname.slice(1)
  const kept = templateNames[template]
  await administer(server.urls.superuser, `alter database ${name} rename to ${kept}`)
  await administer(
    server.urls.superuser,
    `alter database ${kept} with is_template true allow_connections false`,
  )
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
