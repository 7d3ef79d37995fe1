import { appStyle } from '#web/app/app-style.ts'

/** Dark on light in both themes: many telephones read nothing else. */
export const picture = appStyle({ width: '10rem', height: '10rem', flex: 'none', background: '#ffffff' })
export const modules = appStyle({ fill: '#000000' })
/** What stands beside it: as wide as there is place, so that a link can be read. */
export const beside = appStyle({ flex: '1 1 16rem', minWidth: 0, maxWidth: '44rem' })
