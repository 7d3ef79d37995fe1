import '@nhansu/ui/theme/global.css.ts'
import { preloadFonts } from '@nhansu/ui/theme/preload-fonts.ts'
import { allowAddedStyles } from '@nhansu/ui/theme/style-nonce.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { reloadOnMissingChunk } from '#web/app/missing-chunk.ts'
import { makeRouter } from '#web/app/router.tsx'
import { registerWorker } from '#web/app/updates/register-worker.ts'
import '#web/session/begin.ts'
import { config } from '#web/session/config.ts'

const router = makeRouter()
reloadOnMissingChunk(() => router.state.navigation.location)
if (config.styleNonce) allowAddedStyles(config.styleNonce)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
// After the page, which must not wait for it; in development every file is asked for anew.
if (import.meta.env.PROD) addEventListener('load', () => void registerWorker())
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
// Behind the first calls: a browser opens six connections, and four fonts would leave them two.
setTimeout(preloadFonts)
