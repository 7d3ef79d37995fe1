import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registerBody } from '../../plugins/body.ts'
import { registerErrors } from '../../plugins/errors.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { throwAwayHome } from '../../testing/throw-away-home.ts'
import { documents, type Schema } from '../document.ts'
import { type Operation, operationsOf } from '../operations.ts'
import { UserLimits } from '../user-limits.ts'
import { registerOperations } from '../routes.ts'
import type { Services } from '../services.ts'
import { formShape } from './form-shape.ts'
import { incomingIn } from './incoming.ts'
import { ReceivedFile } from './received-file.ts'

const kilobyte = 1024
const body: Schema = {
  type: 'object',
  additionalProperties: false,
  required: ['file'],
  properties: {
    file: { type: 'string', format: 'binary', title: 'Tệp thử', 'x-max-bytes': 64 * kilobyte },
    note: { type: 'string', title: 'Ghi chú', maxLength: 20 },
    rank: { type: 'integer', title: 'Thứ bậc' },
  },
}
const shape = formShape(documents.identity, body)

/** One made-up operation beside the real ones: its handler keeps what it was given. */
const [anyOperation] = operationsOf('identity')
const operation = {
  ...anyOperation,
  id: 'session.login',
  method: 'POST',
  path: '/forms',
  parameters: [],
  access: 'public',
  body,
  form: shape,
  success: { status: 200, schema: {}, mediaType: 'application/json' },
} as Operation

let db: TestDatabase
let app: FastifyInstance
let home: ReturnType<typeof throwAwayHome>
let folder: string
let handled: { body: Record<string, unknown>; content: string }[] = []
let fails = false

