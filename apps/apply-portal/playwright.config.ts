import { againstProduct } from '@nhansu/config/playwright/product'

/** The built portal on its own listener of the real server. */
export default againstProduct('portal')
