import { exampleFile } from '../testing/example-file.ts'
import { doImport } from '../testing/do-import.ts'
import { workbookFile } from '../testing/import-file.ts'
import { hire } from '../testing/newcomer.ts'
import { nextNumber } from '../testing/numbers.ts'
import { type CallContext, type CallsOf, nothing } from './call-context.ts'
import { printedContract } from './made-papers.ts'

// On a day on which nobody of the list may sign.
const signed = { sign_date: '2030-12-20', signer_name: 'Trần Văn Khang' }

export const contractSettingsCalls: CallsOf<'contractSettings'> = {
  'contractSettings.show': nothing,
  'contractSettings.update': async () => ({ body: { needs_authority_no: false } }),
}

export const contractCalls: CallsOf<'contracts'> = {
  'contracts.list': nothing,
  'contracts.show': async (context) => ({ path: { id: await newDraft(context) } }),
  'contracts.store': async (context) => ({ body: await draft(context) }),
  'contracts.update': async (context) => ({
    path: { id: await newDraft(context) },
    body: { job_title: 'Kế toán' },
  }),
  'contracts.destroy': async (context) => ({ path: { id: await newDraft(context) } }),
  'contracts.destroyBulk': async (context) => ({ body: { ids: [await newDraft(context)] } }),
  'contracts.restore': async (context) => {
    const id = await newDraft(context)
    await context.setupAdmin.call('contracts.destroy', { path: { id } })
    return { body: { ids: [id] } }
  },
  'contracts.export': async () => ({ body: {} }),
  'contracts.import': async (context) => ({ body: { file: await pastContract(context) } }),
  'contracts.importTemplate': nothing,
  'contracts.markImport': async (context) => ({ body: { file: await pastContract(context) } }),
  'contracts.undoImport': async (context) => {
    const { api, caller, setupAdmin } = context
    const file = await pastContract(context)
    // One's own import is taken back; who cannot make one asks for another's.
    const { result: own } = await doImport(api, caller, 'contracts', file)
    const { result } = own ? { result: own } : await doImport(api, setupAdmin, 'contracts', file)
    return { path: { id: result?.id ?? 0 } }
  },
  'contracts.check': async (context) => ({ body: { draft: await draft(context) } }),
  'contracts.expiring': nothing,
  'contracts.issue': async (context) => ({ path: { id: await newDraft(context) }, body: signed }),
  'contracts.issueBulk': async (context) => ({ body: { ids: [await newDraft(context)], ...signed } }),
  'contracts.signers': async (context) => ({
    body: { ids: [await newDraft(context)], sign_date: signed.sign_date },
  }),
  'contracts.sign': async (context) => ({ path: { id: await newContract(context) }, body: { file: copy() } }),
  'contracts.fileTicket': async (context) => {
    const id = await newContract(context)
    await context.setupAdmin.call('contracts.sign', { path: { id }, body: { file: copy() } })
    return { path: { id } }
  },
  'contracts.end': async (context) => ({
    path: { id: await newContract(context) },
    body: { ended_date: '2031-06-30', end_reason: 'agreement' },
  }),
  'contracts.cancel': async (context) => ({
    path: { id: await newContract(context) },
    body: { reason: 'Không nhận việc.' },
  }),
  'contracts.remind': async (context) => ({
    query: { dry_run: true },
    body: { ids: [await newContract(context)] },
  }),
  'contracts.reminders': async (context) => ({ path: { id: await newContract(context) } }),
  'contracts.history': async (context) => ({ path: { id: await newContract(context) } }),
  'contracts.renew': async (context) => ({
    body: { ids: [await newContract(context)], contract_type_id: await endlessType(context) },
  }),
  'contracts.printBulk': async (context) => ({
    body: { ids: [await newContract(context)], form: 'pdf' },
  }),
  'contracts.paperArchive': async (context) => {
    const { paperId } = await printedContract(context, () => newContract(context))
    return { body: { paper_ids: [paperId] } }
  },
  'contracts.paper': async (context) => ({ path: { id: await newContract(context) }, body: { form: 'pdf' } }),
  'contracts.papers': async (context) => ({ path: { id: await newContract(context) } }),
  'contracts.paperTicket': async (context) => {
    const { id, paperId } = await printedContract(context, () => newContract(context))
    return { path: { id, row_id: paperId } }
  },
  'contracts.endNotice': async (context) => ({
    path: { id: await newContract(context) },
    body: { form: 'pdf' },
  }),
}

