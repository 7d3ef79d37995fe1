import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the played correspondence system does with a look-up. */
export type Behaviour = (answer: ServerResponse, code: string, authorization: string) => void

/** A correspondence system on loopback that answers as a test wants it to. */
export async function documentaryDouble() {
  let behave: Behaviour = (answer) => answer.writeHead(404).end()
  let asked = 0
  const server = createServer((request, answer) => {
    asked += 1
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://loopback')
    if (pathname !== '/vt/documents/by-code') answer.writeHead(404).end()
    else behave(answer, searchParams.get('code') ?? '', request.headers.authorization ?? '')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/vt`,
    port,
    /** Look-ups and whatever else came, until now. */
    asked: () => asked,
    does: (next: Behaviour) => {
      behave = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}

/** Sends JSON as the wire form says. */
export function json(answer: ServerResponse, content: unknown): void {
  answer.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(content))
}
