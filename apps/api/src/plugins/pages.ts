import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseCookies } from '../contract/caller.ts'
import { notFound } from '../contract/failure.ts'
import { answer, isApiPath, wantsHtml } from './errors.ts'
import { pagePolicy } from './headers.ts'
import { type Preloads, readPreloads } from './preloads.ts'
import { StaticFolder } from './static-files.ts'

/** What the app in the browser must know before its first call; also at `/config.json`. */
export interface PageConfig {
  apiUrl: string
  identityUrl: string
  portalUrl: string
  companyAppsUrl?: string
  /** What the company, or the group of companies, is called; there is none before the first company. */
  companyName?: string
  version: string
}

const looks = { theme: ['light', 'dark'], density: ['comfortable', 'compact'] } as const
const bareDocument = '<html lang="vi" data-density="comfortable">'
const bareConfig = '<script type="application/json" id="config">{}</script>'

/**
 * Serves a built app: its files, and its one page for every other address that a browser opens.
 * An unknown path is answered in the envelope; a browser that opens an API's unknown path gets the
 * specification's English sentence.
 */
export function registerPages(app: FastifyInstance, config: PageConfig, folder: string | undefined): void {
  const pages = folder === undefined ? undefined : new AppPages(folder, config)
  app.get('/config.json', async () => config)
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    if (isApiPath(path)) {
      return wantsHtml(request)
        ? reply.code(404).type('text/plain; charset=utf-8').send('This page could not be found')
        : answer(notFound(), request, reply)
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    return (isRead && pages?.send(path, request, reply)) || answer(notFound(), request, reply)
  })
  if (!pages) return
  // A missing file fails the request that asks for it; here it only makes the first visitor wait.
  const warm = () =>
    pages.warm().catch((error: unknown) => app.log.warn(error, 'static files not compressed'))
  app.addHook('onListen', async () => void warm())
}

class AppPages {
  readonly #files: StaticFolder
  readonly #config: PageConfig
  readonly #preloads: Preloads
  readonly #documents = new Map<string, Promise<string>>()

  constructor(folder: string, config: PageConfig) {
    this.#files = new StaticFolder(folder)
    this.#config = config
    this.#preloads = readPreloads(folder)
  }

  warm(): Promise<void> {
    return this.#files.warm()
  }

  send(path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | undefined {
    if (path !== '/index.html' && this.#files.get(path)) return this.#files.send(path, request, reply)
    if (!wantsHtml(request) && path !== '/') return undefined
    const cookies = parseCookies(request.headers.cookie ?? '')
    const preloads = this.#preloads(path, cookies)
    return this.#document(cookies)?.then((document) =>
      this.#sendDocument(
        document.replace('</head>', () => `${preloads}</head>`),
        reply,
      ),
    )
  }

  #sendDocument(document: string, reply: FastifyReply): FastifyReply {
    const styleNonce = randomBytes(16).toString('base64')
    const config = asDataBlock({ ...this.#config, styleNonce })
    return reply
      .headers({ 'content-security-policy': pagePolicy(`nonce-${styleNonce}`), 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(document.replace(bareConfig, () => bareConfig.replace('{}', () => config)))
  }

  /** The page in the look that the browser's cookies ask for, so that it is right from its first paint. */
  #document(cookies: Readonly<Record<string, string>>): Promise<string> | undefined {
    const bare = this.#files.get('/index.html')
    if (bare === undefined) return undefined
    const attributes = Object.entries(looks).flatMap(([name, words]) => {
      const word = words.find((known) => known === cookies[name])
      return word ? [` data-${name}="${word}"`] : name === 'density' ? [' data-density="comfortable"'] : []
    })
    const look = attributes.join('')
    const document =
      this.#documents.get(look) ??
      bare.in('identity').then((html) => String(html).replace(bareDocument, `<html lang="vi"${look}>`))
    this.#documents.set(look, document)
    // What failed once may be there the next time.
    document.catch(() => this.#documents.delete(look))
    return document
  }
}

/** JSON that cannot end the script element around it. */
function asDataBlock(config: PageConfig & { styleNonce: string }): string {
  return JSON.stringify(config).replaceAll('<', '\\u003c')
}
