import type { Schemas } from '@nhansu/sdk/contract'
import { type SqlBool, sql } from 'kysely'
import { ApiFailure, notFound } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { giveTicket } from '../../../files/tickets.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { openFile } from '../../employees/public.ts'
import { makeArchive } from './make-archive.ts'
import { refuseHandover } from './may-hand-over.ts'

type Archive = Schemas['DataArchive']

/** So many are shown of one person. */
const mostShown = 20
/** So many may be asked for of one person within a day: each is heavy work. */
const mostADay = 5

/** Everything on me: archives of all that is kept about somebody, for himself or for HR on his request. */
export default defineOperations('dataArchives', {
  'dataArchives.list': async ({ path }, context) => {
    const { id } = await openFile(context, path.id)
    return { archives: await archivesOf(context, sql<SqlBool>`data_archives.employee_id = ${id}`) }
  },

  'dataArchives.make': async ({ path, body }, context) => {
    const { db, companyId, session } = context
    const { id, reaches } = await openFile(context, path.id, true)
    const requestId = body.request_id ?? null
    await refuseHandover(context, { ...asker(session), employeeId: id, reaches, requestId })
    await refuseTooMany(context, id)
    const { rows } = await sql<{ id: number }>`
      insert into data_archives (company_id, employee_id, request_id, requested_by)
      values (${companyId}, ${id}, ${requestId}, ${session.userId}) returning id`.execute(db)
    const archiveId = Number(rows[0]?.id)
    const run_id = await enqueue(context, makeArchive, { archiveId, employeeId: id, requestId })
    await sql`update data_archives set run_id = ${run_id}
      where ${context.inThisCompany('data_archives')} and id = ${archiveId}`.execute(db)
    context.audit({
      recordId: id,
      detail: { archive_id: archiveId, ...(requestId && { request_id: requestId }) },
    })
    return { archive: await openArchive(context, id, archiveId), run_id }
  },

  'dataArchives.ticket': async ({ path }, context) => {
    const { db, inThisCompany, session } = context
    const { id, reaches } = await openFile(context, path.id)
    // Of two who press at once the second finds it taken.
    const { rows } = await sql<{ file_id: number | null; requested_by: number; request_id: number | null }>`
      select file_id, requested_by, request_id from data_archives
      where ${inThisCompany('data_archives')} and employee_id = ${id} and id = ${path.row_id} for update`.execute(
      db,
    )
    const [kept] = rows
    // Nobody else's but his who had it made.
    if (kept === undefined || kept.requested_by !== session.userId) throw notFound()
    await refuseHandover(context, {
      ...asker(session),
      employeeId: id,
      reaches,
      requestId: kept.request_id,
    })
    const { state } = await openArchive(context, id, path.row_id)
    if (state !== 'ready' || kept.file_id === null) throw new ApiFailure(409, whyNot[state])
    const ticket = await giveTicket(context, kept.file_id)
    await sql`update data_archives set taken_at = now()
      where ${inThisCompany('data_archives')} and id = ${path.row_id}`.execute(db)
    context.audit({
      recordId: id,
      detail: { archive_id: path.row_id },
      seen: { deed: 'download', employeeIds: [id] },
    })
    return ticket
  },
})

const whyNot: Record<Archive['state'], string> = {
  working: 'Gói dữ liệu đang được lập.',
  ready: 'Gói dữ liệu không còn, hãy lập gói mới.',
  taken: 'Gói dữ liệu đã được tải một lần. Muốn tải nữa, hãy lập gói mới.',
  expired: 'Gói dữ liệu đã quá 24 giờ nên không còn. Hãy lập gói mới.',
  failed: 'Gói dữ liệu không lập được. Hãy lập gói mới.',
}

function asker({ grants, employeeId }: ProductContext['session']) {
  return { grants, ownEmployeeId: employeeId }
}

/** @throws ApiFailure 409 while one is being made for the same reader, 429 for too many within a day */
async function refuseTooMany(
  { db, inThisCompany, session }: ProductContext,
  employeeId: number,
): Promise<void> {
  const { rows } = await sql<{ working: boolean; today: number }>`
    select count(*)::integer as today, coalesce(bool_or(${stateOf} = 'working'), false) as working
    from data_archives left join job_runs run on ${inThisCompany('run')} and run.id = data_archives.run_id
    where ${inThisCompany('data_archives')} and employee_id = ${employeeId}
      and data_archives.requested_by = ${session.userId} and data_archives.created_at > now() - interval '1 day'`.execute(
    db,
  )
  const [{ working, today } = { working: false, today: 0 }] = rows
  if (working) throw new ApiFailure(409, whyNot.working)
  if (today >= mostADay)
    throw new ApiFailure(429, `Đã lập ${mostADay} gói trong 24 giờ qua. Vui lòng thử lại vào ngày mai.`, {
      retryAfter: 3600,
    })
}

const stateOf = sql<Archive['state']>`case
  when data_archives.taken_at is not null then 'taken'
  when data_archives.expires_at <= now() then 'expired'
  when data_archives.made_at is not null then 'ready'
  when run.state in ('queued', 'running') then 'working'
  else 'failed' end`

async function openArchive(context: ProductContext, employeeId: number, id: number): Promise<Archive> {
  const [archive] = await archivesOf(
    context,
    sql<SqlBool>`data_archives.employee_id = ${employeeId} and data_archives.id = ${id}`,
  )
  if (archive === undefined) throw notFound()
  return archive
}

async function archivesOf(
  { db, inThisCompany, session }: ProductContext,
  which: ReturnType<typeof sql<SqlBool>>,
): Promise<Archive[]> {
  const { rows } = await sql<Archive>`
    select data_archives.id, ${stateOf} as state, data_archives.requested_by = ${session.userId} as is_mine,
      data_archives.request_id, data_archives.run_id,
      case when data_archives.employee_id is distinct from ${session.employeeId}::bigint
        or data_archives.requested_by = ${session.userId}
        then (select full_name from names_of_users(array[data_archives.requested_by])) end as requested_by_name,
      data_archives.rows, data_archives.files, data_archives.missing, data_archives.size, data_archives.created_at,
      data_archives.made_at, data_archives.expires_at, data_archives.taken_at
    from data_archives left join job_runs run on ${inThisCompany('run')} and run.id = data_archives.run_id
    where ${inThisCompany('data_archives')} and ${which}
    order by data_archives.id desc limit ${mostShown}`.execute(db)
  return rows
}
