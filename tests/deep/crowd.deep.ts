import { afterEach, expect } from 'vitest'
import { dataFolderOfFile } from '../launch/data-folder.ts'
import { stopAll } from '../launch/product.ts'
import { bounds } from './bounds.ts'
import { deepCase } from './deep-case.ts'
import { type Office, openOffice, workUntil } from './everyday.ts'

const { minutes, employees, exports, lists } = bounds.crowd
const dataDir = dataFolderOfFile()
afterEach(stopAll)

/** Sends many requests at once and reads their answers to the end. */
async function crowd({
  product,
  greedy,
}: Office): Promise<{ kind: string; status: number; wait: boolean }[]> {
  const headers = { authorization: `Bearer ${greedy}`, 'content-type': 'application/json' }
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
  const office = await openOffice(dataDir, employees)
  const state = { ended: false }
  const all = crowd(office).finally(() => (state.ended = true))
  await workUntil(() => state.ended, office, figure)
  const answers = await all
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.filter(({ status, wait }) => ![429, 503].includes(status) || !wait)).toEqual([])
  expect(answers.some(({ kind, status }) => kind === 'export' && status === 200)).toBe(true)
  expect(answers.some(({ kind, status }) => kind === 'export' && status === 429)).toBe(true)
  figure('employees', employees)
  figure('answered', answers.length - refused.length)
  figure('told to wait', refused.length)
})
