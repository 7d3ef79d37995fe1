import { Client } from 'pg'
import { type Keys, clusterRoles } from './keys.ts'
import { outliveConnection } from '../lost-connections.ts'

/**
 * Makes the owner and the server's role with today's keys, and the database that the owner owns, where missing.
 * Safe to repeat: a start that was cut off between the steps is completed by the next one.
 */
export async function prepareRoles(
  server: { urls: { superuser: string }; keys: Keys },
  database: string,
): Promise<void> {
  const client = new Client({ connectionString: withDatabase(server.urls.superuser, 'postgres') })
  outliveConnection(client)
  await client.connect()
  try {
    for (const role of ['owner', 'app'] as const) {
      const name = clusterRoles[role]
      if (!(await exists(client, 'pg_roles where rolname', name))) await client.query(`create role ${name}`)
      await client.query(`alter role ${name} login password ${client.escapeLiteral(server.keys[role])}`)
    }
    if (!(await exists(client, 'pg_database where datname', database))) {
      await client.query(`create database ${database} owner ${clusterRoles.owner}`)
    }
    await client.query(`revoke all on database ${database} from public`)
    await client.query(`grant connect on database ${database} to ${clusterRoles.app}`)
  } finally {
    await client.end()
  }
}

/** The same address with another database's name. */
export function withDatabase(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}

async function exists(client: Client, where: string, name: string): Promise<boolean> {
  const { rowCount } = await client.query(`select from ${where} = $1`, [name])
  return rowCount === 1
}
