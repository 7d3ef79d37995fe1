import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { processStart } from '../../apps/api/src/db/embedded/processes.ts'
import { contentOf, dataFolderOfTest, postmasterOf, startedFolderOfFile } from './data-folder.ts'
import { descendantsOf, killAll, stillRunning } from './processes.ts'
import { type Product, startProduct, stop, stopAll } from './product.ts'

const dataDir = startedFolderOfFile()
afterEach(stopAll)

async function running(): Promise<Product> {
  const product = await startProduct({ dataDir })
  await product.ready()
  return product
}

async function isReady(product: Product): Promise<boolean> {
  return (await fetch(`${product.address}/readyz`)).status === 200
}

describe('asked to stop,', () => {
  test.for(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    '%s ends every process and gives the lock back',
    async (signal) => {
      const product = await running()
      const others = descendantsOf(product.pid)
      expect(others.length).toBeGreaterThan(1)
      product.kill(signal)
      expect(await product.ended).toBe(0)
      expect(stillRunning(others)).toEqual([])
      expect(contentOf(dataDir)).not.toContain('lock')
    },
  )

  test('a start that is still on its way ends too, and the next one completes it', async () => {
    const fresh = dataFolderOfTest()
    const product = await startProduct({ dataDir: fresh })
    await expect.poll(() => contentOf(fresh)).toContain('postgresql/cluster/data/postmaster.pid')
    const others = descendantsOf(product.pid)
    expect(await stop(product)).toBe(0)
    expect(product.output()).toBe('')
    expect(stillRunning(others)).toEqual([])
    const next = await startProduct({ dataDir: fresh })
    await next.ready()
    await stop(next)
  })
})

describe('killed', () => {
  test('without warning, the next start replaces the PostgreSQL that stayed behind', async () => {
    const first = await running()
    const leftBehind = postmasterOf(dataDir)
    first.kill('SIGKILL')
    expect(await first.ended).toBe('SIGKILL')
    expect(processStart(leftBehind)).toBeDefined()
    const second = await running()
    expect(processStart(leftBehind)).toBeUndefined()
    expect(await isReady(second)).toBe(true)
  })

  test('with everything it had started, the next start recovers', async () => {
    const first = await running()
    const others = descendantsOf(first.pid)
    killAll([first.pid, ...others])
    await first.ended
    expect(await isReady(await running())).toBe(true)
  })

  test.for<[string, (pid: number) => number[]]>([
    ['alone', () => []],
    ['with its helpers', descendantsOf],
  ])('%s while it made the database, the next start makes it anew', async ([, also]) => {
    const fresh = dataFolderOfTest()
    const first = await startProduct({ dataDir: fresh })
    await expect.poll(() => contentOf(fresh).join()).toMatch(/unfinished-\d+\/data\/PG_VERSION/)
    killAll([first.pid, ...also(first.pid)])
    await first.ended
    const second = await startProduct({ dataDir: fresh })
    await second.ready()
    expect(await isReady(second)).toBe(true)
    await stop(second)
  })
})

describe('PostgreSQL', () => {
  test('ending by itself ends the product with one sentence', async () => {
    const product = await running()
    process.kill(postmasterOf(dataDir), 'SIGKILL')
    expect(await product.ended).toBe(1)
    expect(product.output()).toMatch(
      /PostgreSQL đi kèm đã dừng đột ngột \(SIGKILL\): hãy khởi động lại; .*server\.log\.\n$/,
    )
    expect(await isReady(await running())).toBe(true)
  })

  test('of the package is copied again when the copy is gone', async () => {
    for (const name of contentOf(join(dataDir, 'postgresql')).filter((each) =>
      /^program-[^/]+$/.test(each),
    )) {
      rmSync(join(dataDir, 'postgresql', name), { recursive: true })
    }
    expect(await isReady(await running())).toBe(true)
  })
})
