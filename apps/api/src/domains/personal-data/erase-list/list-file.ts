import { createHmac, randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '../../../db/refusal.ts'

/** A file of hashes of what was erased. It tells nobody anything who has not got the rows that it is about. */
export interface EraseList {
  path: string
  /** The day of the last erasure of each subject, by the subject's hash. */
  days: Map<string, string>
  /** Lines that cannot be read, as when the machine lost power in the middle of one. */
  damaged: number
  salt: Buffer
}

/** What was erased on which day. */
export interface ErasedSubject {
  /** Company, kind, id, moment of making, and of an employee the class: never a value. */
  subject: string
  /** 2026-11-30, in Vietnam. */
  day: string
}

const format = 'nhansu-erased 1'
const header = /^nhansu-erased 1 ([0-9a-f]{64})$/
const line = /^(\d{4}-\d{2}-\d{2}) ([0-9a-f]{64})$/
const fileName = /^nhansu-erased-[0-9a-f]{8}\.list$/

/** By what a list knows a subject. */
export function hashIn({ salt }: Pick<EraseList, 'salt'>, subject: string): string {
  return createHmac('sha256', salt).update(subject).digest('hex')
}

/** Every list that lies in a folder, by name; none where there is no folder. */
export async function eraseListsIn(folder: string): Promise<EraseList[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const lists: EraseList[] = []
  for (const name of names.filter((each) => fileName.test(each)).toSorted())
    lists.push(await readEraseList(join(folder, name)))
  return lists
}

/**
 * Reads a list.
 * @throws Refusal for a file that is none
 */
export async function readEraseList(path: string): Promise<EraseList> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(`Không đọc được danh sách đã xóa ${path} (${error.code}).`)
  })
  const [first = '', ...rest] = text.split('\n')
  const salt = header.exec(first)?.[1]
  if (salt === undefined) throw new Refusal(`Tệp ${path} không phải danh sách đã xóa của Nhân sự.`)
  const list: EraseList = { path, salt: Buffer.from(salt, 'hex'), days: new Map(), damaged: 0 }
  for (const each of rest) {
    const [, day = '', hash = ''] = line.exec(each) ?? []
    if (hash !== '') note(list, hash, day)
    else if (each !== '') list.damaged += 1
  }
  return list
}

/** The list of a folder, begun with a salt of its own where there is none. */
export async function ownEraseList(folder: string): Promise<EraseList> {
  const [found] = await eraseListsIn(folder)
  if (found !== undefined) return found
  const salt = randomBytes(32)
  const path = join(folder, `nhansu-erased-${salt.toString('hex', 0, 4)}.list`)
  await writeList(path, 'wx', `${format} ${salt.toString('hex')}\n`)
  return { path, salt, days: new Map(), damaged: 0 }
}

/**
 * Adds what a list does not tell yet, at its end and onto the disk; nothing is ever taken out of it.
 * @returns how many lines came to it
 */
export async function addToEraseList(list: EraseList, erased: readonly ErasedSubject[]): Promise<number> {
  return addLines(
    list,
    erased.map(({ subject, day }) => [hashIn(list, subject), day]),
  )
}

/** Lays a list beside what lies in another folder, together with what the list of that name there tells. */
export async function layBeside(list: EraseList, folder: string): Promise<string> {
  const path = join(folder, `nhansu-erased-${list.salt.toString('hex', 0, 4)}.list`)
  const [there] = (await eraseListsIn(folder)).filter((each) => each.path === path)
  if (there === undefined) await writeList(path, 'wx', `${format} ${list.salt.toString('hex')}\n`)
  await addLines(there ?? { ...list, path, days: new Map() }, [...list.days])
  return path
}

async function addLines(list: EraseList, lines: readonly (readonly [string, string])[]): Promise<number> {
  const missing = lines.filter(([hash, day]) => (list.days.get(hash) ?? '') < day)
  if (missing.length === 0) return 0
  // Its own line break first: the last line may have been cut off.
  await writeList(list.path, 'a', `\n${missing.map(([hash, day]) => `${day} ${hash}\n`).join('')}`)
  for (const [hash, day] of missing) note(list, hash, day)
  return missing.length
}

function note({ days }: EraseList, hash: string, day: string): void {
  if ((days.get(hash) ?? '') < day) days.set(hash, day)
}

async function writeList(path: string, flags: 'a' | 'wx', text: string): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 })
  let file: FileHandle | undefined
  try {
    file = await open(path, flags, 0o600)
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file?.close()
  }
}
