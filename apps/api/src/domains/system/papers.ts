import { defineOperations } from '../../contract/handlers.ts'
import { progressOf } from '../../print/at-work.ts'
import { paperOfCode } from '../../print/made/paper-of-code.ts'

export default defineOperations('papers', {
  'papers.show': async ({ query: { key } }, { companyId, session: { userId } }) => ({
    paper: progressOf({ companyId, userId, key }),
  }),

  'papers.ofCode': async ({ path: { code } }, context) => ({ paper: await paperOfCode(context, code) }),
})
