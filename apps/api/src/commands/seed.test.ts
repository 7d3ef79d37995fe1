import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/database.ts'

let db: TestDatabase
let dataDir: string
beforeAll(async () => {
  db = await testDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'nhansu-seed-'))
})
afterAll(async () => {
  await db.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Starts the command on this file's database. */
function start(words: string[], settings: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, 'seed.ts'), ...words], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: db.urls.app,
      DATABASE_OWNER_URL: db.urls.owner,
      DATA_DIR: dataDir,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function run(words: string[], settings?: Record<string, string>) {
  const command = start(words, settings)
  const [output, errors, [code]] = await Promise.all([
    command.stdout ? text(command.stdout) : '',
    command.stderr ? text(command.stderr) : '',
    once(command, 'close'),
  ])
  return { output, errors, code: Number(code) }
}

async function employees(): Promise<number> {
  const { rows } = await db.superuser.query<{ total: number }>('select count(*) as total from employees')
  return rows[0]?.total ?? -1
}

test.each([
  [['--employees', 'nhiều']],
  [['--employees', '0']],
  [['--employees', '9000000']],
  [['--companies', '3']],
  [['--employees', '5000', '--companies', '13']],
  [['--nhanvien', '5']],
])('%j is answered by how to use it', async (words) => {
  const { errors, code } = await run(words)
  expect(errors).toMatch(/^Cách dùng: npm run seed -- .*\n$/)
  expect(code).toBe(1)
})

test('a given database gets neither demo group nor others unless DEMO=1 says so', async () => {
  const { output, errors, code } = await run(['--employees', '3000'])
  expect(output).toContain('không có nhóm demo')
  expect(errors).toMatch(/^Lệnh seed --employees chỉ chạy .*\n$/)
  expect(code).toBe(1)
  expect(await employees()).toBe(0)
})

test('seeds the demo group, then fills up to the number', async () => {
  expect(await run([], { DEMO: '1' })).toMatchObject({ code: 0, errors: '' })
  expect(await employees()).toBe(2_400)

  const command = start(['--employees', '60000'], { DEMO: '1' })
  command.stdout?.on('data', (words: Buffer) => {
    if (words.includes('Đã nạp') && !command.killed) command.kill('SIGINT')
  })
  const [code] = await once(command, 'exit')
  expect(code).toBe(130)
  // Waits for the end of the transaction that was cut off.
  expect(await employees()).toBe(2_400)

  const { output, errors } = await run(['--employees', '3000'], { DEMO: '1' })
  expect(errors).toBe('')
  expect(output).toContain('Đã nạp 3.000 / 3.000 nhân viên')
  expect(await employees()).toBe(3_000)
})
