import { exampleFile } from '../testing/example-file.ts'
import { inCompanyOf } from '../testing/group.ts'
import { workbookFile } from '../testing/import-file.ts'
import { nextNumber } from '../testing/numbers.ts'
import { newEraseRequest, newSuspected } from '../testing/suspected-application.ts'
import { type CallContext, type CallsOf, nothing } from './call-context.ts'

/** The campaign of the tests that is open. */
const openCampaign = 57

/** A good call of every operation on candidates; each has a candidate of its own. */
export const candidateCalls: CallsOf<'candidates'> = {
  'candidates.list': nothing,
  'candidates.show': onCandidate,
  'candidates.store': async () => ({ body: { ...person(), reason: 'Gửi hồ sơ trực tiếp.' } }),
  'candidates.update': async (context) => ({ ...(await onCandidate(context)), body: { height: 165 } }),
  'candidates.destroy': onCandidate,
  'candidates.destroyBulk': async (context) => ({ body: { ids: [await newCandidate(context)] } }),
  'candidates.restore': async (context) => {
    const ids = [await newCandidate(context)]
    await context.setupAdmin.call('candidates.destroyBulk', { body: { ids } })
    return { body: { ids } }
  },
  'candidates.contacted': async (context) => ({ ...(await onCandidate(context)), body: { way: 'phone' } }),
  'candidates.confirmed': async (context) => ({ path: { id: await contacted(context) }, body: {} }),
  'candidates.accepted': async (context) => {
    const id = await contacted(context)
    await context.setupAdmin.call('candidates.confirmed', { path: { id }, body: {} })
    return { path: { id }, body: {} }
  },
  'candidates.workRefuse': async (context) => ({
    path: { id: await contacted(context) },
    body: { refusal: 'pay', reason: 'Mức lương chưa phù hợp.' },
  }),
  'candidates.archived': async (context) => ({
    path: { id: await contacted(context) },
    body: { reason: 'Đợt đã đủ người.', archived_until: today() },
  }),
  'candidates.fail': async (context) => ({ ...(await onCandidate(context)), body: reason }),
  'candidates.back': async (context) => ({ path: { id: await contacted(context) }, body: reason }),
  'candidates.assignRecruitment': async (context) => {
    const { body } = await context.setupAdmin.call('candidates.store', {
      body: { ...person(), reason: 'Gửi hồ sơ trực tiếp.' },
    })
    return { path: { id: body.data.candidate.id }, body: { recruitment_id: openCampaign } }
  },
  'candidates.hold': async (context) => ({ ...(await onCandidate(context)), body: reason }),
  'candidates.release': async (context) => ({ ...(await onCandidate(context)), body: {} }),
  'candidates.storeConsent': async (context) => ({ ...(await onCandidate(context)), body: { way: 'paper' } }),
  'candidates.withdrawConsent': async (context) => ({ ...(await onCandidate(context)), body: {} }),
  'candidates.history': onCandidate,
  'candidates.emails': onCandidate,
  'candidates.similar': async () => ({ body: { phone: '0912000345' } }),
  'candidates.positions': nothing,
  'candidates.statuses': nothing,
  'candidates.export': async () => ({ body: {} }),
  'candidates.exports': onCandidate,
  'candidates.exportsPdf': onCandidate,
  'candidates.storeCv': async (context) => ({ ...(await onCandidate(context)), body: cv() }),
  'candidates.storePhoto': async (context) => ({
    ...(await onCandidate(context)),
    body: { file: exampleFile({ contentMediaType: 'image/png', example: 'anh.png' }) },
  }),
  'candidates.destroyFile': onFile,
  'candidates.fileTicket': onFile,
}

