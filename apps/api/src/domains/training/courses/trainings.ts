import type { Data } from '@nhansu/sdk/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { savedChanges } from '../../../contract/audit-values.ts'
import { visibleRows } from '../../../contract/access.ts'
import { ApiFailure, notFound, stale } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { asPreview } from '../../../contract/preview.ts'
import { namesIn } from '../../../contract/list-query/names.ts'
import type { ListField } from '../../../contract/list-query/source.ts'
import { standardSet } from '../../../standard-set/standard-set.ts'
import { copyCourse } from './copy-course.ts'
import { courseHistory } from './course-history.ts'
import { missingToBegin, missingToFinish, missingToOpen, nextStep } from './course-lacks.ts'
import { type CourseRows, courseRows } from './course-rows.ts'
import { refuseOfDonePlan, reviewOf } from './course-review.ts'
import { putBackCourses, removeCourses } from './course-removal.ts'
import { newCourseCode } from './new-course.ts'
import { requirePositions } from './open-positions.ts'
import { costRows, visibleCosts } from './training-costs.ts'
import { detailRows } from './training-details.ts'
import { documentRows } from './training-documents.ts'
import { lecturerRows } from './training-lecturers.ts'
import { partnerRows } from './training-partners.ts'
import { subjectRows } from './training-subjects.ts'
import { visibleCourses } from './visible-courses.ts'
import { issueCertificates, revokeGiven } from '../certificates/held-certificates.ts'
import { activateCommitments, dropDrafts, suspendCommitments } from '../commitments/course-commitments.ts'
import { holdCourse, requireCourse } from '../people/course-people.ts'
import { enrol } from '../people/open-courses.ts'
import { seatedStates } from '../people/person-states.ts'
import { beginPlanOf } from '../plans/plan-moves.ts'
import { refuseTooFewSeats, seatWaiting } from '../people/seats.ts'

/** The parts of a course, by the word with which `include` asks for them. */
const parts: Readonly<Record<string, CourseRows>> = {
  subjects: subjectRows,
  lecturers: lecturerRows,
  partners: partnerRows,
  details: detailRows,
  documents: documentRows,
  costs: costRows,
}

/** A course that is cancelled stays so, with the reason of its last move. */
const cancelReason = sql<string>`case when trainings.status = 'cancelled' then trainings.status_reason end`

/** The people of a course by the state that each number counts. */
const counted = {
  people_total: seatedStates,
  confirmed_total: ['confirmed', 'joined', 'absent', 'passed', 'failed'],
  joined_total: ['joined', 'passed', 'failed'],
  passed_total: ['passed'],
} as const

const set = standardSet('trainings', {
  table: 'trainings',
  item: 'training',
  words: { table: 'training_course_words', key: 'training_course_id', together: {} },
  defaultSort: '-start_date,-created_at',
  fields: {
    name: { sortsBy: sql`vn_fold(trainings.name)` },
    ...mapped(counted, (states) => limitsOf(() => peopleIn(states))),
    people_total: { ...limitsOf(() => peopleIn(seatedStates)), sortsBy: peopleIn(seatedStates) },
    planned: limitsOf((context) => costsOf(context, 'planned')),
    actual: limitsOf((context) => costsOf(context, 'actual')),
    cancel_reason: { folded: sql<string>`vn_fold(${cancelReason})` },
    type_id: { values: 'integer', names: namesIn('training_types') },
    formality_id: { values: 'integer', names: namesIn('training_formalities') },
    field_id: { values: 'integer', names: namesIn('fields') },
    location_id: { values: 'integer', names: namesIn('training_locations') },
    certificate_id: { values: 'integer', names: namesIn('certificates') },
  },
  visible: visibleCourses,
  computed: {
    type_name: () => nameIn('training_types', 'type_id'),
    formality_name: () => nameIn('training_formalities', 'formality_id'),
    field_name: () => nameIn('fields', 'field_id'),
    location_name: () => nameIn('training_locations', 'location_id'),
    open_department_name: () => nameIn('departments', 'open_department_id'),
    open_position_names: () => sql`array(select position.name from positions position
      where position.company_id = trainings.company_id and position.id = any (trainings.open_position_ids)
      order by vn_fold(position.name), position.id)`,
    certificate_name: () => nameIn('certificates', 'certificate_id'),
    plan_code: () => sql`(select plan.code from training_plans plan
      where plan.company_id = trainings.company_id and plan.id = trainings.plan_id)`,
    cancel_reason: () => cancelReason,
    owner_name: () => sql`(select e.full_name from employees e
      where e.company_id = trainings.company_id and e.id = trainings.owner_id)`,
    hours: () => sql`trainings.hours::float8`,
    least_score: () => sql`trainings.least_score::float8`,
    ...mapped(counted, (states) => () => peopleIn(states)),
    planned: (_, context) => costsOf(context, 'planned'),
    actual: (_, context) => costsOf(context, 'actual'),
    ...Object.fromEntries(Object.keys(parts).map((part) => [part, () => undefined])),
  },
})

