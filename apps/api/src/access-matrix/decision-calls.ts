import { doImport } from '../testing/do-import.ts'
import { exampleFile } from '../testing/example-file.ts'
import { workbookFile } from '../testing/import-file.ts'
import { nextNumber } from '../testing/numbers.ts'
import { hire } from '../testing/newcomer.ts'
import { type CallContext, type CallsOf, nothing } from './call-context.ts'
import { printedDecision } from './made-papers.ts'

const past = '2026-02-01'
const farAhead = '2030-02-01'

export const decisionSettingsCalls: CallsOf<'decisionSettings'> = {
  'decisionSettings.show': nothing,
  'decisionSettings.update': async () => ({ body: { needs_other_issuer: false } }),
}

export const decisionCalls: CallsOf<'decisions'> = {
  'decisions.list': nothing,
  'decisions.show': async (context) => ({ path: { id: await newDraft(context) } }),
  'decisions.store': async (context) => ({ body: await draft(context) }),
  'decisions.update': async (context) => ({
    path: { id: await newDraft(context) },
    body: { summary: 'Về việc điều chuyển kế toán' },
  }),
  'decisions.destroy': async (context) => ({ path: { id: await newDraft(context) } }),
  'decisions.destroyBulk': async (context) => ({ body: { ids: [await newDraft(context)] } }),
  'decisions.restore': async (context) => {
    const id = await newDraft(context)
    await context.setupAdmin.call('decisions.destroy', { path: { id } })
    return { body: { ids: [id] } }
  },
  'decisions.export': async () => ({ body: {} }),
  'decisions.import': async (context) => ({ body: { file: await pastDecision(context) } }),
  'decisions.importTemplate': nothing,
  'decisions.markImport': async (context) => ({ body: { file: await pastDecision(context) } }),
  'decisions.undoImport': async (context) => {
    const { api, caller, setupAdmin } = context
    const file = await pastDecision(context)
    // One's own import is taken back; who cannot make one asks for another's.
    const { result: own } = await doImport(api, caller, 'decisions', file)
    const { result } = own ? { result: own } : await doImport(api, setupAdmin, 'decisions', file)
    return { path: { id: result?.id ?? 0 } }
  },
  'decisions.preview': async (context) => ({ body: await draft(context) }),
  'decisions.signers': () => Promise.resolve({ body: { decision_types: [4], sign_date: '2031-05-20' } }),
  'decisions.issue': async (context) => ({
    path: { id: await newDraft(context) },
    query: { dry_run: true },
    body: await signed(context),
  }),
  'decisions.issueBulk': async (context) => ({
    query: { dry_run: true },
    body: { ...(await signed(context)), decisions: [{ id: await newDraft(context) }] },
  }),
  'decisions.cancel': async (context) => ({
    path: { id: await newDecision(context, farAhead) },
    body: { reason: 'Nhân viên xin ở lại.' },
  }),
  'decisions.revoke': async (context) => ({
    path: { id: await newDecision(context, past) },
    query: { dry_run: true },
    body: { reason: 'Ban hành nhầm.', sign_date: '2026-03-01' },
  }),
  'decisions.correct': async (context) => ({
    path: { id: await newDecision(context, past) },
    query: { dry_run: true },
    body: { ...(await signed(context)), reason: 'Ghi nhầm ngày hiệu lực.', effective_date: '2026-02-15' },
  }),
  'decisions.storeFile': async (context) => ({
    path: { id: await newDraft(context) },
    body: { file: scan() },
  }),
  'decisions.destroyFile': async (context) => ({ path: await newFile(context) }),
  'decisions.restoreFile': async (context) => {
    const path = await newFile(context)
    await context.setupAdmin.call('decisions.destroyFile', { path })
    return { path }
  },
  'decisions.fileTicket': async (context) => ({ path: await newFile(context) }),
  'decisions.printPeople': async (context) => {
    const { body } = await context.setupAdmin.call('decisions.store', { body: await draft(context) })
    const { id, people } = body.data.decision
    return { path: { id }, body: { employee_ids: people.map(({ employee_id }) => employee_id), form: 'pdf' } }
  },
  'decisions.paperArchive': async (context) => {
    const { id, paperId } = await printedDecision(context, () => newDraft(context))
    return { path: { id }, body: { paper_ids: [paperId] } }
  },
  'decisions.papers': async (context) => ({ path: { id: await newDraft(context) } }),
  'decisions.paperTicket': async (context) => {
    const { id, paperId } = await printedDecision(context, () => newDraft(context))
    return { path: { id, row_id: paperId } }
  },
  'decisions.paper': async (context) => ({
    path: { id: await newDraft(context) },
    body: { form: 'pdf' },
  }),
}

/** Of a new employee each time: what one decision writes stands in the way of no other. */
async function draft({ api }: CallContext, effective_date = past) {
  const { employeeId } = await hire(api, 'Trần Thị Điều', 3)
  return {
    decision_type: 4,
    effective_date,
    summary: 'Về việc điều chuyển nhân viên',
    people: [{ employee_id: employeeId, position_id: 2, department_id: 2 }],
  }
}

async function newDraft(context: CallContext, day?: string): Promise<number> {
  const { body } = await context.setupAdmin.call('decisions.store', { body: await draft(context, day) })
  return body.data.decision.id
}

/** A file of a new draft. */
async function newFile(context: CallContext): Promise<{ id: number; file_id: number }> {
  const id = await newDraft(context)
  const { body } = await context.setupAdmin.call('decisions.storeFile', {
    path: { id },
    body: { file: scan() },
  })
  return { id, file_id: body.data.files[0]?.id ?? 0 }
}

function scan(): File {
  return exampleFile({ contentMediaType: 'image/png', example: 'phu-luc.png' })
}

/** A workbook with one decision of before the product. */
async function pastDecision(context: CallContext): Promise<File> {
  await requireType(context)
  const { nhansuId } = await hire(context.api, 'Trần Thị Điều', 3)
  return workbookFile(
    ['Mã nhân viên', 'Số quyết định', 'Loại quyết định', 'Ngày ký', 'Ngày hiệu lực'],
    [[nhansuId, `Cũ ${nextNumber()}`, 'Điều chuyển', '01/02/2020', '01/03/2020']],
  )
}

/** The company has a type of documents for what is issued. */
async function requireType({ setupAdmin }: CallContext): Promise<void> {
  const { body } = await setupAdmin.call('documentTypes.list')
  if (body.data.document_types.some(({ is_decision }) => is_decision)) return
  const type = { code: `QD${nextNumber()}`, name: `Quyết định ${nextNumber()}`, is_decision: true }
  await setupAdmin.call('documentTypes.store', { body: type })
}

/** Employee 13 leads unit 2 of company 1. */
export async function signed(context: CallContext) {
  const { setupAdmin } = context
  await requireType(context)
  const { body } = await setupAdmin.call('signers.store', {
    body: {
      employee_id: 13,
      printed_title: 'Tổng Giám đốc',
      paper_kinds: ['decision' as const],
      valid_from: '2026-01-01',
    },
  })
  return { sign_date: '2026-01-20', signer_id: body.data.signer.id }
}

async function newDecision(context: CallContext, day: string): Promise<number> {
  const id = await newDraft(context, day)
  const answer = await context.setupAdmin.call('decisions.issue', {
    path: { id },
    body: await signed(context),
  })
  if (answer.status !== 200) throw new Error(answer.text)
  return id
}
