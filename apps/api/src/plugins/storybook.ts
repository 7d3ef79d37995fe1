import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../contract/failure.ts'
import { answer } from './errors.ts'
import { StaticFolder } from './static-files.ts'

const built = join(import.meta.dirname, '../../../../packages/ui/dist-storybook')
/** Storybook's own pages carry inline scripts and styles; it shows components and invented data only. */
const policy = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; frame-ancestors 'self'"

/** Serves the component kit's stories at `/storybook`, where they have been built. */
export function registerStorybook(app: FastifyInstance, folder: string = built): void {
  if (!existsSync(folder)) return
  const files = new StaticFolder(folder)
  app.get('/storybook', async (_, reply) => reply.redirect('/storybook/'))
  app.get('/storybook/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0]?.slice('/storybook'.length) ?? '/'
    reply.header('content-security-policy', policy)
    return (
      files.send(path === '/' ? '/index.html' : path, request, reply) ?? answer(notFound(), request, reply)
    )
  })
}
