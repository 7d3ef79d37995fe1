import { Client } from 'pg'
import { withDatabase } from '../db/embedded/roles.ts'
import { throwAwaySettings } from '../db/embedded/server-settings.ts'
import { DATABASE_NAME, type EmbeddedServer, startEmbedded } from '../db/embedded/server.ts'
import { migrate } from '../db/migrate.ts'
import { removeLeftoverServers } from './leftovers.ts'
import { memoryRoot } from './memory-root.ts'
import { throwAwayHome } from './throw-away-home.ts'

/** Where tests make their databases: addresses of the migrated one that is cloned for each test file. */
export interface TestServer {
  urls: EmbeddedServer['urls']
}

/**
 * Starts a PostgreSQL of its own in a temporary folder, in memory where there is room, with one migrated database.
 * `stop` removes every trace; a run that was killed is cleaned up by the next one.
 */
export async function startTestServer(): Promise<TestServer & { stop(): Promise<void> }> {
  await removeLeftoverServers()
  const { home, remove } = throwAwayHome(memoryRoot())
  const server = await startEmbedded(home, throwAwaySettings)
  const stop = async () => {
    await server.stop()
    remove()
  }
  try {
    await migrate(server.urls)
    await freeze(server.urls.superuser)
  } catch (error) {
    await stop()
    throw error
  }
  return { urls: server.urls, stop }
}

/** A database can be cloned only while nobody is connected to it. */
async function freeze(superuserUrl: string): Promise<void> {
  const client = new Client({ connectionString: withDatabase(superuserUrl, 'postgres') })
  await client.connect()
  await client.query(`alter database ${DATABASE_NAME} with is_template true allow_connections false`)
  await client.end()
}
