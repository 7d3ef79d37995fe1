import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { throwAwayHome } from '../../testing/throw-away-home.ts'
import { claimDataFolder, postgresqlHome } from './places.ts'

const isRoot = process.getuid?.() === 0
let parent: string
let folder: string
let remove: () => void
beforeEach(() => {
  ;({ home: parent, remove } = throwAwayHome())
  folder = join(parent, 'data')
})
afterEach(() => remove())

describe('a data folder', () => {
  test('is made when it is missing', () => {
    claimDataFolder(join(folder, 'deep'))
    expect(statSync(join(folder, 'deep')).mode & 0o777).toBe(0o711)
  })

  test.for([
    ['nothing', []],
    ['what disks and desktops add', ['lost+found', '.DS_Store']],
    ['the remains of a start', ['lock', 'lock.123', 'demo.txt']],
    ['what other commands keep there', ['bench', 'backups']],
    ['a database and whatever else', ['postgresql', 'notes.txt']],
  ] as const)('may hold %s', ([, names]) => {
    mkdirSync(folder)
    for (const name of names) mkdirSync(join(folder, name))
    expect(() => claimDataFolder(folder)).not.toThrow()
  })

  test('of somebody else is refused and left as it is', () => {
    mkdirSync(folder, { mode: 0o700 })
    writeFileSync(join(folder, 'luong.xlsx'), '')
    expect(() => claimDataFolder(folder)).toThrow(/không phải thư mục dữ liệu của Nhân sự \(có luong.xlsx\)/)
    expect(readdirSync(folder)).toEqual(['luong.xlsx'])
    expect(statSync(folder).mode & 0o777).toBe(0o700)
  })
})

describe('the place of PostgreSQL', () => {
  test('is in the data folder where its user can reach that', () => {
    claimDataFolder(folder)
    expect(postgresqlHome(folder)).toBe(join(realpathSync(folder), 'postgresql'))
  })

  test('is elsewhere, and stays there, where only root can enter', () => {
    claimDataFolder(folder)
    chmodSync(parent, 0o700)
    const home = postgresqlHome(folder)
    onTestFinished(() => rmSync(home, { recursive: true, force: true }))
    // Anybody else runs PostgreSQL as himself, and is in his own folder already.
    expect(home.startsWith(parent)).toBe(!isRoot)
    chmodSync(parent, 0o755)
    expect(postgresqlHome(folder)).toBe(home)
  })

  test('that is gone is not made anew without a word', () => {
    claimDataFolder(folder)
    chmodSync(parent, 0o700)
    const home = postgresqlHome(folder)
    rmSync(home, { recursive: true })
    if (!isRoot) return expect(existsSync(postgresqlHome(folder))).toBe(true)
    expect(() => postgresqlHome(folder)).toThrow(/không còn nữa/)
    expect(readlinkSync(join(folder, 'postgresql'))).toBe(home)
  })
})
