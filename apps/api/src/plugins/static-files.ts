import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, posix, sep } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Encoding, compressed, encodingOf } from './compression.ts'
import { workerPolicy } from './headers.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const worthCompressing = /^(text\/|application\/|image\/svg)/
/** Vite puts a hash of the content into the names below this folder, so they never change. */
const hashed = /^\/assets\//
/** It must come from the root, whose pages it looks after. */
const serviceWorker = '/sw.js'

/** Ends the name of a file that the build has put beside another as its Brotli at full strength. */
const asBrotli = '.br'

/** Bytes that are compressed at most once for each encoding, at full strength; by the build already, where it did. */
class StaticContent {
  readonly type: string
  readonly #file: string
  readonly #hasBrotli: boolean
  readonly #known = new Map<Encoding | 'identity', Promise<Buffer>>()

  constructor(type: string, file: string, hasBrotli: boolean) {
    this.type = type
    this.#file = file
    this.#hasBrotli = hasBrotli
  }

  get compressible(): boolean {
    return worthCompressing.test(this.type)
  }

  /** The content in an encoding; of what is asked for at the same time the work is done once. */
  in(encoding: Encoding | 'identity'): Promise<Buffer> {
    const known = this.#known.get(encoding)
    if (known) return known
    const made = this.#make(encoding)
    this.#known.set(encoding, made)
    // What failed once may be there the next time.
    made.catch(() => this.#known.delete(encoding))
    return made
  }

  async #make(encoding: Encoding | 'identity'): Promise<Buffer> {
    if (encoding === 'identity') return readFile(this.#file)
    if (encoding === 'br' && this.#hasBrotli) return readFile(this.#file + asBrotli)
    return compressed(await this.in('identity'), encoding, true)
  }

  /** Sends the content, compressed as the client likes it best. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const encoding = this.compressible ? encodingOf(request.headers['accept-encoding']) : undefined
    if (this.compressible) reply.header('vary', 'Accept-Encoding')
    if (encoding) reply.header('content-encoding', encoding)
    return reply.type(this.type).send(await this.in(encoding ?? 'identity'))
  }
}

/**
 * The files of a built app by the path they are asked for. The list is read once and a request only looks up in it,
 * so no path can ever lead out of the folder; what begins with a dot, or is another file compressed, is left out.
 */
export class StaticFolder {
  readonly #files: ReadonlyMap<string, StaticContent>

  /** @param served the paths that may be asked for, where others lie in the folder too */
  constructor(folder: string, served = /^/) {
    const names = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => posix.join('/', ...join(entry.parentPath, entry.name).slice(folder.length).split(sep)))
      .filter((path) => !path.includes('/.'))
    const present = new Set(names)
    this.#files = new Map(
      names
        .filter((path) => served.test(path) && !path.endsWith(asBrotli))
        .map((path) => [
          path,
          new StaticContent(
            types[extname(path)] ?? 'application/octet-stream',
            join(folder, path),
            present.has(path + asBrotli),
          ),
        ]),
    )
  }

  get(path: string): StaticContent | undefined {
    return this.#files.get(path)
  }

  /** Makes scripts and styles ready before anybody asks, one after the other, so that the first visitor does not wait. */
  async warm(): Promise<void> {
    for (const content of this.#files.values()) {
      if (/javascript|css/.test(content.type)) await content.in('br')
    }
  }

  /** Sends a file if there is one; hashed names may be kept for ever, all others are asked for anew each time. */
  send(path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | undefined {
    const content = this.#files.get(path)
    reply.header('cache-control', hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
    if (path === serviceWorker) reply.header('content-security-policy', workerPolicy)
    return content?.send(request, reply)
  }
}
