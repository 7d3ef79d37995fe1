import type { Schemas } from '@nhansu/sdk/contract'
import { type SqlBool, sql } from 'kysely'
import { savedChanges } from '../../../contract/audit-values.ts'
import { ApiFailure, notFound, stale } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { asPreview } from '../../../contract/preview.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { settleQueuedRows } from '../../../workbooks/import/queued-lock.ts'
import { holdersToTell, openFile } from '../../employees/public.ts'
import type { RetentionClass } from '../data-map/taken-table.ts'
import { writeEraseList } from '../erase-list/write-list.ts'
import { classMonths, leavers } from './due-classes.ts'
import { erasureSettings, saveErasureSettings } from './erasure-settings.ts'
import { erasurePaper } from './erasure-paper.ts'
import { type Erased, eraseData } from './erase.ts'

type Erasure = Schemas['Erasure']
type Preview = Schemas['ErasurePreview']

const most = 100

/** Erasing leavers: what is due, proposals, and what was erased by two people. */
export default defineOperations('erasures', {
  'erasures.list': async ({ query = {} }, context) => {
    const employeeId = query.employee_id ?? null
    if (employeeId !== null) await openFile(context, employeeId)
    const { leavers: found, total } = await leavers(context, employeeId, most)
    const due = found.flatMap(({ leave_date, ...leaver }) =>
      leave_date === null || leaver.classes.length === 0 ? [] : [{ ...leaver, leave_date }],
    )
    const which =
      employeeId === null ? sql<SqlBool>`true` : sql<SqlBool>`erasures.employee_id = ${employeeId}`
    return {
      due,
      due_total: employeeId === null ? total : due.length,
      erasures: await erasuresOf(context, which),
      settings: await erasureSettings(context),
    }
  },

  'erasures.saveSettings': saveErasureSettings,

  'erasures.propose': async ({ query = {}, body }, context) => {
    const { db, companyId, session } = context
    const { id } = await openFile(context, body.employee_id, true)
    const preview = await previewOf(context, id)
    if (query.dry_run === true) {
      context.audit({ recordId: id, detail: { dry_run: true, employee_id: id } })
      return { preview, erasure: null }
    }
    refuseHindered(preview)
    const { rows } = await sql<{ id: number }>`
      insert into erasures (company_id, employee_id, classes, proposed_by, by_two)
      values (${companyId}, ${id}, ${preview.classes}::text[], ${session.userId},
        ${(await erasureSettings(context)).by_two})
      on conflict (company_id, employee_id) where state = 'proposed' do nothing returning id`.execute(db)
    const erasureId = rows[0]?.id
    if (erasureId === undefined)
      throw new ApiFailure(409, 'Đã có đề nghị xóa dữ liệu của người này đang chờ xác nhận.')
    context.audit({ recordId: erasureId, detail: { employee_id: id, classes: preview.classes } })
    return { preview, erasure: await openErasure(context, erasureId) }
  },

  'erasures.confirm': async ({ path, body: { version } }, context) => {
    const { db, inThisCompany, session } = context
    const erasure = await openProposal(context, path.id, version)
    if (!erasure.may_confirm)
      throw new ApiFailure(403, 'Người đề nghị không tự xác nhận; hãy nhờ người khác có quyền xác nhận.')
    await settleQueuedRows(context)
    // Whoever holds, rehires or appoints this person waits, or is seen here.
    await sql`select from employees where ${inThisCompany('employees')} and id = ${erasure.employee_id} for update`.execute(
      db,
    )
    const { leavers: found } = await leavers(context, erasure.employee_id, 1)
    const [leaver] = found
    if (leaver === undefined) throw notFound()
    const classes = erasure.classes.filter((key) => leaver.classes.includes(key))
    refuseHindered({ ...leaver, classes })
    await settle(context, path.id, 'done', await eraseData(context, erasure.employee_id, classes))
    // The class that fell out of it meanwhile was not erased.
    await sql`update erasures set classes = ${classes}::text[]
      where ${inThisCompany('erasures')} and id = ${path.id}`.execute(db)
    // Outlives the database, so that an older backup forgets it too.
    await enqueue(context, writeEraseList, {})
    context.audit({
      recordId: path.id,
      ...savedChanges({ state: 'proposed' }, { state: 'done' }),
      detail: { employee_id: erasure.employee_id, classes, by: session.userId },
    })
    return { erasure: await openErasure(context, path.id) }
  },

  'erasures.withdraw': async ({ path, body: { version } }, context) => {
    const erasure = await openProposal(context, path.id, version)
    await settle(context, path.id, 'withdrawn')
    context.audit({
      recordId: path.id,
      ...savedChanges({ state: 'proposed' }, { state: 'withdrawn' }),
      detail: { employee_id: erasure.employee_id },
    })
    return { erasure: await openErasure(context, path.id) }
  },

  'erasures.paper': async ({ path }, context) => erasurePaper(context, await openErasure(context, path.id)),
})

