import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect } from 'vitest'
import { dataFolderOfFile } from '../launch/data-folder.ts'
import { type Product, startProduct, stopAll } from '../launch/product.ts'
import { bounds } from './bounds.ts'
import { deepCase } from './deep-case.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({ dataDir: dataFolderOfFile() })
  await product.ready()
})
afterAll(() => stopAll())

const post = (path: string, lines: string) => `POST ${path} HTTP/1.1\r\nhost: localhost\r\n${lines}`
/** A body of a length that each listener takes. */
const body = (type: string) => `content-type: ${type}\r\ncontent-length: 20000\r\n\r\n`
/** The form of a campaign that need not be there: it is received before anybody looks. */
const form = '/tuyen-dung/AAAAAAAAQACAAAAAAAAAAA/dang-ky-du-tuyen'

interface Dawdler {
  listener: 'address' | 'portalAddress'
  first: string
  more: string
}

/** What a client sends first to which listener, and what it goes on with, a piece each second. */
const slow: Readonly<Record<string, Dawdler>> = {
  headers: { listener: 'address', first: post('/identity/login', 'x-slow: '), more: 'a' },
  bodies: {
    listener: 'address',
    first: post('/identity/login', `${body('application/json')}{"login":"`),
    more: 'a',
  },
  'portal headers': { listener: 'portalAddress', first: post(form, 'x-slow: '), more: 'a' },
  'portal forms': {
    listener: 'portalAddress',
    first: post(form, `${body('application/x-www-form-urlencoded')}full_name=`),
    more: 'a',
  },
}

/** One client that never comes to an end; answers what it heard before the server closed. */
function dawdle({ listener, first, more }: Dawdler): Promise<string> {
  const { hostname, port } = new URL(product[listener])
  const socket: Socket = connect(Number(port), hostname)
  const timer = setInterval(() => socket.write(more), 1_000)
  let heard = ''
  socket.on('connect', () => socket.write(first))
  socket.on('data', (bytes) => (heard += String(bytes)))
  return new Promise((resolve) =>
    socket
      // A line that is cut while a byte is on its way is closed all the same.
      .on('error', () => {})
      .on('close', () => {
        clearInterval(timer)
        resolve(heard)
      }),
  )
}

/** How long people wait meanwhile, in milliseconds. */
async function waitsUntil(end: Promise<unknown>): Promise<number[]> {
  const waits: number[] = []
  const state = { ended: false }
  void end.finally(() => (state.ended = true))
  while (!state.ended) {
    const began = performance.now()
    const answer = await fetch(`${product.address}/readyz`)
    expect(answer.status).toBe(200)
    waits.push(performance.now() - began)
  }
  return waits.toSorted((one, other) => one - other)
}

deepCase(
  'clients that dawdle are sent away while others are served',
  bounds.slowSockets.minutes,
  async (figure) => {
    const { ofEach } = bounds.slowSockets
    const clients = Object.entries(slow).flatMap(([kind, client]) =>
      Array.from({ length: ofEach }, async () => ({ kind, heard: await dawdle(client) })),
    )
    const all = Promise.all(clients)
    const waits = await waitsUntil(all)
    const statuses = (await all).map(({ kind, heard }) => `${kind} ${heard.slice(9, 12)}`)
    expect(new Set(statuses)).toEqual(new Set(Object.keys(slow).map((kind) => `${kind} 408`)))
    figure('clients', statuses.length)
    figure('others served', waits.length)
    figure('their p95, ms', Math.round(waits[Math.floor(waits.length * 0.95)] ?? 0))
  },
)
