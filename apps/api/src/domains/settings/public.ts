/** What other domains may ask of settings: to tell those whom the rules of reminders name of something today. */
export { lettersNow, sendNow } from './reminders/remind-now.ts'
