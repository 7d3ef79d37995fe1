import { expect } from 'vitest'
import { memoryOf } from '../../packages/config/playwright/process-memory.ts'
import { demoPassword } from '../../packages/config/playwright/run-product.ts'
import { signIn } from '../launch/client.ts'
import { type Product, startProduct, startProgram } from '../launch/product.ts'
import type { Figure } from './deep-case.ts'

/** Accounts of the demo group: one who asks for too much, and one who works as every day. */
const accounts = { greedy: 'haptt', everyday: 'chaulm' }

/** A product whose demo company has many employees, with the tokens of both accounts. */
export interface Office {
  product: Product
  greedy: string
  everyday: string
}

/** Fills a data folder and starts the product on it. */
export async function openOffice(dataDir: string, employees: number): Promise<Office> {
  const args = ['--employees', String(employees), '--companies', '1']
  const seed = startProgram('commands/seed.ts', { dataDir, env: { DEMO: '1' }, args })
  expect(await seed.ended, seed.output()).toBe(0)
  const product = await startProduct({ dataDir })
  await product.ready()
  const tokenOf = async (login: string) => {
    const password = demoPassword(dataDir, login) ?? ''
    return signIn(product, { login, password })
  }
  return { product, greedy: await tokenOf(accounts.greedy), everyday: await tokenOf(accounts.everyday) }
}

/** One page of employees after the other until `ended`; tells how long they took and how much memory the server took. */
export async function workUntil(
  ended: () => boolean,
  { product, everyday }: Pick<Office, 'product' | 'everyday'>,
  figure: Figure,
): Promise<void> {
  const before = memoryOf(product.pid)
  const waits: number[] = []
  let most = before
  while (!ended()) {
    const begun = performance.now()
    const answer = await fetch(`${product.address}/api/employees?pagination=true&page=1&size=30`, {
      headers: { authorization: `Bearer ${everyday}` },
    })
    await answer.arrayBuffer()
    expect(answer.status).toBe(200)
    waits.push(performance.now() - begun)
    most = Math.max(most, memoryOf(product.pid))
  }
  waits.sort((first, second) => first - second)
  figure('everyday requests', waits.length)
  figure('their p95, ms', Math.round(waits[Math.floor(waits.length * 0.95)] ?? 0))
  figure('memory more, MB', Math.round(most - before))
}
