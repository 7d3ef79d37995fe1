import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { connect } from '../../apps/api/src/db/connect.ts'
import { listenLocally } from '../../apps/api/src/db/embedded/ports.ts'
import { contentOf, dataFolderOfFile, dataFolderOfTest, withServerOf } from './data-folder.ts'
import { portOfTest } from './ports.ts'
import { startProduct, stop, stopAll } from './product.ts'

const dataDir = dataFolderOfFile()
afterEach(stopAll)

/** Changes the stopped product's database behind its back. */
function change(sql: string): Promise<unknown> {
  return withServerOf(dataDir, async ({ urls }) => {
    const owner = connect(urls.owner, { max: 1 })
    await owner.pool.query(sql)
    await owner.close()
  })
}

describe('the very first start', () => {
  test('serves both apps and prints demo accounts that sign in', async () => {
    const product = await startProduct({ dataDir, env: { DEMO: '' } })
    await product.ready()
    expect((await fetch(`${product.address}/readyz`)).status).toBe(200)
    expect((await fetch(`${product.portalAddress}/readyz`)).status).toBe(200)
    expect(product.output()).toContain(product.address.replace('127.0.0.1', 'localhost'))

    const [account = ''] = readFileSync(join(dataDir, 'demo.txt'), 'utf8').split('\n')
    expect(product.output()).toContain(account)
    const [login, password] = account.split(/\s+/)
    const answer = await fetch(`${product.address}/identity/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login, password }),
    })
    expect(answer.status).toBe(200)
    expect(await stop(product)).toBe(0)
  })

  test('keeps the passwords to the starting user', () => {
    expect(statSync(join(dataDir, 'demo.txt')).mode & 0o777).toBe(0o600)
  })

  test('offers figures on loopback when a port is set for them', async () => {
    const port = String(await portOfTest())
    const product = await startProduct({ dataDir, env: { METRICS_PORT: port } })
    await product.ready()
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect(await answer.text()).toMatch(/^nhansu_database_connections \d+$/m)
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
    expect(await stop(product)).toBe(0)
  })

  test('is the only one that seeds', async () => {
    const before = readFileSync(join(dataDir, 'demo.txt'), 'utf8')
    const product = await startProduct({ dataDir, env: { DEMO: '' } })
    await product.ready()
    expect(readFileSync(join(dataDir, 'demo.txt'), 'utf8')).toBe(before)
    expect(product.output()).toContain(before.split('\n')[0])
  })
})

describe('a start that cannot be is one sentence and exit code 1:', () => {
  test('a second one on the same data folder', async () => {
    const first = await startProduct({ dataDir })
    await first.ready()
    const second = await startProduct({ dataDir })
    expect(await second.ended).toBe(1)
    expect(second.output()).toMatch(
      /^Nhân sự đang chạy sẵn trên thư mục dữ liệu này \(tiến trình \d+, http:.*\n$/,
    )
    expect((await fetch(`${first.address}/readyz`)).status).toBe(200)
  })

  test('two at the same moment', async () => {
    const both = await Promise.all([startProduct({ dataDir }), startProduct({ dataDir })])
    const refused = await Promise.race(both.map(async (each) => (await each.ended, each)))
    expect(await refused.ended).toBe(1)
    expect(refused.output()).toMatch(/^Nhân sự đang chạy sẵn/)
    await both.find((each) => each !== refused)?.ready()
  })

  test.for(['PORT', 'PORTAL_PORT', 'METRICS_PORT'])('%s is taken', async (name) => {
    const fresh = dataFolderOfTest()
    const taken = createServer()
    const port = await listenLocally(taken, 0)
    const product = await startProduct({ dataDir: fresh, env: { [name]: String(port) } })
    expect(await product.ended).toBe(1)
    expect(product.output()).toBe(
      `Cổng ${port} đang được chương trình khác dùng: hãy dừng chương trình ấy hoặc đặt ${name} thành cổng khác.\n`,
    )
    expect(contentOf(fresh)).toEqual([])
    taken.close()
  })

  test('wrong settings, one line each', async () => {
    const fresh = dataFolderOfTest()
    const product = await startProduct({
      dataDir: fresh,
      env: { LOG_LEVEL: 'loud', SESSION_HOURS: '-1' },
    })
    expect(await product.ended).toBe(1)
    expect(product.output().trimEnd().split('\n')).toHaveLength(2)
    expect(contentOf(fresh)).toEqual([])
  })

  test.for([
    [
      'a folder of somebody else',
      'bao-cao-2024.xlsx',
      /^Thư mục .* không phải thư mục dữ liệu của Nhân sự \(có bao-cao-2024.xlsx\)/,
    ],
    [
      'a half-made database',
      'postgresql/cluster/data/PG_VERSION',
      /^Thư mục .* không phải một cơ sở dữ liệu hoàn chỉnh/,
    ],
  ] as const)('%s', async ([, file, sentence]) => {
    const strange = dataFolderOfTest()
    mkdirSync(join(strange, file, '..'), { recursive: true })
    writeFileSync(join(strange, file), '18\n')
    const before = contentOf(strange)
    const product = await startProduct({ dataDir: strange })
    expect(await product.ended).toBe(1)
    expect(product.output()).toMatch(sentence)
    expect(product.output().trimEnd()).not.toContain('\n')
    expect(contentOf(strange)).toEqual(before)
  })

  test('a data folder below a file', async () => {
    const fresh = dataFolderOfTest()
    writeFileSync(fresh, '')
    const product = await startProduct({ dataDir: join(fresh, 'data') })
    expect(await product.ended).toBe(1)
    expect(product.output()).toMatch(/không phải một thư mục: hãy đặt DATA_DIR khác\.\n$/)
  })

  test('a schema newer than the code', async () => {
    await change(`insert into schema_migrations (name, checksum) values ('9999-future.sql', 'x')`)
    const product = await startProduct({ dataDir })
    expect(await product.ended).toBe(1)
    expect(product.output()).toMatch(
      /^Cơ sở dữ liệu mới hơn phiên bản Nhân sự đang chạy \(có bước 9999-future.sql/,
    )
    await change(`delete from schema_migrations where name = '9999-future.sql'`)
  })

  test('a step that was changed after it ran', async () => {
    await change(`update schema_migrations set checksum = 'old' || checksum where name like '0001-%'`)
    const product = await startProduct({ dataDir })
    expect(await product.ended).toBe(1)
    expect(product.output()).toMatch(/^Bước nâng cấp 0001-\S+ đã bị sửa sau khi chạy/)
    await change(`update schema_migrations set checksum = substr(checksum, 4) where name like '0001-%'`)
  })

  test('demo accounts for other machines, unless DEMO=1 says so', async () => {
    const refused = await startProduct({ dataDir, env: { HOST: '0.0.0.0', DEMO: '' } })
    expect(await refused.ended).toBe(1)
    expect(refused.output()).toMatch(/^Cơ sở dữ liệu này có tài khoản demo, còn HOST=0.0.0.0/)
    const meant = await startProduct({ dataDir, env: { HOST: '0.0.0.0', DEMO: '1' } })
    await meant.ready()
  })
})
