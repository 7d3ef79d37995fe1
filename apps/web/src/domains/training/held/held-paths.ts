import { filteredList } from '#web/kit/list/filter-text.ts'

/** Where the catalogue of certificates is; with `?view=da-cap` the certificates that people hold. */
export const certificatesPath = '/dao-tao/chung-chi'

/** The certificates that people hold, as the address says it. */
export const heldView = 'da-cap'

/** Where the certificates that people hold are listed. */
export const heldPath = `${certificatesPath}?view=${heldView}`

/** The certificates held that expire soon. */
export const expiringPath = `${filteredList(certificatesPath, 'state', { operator: 'in', value: ['expiring'] })}&view=${heldView}`
