import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runProduct } from '@nhansu/config/playwright/run-product'

/** The checkout that this bench belongs to. */
export const ownCheckout = join(import.meta.dirname, '../..')

/** A running product over a data folder of its own, on loopback. */
export interface Product {
  port: number
  /** The server's process; its database is among the children. */
  pid: number
  token: string
  stop(): Promise<void>
}

/** The environment of a product whose data lies in a checkout's `.data/bench/<name>`; it stays for the next run. */
export function environmentOf(name: string, port: number, checkout = ownCheckout): NodeJS.ProcessEnv {
  const { DATABASE_URL: _, DATABASE_OWNER_URL: __, ...inherited } = process.env
  const dataDir = join(checkout, '.data/bench', name)
  return {
    ...inherited,
    DATA_DIR: dataDir,
    PORT: String(port),
    PORTAL_PORT: String(port + 1),
    LOG_LEVEL: 'fatal',
    // What is measured is the work, not how it is held back.
    REQUESTS_A_MINUTE: '1000000',
    FILE_REQUESTS_A_MINUTE: '1000000',
    REFUSALS_A_MINUTE: '1000000',
  }
}

/**
 * Fills the data folder until the group has that many employees; does nothing when it has.
 * @param more further words for the seed command
 */
export async function fill(
  environment: NodeJS.ProcessEnv,
  employees: number,
  more: readonly string[] = [],
  checkout = ownCheckout,
): Promise<void> {
  const filled = join(environment['DATA_DIR'] ?? '', 'filled')
  const words = ['--employees', String(employees), ...more]
  if (existsSync(filled) && readFileSync(filled, 'utf8') === words.join(' ')) return
  const command = join(checkout, 'apps/api/src/commands/seed.ts')
  const seed = spawn(process.execPath, [command, ...words], {
    env: environment,
    stdio: 'inherit',
  })
  const [code] = await once(seed, 'exit')
  if (code !== 0) throw new Error(`the seed command ended with ${code}`)
  writeFileSync(filled, words.join(' '))
}

/** Starts the product and signs the group administrator in. */
export async function startProduct(environment: NodeJS.ProcessEnv, checkout = ownCheckout): Promise<Product> {
  const port = Number(environment['PORT'])
  const { pid, stop } = await runProduct(environment, checkout)
  const first = await signIn(environment, 'Quản trị cả tập đoàn')
  const second = await post(
    port,
    '/identity/me/change-current-company',
    { current_company_id: 2 },
    first.token,
  )
  return { port, pid, token: second.token, stop }
}

/**
 * Signs one of the demo group's people in to a running product.
 * @param does how the line of `demo.txt` tells what the person does
 */
export function signIn(environment: NodeJS.ProcessEnv, does: string): Promise<{ token: string }> {
  const lines = readFileSync(join(environment['DATA_DIR'] ?? '', 'demo.txt'), 'utf8').split('\n')
  const [login, password] = lines.find((line) => line.includes(does))?.split(/\s+/) ?? []
  return post(Number(environment['PORT']), '/identity/login', { login, password })
}

/** The rows and the total of one answer, for choosing what to ask. */
export async function ask(product: Product, path: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`http://127.0.0.1:${product.port}${path}`, {
    headers: { authorization: `Bearer ${product.token}` },
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  // Our own server's envelope.
  return ((await answer.json()) as { data: Record<string, unknown> }).data
}

async function post(port: number, path: string, body: unknown, token?: string): Promise<{ token: string }> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  // Our own server's envelope.
  return ((await answer.json()) as { data: { token: string } }).data
}
