/** What others may ask of the system: its card of the first page. */
export { systemHealthCard } from './health-card.ts'
