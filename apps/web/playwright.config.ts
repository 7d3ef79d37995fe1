import { againstProduct } from '@nhansu/config/playwright/product'

/** The built app against the real server: both APIs, a database of its own, the demo group. */
export default againstProduct('staff', { COMPANY_APPS_URL: 'https://apps.example.com' })
