import { randomBytes } from 'node:crypto'
import { inCompanyOf } from '../testing/group.ts'
import { hire } from '../testing/newcomer.ts'
import { nextNumber } from '../testing/numbers.ts'
import { type CallContext, type CallsOf, nothing } from './call-context.ts'

/** Works below the unit of `unitHead`. */
const somebody = 11

/** A good call of every operation on personal data; HR has written down the requests that they are about. */
export const personalDataCalls: CallsOf<
  | 'dataArchives'
  | 'dataHolds'
  | 'dataMap'
  | 'dataNotices'
  | 'erasures'
  | 'personalDataRequests'
  | 'personalDataViews'
> = {
  'dataNotices.list': nothing,
  'dataNotices.current': nothing,
  'dataNotices.unread': nothing,
  'dataNotices.store': async () => ({ body: { content: noticeText() } }),
  'dataNotices.read': async ({ setupAdmin }) => {
    const { versions } = (await setupAdmin.call('dataNotices.store', { body: { content: noticeText() } }))
      .body.data
    return { body: { number: versions[0]?.number ?? 0 } }
  },
  'erasures.list': nothing,
  // Looked at alone: somebody who works here is not erased.
  'erasures.saveSettings': async () => ({ body: { by_two: true } }),
  'erasures.propose': async () => ({ query: { dry_run: true }, body: { employee_id: somebody } }),
  'erasures.confirm': async (context) => ({ path: { id: await proposed(context) }, body: {} }),
  'erasures.withdraw': async (context) => ({ path: { id: await proposed(context) }, body: {} }),
  'erasures.paper': async (context) => ({ path: { id: await erased(context) } }),
  'dataHolds.list': nothing,
  'dataHolds.store': async () => ({ body: { employee_id: somebody, reason: 'Tòa án yêu cầu giữ hồ sơ.' } }),
  'dataHolds.end': async ({ setupAdmin }) => {
    const body = { employee_id: somebody, reason: 'Tòa án yêu cầu giữ hồ sơ.' }
    const { hold } = (await setupAdmin.call('dataHolds.store', { body })).body.data
    return { path: { id: hold.id }, body: { reason: 'Vụ án đã kết thúc.' } }
  },
  'dataMap.show': nothing,
  'dataArchives.list': async () => ({ path: { id: somebody } }),
  'dataArchives.make': async (context) => ({
    path: { id: somebody },
    body: { request_id: await kept(context) },
  }),
  'dataArchives.ticket': async (context) => ({ path: { id: somebody, row_id: await madeFor(context) } }),
  'personalDataViews.list': async () => ({ path: { id: somebody } }),
  'personalDataRequests.list': nothing,
  'personalDataRequests.store': async () => ({ body: onPaper() }),
  'personalDataRequests.show': async (context) => ({ path: { id: await kept(context) } }),
  'personalDataRequests.answer': async (context) => ({ path: { id: await kept(context) }, body: answer }),
  'personalDataRequests.complete': async (context) => ({ path: { id: await kept(context) }, body: answer }),
  'personalDataRequests.refuse': async (context) => ({ path: { id: await kept(context) }, body: reason }),
  'personalDataRequests.extend': async (context) => {
    const path = { id: await kept(context) }
    await context.setupAdmin.call('personalDataRequests.answer', { path, body: answer })
    return { path, body: reason }
  },
}

const answer = { answer: 'Công ty đã nhận yêu cầu.' }
const reason = { reason: 'Hồ sơ giấy đang được số hóa.' }

async function kept({ setupAdmin }: CallContext): Promise<number> {
  return (await setupAdmin.call('personalDataRequests.store', { body: onPaper() })).body.data.request.id
}

/** An archive that the actor has had made for an open request, as background work leaves it. */
async function madeFor(context: CallContext): Promise<number> {
  const { api, actor } = context
  const by = actor.userId ?? 0
  const request = await kept(context)
  return inCompanyOf(api.db.superuser, 1, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `insert into data_archives (company_id, employee_id, requested_by, request_id, rows, made_at, expires_at)
       values (1, $1, $2, $3, 1, now(), now() + interval '1 day') returning id`,
      [somebody, by, request],
    )
    const id = rows[0]?.id ?? 0
    await client.query(
      `with kept as (
         insert into files (company_id, owner_kind, owner_id, purpose, blob, name, media_type, size, sha256, scan_state,
           uploaded_by)
         values (1, 'data_archive', $1, 'data_archive', $2, 'Gói.zip', 'application/zip', 1, $3, 'clean', $4) returning id
       )
       update data_archives set file_id = (select id from kept) where company_id = 1 and id = $1`,
      [id, randomBytes(16).toString('hex'), randomBytes(32).toString('hex'), by],
    )
    return id
  })
}

/** A proposal by somebody else to erase a leaver of long ago. */
async function proposed({ api }: CallContext): Promise<number> {
  const { employeeId } = await hire(api, 'Người Đã Nghỉ', undefined, '2019-01-01')
  return inCompanyOf(api.db.superuser, 1, async (client) => {
    await client.query(
      `update employees set active = false, work_state = 'left', leave_date = '2020-01-31' where company_id = 1 and id = $1`,
      [employeeId],
    )
    const { rows } = await client.query<{ id: number }>(
      `insert into erasures (company_id, employee_id, classes, proposed_by) values (1, $1, array['contact'], 1) returning id`,
      [employeeId],
    )
    return rows[0]?.id ?? 0
  })
}

/** An erasure that two others have settled. */
async function erased(context: CallContext): Promise<number> {
  const id = await proposed(context)
  await inCompanyOf(context.api.db.superuser, 1, (client) =>
    client.query(
      `update erasures set state = 'done', settled_by = 3, settled_at = now(), counts = '[]', files = 0
       where company_id = 1 and id = $1`,
      [id],
    ),
  )
  return id
}

/** Two versions in a row never say the same. */
function noticeText(): string {
  return `Công ty xử lý dữ liệu cá nhân của bạn để quản lý lao động, trả lương và đóng bảo hiểm theo pháp luật, bản soạn ${nextNumber()}.`
}

function onPaper() {
  return { employee_id: somebody, kind: 'access', channel: 'paper', content: 'Em muốn xem hồ sơ.' } as const
}
