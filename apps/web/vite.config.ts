import { browserApp } from '@nhansu/config/vite/app'
import { mergeConfig } from 'vite'

/** The manifest tells `scripts/script-bytes.ts` which script each screen needs. */
export default mergeConfig(browserApp(4010), { build: { manifest: true } })
