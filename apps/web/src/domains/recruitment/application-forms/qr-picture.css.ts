import { appStyle } from '#web/app/app-style.ts'

/** Dark on light in both themes: many telephones read nothing else. */
export const picture = appStyle({ width: '10rem', height: '10rem', flex: 'none', background: '#ffffff' })
export const modules = appStyle({ fill: '#000000' })
