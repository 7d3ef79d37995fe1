import { type RawBuilder, sql } from 'kysely'
import { stale } from '../../../contract/failure.ts'
import { defineOperations } from '../../../contract/handlers.ts'
import { standardSet } from '../../../standard-set/standard-set.ts'
import { unitsBelow } from '../../organisation/public.ts'
import { copyPlan, drawPlanCode } from './plan-copy.ts'
import { movesOf } from './plan-history.ts'
import { printPlan } from './plan-paper.ts'
import { joinedStates, lineRows, paidForCourse, planLines } from './plan-lines.ts'
import { isOwn, isSender, movePlan, type PlanMoveName } from './plan-moves.ts'
import { heldDraft, noteWriter, refuseForeignUnit, visiblePlan } from './plan-record.ts'
import { putBackPlans, removePlans } from './plan-removal.ts'
import { visiblePlans } from './visible-plans.ts'

const set = standardSet('trainingPlans', {
  table: 'training_plans',
  item: 'plan',
  words: { table: 'training_plan_words', key: 'training_plan_id' },
  defaultSort: '-year,-created_at',
  fields: {
    name: { sortsBy: sql`vn_fold(training_plans.name)` },
    people_total: { sortsBy: inLines(sql`sum(line.people)`) },
    planned_total: { sortsBy: inLines(sql`sum(line.planned)`) },
    department_id: unitsBelow('training_plans'),
  },
  visible: visiblePlans,
  computed: {
    department_name: () => sql`(select unit.name from departments unit
      where unit.company_id = training_plans.company_id and unit.id = training_plans.department_id)`,
    lines_total: () => inLines(sql`count(*)`),
    people_total: () => inLines(sql`sum(line.people)`),
    planned_total: () => inLines(sql`sum(line.planned)`),
    joined_total: () => sql`(select count(*)::int from training_employees person
      join trainings course on course.company_id = person.company_id and course.id = person.training_id
      where course.company_id = training_plans.company_id and course.plan_id = training_plans.id
        and person.state in ${joinedStates})`,
    actual_total: () => sql`(select coalesce(sum(cost.actual), 0)::float8 from training_costs cost
      join trainings course on course.company_id = cost.company_id and course.id = cost.training_id
      where course.company_id = training_plans.company_id and course.plan_id = training_plans.id and ${paidForCourse})`,
    is_own: (_, context) => isOwn(context),
    may_withdraw: (_, context) => isSender(context),
    lines: () => undefined,
  },
})

export default defineOperations('trainingPlans', {
  ...set,

  'trainingPlans.show': async ({ path, query }, context) => {
    const { plan } = await set['trainingPlans.show']({ path }, context)
    if (!query?.include?.includes('lines')) return { plan }
    return { plan: { ...plan, lines: await planLines(context, lineRows, path.id) } }
  },

  'trainingPlans.store': async ({ body }, context) => {
    const { db, companyId, session } = context
    refuseForeignUnit(context, body.department_id)
    const code = await drawPlanCode(context, body.year)
    const values = { company_id: companyId, code, created_by: session.userId, ...body }
    const { rows } = await sql<{ id: number }>`
      insert into training_plans (${sql.join(Object.keys(values).map((field) => sql.ref(field)))})
      values (${sql.join(Object.values(values))}) returning id`.execute(db)
    const id = Number(rows[0]?.id)
    await noteWriter(context, id)
    context.audit({ recordId: id, changedFields: Object.keys(body), values: { after: body } })
    return set['trainingPlans.show']({ path: { id } }, context)
  },

  'trainingPlans.update': async ({ path, body }, context) => {
    const plan = await heldDraft(context, path.id)
    if (body.version !== undefined && body.version !== plan.version) {
      throw stale(await set['trainingPlans.show']({ path }, context))
    }
    if (body.department_id !== undefined) refuseForeignUnit(context, body.department_id)
    await noteWriter(context, path.id)
    return set['trainingPlans.update']({ path, body }, context)
  },

  'trainingPlans.destroy': ({ path }, context) => removePlans(context, [path.id]),
  'trainingPlans.destroyBulk': ({ body }, context) => removePlans(context, body.ids),
  'trainingPlans.restore': ({ body }, context) => putBackPlans(context, body.ids),

  'trainingPlans.submit': move('submit'),
  'trainingPlans.withdraw': move('withdraw'),
  'trainingPlans.return': move('return'),
  'trainingPlans.approve': move('approve'),
  'trainingPlans.revise': move('revise'),
  'trainingPlans.finish': move('finish'),
  'trainingPlans.cancel': move('cancel'),

  'trainingPlans.copy': async ({ path, body }, context) => {
    const id = await copyPlan(context, path.id, body.year)
    return set['trainingPlans.show']({ path: { id } }, context)
  },
  'trainingPlans.history': async ({ path }, context) => {
    await visiblePlan(context, path.id)
    return { moves: await movesOf(context, path.id) }
  },
  'trainingPlans.paper': printPlan,
})

type Context = Parameters<(typeof set)['trainingPlans.show']>[1]

/** The handler of one step of a plan. */
function move(name: PlanMoveName) {
  return async (
    { path, body }: { path: { id: number }; body: { version?: number; reason?: string } },
    context: Context,
  ) => {
    await movePlan(context, path.id, name, body)
    return set['trainingPlans.show']({ path }, context)
  }
}

function inLines(what: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(${what}, 0)::float8 from training_plan_lines line
    where line.company_id = training_plans.company_id and line.plan_id = training_plans.id)`
}
