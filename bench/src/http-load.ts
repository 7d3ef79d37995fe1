import { connect, type Socket } from 'node:net'
import { type Figures, figures } from './percentiles.ts'

/** What the load process is told, as one JSON argument. Loopback only. */
export interface HttpLoad {
  port: number
  path: string
  /** Sent as JSON by POST; without it the path is read by GET. */
  body?: object
  token: string
  connections: number
  /** Length of the run in milliseconds; answers of the first fifth are not counted. */
  milliseconds: number
}

const HEADER_END = Buffer.from('\r\n\r\n')

/**
 * A closed loop over keep-alive connections on 127.0.0.1, as light as it can be, because it shares the machine's cores
 * with what it measures.
 */
async function run({ port, path, body, token, connections, milliseconds }: HttpLoad): Promise<Figures> {
  const payload = body === undefined ? '' : JSON.stringify(body)
  const about =
    body === undefined
      ? ''
      : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(payload)}\r\n`
  const request = Buffer.from(
    `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\naccept: application/json\r\n${about}\r\n${payload}`,
  )
  const start = performance.now()
  const countFrom = start + milliseconds / 5
  const end = start + milliseconds
  const times: number[] = []
  let failures = 0
  const answered = (ok: boolean, sent: number) => {
    const now = performance.now()
    if (now < countFrom) return
    if (ok) times.push(now - sent)
    else failures++
  }
  await Promise.all(Array.from({ length: connections }, () => keepAsking(port, request, end, answered)))
  return figures(times, performance.now() - countFrom, failures)
}

function keepAsking(
  port: number,
  request: Buffer,
  end: number,
  answered: (ok: boolean, sent: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let sent = 0
    let pending: Buffer = Buffer.alloc(0)
    const ask = () => {
      sent = performance.now()
      if (sent >= end) socket.end(resolve)
      else socket.write(request)
    }
    socket.on('connect', ask)
    socket.on('error', reject)
    socket.on('data', (chunk: Buffer) => {
      pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk])
      const head = pending.indexOf(HEADER_END)
      if (head < 0) return
      const headers = pending.toString('latin1', 0, head)
      const length = Number(/content-length: (\d+)/i.exec(headers)?.[1])
      if (pending.length < head + 4 + length) return
      pending = pending.subarray(head + 4 + length)
      answered(headers.startsWith('HTTP/1.1 200'), sent)
      ask()
    })
  })
}

// The parent process writes this argument itself.
console.log(JSON.stringify(await run(JSON.parse(process.argv[2] ?? '') as HttpLoad)))
