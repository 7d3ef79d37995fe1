// Generated from openapi/ by `npm run generate`; never edited.
/** The version of this package. */
export const version = "0.2.0"
