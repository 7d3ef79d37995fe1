import { appStyle } from '#web/app/app-style.ts'

/** The words of a question, with the lines in which they were written. */
export const written = appStyle({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