export const contractBoardCalls: CallsOf<'contractBoard'> = {
  'contractBoard.show': nothing,
  'contractBoard.export': nothing,
}

export const reconciliationCalls: CallsOf<'reconciliation'> = {
  'reconciliation.show': nothing,
  'reconciliation.export': nothing,
}

export const appendixCalls: CallsOf<'appendices'> = {
  'appendices.list': async (context) => ({ path: { id: await newContract(context) } }),
  'appendices.store': async (context) => ({
    path: { id: await newContract(context) },
    body: {
      sign_date: '2031-05-20',
      start_date: '2031-06-01',
      changes: ['place'],
      content: 'Đổi địa điểm làm việc.',
    },
  }),
  'appendices.decide': async (context) => {
    const { body } = await context.setupAdmin.call('appendices.store', {
      path: { id: await newContract(context) },
      body: { sign_date: '2031-05-20', start_date: '2031-06-01', changes: ['other'], content: 'Khác.' },
    })
    return { body: { ids: [body.data.appendix.id] } }
  },
  'appendices.signers': () => Promise.resolve({ query: { sign_date: '2031-05-20' } }),
  'appendices.bulk': async (context) => ({
    body: {
      ids: [await newContract(context)],
      sign_date: '2031-05-20',
      start_date: '2031-06-01',
      content: 'Đổi địa điểm làm việc.',
      work_place: 'Kho Bình An',
    },
  }),
  'appendices.paper': async (context) => {
    const id = await newContract(context)
    const { body } = await context.setupAdmin.call('appendices.store', {
      path: { id },
      body: { sign_date: '2031-05-20', start_date: '2031-06-01', changes: ['other'], content: 'Khác.' },
    })
    return { path: { id, row_id: body.data.appendix.id }, body: { form: 'pdf' } }
  },
}

export const renewalReviewCalls: CallsOf<'renewalReviews'> = {
  'renewalReviews.mine': nothing,
  'renewalReviews.show': async (context) => ({ path: { id: await newContract(context) } }),
  'renewalReviews.update': async (context) => ({
    path: { id: await newContract(context) },
    body: { hr_opinion: 'Đồng ý ký tiếp.' },
  }),
  'renewalReviews.paper': async (context) => ({
    path: { id: await newContract(context) },
    body: { form: 'pdf' },
  }),
}

/** Of a new employee each time: two contracts of one person may not overlap. */
async function draft({ api, setupAdmin }: CallContext) {
  const { employeeId } = await hire(api, 'Trần Thị Hợp', 2)
  const { body } = await setupAdmin.call('contractTypes.list')
  const type = body.data.contract_types.find(({ kind }) => kind === 'fixed_term')
  return {
    employee_id: employeeId,
    contract_type_id: type?.id ?? 0,
    start_date: '2031-03-01',
    end_date: '2032-02-29',
    salary: 12_000_000,
  }
}

/** A workbook of one contract of before the product, of somebody who has none. */
async function pastContract(context: CallContext): Promise<File> {
  const { nhansuId } = await hire(context.api, 'Trần Thị Cũ', 2)
  const code = await endlessTypeCode(context)
  return workbookFile(
    ['Mã nhân viên', 'Số hợp đồng', 'Loại hợp đồng', 'Ngày ký', 'Ngày hiệu lực'],
    [[nhansuId, `CU-${nextNumber()}`, code, '01/03/2031', '01/03/2031']],
  )
}

/** A type without an end, which may follow any other. */
async function endlessType(context: CallContext): Promise<number> {
  return (await newEndlessType(context)).id
}

async function endlessTypeCode(context: CallContext): Promise<string> {
  return (await newEndlessType(context)).code
}

async function newEndlessType({ setupAdmin }: CallContext): Promise<{ id: number; code: string }> {
  const code = `KX${nextNumber()}`
  const { body } = await setupAdmin.call('contractTypes.store', {
    body: { code, name: `Không thời hạn ${code}`, kind: 'indefinite' },
  })
  return { id: body.data.contract_type.id, code }
}

/** A draft of company 1. */
async function newDraft(context: CallContext): Promise<number> {
  const { body } = await context.setupAdmin.call('contracts.store', { body: await draft(context) })
  return body.data.contract.id
}

/** An issued contract of company 1. */
export async function newContract(context: CallContext): Promise<number> {
  const id = await newDraft(context)
  await context.setupAdmin.call('contracts.issue', { path: { id }, body: signed })
  return id
}

function copy(): File {
  return exampleFile({ contentMediaType: 'application/pdf', example: 'hop-dong.pdf' })
}
