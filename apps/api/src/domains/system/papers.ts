import { defineOperations } from '../../contract/handlers.ts'
import { progressOf } from '../../print/at-work.ts'

export default defineOperations('papers', {
  'papers.show': async ({ query: { key } }, { companyId, session: { userId } }) => ({
    paper: progressOf({ companyId, userId, key }),
  }),
})
