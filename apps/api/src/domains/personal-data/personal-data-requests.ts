import { defineOperations } from '../../contract/handlers.ts'
import { list } from '../../contract/list-query/list.ts'
import {
  dataRequestColumns,
  dataRequestFields,
  type DataRequestRow,
  dataRequestSource,
  showDataRequest,
} from './data-request-rows.ts'
import { moveDataRequest } from './move-data-request.ts'
import { storeDataRequest } from './store-data-request.ts'
import { visibleDataRequests } from './visible-data-requests.ts'

/** Yêu cầu về dữ liệu cá nhân: the register that the law asks for. */
export default defineOperations('personalDataRequests', {
  'personalDataRequests.list': async ({ query = {} }, context) => {
    const { rows, meta } = await list<DataRequestRow>(context, query, {
      source: dataRequestSource,
      visible: visibleDataRequests,
      columns: dataRequestColumns(context, dataRequestFields()),
    })
    return { requests: rows, meta }
  },

  'personalDataRequests.show': ({ path }, context) => showDataRequest(context, path.id),
  'personalDataRequests.store': storeDataRequest,
  'personalDataRequests.answer': ({ path, body: { version, answer } }, context) =>
    moveDataRequest(context, path.id, 'answer', { version, words: answer }),
  'personalDataRequests.complete': ({ path, body: { version, answer } }, context) =>
    moveDataRequest(context, path.id, 'complete', { version, words: answer }),
  'personalDataRequests.extend': ({ path, body: { version, reason } }, context) =>
    moveDataRequest(context, path.id, 'extend', { version, words: reason }),
  'personalDataRequests.refuse': ({ path, body: { version, reason } }, context) =>
    moveDataRequest(context, path.id, 'refuse', { version, words: reason }),
})