export default defineOperations('trainings', {
  ...set,

  'trainings.show': async ({ path, query }, context) => {
    const { training } = await set['trainings.show']({ path }, context)
    const asked = Object.entries(parts).filter(([part]) => query?.include?.some((word) => word === part))
    const found: [string, object[]][] = []
    for (const [part, rows] of asked) found.push([part, await courseRows<object>(context, rows, path.id)])
    return { training: { ...training, ...Object.fromEntries(found) } }
  },

  'trainings.store': async ({ body }, context) => {
    const { db, companyId } = context
    await requirePositions(context, body.open_position_ids)
    const code = await newCourseCode(context)
    const values = { company_id: companyId, code, ...body }
    const { rows } = await sql<{ id: number }>`
      insert into trainings (${sql.join(Object.keys(values).map((field) => sql.ref(field)))})
      values (${sql.join(Object.values(values))}) returning id`.execute(db)
    const id = Number(rows[0]?.id)
    context.audit({ recordId: id, changedFields: Object.keys(body), values: { after: body } })
    return set['trainings.show']({ path: { id } }, context)
  },

  'trainings.update': async (input, context) => {
    await requirePositions(context, input.body.open_position_ids)
    const saved = await set['trainings.update'](input, context)
    if (input.body.max_people === undefined) return saved
    const course = await holdCourse(context, input.path.id)
    await refuseTooFewSeats(context, course)
    await seatWaiting(context, course)
    return set['trainings.show']({ path: input.path }, context)
  },

  'trainings.destroy': ({ path }, context) => removeCourses(context, [path.id]),
  'trainings.destroyBulk': ({ body }, context) => removeCourses(context, body.ids),
  'trainings.restore': ({ body }, context) => putBackCourses(context, body.ids),

  'trainings.next': async ({ path }, context) => {
    await requireCourse(context, path.id)
    return nextStep(context, path.id)
  },

  'trainings.history': courseHistory,

  'trainings.copy': async ({ path, body }, context) => {
    const id = await copyCourse(context, path.id, body)
    return set['trainings.show']({ path: { id } }, context)
  },

  'trainings.enrol': ({ path }, context) => enrol(context, path.id),

  'trainings.open': async ({ path, body }, context) => {
    await move(context, path.id, body, { from: ['planned'], to: 'open', needs: missingToOpen })
    return set['trainings.show']({ path }, context)
  },

  'trainings.begin': async ({ path, body }, context) => {
    await move(context, path.id, body, { from: ['planned', 'open'], to: 'running', needs: missingToBegin })
    await beginPlanOf(context, path.id)
    return set['trainings.show']({ path }, context)
  },

  'trainings.finish': async ({ path, body }, context) => {
    await move(context, path.id, body, {
      from: ['running'],
      to: 'finished',
      needs: missingToFinish,
      also: sql`, reopened_at = null`,
    })
    await issueCertificates(context, path.id)
    await activateCommitments(context, path.id)
    return set['trainings.show']({ path }, context)
  },

  'trainings.reopen': async ({ path, query, body }, context) => {
    const isPreview = query?.dry_run ?? false
    const review = await asPreview(context, isPreview, async () => {
      await move(context, path.id, body, {
        from: ['finished'],
        to: 'running',
        also: sql`, reopened_at = now()`,
        isPreview,
      })
      await refuseOfDonePlan(context, path.id)
      await suspendCommitments(context, path.id)
      return reviewOf(context, path.id)
    })
    return { ...(await set['trainings.show']({ path }, context)), review }
  },

  'trainings.cancel': async ({ path, body }, context) => {
    await move(context, path.id, body, { from: ['planned', 'open', 'running'], to: 'cancelled' })
    await revokeGiven(context, path.id, body.reason)
    await dropDrafts(context, path.id)
    return set['trainings.show']({ path }, context)
  },
})

