import { defineConfig } from 'vite'
import { compressedAssets } from './compressed-assets.ts'

/**
 * Vite settings of the small script of pages that a server draws: built after the pages themselves into the same folder
 * (`dist/assets`), with a manifest of its own (`.vite/scripts.json`).
 *
 * @param entry the module that browsers load
 */
export function pageScript(entry: string) {
  return defineConfig({
    plugins: [compressedAssets()],
    publicDir: false,
    build: {
      emptyOutDir: false,
      manifest: '.vite/scripts.json',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { entryFileNames: 'assets/[name]-[hash].js' } },
    },
  })
}
