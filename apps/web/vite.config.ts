import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { browserApp } from '@nhansu/config/vite/app'
import { mergeConfig } from 'vite'
import { beginEarly } from './scripts/begin-early.ts'
import { chunkGroups } from './scripts/chunk-groups.ts'
import { neededBeyondFrame } from './scripts/needed-beyond-frame.ts'
import { screenPreloads } from './scripts/screen-preloads.ts'
import { serviceWorker } from './scripts/service-worker.ts'

const beyondFrame = neededBeyondFrame()

/** The manifest tells `scripts/script-bytes.ts` which script each screen needs. */
export default mergeConfig(browserApp(4010), {
  plugins: [beyondFrame.plugin, beginEarly(), serviceWorker(), screenPreloads()],
  resolve: { alias: productionRouter() },
  build: {
    manifest: true,
    modulePreload: { resolveDependencies: beyondFrame.resolveDependencies },
    rolldownOptions: {
      output: {
        // The first script lists every other one by name, and the names of screens would be paid for at sign-in.
        // Seven letters are the fewest that the bundler takes for so many files; the frame names them all.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
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
