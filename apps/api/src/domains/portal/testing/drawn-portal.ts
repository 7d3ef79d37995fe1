import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PortalPage } from '@nhansu/sdk/domains/portal-pages'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { buildPortalApp } from '../../../app.ts'
import { readSettings } from '../../../settings.ts'
import type { TestApi } from '../../../testing/api.ts'

/** How the portal answered; `page` is what it draws, where it draws one. */
export interface Visited {
  status: number
  headers: Readonly<Record<string, unknown>>
  page: PortalPage | undefined
  bytes: Buffer
}

/** Visits an address of the portal, with the secret of one's own page where there is one. */
export type VisitPortal = (
  url: string,
  secret?: string,
  more?: Pick<InjectOptions, 'method' | 'headers' | 'payload'>,
) => Promise<Visited>

/** The portal of a test file, on a build whose pages are what they are drawn from. */
export function portalForFile(api: Pick<TestApi, 'dataDir' | 'db'>): VisitPortal {
  let portal: FastifyInstance
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'nhansu-portal-'))
    for (const each of ['server', '.vite']) mkdirSync(join(folder, each))
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    writeFileSync(join(folder, 'server/entry.js'), 'export const renderPage = (page) => JSON.stringify(page)')
    writeFileSync(join(folder, '.vite/manifest.json'), '{}')
    writeFileSync(join(folder, '.vite/scripts.json'), '{"draft":{"file":"assets/draft.js"}}')
    portal = await buildPortalApp({
      settings: readSettings({ LOG_LEVEL: 'silent', DATA_DIR: api.dataDir }),
      database: api.db.database,
      staticFolder: folder,
    })
  })
  afterAll(async () => {
    await portal.close()
    rmSync(folder, { recursive: true })
  })
  return async (url, secret, more = {}) => {
    const cookies = secret === undefined ? {} : { cookies: { 'ho-so': secret } }
    const {
      statusCode: status,
      headers,
      payload,
      rawPayload: bytes,
    } = await portal.inject({
      url,
      ...cookies,
      ...more,
    })
    const page = payload.startsWith('{') ? (JSON.parse(payload) as PortalPage) : undefined
    return { status, headers, page, bytes }
  }
}
