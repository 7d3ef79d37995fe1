import { statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { clientOf, newAdministrator, newLevel } from './client.ts'
import { contentOf, dataFolderOfTest, startedFolderOfFile } from './data-folder.ts'
import { type Run, type RunOptions, startProduct, startProgram, stop, stopAll } from './product.ts'

const dataDir = startedFolderOfFile()
const archive = join(dataDir, 'backups/mot.backup')
const sealed = { BACKUP_PASSPHRASE: 'một câu dài để nhớ' }
let token = ''
const level = newLevel()
afterEach(stopAll)

function backUp(options: RunOptions): Run {
  return startProgram('commands/backup.ts', { dataDir, ...options })
}

function restore(options: RunOptions): Run {
  return startProgram('commands/restore.ts', options)
}

describe('backup', () => {
  test('joins the product that runs, and names its file by the time unless told', async () => {
    const product = await startProduct({ dataDir })
    await product.ready()
    token = (await newAdministrator(product, { dataDir })).token
    expect((await clientOf(product, token).call('POST', '/api/levels', level)).status).toBe(201)
    const command = backUp({})
    expect(await command.ended).toBe(0)
    const path =
      /Đã sao lưu vào (\S+) \(\d+ bảng, [\d.]+ dòng, [\d,]+ MB\) sau/.exec(command.output())?.[1] ?? ''
    expect(path).toMatch(/backups\/nhansu-\d{4}-\d\d-\d\d-\d{4}\.backup$/)
    expect(command.output()).toContain('KHÔNG được mã hóa')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect((await fetch(`${product.address}/readyz`)).status).toBe(200)
  })

  test('runs the embedded database for its own time, and encrypts when told how', async () => {
    const command = backUp({ args: ['--out', archive], env: sealed })
    expect(await command.ended).toBe(0)
    expect(command.output()).toContain('Tệp được mã hóa')
    expect(contentOf(dataDir)).not.toContain('lock')
    expect(contentOf(dataDir)).not.toContain('postgresql/cluster/data/postmaster.pid')
  })

  test.for([
    [['--out'], {}, /^Cách dùng: npm run backup/],
    [[], { BACKUP_PASSPHRASE: 'ngắn' }, /^BACKUP_PASSPHRASE phải dài ít nhất 12 ký tự\.$/m],
    [['--out', archive], {}, /^Đã có tệp .*: hãy chọn tên khác/],
    [['--out', join(dataDir, 'khong-co/mot.backup')], {}, /^Không có thư mục .*khong-co để ghi bản sao lưu/],
  ] as const)('with %j and %j is refused in one sentence', async ([args, env, sentence]) => {
    const command = backUp({ args: [...args], env })
    expect(await command.ended).toBe(1)
    expect(command.output()).toMatch(sentence)
    expect(command.output().trimEnd()).not.toContain('\n')
  })
})

describe('restore', () => {
  test('fills an empty data folder, and the product goes on there', async () => {
    const fresh = dataFolderOfTest()
    const command = restore({ dataDir: fresh, args: ['--from', archive], env: sealed })
    expect(await command.ended).toBe(0)
    expect(command.output()).toMatch(/^Đã khôi phục và đối chiếu xong \d+ bảng, [\d.]+ dòng sau/m)
    const product = await startProduct({ dataDir: fresh, env: { DEMO: '' } })
    await product.ready()
    // Whoever was signed in is not any more, and no demo group has joined.
    expect((await clientOf(product, token).call('GET', '/api/levels')).status).toBe(401)
    const again = await newAdministrator(product, { dataDir: fresh })
    const { data } = await clientOf(product, again.token).call('GET', '/api/levels')
    expect((data.levels as { code: string }[]).map(({ code }) => code)).toContain(level.code)
    const companies = await clientOf(product, again.token).call('GET', '/identity/me/companies')
    expect(companies.data.companies).toHaveLength(1)
    await stop(product)
  })

  test('into what is there already is refused, also while the product runs on it', async () => {
    const product = await startProduct({ dataDir })
    await product.ready()
    const command = restore({ dataDir, args: ['--from', archive], env: sealed })
    expect(await command.ended).toBe(1)
    expect(command.output()).toMatch(
      /^Cơ sở dữ liệu này không trống .*: hãy đặt DATA_DIR thành một thư mục mới/,
    )
    expect((await fetch(`${product.address}/readyz`)).status).toBe(200)
  })

  test.for([
    [[], {}, /^Cách dùng: npm run restore/],
    [['--from', 'khong-co.backup'], {}, /^Không đọc được bản sao lưu .*ENOENT/],
    [['--from', archive], {}, /^Bản sao lưu được mã hóa: hãy đặt BACKUP_PASSPHRASE/],
  ] as const)('with %j is refused in one sentence, and can be tried again', async ([args, env, sentence]) => {
    const fresh = dataFolderOfTest()
    const command = restore({ dataDir: fresh, args: [...args], env })
    expect(await command.ended).toBe(1)
    expect(command.output()).toMatch(sentence)
    expect(command.output().trimEnd()).not.toContain('\n')
    // A folder that was not touched is the empty one from above.
    if (contentOf(fresh).length === 0) return
    const second = restore({ dataDir: fresh, args: ['--from', archive], env: sealed })
    expect(await second.ended).toBe(0)
  })
})
