import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { browserApp } from '@nhansu/config/vite/app'
import { mergeConfig } from 'vite'
import { beginEarly } from './scripts/begin-early.ts'
import { chunkGroups } from './scripts/chunk-groups.ts'
import { screenPreloads } from './scripts/screen-preloads.ts'
import { serviceWorker } from './scripts/service-worker.ts'

/** The manifest tells `scripts/script-bytes.ts` which script each screen needs. */
export default mergeConfig(browserApp(4010), {
  plugins: [beginEarly(), serviceWorker(), screenPreloads()],
  resolve: { alias: productionRouter() },
  build: {
    manifest: true,
    rolldownOptions: {
      output: {
        // The first script lists every other one by name, and the names of screens would be paid for at sign-in.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
        codeSplitting: { groups: chunkGroups() },
      },
    },
  },
})

/**
 * react-router's `exports` name its development files for every build; those for production stand beside them and
 * leave the warnings to developers out.
 */
function productionRouter() {
  const router = createRequire(import.meta.resolve('react-router-dom')).resolve('react-router')
  const files = join(dirname(router), '../production')
  return [
    { find: /^react-router$/, replacement: join(files, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: join(files, 'dom-export.mjs') },
  ]
}
