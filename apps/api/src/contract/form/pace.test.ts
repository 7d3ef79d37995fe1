import { existsSync, readdirSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { throwAwayHome } from '../../testing/throw-away-home.ts'
import { formReceiver } from './testing/receiver.ts'

const shape = { files: new Map([['file', { title: 'Tệp', maxBytes: 1_000_000 }]]), maxBytes: 2_000_000 }

const open: (() => unknown)[] = []
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})

async function serve(leastBytesPerSecond: number): Promise<{ app: FastifyInstance; folder: string }> {
  const { home, remove } = throwAwayHome()
  open.push(remove)
  const folder = join(home, 'incoming')
  const pace = { leastBytesPerSecond, grace: 100 }
  const app = await formReceiver({ shape, folder, pace }, async () => 'received')
  open.push(() => {
    app.server.closeAllConnections()
    return app.close()
  })
  return { app, folder }
}

/** Begins a form and falls silent in the middle of its file. */
function silent(app: FastifyInstance): Promise<number> {
  const { port } = app.server.address() as AddressInfo
  const out = httpRequest({
    port,
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  })
  open.push(() => out.destroy())
  out.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nbegun')
  return new Promise((resolve, reject) => {
    out.once('response', (answer) => resolve(answer.resume().statusCode ?? 0)).once('error', reject)
  })
}

test('who falls silent in the middle of an upload is sent away, and nothing of it stays', async () => {
  const { app, folder } = await serve(10_000)
  expect(await silent(app)).toBe(408)
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([])
})

test('who keeps the pace is not', async () => {
  const { app } = await serve(1)
  const { port } = app.server.address() as AddressInfo
  const form = new FormData()
  form.append('file', new File(['x'.repeat(500_000)], 'a'))
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: form })
  expect([answer.status, await answer.text()]).toEqual([200, 'received'])
})
