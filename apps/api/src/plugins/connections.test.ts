import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { answerBrokenRequest, outliveRefusedConnections } from './broken-requests.ts'
import { registerBody, watchForms } from './body.ts'
import { registerHeaders } from './headers.ts'
import { registerStop } from './stop.ts'

/** Far more than the limit in question needs: only a hang is to be told from a result. */
const guard = 60_000

const open: (() => unknown)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

async function listening(prepare: (app: FastifyInstance) => void): Promise<FastifyInstance> {
  const app = fastify({
    clientErrorHandler: answerBrokenRequest,
    return503OnClosing: false,
    forceCloseConnections: false,
    keepAliveTimeout: guard,
  })
  prepare(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  open.push(() => app.close())
  return app
}

interface Line {
  socket: Socket
  /** Everything until the other side closes. */
  rest: Promise<string>
}

async function dial(app: FastifyInstance): Promise<Line> {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  open.push(() => socket.destroy())
  await once(socket, 'connect')
  let heard = ''
  socket.setEncoding('utf8').on('data', (text) => (heard += String(text)))
  const rest = new Promise<string>((resolve) =>
    socket.on('error', () => {}).on('close', () => resolve(heard)),
  )
  return { socket, rest }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`

describe('what is no request', () => {
  test.each([
    ['not even HTTP', 'GARBAGE\r\n\r\n', '400'],
    ['with headers without end', `GET / HTTP/1.1\r\nx: ${'a'.repeat(64 * 1024)}\r\n\r\n`, '431'],
    ['with two lengths', 'POST / HTTP/1.1\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab', '400'],
  ])('is answered in the envelope and hung up: %s', async (_, bytes, status) => {
    const { socket, rest } = await dial(await listening(() => {}))
    socket.write(bytes)
    const [head = '', body = ''] = (await rest).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(head).toContain('x-content-type-options: nosniff')
    expect(JSON.parse(body)).toMatchObject({ success: false, message: expect.any(String) as string })
  })
})

test('a request with two hosts is refused before anything is done', async () => {
  let served = 0
  const app = await listening((each) => {
    registerHeaders(each)
    each.get('/', async () => ({ served: (served += 1) }))
  })
  const { socket, rest } = await dial(app)
  socket.write('GET / HTTP/1.1\r\nhost: ours.example\r\nHost: theirs.example\r\nconnection: close\r\n\r\n')
  expect(await rest).toMatch(/^HTTP\/1.1 400 /)
  expect(served).toBe(0)
  const { socket: plain, rest: answered } = await dial(app)
  plain.write('GET / HTTP/1.1\r\nhost: ours.example\r\nconnection: close\r\n\r\n')
  expect(await answered).toMatch(/^HTTP\/1.1 200 /)
})

test('a connection that the operating system keeps back ends nothing else', async () => {
  const app = await listening((each) => {
    outliveRefusedConnections(each)
    each.get('/', async () => ({}))
  })
  // As Node tells of it (`net.Server`, event 'error'), for instance when there are too many open files.
  app.server.emit('error', Object.assign(new Error('accept EMFILE'), { code: 'EMFILE', syscall: 'accept' }))
  const { socket, rest } = await dial(app)
  socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  expect(await rest).toMatch(/^HTTP\/1.1 200 /)
})

describe('a body that never ends', () => {
  test('is given up after a while', { timeout: guard }, async () => {
    const app = await listening((each) => {
      registerBody(each, 100)
      each.post('/', async () => ({}))
    })
    const { socket, rest } = await dial(app)
    socket.write(
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"a":',
    )
    const answer = await rest
    expect(answer).toMatch(/^HTTP\/1.1 408 /)
    expect(answer).toContain('Đường truyền quá chậm')
  })
})

test(
  'a form of a page is given up after a while, one with files may take its time',
  { timeout: guard },
  async () => {
    const app = await listening((each) => {
      registerBody(each, 100)
      each.register(async (apart) => {
        watchForms(apart)
        await apart.register(multipart)
        apart.addContentTypeParser(
          'application/x-www-form-urlencoded',
          { parseAs: 'string' },
          async (_: unknown, text: string) => text,
        )
        apart.post('/', (request) => request.file().then((file) => file?.toBuffer()))
      })
    })
    const begin = async (type: string, length: number, body: string) => {
      const line = await dial(app)
      const head = `POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\n`
      line.socket.write(`${head}content-length: ${length}\r\n\r\n${body}`)
      return line
    }
    const part = '--b\r\ncontent-disposition: form-data; name="cv"; filename="a"\r\n\r\nphoto'
    const end = '\r\n--b--\r\n'
    const files = await begin('multipart/form-data; boundary=b', part.length + end.length, part)
    const words = await begin('application/x-www-form-urlencoded', 100, 'full_name=')
    expect(await words.rest).toMatch(/^HTTP\/1.1 408 /)
    files.socket.write(end)
    expect(await files.rest).toMatch(/^HTTP\/1.1 200 [\s\S]*photo/)
  },
)

describe('stopping', () => {
  test(
    'lets what runs finish, sends away what comes, and waits for no idle connection',
    { timeout: guard },
    async () => {
      const long = Promise.withResolvers<string>()
      const started = Promise.withResolvers<void>()
      const app = await listening((each) => {
        registerStop(each)
        each.get('/', async () => 'here')
        each.get('/long', () => {
          started.resolve()
          return long.promise
        })
      })
      const [idle, running, late] = [await dial(app), await dial(app), await dial(app)]
      idle.socket.write(get('/'))
      await once(idle.socket, 'data')
      late.socket.write(get('/').slice(0, -2))
      running.socket.write(get('/long'))
      await started.promise
      const closed = app.close()
      late.socket.write('\r\n')
      expect(await late.rest).toMatch(/^HTTP\/1.1 503 [\s\S]*connection: close/i)
      expect(await idle.rest).toContain('here')
      long.resolve('finished')
      expect(await running.rest).toContain('finished')
      await closed
    },
  )
})
