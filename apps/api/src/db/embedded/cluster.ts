import { execFile } from 'node:child_process'
import {
  chownSync,
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { Refusal } from '../refusal.ts'
import { makeFolder } from './folders.ts'
import { clusterRoles, type Keys, readKeys, writeNewKeys } from './keys.ts'
import type { Program } from './program.ts'
import { type ServerUser, giveTo, serverUser, setupUser } from './server-user.ts'

/** A PostgreSQL data folder with the keys that open it. */
export interface Cluster {
  /** What PostgreSQL calls its data directory. */
  data: string
  keys: Keys
  user: ServerUser | undefined
}

/** How the folder of a cluster is called while it is being made. */
const UNFINISHED = 'unfinished-'

/** initdb, unlike the server, insists on its user's name; a container may be run under any number. */
const NAMELESS_USER = `Người dùng đang chạy (số ${process.getuid?.()}) không có tên trong /etc/passwd nên PostgreSQL không tạo được cơ sở dữ liệu: hãy chạy bằng một người dùng có tên, hoặc đặt DATABASE_URL và DATABASE_OWNER_URL.`

const run = promisify(execFile)

/**
 * Opens the cluster at `folder`, or makes it when there is nothing yet. It is made beside its final place and renamed
 * when complete, so a folder that exists is either whole or not ours.
 */
export async function openCluster(program: Program, folder: string): Promise<Cluster> {
  if (isEmpty(folder)) await makeCluster(program, folder)
  const data = join(folder, 'data')
  return { data, keys: readKeys(join(folder, 'keys.json')), user: serverUser(data) }
}

/** Refuses a folder that is neither empty nor a whole cluster of this very major version, and leaves it as it is. */
export function refuseUnusable(major: string, folder: string): void {
  if (isEmpty(folder)) return
  const whole = ['keys.json', 'data/PG_VERSION', 'data/global/pg_control'].every((file) =>
    existsSync(join(folder, file)),
  )
  if (!whole) {
    throw new Refusal(
      `Thư mục ${folder} không trống nhưng cũng không phải một cơ sở dữ liệu hoàn chỉnh: hãy khôi phục từ bản sao lưu, hoặc chuyển nó đi nơi khác rồi khởi động lại.`,
    )
  }
  if (process.getuid?.() === 0 && statSync(join(folder, 'data')).uid === 0) {
    throw new Refusal(
      `Thư mục ${folder}/data thuộc root, mà PostgreSQL không chạy bằng root được: hãy trao nó cho một người dùng khác bằng lệnh chown -R.`,
    )
  }
  const version = readFileSync(join(folder, 'data/PG_VERSION'), 'utf8').trim()
  if (version !== major) {
    throw new Refusal(
      `Thư mục ${folder} thuộc PostgreSQL ${version}, còn bản đi kèm là ${major}: hãy sao lưu (npm run backup) bằng phiên bản Nhân sự đã tạo ra nó, rồi khôi phục (npm run restore) vào một DATA_DIR mới bằng phiên bản này.`,
    )
  }
}

function isEmpty(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0
}

async function makeCluster(program: Program, folder: string): Promise<void> {
  for (const name of readdirSync(dirname(folder)).filter((each) => each.startsWith(UNFINISHED))) {
    rmSync(join(dirname(folder), name), { recursive: true, force: true, maxRetries: 5 })
  }
  // A name of its own: what a killed start was making may still be written to.
  const unfinished = join(dirname(folder), `${UNFINISHED}${process.pid}`)
  const data = join(unfinished, 'data')
  makeFolder(unfinished, 0o711)
  makeFolder(data, 0o700)
  const keys = writeNewKeys(join(unfinished, 'keys.json'))

  const owner = serverUser(join(folder, 'data'))
  const maker = owner && setupUser()
  const password = join(data, '..', 'password')
  writeFileSync(password, keys.superuser, { mode: 0o600 })
  if (maker) {
    chownSync(data, maker.uid, maker.gid)
    chownSync(password, maker.uid, maker.gid)
  }
  // The built-in locale folds and compares the same way on every operating system.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8']
  const access = [`--username=${clusterRoles.superuser}`, `--pwfile=${password}`, '--auth=scram-sha-256']
  await run(join(program.folder, 'bin/initdb'), [`--pgdata=${data}`, ...locale, ...access], {
    ...maker,
    cwd: '/',
    env: { LC_ALL: 'C' },
  }).catch((error: Error & { stderr?: string }) => {
    const reason = (error.stderr ?? error.message).trim().split('\n').at(-1)
    if (reason?.includes('could not look up effective user ID')) throw new Refusal(NAMELESS_USER)
    throw new Refusal(`Không tạo được cơ sở dữ liệu ở ${folder} (${reason}).`)
  })
  rmSync(password)
  if (owner) giveTo(owner, data)
  renameSync(unfinished, folder)
}
