import { readFileSync } from 'node:fs'
import { afterEach, expect } from 'vitest'
import { demoPassword } from '../../packages/config/playwright/run-product.ts'
import { clientOf } from '../launch/client.ts'
import { dataFolderOfFile } from '../launch/data-folder.ts'
import { type Product, startProduct, startProgram, stopAll } from '../launch/product.ts'
import { bounds } from './bounds.ts'
import { deepCase } from './deep-case.ts'

const { minutes, employees, exports, lists } = bounds.crowd
const dataDir = dataFolderOfFile()
afterEach(stopAll)

/** Accounts of the demo group: one who asks for everything at once, and one who works as every day. */
const greedy = 'haptt'
const everyday = 'chaulm'

async function signIn(product: Product, login: string): Promise<string> {
  const password = demoPassword(dataDir, login)
  const { data } = await clientOf(product).call('POST', '/identity/login', { login, password })
  return String(data.token)
}

/** Resident memory of a process, in megabytes. */
function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** Sends many requests at once and reads their answers to the end. */
async function crowd(
  product: Product,
  token: string,
): Promise<{ kind: string; status: number; wait: boolean }[]> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const ask = async (kind: string, path: string, body?: string) => {
    const answer = await fetch(product.address + path, {
      headers,
      ...(body !== undefined && { method: 'POST', body }),
    })
    await answer.arrayBuffer()
    return { kind, status: answer.status, wait: answer.headers.has('retry-after') }
  }
  return Promise.all([
    ...Array.from({ length: exports }, () => ask('export', '/api/employees/export', '{}')),
    ...Array.from({ length: lists }, () => ask('list', '/api/employees?include=account')),
  ])
}

deepCase('a crowd of exports and whole lists leaves everyday work its turn', minutes, async (figure) => {
  const args = ['--employees', String(employees), '--companies', '1']
  const seed = startProgram('commands/seed.ts', { dataDir, env: { DEMO: '1' }, args })
  expect(await seed.ended, seed.output()).toBe(0)
  const product = await startProduct({ dataDir })
  await product.ready()
  const [many, one] = [await signIn(product, greedy), await signIn(product, everyday)]
  const before = memoryOf(product.pid)
  const state = { ended: false, most: before }
  const all = crowd(product, many).finally(() => (state.ended = true))
  const waits: number[] = []
  while (!state.ended) {
    const begun = performance.now()
    const answer = await fetch(`${product.address}/api/employees?pagination=true&page=1&size=30`, {
      headers: { authorization: `Bearer ${one}` },
    })
    await answer.arrayBuffer()
    expect(answer.status).toBe(200)
    waits.push(performance.now() - begun)
    state.most = Math.max(state.most, memoryOf(product.pid))
  }
  const answers = await all
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.filter(({ status, wait }) => ![429, 503].includes(status) || !wait)).toEqual([])
  expect(answers.some(({ kind, status }) => kind === 'export' && status === 200)).toBe(true)
  expect(answers.some(({ kind, status }) => kind === 'export' && status === 429)).toBe(true)
  waits.sort((first, second) => first - second)
  figure('employees', employees)
  figure('answered', answers.length - refused.length)
  figure('told to wait', refused.length)
  figure('everyday requests', waits.length)
  figure('their p95, ms', Math.round(waits[Math.floor(waits.length * 0.95)] ?? 0))
  figure('memory more, MB', Math.round(state.most - before))
})
