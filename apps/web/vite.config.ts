import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { browserApp } from '@nhansu/config/vite/app'
import { mergeConfig } from 'vite'
import { serviceWorker } from './scripts/service-worker.ts'

/**
 * What every page begins with: it is one file, since ten small ones compress worse.
 * Nothing may stand here that the sign-in page can do without.
 */
const start = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|react-router|openapi-fetch)/',
    'packages/sdk/src/(?!contract|domains|download|generated/operations|generated/permissions|pagination|query|upload)',
    'packages/ui/src/(button|dev|error-state|icon|labels|link|loading|progress-bar|spinner|text)/',
    'packages/ui/src/(empty-state/message-state|layout/(card|inline|stack|visually-hidden))',
  ].join('|'),
)

/** What the sign-in page adds to it. */
const signIn =
  /packages\/ui\/src\/(text-field|password-field|field\/(field|control|required-mark|hint))|apps\/web\/src\/(session\/(sign-in-form|use-countdown)|domains\/session\/login|app\/layouts\/auth-layout)/

/** The manifest tells `scripts/script-bytes.ts` which script each screen needs. */
export default mergeConfig(browserApp(4010), {
  plugins: [serviceWorker()],
  resolve: { alias: productionRouter() },
  build: {
    manifest: true,
    rolldownOptions: {
      output: {
        // The first script lists every other one by name, and the names of screens would be paid for at sign-in.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
        advancedChunks: {
          groups: [
            { name: 'start', test: start },
            { name: 'sign-in', test: signIn },
          ],
        },
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