beforeAll(async () => {
  db = await testDatabase()
  home = throwAwayHome()
  folder = join(home.home, 'incoming')
  app = fastify()
  registerBody(app, 1_000)
  registerErrors(app, db.database)
  registerOperations(app, {
    database: db.database,
    operations: [operation],
    limits: { idleMinutes: 1, longestHours: 1 },
    userLimits: new UserLimits({ requests: 1_000, files: 1_000, refusals: 1_000 }),
    // The handler below asks for none of them.
    services: {} as Services,
    incomingFolder: folder,
    handlers: new Map([
      [
        operation.id,
        async (input) => {
          const { body: values } = input as { body: Record<string, unknown> }
          const { file } = values
          handled.push({ body: values, content: readFileSync((file as ReceivedFile).path, 'utf8') })
          if (fails) throw new Error('the handler broke')
          return {}
        },
      ],
    ]),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await db.close()
  home.remove()
})
beforeEach(() => {
  handled = []
  fails = false
})

const address = () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/forms`
const left = () => (existsSync(folder) ? readdirSync(folder) : [])
/** What is refused while it is coming is thrown away when its last piece has come. */
const nothingLeft = () => expect.poll(left).toEqual([])

function form(parts: Record<string, string | Blob>): FormData {
  const made = new FormData()
  for (const [name, value] of Object.entries(parts)) made.append(name, value)
  return made
}

async function send(sent: FormData | Blob): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await fetch(address(), { method: 'POST', body: sent })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

const file = (content: string, name = 'Sơ yếu lý lịch.pdf') => new File([content], name)

/** A form whose file part never ends: so many bytes every few milliseconds, until the server says stop. */
function endless(bytesEach: number): { answered: Promise<number>; sent: () => number; leave: () => void } {
  const out = httpRequest(address(), {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  })
  let bytes = 0
  out.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n')
  const chunk = Buffer.alloc(bytesEach, 'x')
  const timer = setInterval(() => {
    out.write(chunk)
    bytes += chunk.length
  }, 5)
  const answered = new Promise<number>((resolve, reject) => {
    out.once('response', (answer) => resolve(answer.resume().statusCode ?? 0)).once('error', reject)
  })
  const leave = () => {
    clearInterval(timer)
    out.destroy()
  }
  // Leaving is an error to the caller that left.
  answered.then(leave, () => clearInterval(timer))
  return { answered, sent: () => bytes, leave }
}

describe('a form with a file', () => {
  test('comes to the handler whole: the file in a place of its own, texts by their types', async () => {
    const answer = await send(form({ note: 'ghi chú'.normalize('NFD'), rank: '12', file: file('nội dung') }))
    expect(answer.status).toBe(200)
    expect(handled).toHaveLength(1)
    const [{ body: values, content }] = handled as [(typeof handled)[0]]
    expect(values).toMatchObject({ note: 'ghi chú', rank: 12 })
    expect(values['file']).toBeInstanceOf(ReceivedFile)
    expect(values['file']).toMatchObject({ name: 'Sơ yếu lý lịch.pdf', size: Buffer.byteLength('nội dung') })
    expect(content).toBe('nội dung')
    expect(left()).toEqual([])
  })

  test('may be exactly as large as declared', async () => {
    expect((await send(form({ file: file('x'.repeat(64 * kilobyte)) }))).status).toBe(200)
  })

  test('leaves nothing behind when the handler breaks', async () => {
    fails = true
    expect((await send(form({ file: file('x') }))).status).toBe(500)
    expect(handled).toHaveLength(1)
    expect(left()).toEqual([])
  })
})

describe('is refused, and leaves nothing behind:', () => {
  test.each([
    ['one byte too many', { file: file('x'.repeat(64 * kilobyte + 1)) }, 413],
    ['far too much', { file: file('x'.repeat(20_000 * kilobyte)) }, 413],
    ['a text without end', { note: 'x'.repeat(65 * kilobyte), file: file('x') }, 413],
    ['a hundred parts', Object.fromEntries(Array.from({ length: 100 }, (_, part) => [`p${part}`, 'x'])), 413],
    ['no file', { note: 'x' }, 400],
    ['a text for the file', { file: 'x' }, 400],
    ['a file for the text', { file: file('x'), note: file('x') }, 400],
    ['a file that nobody asked for', { file: file('x'), other: file('x') }, 400],
    ['a text that nobody asked for', { file: file('x'), company_id: '2' }, 400],
    ['a text of another type', { file: file('x'), rank: 'cao' }, 400],
    ['a name that reaches prototypes', { file: file('x'), __proto__x: 'x', constructor: 'x' }, 400],
  ])('%s', async (_, parts, status) => {
    const answer = await send(form(parts))
    expect(answer).toMatchObject({ status, body: { success: false, message: expect.stringMatching(/\S/) } })
    expect(handled).toEqual([])
    await nothingLeft()
  })

  test('a file sent twice', async () => {
    const twice = form({ file: file('x') })
    twice.append('file', file('y'))
    expect((await send(twice)).status).toBe(400)
    await nothingLeft()
  })

  test.each([
    ['JSON', 'application/json', '{"file":"x"}', 415],
    ['text', 'text/plain', 'x', 415],
    ['a form without a boundary', 'multipart/form-data', 'x', 400],
    ['a form that is cut off', 'multipart/form-data; boundary=b', '--b\r\ncontent-disp', 400],
  ])('%s', async (_, type, text, status) => {
    expect((await send(new Blob([text], { type }))).status).toBe(status)
    expect(handled).toEqual([])
  })

  test('a file without end, while it is still coming', async () => {
    const { answered, sent } = endless(16 * kilobyte)
    expect(await answered).toBe(413)
    expect(sent()).toBeLessThan(kilobyte * kilobyte)
    await nothingLeft()
  })

  test('an upload that its sender breaks off', async () => {
    const { answered, sent, leave } = endless(1)
    answered.catch(() => {})
    await expect.poll(left).toHaveLength(1)
    expect(sent()).toBeGreaterThan(0)
    leave()
    await nothingLeft()
    expect(handled).toEqual([])
  })
})

test('a disk that takes nothing is told as such', async () => {
  const noFolder = join(home.home, 'no-folder')
  writeFileSync(noFolder, '')
  const part = { title: 'Tệp', maxBytes: 10 }
  await expect(
    incomingIn(join(noFolder, 'incoming')).receive(part, 'a', Readable.from(['x'])),
  ).rejects.toMatchObject({
    status: 503,
    detail: { retryAfter: 60 },
  })
})
