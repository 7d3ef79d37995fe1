import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { CompanyTransaction } from '../db/transaction.ts'
import { shownName } from './form/shown-name.ts'

/** A file as an answer: sent as it comes, so that its size need not be known and it never lies in memory whole. */
export class FileAnswer {
  /** The name of the downloaded file, Vietnamese letters included. */
  readonly name: string
  readonly mediaType: string
  readonly content: Readable
  /** Bytes, where they are known: then the browser can show progress. */
  readonly size: number | undefined
  /** What is written down of it beside the trail, before the first byte leaves. */
  readonly keep: ((transaction: CompanyTransaction) => Promise<void>) | undefined

  constructor(file: {
    name: string
    mediaType: string
    content: Readable
    size?: number | undefined
    keep?: (transaction: CompanyTransaction) => Promise<void>
  }) {
    this.name = shownName(file.name)
    this.mediaType = file.mediaType
    this.content = file.content
    this.size = file.size
    this.keep = file.keep
    // It may fail before anybody reads it, which would end the process; its reader gets the error all the same.
    this.content.on('error', () => {})
  }
}

/**
 * Sends a file so that no browser ever runs or shows it as a page of ours: saved and not opened, of exactly the type
 * that is named, and in an empty sandbox should somebody open it all the same.
 */
export function sendFile(reply: FastifyReply, { name, mediaType, content, size }: FileAnswer): FastifyReply {
  return reply
    .headers({
      'content-type': mediaType,
      'content-disposition': contentDisposition(name),
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'private, no-store',
      ...(size !== undefined && { 'content-length': size }),
    })
    .send(content)
}

/**
 * The header that names a download (RFC 6266): the name itself in `filename*` (RFC 5987), and one without marks for
 * whatever cannot read it. Nothing in a name ends the header or begins another parameter.
 */
export function contentDisposition(name: string): string {
  const plain = name
    .replaceAll(/[đĐ]/g, (letter) => (letter === 'đ' ? 'd' : 'D'))
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w .()-]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${percentEncoded(name)}`
}

/** RFC 5987 allows fewer characters than encodeURIComponent leaves alone. */
function percentEncoded(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
