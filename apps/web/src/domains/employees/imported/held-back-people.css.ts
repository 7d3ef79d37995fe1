import { appStyle } from '#web/app/app-style.ts'

/** A reason is read whole, in as many lines as it takes. */
export const wholeReason = appStyle({ display: 'block', whiteSpace: 'normal', overflowWrap: 'anywhere' })
