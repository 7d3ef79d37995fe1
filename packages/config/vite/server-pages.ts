import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressedAssets } from './compressed-assets.ts'

/**
 * Vite settings of an app whose pages a server draws: one file for the server with all that it needs
 * (`dist/server/entry.js`), and hashed styles and fonts for browsers (`dist/assets`).
 *
 * @param entry the module that exports `renderPage`
 */
export function serverPages(entry: string) {
  return defineConfig({
    plugins: [react(), vanillaExtractPlugin(), compressedAssets()],
    // Otherwise React would ask the server's environment, and run as when it is developed.
    define: { 'process.env.NODE_ENV': '"production"' },
    // The server that loads the file has no packages of the app.
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      ssrEmitAssets: true,
      target: 'node24',
      manifest: true,
      minify: false,
      cssCodeSplit: false,
      cssMinify: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: { entryFileNames: 'server/entry.js', chunkFileNames: 'server/[name].js' },
      },
    },
  })
}
