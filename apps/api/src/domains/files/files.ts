import { defineOperations } from '../../contract/handlers.ts'
import { takeTicket } from '../../files/tickets.ts'
import { noteOpening } from '../documents/public.ts'

export default defineOperations('files', {
  'files.download': ({ path }, { database, files }) => takeTicket(database, files, path.ticket, noteOpening),
})
