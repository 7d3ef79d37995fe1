import { notFound } from '../../../contract/failure.ts'
import { defineOperations } from '../../../contract/handlers.ts'
import { list } from '../../../contract/list-query/list.ts'
import { attached, openFile } from '../../../files/records.ts'
import { acceptTransfer, refuseTransfer, withdrawTransfer } from './answer-transfer.ts'
import { consentPaper } from './consent-paper.ts'
import { agreeToTransfer, disagreeWithTransfer, ownTransfers } from './own-transfers.ts'
import { previewTransfer } from './preview-transfer.ts'
import { storeTransfer } from './store-transfer.ts'
import { consentPlace, openTransfer, showTransfer, transferParts, type TransferRow } from './transfer-rows.ts'

/** Chuyển công ty trong tập đoàn: employees handed over between two companies, each with its own deed. */
export default defineOperations('employeeTransfers', {
  'employeeTransfers.list': async ({ query = {} }, context) => {
    const { rows, meta } = await list<TransferRow>(context, query, transferParts())
    return { transfers: rows, meta }
  },

  'employeeTransfers.show': ({ path }, context) => showTransfer(context, path.id),
  'employeeTransfers.preview': previewTransfer,
  'employeeTransfers.consentPaper': consentPaper,
  'employeeTransfers.store': storeTransfer,
  'employeeTransfers.withdraw': withdrawTransfer,
  'employeeTransfers.accept': acceptTransfer,
  'employeeTransfers.refuse': refuseTransfer,
  'employeeTransfers.mine': ownTransfers,
  'employeeTransfers.agree': agreeToTransfer,
  'employeeTransfers.disagree': disagreeWithTransfer,

  'employeeTransfers.consentFile': async ({ path: { id } }, context) => {
    const { transfer } = await openTransfer(context, id)
    const [file] = await attached(context, consentPlace(id))
    if (file === undefined) throw notFound()
    context.audit({
      recordId: id,
      detail: { file_id: file.id },
      ...(transfer.employee_id !== null && {
        seen: { deed: 'download', employeeIds: [transfer.employee_id] },
      }),
    })
    return openFile(context.files, context.companyId, file)
  },
})