export const recruitmentCandidateCalls: CallsOf<'recruitmentCandidates'> = {
  'recruitmentCandidates.list': async () => ({ path: { id: openCampaign } }),
  'recruitmentCandidates.store': async () => ({ path: { id: openCampaign }, body: person() }),
  'recruitmentCandidates.import': async () => {
    const { full_name: name, date_of_birth: birth, phone } = person()
    const titles = ['Họ và tên', 'Ngày sinh', 'Số điện thoại', 'Cách đồng ý']
    return {
      path: { id: openCampaign },
      body: { file: await workbookFile(titles, [[name, birth, phone, 'Bản giấy có chữ ký']]) },
    }
  },
  'recruitmentCandidates.undoImport': async (context) => ({
    path: { id: openCampaign },
    body: { run_id: await importRun(context) },
  }),
  'recruitmentCandidates.importTemplate': async () => ({ path: { id: openCampaign } }),
  'recruitmentCandidates.markAsSeen': async (context) => ({
    path: { id: openCampaign, candidateId: await newCandidate(context) },
  }),
}

export const suspectedApplicationCalls: CallsOf<'suspectedApplications'> = {
  'suspectedApplications.ofCampaign': async () => ({ path: { id: openCampaign } }),
  'suspectedApplications.release': async ({ api }) => ({
    path: { id: openCampaign },
    body: { ids: [await newSuspected(api, 1, openCampaign)] },
  }),
}

export const eraseRequestCalls: CallsOf<'eraseRequests'> = {
  'eraseRequests.ofCampaign': async () => ({ path: { id: openCampaign } }),
  'eraseRequests.settle': async ({ api }) => ({
    path: { id: openCampaign },
    body: {
      application_id: await newEraseRequest(api, 1, openCampaign),
      answer: 'Công ty phải giữ hồ sơ đến khi khiếu nại được giải quyết xong.',
    },
  }),
}

export const reservePoolCalls: CallsOf<'reservePool'> = {
  'reservePool.list': nothing,
  'reservePool.erase': async (context) => {
    const { body } = await context.setupAdmin.call('candidates.store', {
      body: { ...person(), reason: 'Gửi hồ sơ trực tiếp.' },
    })
    return { body: { ids: [body.data.candidate.id] } }
  },
}

const reason = { reason: 'Chưa đủ kinh nghiệm.' }

function person() {
  const number = nextNumber()
  return {
    full_name: `Ứng viên ma trận ${number}`,
    date_of_birth: '1998-04-12',
    phone: `09${String(30_000_000 + number)}`,
    consent_way: 'paper',
  } as const
}

function cv() {
  return { file: exampleFile({ contentMediaType: 'application/pdf', example: 'cv.pdf' }) }
}

function today(): string {
  return new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
}

/** A new candidate of company 1, of a campaign of a unit that the head of the matrix does not lead. */
export async function newCandidate({ setupAdmin }: Pick<CallContext, 'setupAdmin'>): Promise<number> {
  const { body } = await setupAdmin.call('recruitmentCandidates.store', {
    path: { id: openCampaign },
    body: { ...person(), consent_reserve: true },
  })
  return body.data.candidate.id
}

async function onCandidate(context: CallContext) {
  return { path: { id: await newCandidate(context) } }
}

async function contacted(context: CallContext): Promise<number> {
  const id = await newCandidate(context)
  await context.setupAdmin.call('candidates.contacted', { path: { id }, body: { way: 'phone' } })
  return id
}

async function onFile(context: CallContext) {
  const id = await newCandidate(context)
  const { body } = await context.setupAdmin.call('candidates.storeCv', { path: { id }, body: cv() })
  return { path: { id, file_id: body.data.candidate.files?.[0]?.id ?? 0 } }
}

/** The background work of a long workbook that has entered one candidate. */
async function importRun(context: CallContext): Promise<number> {
  const { path } = await onCandidate(context)
  return inCompanyOf(context.api.db.superuser, 1, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `insert into job_runs (company_id, name, title, state, input, result, queue_id, requested_by, finished_at)
       values (1, 'recruitment.import-candidates', 'Nhập Excel: Ứng viên', 'done', $1, $2, gen_random_uuid(), $3, now())
       returning id`,
      [
        { campaignId: openCampaign },
        { import: { added: 1, cleaned_columns: [], id_ranges: [[path.id, path.id]] } },
        context.actor.userId,
      ],
    )
    return rows[0]?.id ?? 0
  })
}
