import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { throwAwaySettings } from '../../apps/api/src/db/embedded/server-settings.ts'
import { type EmbeddedServer, startEmbedded } from '../../apps/api/src/db/embedded/server.ts'
import { connect } from '../../apps/api/src/db/connect.ts'
import { contentOf, dataFolderOfFile } from './data-folder.ts'
import { startProduct, startProgram, stopAll } from './product.ts'

// A server of our own stands for one that an installation is given by DATABASE_URL.
const serverHome = dataFolderOfFile()
const dataDir = dataFolderOfFile()
let server: EmbeddedServer
beforeAll(async () => {
  server = await startEmbedded(serverHome, throwAwaySettings)
})
afterEach(stopAll)
afterAll(async () => {
  await server.stop()
})

function urls(app: string, owner?: string): NodeJS.ProcessEnv {
  return { DATABASE_URL: app, ...(owner && { DATABASE_OWNER_URL: owner }) }
}

async function companies(): Promise<number> {
  const owner = connect(server.urls.owner, { max: 1 })
  const { rowCount } = await owner.pool.query('select from companies')
  await owner.close()
  return rowCount ?? -1
}

describe('a database that is given', () => {
  test("but lacks steps is not served without its owner's address", async () => {
    const product = await startProduct({ dataDir, env: urls(server.urls.app) })
    expect(await product.ended).toBe(1)
    expect(product.output()).toMatch(
      /^Cơ sở dữ liệu còn thiếu \d+ bước nâng cấp \(từ 0001-.*\): hãy đặt DATABASE_OWNER_URL/,
    )
  })

  test("needs its owner's address for a command", async () => {
    const command = startProgram('commands/migrate.ts', { dataDir, env: urls(server.urls.app) })
    expect(await command.ended).toBe(1)
    expect(command.output()).toMatch(/^Lệnh migrate cần DATABASE_OWNER_URL/)
  })

  test('is migrated and served, stays empty, and leaves the data folder alone', async () => {
    const product = await startProduct({
      dataDir,
      env: { ...urls(server.urls.app, server.urls.owner), DEMO: '' },
    })
    await product.ready()
    expect((await fetch(`${product.address}/readyz`)).status).toBe(200)
    expect(product.output()).toContain(
      'Cảnh báo: máy chủ cơ sở dữ liệu đang tắt fsync, full_page_writes, synchronous_commit',
    )
    expect(await companies()).toBe(0)
    expect(contentOf(dataDir)).toEqual([])
  })

  test("is served without its owner's address once it is current, by several processes at once", async () => {
    const both = await Promise.all([1, 2].map(() => startProduct({ dataDir, env: urls(server.urls.app) })))
    await Promise.all(both.map((product) => product.ready()))
  })

  test('is never served as its owner, nor as the superuser', async () => {
    for (const role of ['owner', 'superuser'] as const) {
      const product = await startProduct({ dataDir, env: urls(server.urls[role], server.urls.owner) })
      expect(await product.ended).toBe(1)
      expect(product.output()).toMatch(/^Vai trò \w+ trong DATABASE_URL (sở hữu các bảng|là superuser), nên/m)
    }
  })

  test('gets the demo group only when DEMO=1 asks for it', async () => {
    const product = await startProduct({
      dataDir,
      env: { ...urls(server.urls.app, server.urls.owner), DEMO: '1' },
    })
    await product.ready()
    expect(await companies()).toBe(12)
    expect(contentOf(dataDir)).toEqual(['demo.txt'])
  })

  test.for<[string, (url: URL) => void, RegExp]>([
    ['does not answer', (url) => (url.port = '1'), /^Không kết nối được tới cơ sở dữ liệu/],
    ['refuses the password', (url) => (url.password = 'x'), /^Cơ sở dữ liệu không nhận mật khẩu/],
    ['does not exist', (url) => (url.pathname = '/khac'), /^Máy chủ không có cơ sở dữ liệu này/],
  ])('that %s is one sentence', async ([, spoil, sentence]) => {
    const url = new URL(server.urls.app)
    spoil(url)
    const product = await startProduct({ dataDir, env: urls(url.href) })
    expect(await product.ended).toBe(1)
    expect(product.output()).toMatch(sentence)
    expect(product.output().trimEnd()).not.toContain('\n')
  })
})
