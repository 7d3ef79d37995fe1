import '@nhansu/ui/theme/global.css.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { CampaignNotFound } from './campaign-not-found.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <CampaignNotFound />
  </StrictMode>,
)
