import type { DeedContext } from '../contract/handlers.ts'
import type { Services } from '../contract/services.ts'

/** What making a paper of a record asks of whoever has it made: a request has it, and so has background work. */
export type PaperContext = DeedContext & Pick<Services, 'files' | 'staffApp'>
