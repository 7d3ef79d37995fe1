import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

export type Encoding = 'br' | 'gzip'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
/** Below this, compressing costs more than the bytes it saves. */
const worthCompressing = 8 * 1024

/** The best encoding that the client takes; undefined for none. */
export function encodingOf(acceptEncoding: string | string[] | undefined): Encoding | undefined {
  const taken = String(acceptEncoding ?? '')
  if (/\bbr\b(?!;q=0(\D|$))/.test(taken)) return 'br'
  return /\bgzip\b(?!;q=0(\D|$))/.test(taken) ? 'gzip' : undefined
}

/** Compresses once and for all (assets) or for this answer only (data), where speed counts more. */
export function compressed(bytes: Buffer | string, encoding: Encoding, forAll: boolean): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(bytes, { level: forAll ? 9 : 4 })
  return toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: forAll ? 11 : 4 } })
}

/** Compresses large JSON. */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < worthCompressing) return payload
    const encoding = encodingOf(request.headers['accept-encoding'])
    reply.header('vary', [reply.getHeader('vary') ?? [], 'Accept-Encoding'].flat().join(', '))
    if (encoding === undefined) return payload
    const bytes = await compressed(payload, encoding, false)
    reply.header('content-encoding', encoding).header('content-length', bytes.length)
    return bytes
  })
}
