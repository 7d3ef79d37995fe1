import { existsSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type RunningProduct, runProduct } from '@nhansu/config/playwright/run-product'

const root = join(import.meta.dirname, '../../..')

/** The product of this folder if it runs with its demo group; else a new one on data of its own, gone after `stop`. */
export async function findProduct(): Promise<Omit<RunningProduct, 'pid'>> {
  const dataDir = resolve(root, process.env['DATA_DIR'] ?? '.data')
  const origin = `http://localhost:${process.env['PORT'] ?? 4000}`
  if (existsSync(join(dataDir, 'demo.txt')) && (await isReady(origin)))
    return { origin, dataDir, stop: async () => {} }
  return startOwn()
}

async function startOwn(): Promise<Omit<RunningProduct, 'pid'>> {
  const { DATABASE_URL: _, DATABASE_OWNER_URL: __, ...inherited } = process.env
  const dataDir = mkdtempSync(join(tmpdir(), 'nhansu-web-'))
  const port = 20_000 + 2 * Math.floor(Math.random() * 10_000)
  const remove = () => rm(dataDir, { recursive: true, force: true })
  const ports = { PORT: String(port), PORTAL_PORT: String(port + 1), REQUESTS_A_MINUTE: '1000000' }
  const product = await runProduct({ ...inherited, ...ports, DATA_DIR: dataDir, LOG_LEVEL: 'fatal' }).catch(
    async (error: unknown) => {
      await remove()
      throw error
    },
  )
  const stop = async () => {
    await product.stop()
    await remove()
  }
  return { ...product, stop }
}

async function isReady(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
  return answer?.ok === true
}
