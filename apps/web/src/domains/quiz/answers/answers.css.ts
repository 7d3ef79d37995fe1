import { appStyle } from '#web/app/app-style.ts'

/** The words of a question, with the lines in which they were written. */
export const written = appStyle({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

/** A form of a few fields: a line of text that can be read, not the width of the screen. */
export const bounded = appStyle({ maxWidth: '44rem' })
