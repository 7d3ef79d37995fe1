import { lchownSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The operating system's user that PostgreSQL runs as; it refuses to run as root. */
export interface ServerUser {
  uid: number
  gid: number
}

/** Numbers that neither distributions nor systemd hand out; the first without an entry is taken. */
const FIRST_FREE_ID = 62_000

/**
 * Who runs the server on `dataFolder`: undefined means this very process's user.
 * As root it is the owner of the folder, or for a new folder a number that belongs to nobody on this machine.
 */
export function serverUser(dataFolder: string): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(dataFolder, { throwIfNoEntry: false })
  if (owner) return { uid: owner.uid, gid: owner.gid }
  const taken = new Set([...accounts('/etc/passwd'), ...accounts('/etc/group')].map((account) => account.id))
  let id = FIRST_FREE_ID
  while (taken.has(id)) id += 1
  return { uid: id, gid: id }
}

/**
 * A user that initdb may run as: unlike the server it insists on an entry in /etc/passwd.
 * What it makes is given to the server's own user afterwards.
 */
export function setupUser(): ServerUser {
  const known = accounts('/etc/passwd').filter((account) => account.id !== 0)
  const chosen = known.find((account) => account.name === 'nobody') ?? known.at(-1)
  return chosen ? { uid: chosen.id, gid: chosen.groupId } : { uid: 65_534, gid: 65_534 }
}

/** Gives a folder and all in it to `user`; links are given themselves, never what they point at. */
export function giveTo(user: ServerUser, folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    lchownSync(join(entry.parentPath, entry.name), user.uid, user.gid)
  }
  lchownSync(folder, user.uid, user.gid)
}

function accounts(file: string): { name: string | undefined; id: number; groupId: number }[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => {
    const [name, , id, groupId] = line.split(':')
    return { name, id: Number(id), groupId: Number(groupId) }
  })
}
