import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

/** The roles of an embedded cluster: who sets it up, who owns the tables, whom the server signs in as. */
export const clusterRoles = { superuser: 'postgres', owner: 'nhansu_owner', app: 'nhansu_app' } as const

/** What only this installation knows; kept beside its cluster, readable by the starting user alone. */
export interface Keys {
  /** Passwords of the roles, by the same names as {@link clusterRoles}. */
  superuser: string
  owner: string
  app: string
  /** Demo passwords are derived from it, so that they stay the same from one start to the next. */
  demo: string
}

/** Makes new keys and writes them to `file`, which must not exist. */
export function writeNewKeys(file: string): Keys {
  const keys: Keys = { superuser: secret(), owner: secret(), app: secret(), demo: secret() }
  writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  return keys
}

/** Reads the keys that {@link writeNewKeys} wrote. */
export function readKeys(file: string): Keys {
  return JSON.parse(readFileSync(file, 'utf8')) as Keys
}

/** A connection address of an embedded server for one of its roles. */
export function clusterUrl(
  server: { port: number; keys: Keys },
  role: keyof typeof clusterRoles,
  database: string,
): string {
  return `postgres://${clusterRoles[role]}:${server.keys[role]}@127.0.0.1:${server.port}/${database}`
}

function secret(): string {
  return randomBytes(24).toString('hex')
}
