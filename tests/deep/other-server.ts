import { execFile } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openCluster } from '../../apps/api/src/db/embedded/cluster.ts'
import { clusterRoles, clusterUrl, writeNewKeys } from '../../apps/api/src/db/embedded/keys.ts'
import { startPostmaster } from '../../apps/api/src/db/embedded/postmaster.ts'
import type { Program } from '../../apps/api/src/db/embedded/program.ts'
import { prepareRoles } from '../../apps/api/src/db/embedded/roles.ts'
import { throwAwaySettings } from '../../apps/api/src/db/embedded/server-settings.ts'
import { setupUser } from '../../apps/api/src/db/embedded/server-user.ts'
import { openFolder } from '../launch/open-folder.ts'

const run = promisify(execFile)

/** Where Debian and its like put the servers of all majors. */
const INSTALLED = '/usr/lib/postgresql'
const DATABASE = 'nhansu'

/** The majors from 15 on that this machine has beside the product's own. */
export function installedMajors(): number[] {
  if (!existsSync(INSTALLED)) return []
  return readdirSync(INSTALLED)
    .map(Number)
    .filter((major) => major >= 15 && existsSync(join(INSTALLED, String(major), 'bin/initdb')))
}

/** Runs a server of another major on a throw-away folder, with the roles that the product wants and an empty database. */
export async function withServerOfMajor<T>(
  major: number,
  work: (urls: Record<'superuser' | 'owner' | 'app', string>) => Promise<T>,
): Promise<T> {
  const program: Program = {
    folder: join(INSTALLED, String(major)),
    version: String(major),
    major: String(major),
  }
  const home = openFolder()
  const cluster = join(home, 'cluster')
  await makeCluster(program, cluster)
  const opened = await openCluster(program, cluster)
  const postmaster = await startPostmaster(program, opened, join(home, 'server.log'), throwAwaySettings)
  try {
    const url = (role: keyof typeof clusterRoles) =>
      clusterUrl({ port: postmaster.port, keys: opened.keys }, role, DATABASE)
    const urls = { superuser: url('superuser'), owner: url('owner'), app: url('app') }
    await prepareRoles({ urls, keys: opened.keys }, DATABASE)
    return await work(urls)
  } finally {
    await postmaster.stop()
    rmSync(home, { recursive: true })
  }
}

async function makeCluster(program: Program, cluster: string): Promise<void> {
  const data = join(cluster, 'data')
  mkdirSync(data, { recursive: true, mode: 0o711 })
  const keys = writeNewKeys(join(cluster, 'keys.json'))
  const password = join(cluster, 'password')
  writeFileSync(password, keys.superuser)
  const user = process.getuid?.() === 0 ? setupUser() : undefined
  if (user) for (const path of [data, password]) chownSync(path, user.uid, user.gid)
  await run(
    join(program.folder, 'bin/initdb'),
    [
      `--pgdata=${data}`,
      '--locale=C.UTF-8',
      '--encoding=UTF8',
      `--username=${clusterRoles.superuser}`,
      `--pwfile=${password}`,
      '--auth=scram-sha-256',
    ],
    { ...user, cwd: '/', env: { LC_ALL: 'C' } },
  )
}
