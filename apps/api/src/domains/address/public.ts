/** What other domains use of the administrative units. */
export { districts, orNotFound, provinces, sortedByName } from './units.ts'
