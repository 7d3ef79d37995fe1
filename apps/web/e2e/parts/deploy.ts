import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands before the product as a server does on which another version was just put. */
export interface Deploy {
  origin: string
  /** Paths of files that are gone. */
  missing: Set<string>
  /** What the service worker's file says more than before: a browser takes it for a new version. */
  workerAddition: string
  /** Pages that were asked for. */
  pages: string[]
  close: () => Promise<void>
}

/**
 * Passes everything on to the product, except what a deployment changes.
 *
 * @param target the product's origin
 */
export async function startDeploy(target: string): Promise<Deploy> {
  const missing = new Set<string>()
  const pages: string[] = []
  const server = createServer((incoming, answer) => {
    const path = (incoming.url ?? '/').split('?', 1)[0] ?? '/'
    if (incoming.headers.accept?.includes('text/html')) pages.push(path)
    if (missing.has(path)) return void answer.writeHead(404, { 'cache-control': 'no-store' }).end()
    return passOn(target, incoming, answer, path === '/sw.js' ? deploy.workerAddition : '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Listening on a port of its own, so it is no pipe's name.
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  const deploy: Deploy = { origin: `http://localhost:${port}`, missing, workerAddition: '', pages, close }
  return deploy
}

function passOn(target: string, incoming: IncomingMessage, answer: ServerResponse, addition: string): void {
  const plain = addition === '' ? {} : { 'accept-encoding': 'identity' }
  const { host: _, ...headers } = incoming.headers
  const onward = request(
    target + (incoming.url ?? '/'),
    { method: incoming.method, headers: { ...headers, host: incoming.headers.host, ...plain } },
    (response) => {
      const { 'content-length': length, ...others } = response.headers
      answer.writeHead(response.statusCode ?? 502, addition === '' ? response.headers : others)
      response.on('end', () => answer.end(length === undefined ? '' : addition))
      response.pipe(answer, { end: false })
    },
  )
  onward.on('error', () => answer.destroy())
  incoming.pipe(onward)
}