/** A course as it is answered. */
export function showCourse(context: ProductContext, id: number): Promise<Data<'trainings.show'>> {
  return set['trainings.show']({ path: { id } }, context)
}

interface Course {
  id: number
  status: string
  version: number
}

interface Move {
  from: readonly string[]
  to: string
  /** What the course lacks for it, in words. */
  needs?: (context: ProductContext, id: number) => Promise<string[]>
  /** What changes beside the state. */
  also?: RawBuilder<unknown>
  /** True where it is taken back, so that the trail does not tell it. */
  isPreview?: boolean
}

/** Brings a course into its next state; what is not in the table of moves is refused in words. */
async function move(
  context: ProductContext,
  id: number,
  { version, reason }: { version?: number; reason?: string },
  { from, to, needs, also = sql``, isPreview = false }: Move,
): Promise<void> {
  const { rows } = await sql<Course>`
    select id, status, version from trainings
    where ${context.inThisCompany('trainings')} and ${visibleRows(context, { table: 'trainings' })}
      and id = ${id} for update`.execute(context.db)
  const [course] = rows
  if (course === undefined) throw notFound()
  if (version !== undefined && version !== course.version) {
    throw stale(await set['trainings.show']({ path: { id } }, context))
  }
  if (!from.includes(course.status)) {
    throw new ApiFailure(409, 'Khóa đào tạo không còn ở trạng thái cho phép thao tác này. Vui lòng tải lại.')
  }
  const missing = (await needs?.(context, id)) ?? []
  if (missing.length > 0) throw new ApiFailure(409, `${notYet[to]}: còn thiếu ${missing.join(', ')}.`)
  await sql`update trainings set status = ${to}, status_reason = ${reason ?? null} ${also}
    where ${context.inThisCompany('trainings')} and id = ${id}`.execute(context.db)
  if (isPreview) return
  const why = reason !== undefined && { [to === 'cancelled' ? 'cancel_reason' : 'status_reason']: reason }
  context.audit({ recordId: id, ...savedChanges({ status: course.status }, { status: to, ...why }) })
}

function mapped<Value, Made>(
  values: Readonly<Record<string, Value>>,
  make: (value: Value) => Made,
): Record<string, Made> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, make(value)]))
}

/** A filter by a number that is reckoned for this reader. */
function limitsOf(number: (context: ProductContext) => RawBuilder<unknown>): ListField {
  return {
    limits: {
      atLeast: (least, context) => sql<SqlBool>`${number(context)} >= ${least}::numeric`,
      atMost: (most, context) => sql<SqlBool>`${number(context)} <= ${most}::numeric`,
    },
  }
}

/** How a refusal of a move begins, by the state that it leads to. */
const notYet: Readonly<Record<string, string>> = {
  open: 'Chưa thể mở đăng ký',
  running: 'Chưa thể bắt đầu khóa',
  finished: 'Chưa thể kết thúc khóa',
}

function nameIn(table: string, column: string): RawBuilder<unknown> {
  return sql`(select named.name from ${sql.table(table)} named
    where named.company_id = trainings.company_id and named.id = ${sql.ref(`trainings.${column}`)})`
}

function peopleIn(states: readonly string[]): RawBuilder<number> {
  return sql<number>`(select count(*) from training_employees person
    where person.company_id = trainings.company_id and person.training_id = trainings.id
      and person.state = any(${states}))`
}

/** The sum of the costs that the reader may see, as the course's own list of them adds up. */
function costsOf(context: ProductContext, column: 'planned' | 'actual'): RawBuilder<unknown> {
  return sql`(select coalesce(sum(part.${sql.ref(column)}), 0)::float8 from training_costs part
    where part.company_id = trainings.company_id and part.training_id = trainings.id
      and ${visibleCosts(context)})`
}
