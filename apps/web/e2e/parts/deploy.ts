import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands before the product as a server does on which another version was just put, or which is away for a while. */
export interface Deploy {
  origin: string
  /** Paths of files that are gone. */
  missing: Set<string>
  /** What the service worker's file says more than before: a browser takes it for a new version. */
  workerAddition: string
  /** Pages that were asked for. */
  pages: string[]
  /** Ends every connection and takes no other. */
  close: () => Promise<void>
  /** Takes connections again, where it took them before. */
  reopen: () => Promise<void>
}

/**
 * Passes everything on to the product, except what a deployment changes.
 *
 * @param target the product's origin
 * @param on the port; who closes and reopens it names one that is given to no client meanwhile
 */
export async function startDeploy(target: string, on = 0): Promise<Deploy> {
  const missing = new Set<string>()
  const pages: string[] = []
  const server = createServer((incoming, answer) => {
    const path = (incoming.url ?? '/').split('?', 1)[0] ?? '/'
    if (incoming.headers.accept?.includes('text/html')) pages.push(path)
    if (missing.has(path)) return void answer.writeHead(404, { 'cache-control': 'no-store' }).end()
    return passOn(target, incoming, answer, path === '/sw.js' ? deploy.workerAddition : '')
  })
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  await listen(on)
  // Listening on a port of its own, so it is no pipe's name.
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  const deploy: Deploy = {
    origin: `http://localhost:${port}`,
    missing,
    workerAddition: '',
    pages,
    close,
    reopen: () => listen(port),
  }
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
