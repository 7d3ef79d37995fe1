import '@nhansu/ui/theme/global.css.ts'
import { preloadFonts } from '@nhansu/ui/theme/preload-fonts.ts'
import { allowAddedStyles } from '@nhansu/ui/theme/style-nonce.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { reloadOnMissingChunk } from '#web/app/missing-chunk.ts'
import { makeRouter } from '#web/app/router.tsx'
import { config } from '#web/session/config.ts'

reloadOnMissingChunk()
preloadFonts()
if (config.styleNonce) allowAddedStyles(config.styleNonce)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={makeRouter()} />
  </StrictMode>,
)
