import { join } from 'node:path'
import { build, preview } from 'vite'
import { root, viteSettings } from './vite-settings.ts'

/** The built page, served. */
export interface Pages {
  /** Address of the page; its query says which table. */
  address: string
  close: () => Promise<void>
}

/** Builds the page for production and serves it. */
export async function servePages(): Promise<Pages> {
  const outDir = join(root, 'dist/pages')
  await build(
    viteSettings({
      root: join(root, 'pages'),
      build: {
        outDir,
        emptyOutDir: true,
        chunkSizeWarningLimit: Infinity,
      },
    }),
  )
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const server = await preview(viteSettings({ preview: { host: '127.0.0.1', port }, build: { outDir } }))
  return {
    address: server.resolvedUrls?.local[0] ?? `http://127.0.0.1:${port}/`,
    close: () => server.close(),
  }
}
