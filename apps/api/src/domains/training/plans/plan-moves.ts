import { type RawBuilder, sql } from 'kysely'
import { savedChanges } from '../../../contract/audit-values.ts'
import { ApiFailure } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { freeNeedsOfPlan } from '../needs/held-needs.ts'
import { writeMove } from './plan-history.ts'
import { heldPlan, type Plan } from './plan-record.ts'

type Status = Plan['status']

interface Move {
  from: readonly Status[]
  to: Status
  /** Who may not: whoever made or sent the plan, or everybody else. */
  refuses?: 'author' | 'others'
  /** What stands in the way, in words. */
  hindrance?: (context: ProductContext, id: number) => Promise<string | undefined>
  /** What is kept of the step besides the state. */
  keeps?: (context: ProductContext, id: number) => RawBuilder<unknown>
}

/** Every step of a plan, as the table of the training rules has it; what no row says cannot happen. */
const moves = {
  submit: {
    from: ['draft'],
    to: 'waiting',
    hindrance: missingToSubmit,
    keeps: ({ session }) => sql`submitted_by = ${session.userId}, submitted_at = now()`,
  },
  withdraw: { from: ['waiting'], to: 'draft', refuses: 'others' },
  return: { from: ['waiting'], to: 'draft', refuses: 'author' },
  approve: { from: ['waiting'], to: 'approved', refuses: 'author', keeps: sumsAsApproved },
  revise: { from: ['approved', 'running'], to: 'draft', keeps: () => sql`revision = revision + 1` },
  finish: { from: ['running'], to: 'done', hindrance: openCourse },
  cancel: { from: ['draft', 'waiting', 'approved', 'running'], to: 'cancelled', refuses: 'author' },
} as const satisfies Readonly<Record<string, Move>>

/** The name of a step. */
export type PlanMoveName = keyof typeof moves

/**
 * Takes a plan one step on, and writes it into its history.
 * @throws ApiFailure 409 out of its turn, from an older version or where something hinders it; 403 for one's own plan
 */
export async function movePlan(
  context: ProductContext,
  id: number,
  name: PlanMoveName,
  { version, reason }: { version?: number; reason?: string },
): Promise<void> {
  const { db, inThisCompany } = context
  const plan = await heldPlan(context, id)
  const { from, to, refuses, hindrance, keeps }: Move = moves[name]
  if (version !== undefined && version !== plan.version) {
    throw new ApiFailure(409, 'Dữ liệu đã được người khác cập nhật, vui lòng tải lại.')
  }
  if (!from.includes(plan.status)) {
    throw new ApiFailure(409, 'Kế hoạch không còn ở bước cho phép thao tác này. Vui lòng tải lại.')
  }
  await refuseAuthor(context, plan, refuses)
  const hindered = await hindrance?.(context, id)
  if (hindered !== undefined) throw new ApiFailure(409, hindered)
  const reached = name === 'approve' && (await hasBegun(context, id)) ? 'running' : to
  await sql`update training_plans set status = ${reached}, status_reason = ${reason ?? null}
      ${keeps === undefined ? sql`` : sql`, ${keeps(context, id)}`}
    where ${inThisCompany('training_plans')} and id = ${id}`.execute(db)
  // What is changed after an approval has writers of its own.
  if (name === 'approve')
    await sql`delete from training_plan_writers where company_id = ${context.companyId} and plan_id = ${id}`.execute(
      db,
    )
  if (name === 'cancel') await freeNeedsOfPlan(context, id)
  await writeMove(context, plan, reached, reason)
  context.audit({ recordId: id, ...savedChanges({ status: plan.status }, { status: reached }) })
}

/** A plan whose first course begins is being carried out, by itself. */
export async function beginPlanOf(context: ProductContext, courseId: number): Promise<void> {
  const { db, companyId } = context
  const { rows } = await sql<Pick<Plan, 'id' | 'revision'>>`
    update training_plans plan set status = 'running', status_reason = null from trainings course
    where course.company_id = ${companyId} and course.id = ${courseId} and plan.company_id = course.company_id
      and plan.id = course.plan_id and plan.status = 'approved' returning plan.id, plan.revision`.execute(db)
  const [plan] = rows
  if (plan) await writeMove(context, { ...plan, status: 'approved' }, 'running', undefined)
}

async function refuseAuthor(context: ProductContext, plan: Plan, refuses: Move['refuses']): Promise<void> {
  if (refuses === undefined) return
  const { rows } = await sql<{ is_own: boolean; is_sender: boolean }>`
    select ${isOwn(context)} as is_own, ${isSender(context)} as is_sender from training_plans
    where ${context.inThisCompany('training_plans')} and id = ${plan.id}`.execute(context.db)
  if (refuses === 'author' && rows[0]?.is_own) {
    throw new ApiFailure(
      403,
      'Bạn không được duyệt, trả lại hay hủy kế hoạch do chính mình lập, sửa hoặc trình duyệt.',
    )
  }
  if (refuses === 'others' && !rows[0]?.is_sender) {
    throw new ApiFailure(403, 'Chỉ người lập hoặc người trình duyệt mới rút lại được kế hoạch.')
  }
}

/** Whether the caller made a plan, sent it or wrote of it since it was approved last, and so approves it not. */
export function isOwn(context: ProductContext): RawBuilder<boolean> {
  return sql<boolean>`(${isSender(context)} or exists (select from training_plan_writers writer
    where writer.company_id = training_plans.company_id and writer.plan_id = training_plans.id
      and writer.user_id = ${context.session.userId}))`
}

/** Whether the caller made a plan or sent it, and so may take it back while it waits. */
export function isSender({ session }: ProductContext): RawBuilder<boolean> {
  return sql<boolean>`coalesce(${session.userId}::bigint in (training_plans.created_by, training_plans.submitted_by), false)`
}

/** What is approved stays readable as it was, whatever is changed afterwards. */
function sumsAsApproved({ session }: ProductContext): RawBuilder<unknown> {
  const sumOf = (column: string) => sql`(select coalesce(sum(line.${sql.ref(column)}), 0)
    from training_plan_lines line
    where line.company_id = training_plans.company_id and line.plan_id = training_plans.id)`
  return sql`approved_by = ${session.userId}, approved_at = now(), approved_people = ${sumOf('people')},
    approved_planned = ${sumOf('planned')}`
}

/** A plan is approved by its lines: there is one at least, and each says for how many and for how much. */
async function missingToSubmit({ db, companyId }: ProductContext, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ total: number; bare: string | null }>`
    select count(*)::int as total, min(name) filter (where people = 0 or planned = 0) as bare
    from training_plan_lines where company_id = ${companyId} and plan_id = ${id}`.execute(db)
  const { total = 0, bare = null } = rows[0] ?? {}
  if (total === 0) return 'Chưa thể trình duyệt: kế hoạch chưa có nội dung đào tạo nào.'
  if (bare !== null) return `Chưa thể trình duyệt: nội dung "${bare}" còn thiếu số người hoặc dự toán.`
  return undefined
}

async function openCourse({ db, companyId }: ProductContext, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`
    select code from trainings where company_id = ${companyId} and plan_id = ${id}
      and status in ('planned', 'open', 'running') order by id limit 1`.execute(db)
  return rows[0] && `Khóa ${rows[0].code} của kế hoạch chưa kết thúc nên chưa hoàn thành được kế hoạch.`
}

async function hasBegun({ db, companyId }: ProductContext, id: number): Promise<boolean> {
  const { rows } = await sql`select from trainings where company_id = ${companyId} and plan_id = ${id}
    and status in ('running', 'finished') limit 1`.execute(db)
  return rows.length > 0
}
