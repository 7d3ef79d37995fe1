import { defineOperations, type ProductContext } from '../../contract/handlers.ts'
import { list } from '../../contract/list-query/list.ts'
import { confirmationPaper } from './confirmation-paper.ts'
import {
  confirmationColumns,
  type ConfirmationRow,
  confirmationSource,
  showConfirmation,
} from './confirmation-rows.ts'
import {
  cancelConfirmation,
  issueConfirmation,
  previewConfirmation,
  refuseConfirmation,
  revokeConfirmation,
} from './move-confirmation.ts'
import { storeConfirmation } from './store-confirmation.ts'
import { visibleConfirmations } from './visible-confirmations.ts'

/** What the list of requests is made of, for the list and for the figures that open it. */
export function confirmationParts(context: ProductContext) {
  return {
    source: confirmationSource,
    visible: visibleConfirmations,
    columns: confirmationColumns(context),
  }
}

/** Giấy xác nhận: what employees have confirmed on paper. */
export default defineOperations('confirmationRequests', {
  'confirmationRequests.list': async ({ query = {} }, context) => {
    const { rows, meta } = await list<ConfirmationRow>(context, query, confirmationParts(context))
    return { requests: rows, meta }
  },

  'confirmationRequests.show': ({ path }, context) => showConfirmation(context, path.id),
  'confirmationRequests.store': storeConfirmation,
  'confirmationRequests.issue': issueConfirmation,
  'confirmationRequests.refuse': refuseConfirmation,
  'confirmationRequests.cancel': cancelConfirmation,
  'confirmationRequests.revoke': revokeConfirmation,
  'confirmationRequests.preview': previewConfirmation,
  'confirmationRequests.paper': confirmationPaper,
})
