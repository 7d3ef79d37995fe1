import { type IncomingMessage, request } from 'node:http'
import { afterEach, expect } from 'vitest'
import { dataFolderOfFile } from '../launch/data-folder.ts'
import { stopAll } from '../launch/product.ts'
import { bounds } from './bounds.ts'
import { deepCase } from './deep-case.ts'
import { type Office, openOffice, workUntil } from './everyday.ts'

const { minutes, employees, seconds, bytesPerSecond, atOnce } = bounds.slowReader
const dataDir = dataFolderOfFile()
afterEach(stopAll)

function exportOf({ product, greedy }: Office) {
  const headers = { authorization: `Bearer ${greedy}`, 'content-type': 'application/json' }
  return { address: `${product.address}/api/employees/export`, options: { method: 'POST', headers } }
}

/** Begins an export and takes of it no more than a poor line does. */
async function readSlowly(office: Office): Promise<{ bytes: () => number; goAway: () => void }> {
  const { address, options } = exportOf(office)
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(address, options, resolve).on('error', reject).end('{}')
  })
  expect(answer.statusCode).toBe(200)
  let bytes = 0
  // Somebody who listens for this reads by himself; otherwise all would flow.
  answer.on('readable', () => {}).on('error', () => {})
  const reading = setInterval(() => {
    const share = Math.min(bytesPerSecond / 10, answer.readableLength)
    const part: Buffer | null = share > 0 ? answer.read(share) : null
    bytes += part?.length ?? 0
  }, 100)
  return {
    bytes: () => bytes,
    goAway: () => {
      clearInterval(reading)
      answer.destroy()
    },
  }
}

async function exportStatus(office: Office): Promise<number> {
  const { address, options } = exportOf(office)
  const answer = await fetch(address, { ...options, body: '{}' })
  await answer.body?.cancel()
  return answer.status
}

deepCase('who reads an export slowly holds up nobody, and leaves nothing behind', minutes, async (figure) => {
  const office = await openOffice(dataDir, employees)
  const readers = await Promise.all(Array.from({ length: atOnce }, () => readSlowly(office)))
  const end = performance.now() + seconds * 1_000
  await workUntil(() => performance.now() > end, office, figure)
  // Whoever had made the files in advance would have given their turns back by now.
  expect(await exportStatus(office)).toBe(429)
  for (const { bytes } of readers) expect(bytes()).toBeGreaterThan(0)
  figure('employees', employees)
  figure('read of each export, kB', Math.round((readers[0]?.bytes() ?? 0) / 1_000))
  const left = performance.now()
  for (const { goAway } of readers) goAway()
  await expect.poll(() => exportStatus(office)).toBe(200)
  figure('turns free again after, ms', Math.round(performance.now() - left))
})
