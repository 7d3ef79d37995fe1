import { defineOperations } from '../../../contract/handlers.ts'
import { lastCheck } from './last-check.ts'
import { readReconciliation } from './read-reconciliation.ts'
import { reconciliationWorkbook } from './reconciliation-workbook.ts'

/** Đối chiếu: where file, contract and decision of somebody do not agree, and the paper that mends it. */
export default defineOperations('reconciliation', {
  'reconciliation.show': async ({ query = {} }, context) => {
    const { page = 1, size = 30, ...asked } = query
    const limits = { limit: size, offset: (page - 1) * size }
    const { reconciliation, rows, found } = await readReconciliation(context, asked, limits)
    const pagination = {
      total: found,
      per_page: size,
      current_page: page,
      total_pages: Math.ceil(found / size),
    }
    return { reconciliation, last_check: await lastCheck(context), rows, meta: { pagination } }
  },

  'reconciliation.export': ({ query = {} }, context) => reconciliationWorkbook(context, query),
})
