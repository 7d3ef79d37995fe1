import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import type { Database } from '../db/connect.ts'
import { registerBody } from './body.ts'
import { registerErrors } from './errors.ts'
import { registerRequestLog } from './request-log.ts'

let app: FastifyInstance
afterEach(() => app.close())

interface LogLine {
  level: number
  status?: number
  msg: string
}

/** A server whose lines are kept; none of its routes reaches a database. */
async function listening(lines: LogLine[], work: () => Promise<unknown>): Promise<FastifyInstance> {
  app = fastify({
    logger: { level: 'info', stream: { write: (line) => lines.push(JSON.parse(line) as LogLine) } },
  })
  registerRequestLog(app)
  registerBody(app)
  registerErrors(app, {} as Database)
  app.post('/', work)
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}

async function hangUp(head: string, when: () => Promise<unknown>): Promise<void> {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(head)
  await when()
  socket.destroy()
}

const failures = (lines: readonly LogLine[]) =>
  lines.filter(({ level, status = 0 }) => level >= 50 || status >= 500)

test('a caller who hangs up while the work goes on is no failure of ours', async () => {
  const lines: LogLine[] = []
  const begun = Promise.withResolvers<void>()
  const gone = Promise.withResolvers<void>()
  await listening(lines, async () => {
    begun.resolve()
    await gone.promise
    throw Object.assign(new Error('canceling statement'), { code: '57014' })
  })
  app.server.once('connection', (socket) => socket.once('close', () => setImmediate(gone.resolve)))
  await hangUp('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n', () => begun.promise)
  await expect.poll(() => lines.some(({ msg }) => msg === 'request')).toBe(true)
  expect(failures(lines)).toEqual([])
  expect(lines.find(({ msg }) => msg === 'request')?.status).toBe(499)
})

test('a caller who hangs up in the middle of the body is no failure of ours', async () => {
  const lines: LogLine[] = []
  await listening(lines, async () => ({}))
  const arrived = once(app.server, 'request')
  await hangUp(
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"a":',
    () => arrived,
  )
  await expect.poll(() => lines.some(({ msg }) => msg === 'request')).toBe(true)
  expect(failures(lines)).toEqual([])
  expect(lines.find(({ msg }) => msg === 'request')?.status).toBe(499)
})
