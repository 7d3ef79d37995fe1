import { join } from 'node:path'
import { openCluster, refuseUnusable } from './cluster.ts'
import { makeFolder } from './folders.ts'
import { type Keys, clusterUrl } from './keys.ts'
import { type Postmaster, type ServerSettings, startPostmaster } from './postmaster.ts'
import { installProgram, packagedProgram } from './program.ts'
import { prepareRoles } from './roles.ts'

/** The database that an embedded server holds for the product. */
export const DATABASE_NAME = 'nhansu'

/** The addresses of one database, each for one role. */
export interface DatabaseUrls {
  /** For the server: neither owner nor superuser. */
  app: string
  /** For migrations and seeds: owns every table. */
  owner: string
}

/** A running embedded PostgreSQL with its roles and its (perhaps still empty) database. */
export interface EmbeddedServer {
  urls: DatabaseUrls & { superuser: string }
  keys: Keys
  /** {@link Postmaster.ended} */
  ended: Promise<string>
  /** {@link Postmaster.stop} */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL with everything of its own under `home`: program, cluster, log.
 * The first time it makes them; `home` must be reachable for the user that the server runs as.
 */
export async function startEmbedded(home: string, settings: ServerSettings): Promise<EmbeddedServer> {
  makeFolder(home, 0o711)
  const packaged = packagedProgram()
  refuseUnusable(packaged.major, join(home, 'cluster'))
  const program = installProgram(packaged, home)
  const cluster = await openCluster(program, join(home, 'cluster'))
  const postmaster = await startPostmaster(program, cluster, join(home, 'server.log'), settings)
  const server = describe(postmaster, cluster.keys)
  try {
    await prepareRoles(server, DATABASE_NAME)
  } catch (error) {
    await server.stop()
    throw error
  }
  return server
}

function describe(postmaster: Postmaster, keys: Keys): EmbeddedServer {
  const url = (role: 'superuser' | 'owner' | 'app') =>
    clusterUrl({ port: postmaster.port, keys }, role, DATABASE_NAME)
  return {
    urls: { app: url('app'), owner: url('owner'), superuser: url('superuser') },
    keys,
    ended: postmaster.ended,
    stop: () => postmaster.stop(),
  }
}
