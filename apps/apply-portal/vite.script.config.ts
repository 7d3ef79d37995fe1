import { pageScript } from '@nhansu/config/vite/page-script'

export default pageScript('src/browser/draft.ts')
