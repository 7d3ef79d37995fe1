import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PortalPage, PortalSite, RenderPage } from '@nhansu/sdk/domains/portal-pages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compressed, type Encoding, encodingOf } from './compression.ts'
import { pagePolicy } from './headers.ts'
import { StaticFolder } from './static-files.ts'

/** Of the built folder, what browsers may ask for: the server's own file lies beside it. */
const forBrowsers = /^\/(assets\/|icon\.svg$)/
/** Drawn pages that are kept; the one that was asked for longest ago makes room. */
const mostKept = 200

/** A drawn page, and its bytes as browsers have asked for them. */
interface Drawn {
  html: string
  bytes: Map<Encoding, Promise<Buffer>>
}

/** The built pages, and how one is sent. */
export class BuiltPages {
  readonly site: PortalSite
  readonly #files: StaticFolder
  readonly #render: RenderPage
  readonly #policy: string
  readonly #kept = new Map<string, Drawn>()

  private constructor(folder: string, render: RenderPage, site: PortalSite) {
    this.#files = new StaticFolder(folder, forBrowsers)
    this.#render = render
    this.site = site
    // The styles stand in the page; their hash lets them and no others in.
    this.#policy = pagePolicy(`sha256-${createHash('sha256').update(site.styles).digest('base64')}`)
  }

  static async open(folder: string, origin: string): Promise<BuiltPages | undefined> {
    const entry = join(folder, 'server/entry.js')
    if (!existsSync(entry)) return undefined
    // The build is known by what it exports; it is made from the portal's `src/server.tsx`.
    const { renderPage } = (await import(pathToFileURL(entry).href)) as { renderPage: RenderPage }
    return new BuiltPages(folder, renderPage, { origin, ...builtParts(folder) })
  }

  warm(): Promise<void> {
    return this.#files.warm()
  }

  file(path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | undefined {
    return this.#files.get(path) && this.#files.send(path, request, reply)
  }

  send(reply: FastifyReply, status: number, page: PortalPage, cacheControl = 'no-cache'): FastifyReply {
    return this.#headed(reply, status, cacheControl).send(this.#render(page, this.site))
  }

  /**
   * As `send`, of a page that many open and that is one person's business to nobody. It is drawn and compressed once for all
   * that stands on it, so that a change of anything shows at once.
   */
  async sendKept(request: FastifyRequest, reply: FastifyReply, page: PortalPage): Promise<FastifyReply> {
    const drawn = this.#drawn(page)
    const encoding = encodingOf(request.headers['accept-encoding'])
    this.#headed(reply, 200, 'no-cache').header('vary', 'Accept-Encoding')
    if (encoding === undefined) return reply.send(Buffer.from(drawn.html))
    const bytes = drawn.bytes.get(encoding) ?? compressed(drawn.html, encoding, false)
    drawn.bytes.set(encoding, bytes)
    return reply.header('content-encoding', encoding).send(await bytes)
  }

  #headed(reply: FastifyReply, status: number, cacheControl: string): FastifyReply {
    return reply
      .code(status)
      .headers({ 'content-security-policy': this.#policy, 'cache-control': cacheControl })
      .type('text/html; charset=utf-8')
  }

  /** The page as it was drawn before, where all that it shows is the same. */
  #drawn(page: PortalPage): Drawn {
    const all = JSON.stringify(page)
    const drawn = this.#kept.get(all) ?? { html: this.#render(page, this.site), bytes: new Map() }
    this.#kept.delete(all)
    this.#kept.set(all, drawn)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest)
    return drawn
  }
}

/** What the pages load and what stands in each of them, by what the build says of its hashed files. */
function builtParts(folder: string): Pick<PortalSite, 'styles' | 'draftScript'> {
  const filesOf = (manifest: string) => {
    // Written by `vite build`; see `build.manifest`.
    const built = JSON.parse(readFileSync(join(folder, '.vite', manifest), 'utf8')) as Record<
      string,
      { file: string }
    >
    return [...new Set(Object.values(built).map(({ file }) => file))]
  }
  const [draftScript] = filesOf('scripts.json')
  if (draftScript === undefined) throw new Error('the portal was built without its script')
  const styles = filesOf('manifest.json')
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  return { styles: styles.join(''), draftScript: `/${draftScript}` }
}
