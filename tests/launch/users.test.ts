import { lstatSync, realpathSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { giveTo, setupUser } from '../../apps/api/src/db/embedded/server-user.ts'
import { copyCheckout } from './copied-checkout.ts'
import { dataFolderOfTest, postmasterOf } from './data-folder.ts'
import { openFolder } from './open-folder.ts'
import { type Checkout, type Product, startProduct, startProgram, stop, stopAll } from './product.ts'

const isRoot = process.getuid?.() === 0
afterEach(stopAll)

async function run(checkout: Checkout, user?: { uid: number; gid: number }): Promise<Product> {
  const product = await startProduct({ checkout, env: { HOME: '/nonexistent' }, ...(user && { user }) })
  await product.ready()
  expect((await fetch(`${product.address}/readyz`)).status).toBe(200)
  return product
}

function databaseOf(checkout: Checkout): string {
  return join(checkout.path, '.data/postgresql')
}

/** Who runs the database of a checkout, by the file that it writes at every start. */
function databaseUser(checkout: Checkout): number {
  return statSync(join(databaseOf(checkout), 'cluster/data/postmaster.pid')).uid
}

describe('an ordinary user', () => {
  // Root lends the name of another to play one.
  const user = isRoot ? setupUser() : { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 }

  test('runs everything as himself, in a folder that nobody else can enter', async () => {
    const checkout = copyCheckout(0o700, isRoot ? user : undefined)
    const product = await run(checkout, isRoot ? user : undefined)
    expect(databaseUser(checkout)).toBe(user.uid)
    expect(lstatSync(databaseOf(checkout)).isDirectory()).toBe(true)
    expect(await stop(product)).toBe(0)
  })
})

/** Only root can show what root does; any other user has nothing to add to the case above. */
const casesOfRoot: Record<string, () => Promise<void>> = {
  'root in a folder that all can enter keeps the data there': async () => {
    const checkout = copyCheckout(0o755)
    const product = await run(checkout)
    expect(lstatSync(databaseOf(checkout)).isDirectory()).toBe(true)
    expect(databaseUser(checkout)).not.toBe(0)
    expect(product.output()).not.toContain('/var/lib/nhansu')
  },
  'root in a folder that only root can enter keeps the data where the database reaches it': async () => {
    const checkout = copyCheckout(0o700)
    const product = await run(checkout)
    const home = realpathSync(databaseOf(checkout))
    expect(home).toMatch(/^\/var\/lib\/nhansu\/nhansu-[0-9a-f]{8}$/)
    expect(product.output()).toContain(`PostgreSQL và dữ liệu nằm ở ${home}`)
    expect(databaseUser(checkout)).not.toBe(0)
    const first = postmasterOf(join(checkout.path, '.data'))
    await stop(product)
    await run(checkout)
    expect(realpathSync(databaseOf(checkout))).toBe(home)
    expect(postmasterOf(join(checkout.path, '.data'))).not.toBe(first)
  },
  'root whose files nobody else can read by default runs it all the same': async () => {
    const before = process.umask(0o077)
    onTestFinished(() => void process.umask(before))
    await run(copyCheckout(0o755))
  },
  'root whose data was copied by root is told to hand it over': async () => {
    const dataDir = dataFolderOfTest()
    expect(await startProgram('commands/migrate.ts', { dataDir }).ended).toBe(0)
    giveTo({ uid: 0, gid: 0 }, join(dataDir, 'postgresql/cluster/data'))
    const product = await startProduct({ dataDir })
    expect(await product.ended).toBe(1)
    expect(product.output()).toMatch(/^Thư mục .* thuộc root, mà PostgreSQL không chạy bằng root được: .*\n$/)
  },
  'a user who may not write where the data should be is told so': async () => {
    const closed = openFolder(0o755)
    onTestFinished(() => rmSync(closed, { recursive: true }))
    const user = setupUser()
    const product = await startProduct({
      checkout: copyCheckout(0o755, user),
      user,
      dataDir: join(closed, 'data'),
    })
    expect(await product.ended).toBe(1)
    expect(product.output()).toMatch(/^Không có quyền đọc hoặc ghi .*: hãy cấp quyền .*\.\n$/)
  },
  'a user without a name is told why that cannot be': async () => {
    const nameless = { uid: 61_234, gid: 61_234 }
    const product = await startProduct({ checkout: copyCheckout(0o755, nameless), user: nameless })
    expect(await product.ended).toBe(1)
    expect(product.output()).toMatch(/^Người dùng đang chạy \(số 61234\) không có tên trong \/etc\/passwd/)
  },
}
for (const [name, work] of Object.entries(isRoot ? casesOfRoot : {})) test(name, work)
