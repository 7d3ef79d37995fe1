import { randomBytes } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Refusal } from '../refusal.ts'
import { makeFolder, openToOthers } from './folders.ts'

/** What may stand in a data folder before its database does: what other commands keep there, and what disks and desktops add. */
const harmless = /^(files|backups|bench|lock.*|demo\.txt.*|\..*|lost\+found)$/

/** Where PostgreSQL lives when the data folder lies where only root can enter. */
const REACHABLE_HOME = '/var/lib/nhansu'

/**
 * Makes the data folder when it is missing, and lets the server's unprivileged user pass through it.
 * A folder that holds other things but no database of ours is refused and left as it is.
 */
export function claimDataFolder(folder: string): void {
  if (!existsSync(folder)) return makeFolder(folder, 0o711)
  const names = readdirSync(folder)
  const strangers = names.includes('postgresql') ? [] : names.filter((name) => !harmless.test(name))
  if (strangers.length > 0) {
    throw new Refusal(
      `Thư mục ${folder} không phải thư mục dữ liệu của Nhân sự (có ${strangers.slice(0, 3).join(', ')}): hãy đặt DATA_DIR thành một thư mục trống.`,
    )
  }
  if (isRoot()) makeFolder(folder, statSync(folder).mode | 0o011)
}

/**
 * The folder of PostgreSQL's program and data: `postgresql` in the data folder.
 * As root it must be reachable for the unprivileged user that the server runs as. Where it would not be, it is made
 * in {@link REACHABLE_HOME} and `postgresql` is a link to it, so that a later start finds it however access has changed.
 */
export function postgresqlHome(dataFolder: string): string {
  const place = join(dataFolder, 'postgresql')
  if (lstatSync(place, { throwIfNoEntry: false })) return existingHome(place)
  if (isRoot() && !openToOthers(realpathSync(dataFolder))) symlinkSync(makeReachableHome(dataFolder), place)
  else mkdirSync(place)
  return realpathSync(place)
}

function existingHome(place: string): string {
  if (existsSync(place)) return realpathSync(place)
  throw new Refusal(
    `Cơ sở dữ liệu ở ${readlinkSync(place)} không còn nữa: hãy trả thư mục ấy về chỗ cũ, hoặc xóa ${place} để bắt đầu lại từ đầu.`,
  )
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}

function makeReachableHome(dataFolder: string): string {
  const parent = basename(dirname(realpathSync(dataFolder))).replaceAll(/[^\w.-]/g, '-')
  const home = join(REACHABLE_HOME, `${parent}-${randomBytes(4).toString('hex')}`)
  makeFolder(REACHABLE_HOME, 0o711)
  makeFolder(home, 0o711)
  if (openToOthers(home)) return home
  throw new Refusal(
    `PostgreSQL không chạy bằng root được, và người dùng khác không vào được ${REACHABLE_HOME}: hãy đặt DATA_DIR thành một thư mục mà mọi người dùng đi vào được.`,
  )
}
