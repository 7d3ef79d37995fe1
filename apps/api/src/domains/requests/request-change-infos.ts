import { defineOperations } from '../../contract/handlers.ts'
import { list } from '../../contract/list-query/list.ts'
import { exportHandler } from '../../workbooks/export.ts'
import { sendPicture } from './picture-requests.ts'
import { cancelRequest } from './cancel-request.ts'
import { evidenceTicket, storeDraft } from './request-files.ts'
import { showRequest } from './request-items.ts'
import { requestColumns, type RequestRow, requestSource, rowFields } from './request-rows.ts'
import { revealRequest } from './reveal-request.ts'
import { reviewRequest, reviewRequests } from './review-request.ts'
import { sendRequest } from './send-request.ts'
import { visibleRequests } from './visible-requests.ts'
import { showWaitingFields } from './waiting-fields.ts'

export default defineOperations('requestChangeInfos', {
  'requestChangeInfos.list': async ({ query = {} }, context) => {
    const { rows, meta } = await list<RequestRow>(context, query, {
      source: requestSource,
      visible: visibleRequests,
      columns: requestColumns(context, rowFields()),
    })
    return { requests: rows, meta }
  },

  'requestChangeInfos.waitingFields': showWaitingFields,
  'requestChangeInfos.show': ({ path }, context) => showRequest(context, path.id),
  'requestChangeInfos.store': sendRequest,
  'requestChangeInfos.storeFile': storeDraft,
  'requestChangeInfos.storePicture': sendPicture,
  'requestChangeInfos.fileTicket': evidenceTicket,
  'requestChangeInfos.cancel': cancelRequest,
  'requestChangeInfos.review': reviewRequest,
  'requestChangeInfos.reviewBulk': reviewRequests,
  'requestChangeInfos.reveal': revealRequest,

  'requestChangeInfos.export': exportHandler('requestChangeInfos', {
    source: requestSource,
    visible: visibleRequests,
    columns: requestColumns,
    people: { table: 'request_change_infos', record: 'id', employee: 'employee_id' },
  }),
})