/** What would go, by carrying it out and taking it back, and what stays until when. */
async function previewOf(context: ProductContext, employeeId: number): Promise<Preview> {
  const { leavers: found } = await leavers(context, employeeId, 1)
  const [leaver] = found
  if (leaver === undefined) throw notFound()
  const { classes, leave_date } = leaver
  const { counts, files, shared } = await asPreview(context, true, () =>
    eraseData(context, employeeId, classes),
  )
  return {
    ...leaver,
    erased: counts,
    files,
    shared,
    kept: await keptOf(context, leave_date, classes),
    needs_other: (await erasureSettings(context)).by_two && (await hasOther(context, employeeId)),
  }
}

async function keptOf(
  context: ProductContext,
  leaveDate: string | null,
  erased: readonly RetentionClass[],
): Promise<Preview['kept']> {
  const months = await classMonths(context)
  const { rows } = await sql<{ key: RetentionClass; until: string | null; source: string }>`
    select key, (${leaveDate}::date + make_interval(months => months))::date::text as until, source
    from unnest(${months.map(({ key }) => key)}::text[], ${months.map((each) => each.months)}::integer[],
      ${months.map(({ source }) => source)}::text[]) with ordinality as given (key, months, source, place)
    order by place`.execute(context.db)
  const others = (['service', 'technical'] as const).map((key) => ({ key, until: null, source: null }))
  return [...rows.filter(({ key }) => !erased.includes(key)), ...others]
}

function refuseHindered({ hindrance, classes }: Pick<Preview, 'hindrance' | 'classes'>): void {
  if (hindrance !== null) throw new ApiFailure(409, hindrance)
  if (classes.length === 0) throw new ApiFailure(409, 'Chưa có nhóm dữ liệu nào của người này đến hạn xóa.')
}

/** Whether anybody else than whoever is at work may confirm. */
async function hasOther(context: ProductContext, employeeId: number): Promise<boolean> {
  return (await holdersToTell(context, { permission: 'personal_data_edit', employeeId })).length > 0
}

/** A proposal, held until the end of the transaction. */
async function openProposal(
  context: ProductContext,
  id: number,
  version: number | undefined,
): Promise<Erasure> {
  await sql`select from erasures where ${context.inThisCompany('erasures')} and id = ${id} for no key update`.execute(
    context.db,
  )
  const erasure = await openErasure(context, id)
  if (erasure.state !== 'proposed')
    throw new ApiFailure(409, 'Đề nghị này đã được xử lý.', { data: { erasure } })
  if (version !== undefined && version !== erasure.version) throw stale({ erasure })
  return erasure
}

async function settle(
  { db, inThisCompany, session }: ProductContext,
  id: number,
  state: 'done' | 'withdrawn',
  erased?: Pick<Erased, 'counts' | 'files'>,
): Promise<void> {
  await sql`update erasures set state = ${state}, settled_by = ${session.userId}, settled_at = now(),
      counts = ${erased === undefined ? null : JSON.stringify(erased.counts)}::jsonb, files = ${erased?.files ?? null}
    where ${inThisCompany('erasures')} and id = ${id}`.execute(db)
}

async function openErasure(context: ProductContext, id: number): Promise<Erasure> {
  const [erasure] = await erasuresOf(context, sql<SqlBool>`erasures.id = ${id}`)
  if (erasure === undefined) throw notFound()
  return erasure
}

async function erasuresOf(
  context: ProductContext,
  which: ReturnType<typeof sql<SqlBool>>,
): Promise<Erasure[]> {
  const { db, inThisCompany, session } = context
  const { rows } = await sql<Erasure & { is_own_proposal: boolean; is_mine: boolean }>`
    select erasures.id, erasures.employee_id, employees.nhansu_id, employees.full_name, erasures.classes, erasures.state,
      (select full_name from names_of_users(array[erasures.proposed_by])) as proposed_by_name,
      (select full_name from names_of_users(array[erasures.settled_by])) as settled_by_name, erasures.settled_at,
      coalesce(erasures.counts, '[]') as counts, erasures.files, erasures.by_two, erasures.version, erasures.repeated_at is not null as is_repeated, erasures.created_at,
      erasures.proposed_by = ${session.userId} as is_own_proposal,
      coalesce(erasures.employee_id = ${session.employeeId}, false) as is_mine
    from erasures join employees on ${inThisCompany('employees')} and employees.id = erasures.employee_id
    where ${inThisCompany('erasures')} and ${which}
    order by erasures.state = 'proposed' desc, erasures.id desc limit ${most}`.execute(db)
  const told: Erasure[] = []
  for (const { is_own_proposal: isOwnProposal, is_mine: isMine, ...erasure } of rows) {
    const isOpen = erasure.state === 'proposed' && !isMine
    told.push({
      ...erasure,
      may_confirm:
        isOpen &&
        mayEdit(context) &&
        !(isOwnProposal && erasure.by_two && (await hasOther(context, erasure.employee_id))),
    })
  }
  return told
}

function mayEdit({ session }: ProductContext): boolean {
  return session.grants.some(
    ({ permission, scope }) => permission === 'personal_data_edit' && scope === 'company',
  )
}
