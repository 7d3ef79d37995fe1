import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as the server saw it. */
export interface Received {
  method: string
  /** Path with query, as it came over the wire. */
  url: string
  headers: Record<string, string | undefined>
  body: string
}

/** What the server does with a request: answers, or misbehaves. */
export type Reply =
  | { status?: number; headers?: Record<string, string>; json: unknown }
  | { status?: number; headers?: Record<string, string>; text: string | Uint8Array }
  | 'reset' // the connection breaks before any answer
  | 'cut' // the connection breaks in the middle of the body
  | 'hang' // no answer, ever

/** A real HTTP server on a port of its own. */
export interface TestServer {
  url: string
  /** All requests so far, in the order of arrival. */
  received: Received[]
  /** How many callers left before they had their whole answer. */
  left: () => number
  /** Resolves with the next request that arrives. */
  next(): Promise<Received>
  close(): Promise<void>
}

/** Starts a server that answers by the given function; `nth` counts the requests from 1. */
export async function startServer(
  answer: (request: Received, nth: number) => Reply | Promise<Reply>,
): Promise<TestServer> {
  const received: Received[] = []
  const waiting: ((request: Received) => void)[] = []
  let left = 0
  const server = createServer(async (incoming, response) => {
    response.on('close', () => (left += response.writableFinished ? 0 : 1))
    const request = await read(incoming)
    received.push(request)
    waiting.shift()?.(request)
    write(response, await answer(request, received.length))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    left: () => left,
    next: () => new Promise((resolve) => waiting.push(resolve)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function read(incoming: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const { method = '', url = '', headers } = incoming
  // Node joins repeated headers into one text but for set-cookie, which no client sends.
  return { method, url, headers: headers as Received['headers'], body: Buffer.concat(chunks).toString() }
}

function write(response: ServerResponse, reply: Reply): void {
  if (reply === 'hang') return
  if (reply === 'reset') return void response.socket?.destroy()
  if (reply === 'cut') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
    response.write('{"success":tr', () => response.socket?.destroy())
    return
  }
  const body = 'json' in reply ? JSON.stringify(reply.json) : reply.text
  const type = 'json' in reply ? 'application/json' : 'text/html'
  response.writeHead(reply.status ?? 200, { 'content-type': type, ...reply.headers }).end(body)
}
