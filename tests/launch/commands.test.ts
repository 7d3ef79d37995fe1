import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { contentOf, dataFolderOfFile } from './data-folder.ts'
import { descendantsOf, stillRunning } from './processes.ts'
import { type Run, startProduct, startProgram, stop, stopAll } from './product.ts'

const dataDir = dataFolderOfFile()
const upToDate = 'Cơ sở dữ liệu đã ở phiên bản mới nhất.\n'
const slow = join(import.meta.dirname, 'slow-command.ts')
afterEach(stopAll)

function migrate(): Run {
  return startProgram('commands/migrate.ts', { dataDir })
}

describe('a command', () => {
  test('runs the embedded database for its own time', async () => {
    const first = migrate()
    expect(await first.ended).toBe(0)
    expect(first.output()).toMatch(/^Đã chạy 0001-.*\.\n$/)
    expect(contentOf(dataDir)).not.toContain('lock')
    expect(contentOf(dataDir)).not.toContain('postgresql/cluster/data/postmaster.pid')
    const second = migrate()
    expect(await second.ended).toBe(0)
    expect(second.output()).toBe(upToDate)
  })

  test('joins the product that runs, and leaves it running', async () => {
    const product = await startProduct({ dataDir })
    await product.ready()
    const command = migrate()
    expect(await command.ended).toBe(0)
    expect(command.output()).toBe(upToDate)
    expect((await fetch(`${product.address}/readyz`)).status).toBe(200)
    expect(await stop(product)).toBe(0)
  })

  test('waits for a product that is still starting', async () => {
    const product = await startProduct({ dataDir })
    await expect.poll(() => contentOf(dataDir)).toContain('lock')
    const command = migrate()
    expect(await command.ended).toBe(0)
    expect(command.output()).toBe(upToDate)
    await product.ready()
  })

  test('that runs the database keeps it until those who joined are done', async () => {
    const first = startProgram(slow, { dataDir })
    await first.says('đang làm')
    const second = startProgram(slow, { dataDir })
    await second.says('đang làm')
    first.kill('SIGUSR2')
    await first.says('làm xong')
    expect(await migrate().ended).toBe(0)
    second.kill('SIGUSR2')
    expect(await second.ended).toBe(0)
    expect(await first.ended).toBe(0)
  })

  test('makes a start wait for its end, not fail', async () => {
    const command = startProgram(slow, { dataDir })
    await command.says('đang làm')
    const product = await startProduct({ dataDir })
    await product.says(`Đang đợi lệnh cham (tiến trình ${command.pid}) làm xong…`)
    command.kill('SIGUSR2')
    await product.ready()
    expect(await command.ended).toBe(0)
  })

  test('interrupted by Ctrl-C leaves no process', async () => {
    const command = startProgram(slow, { dataDir })
    await command.says('đang làm')
    const others = descendantsOf(command.pid)
    expect(others.length).toBeGreaterThan(1)
    command.kill('SIGINT')
    expect(await command.ended).toBe(130)
    expect(stillRunning(others)).toEqual([])
    expect(contentOf(dataDir)).not.toContain('lock')
  })
})

describe('admin:create', () => {
  test('makes companies and an administrator who signs in, beside the running product', async () => {
    const product = await startProduct({ dataDir })
    await product.ready()
    const file = join(dataDir, '../cong-ty.json')
    writeFileSync(file, '["Công ty Một", "Công ty Hai"]')
    const command = startProgram('commands/admin-create.ts', {
      dataDir,
      args: [file, '--login', 'quantri', '--name', 'Trần Thị Quản Trị'],
    })
    expect(await command.ended).toBe(0)
    expect(command.output()).toContain('Đã tạo 2 công ty: Công ty Một, Công ty Hai.')
    const password = /mật khẩu: (\S+)/.exec(command.output())?.[1]
    const answer = await fetch(`${product.address}/identity/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: 'quantri', password }),
    })
    expect(answer.status).toBe(200)
  })

  test.for([
    ['without a person to ask', [], /^Cách dùng: npm run admin:create/],
    ['with an unknown word', ['--password', 'x'], /^Cách dùng: npm run admin:create/],
    [
      'with a login that cannot be',
      ['--login', 'Quản trị', '--name', 'An'],
      /^Tên đăng nhập phải có 3–64 ký tự/,
    ],
    [
      'with a file that is not there',
      ['khong-co.json', '--login', 'abc', '--name', 'An'],
      /^Không đọc được danh sách/,
    ],
  ] as const)('%s is refused in one sentence', async ([, args, sentence]) => {
    const command = startProgram('commands/admin-create.ts', { dataDir, args: [...args] })
    expect(await command.ended).toBe(1)
    expect(command.output()).toMatch(sentence)
    expect(command.output().trimEnd()).not.toContain('\n')
  })
})
