import { type RawBuilder, sql } from 'kysely'
import { type PartRows, partsOf } from '../../../standard-set/part-rows.ts'
import { heldDraft } from './plan-record.ts'

/**
 * What is paid for courses, in whole đồng. Pay and insurance while studying are left out for every reader: they would tell
 * what people earn.
 */
export const paidForCourse = sql`cost.kind not in ('pay', 'insurance')`

/** States of people who joined a course, whatever came of it. */
export const joinedStates = sql`('joined', 'passed', 'failed')`

/** What is to be taught by a plan, in its order, with what was done of it. */
export const lineRows: PartRows = {
  table: 'training_plan_lines',
  key: 'lines',
  shown: sql`part.place, part.name, part.type_id, ${nameIn('training_types', 'type_id')} as type_name,
    part.formality_id, ${nameIn('training_formalities', 'formality_id')} as formality_name,
    part.field_id, ${nameIn('fields', 'field_id')} as field_name, part.people, part.months, part.planned, part.note,
    (select count(*)::int from training_needs need
      where need.company_id = part.company_id and need.plan_line_id = part.id and need.state = 'planned') as needs,
    coalesce((select jsonb_agg(jsonb_build_object('id', course.id, 'code', course.code, 'status', course.status)
        order by course.id) from trainings course
      where course.company_id = part.company_id and course.plan_line_id = part.id), '[]') as courses,
    (select count(*)::int from training_employees person
      join trainings course on course.company_id = person.company_id and course.id = person.training_id
      where course.company_id = part.company_id and course.plan_line_id = part.id
        and person.state in ${joinedStates}) as joined,
    (select coalesce(sum(cost.actual), 0)::float8 from training_costs cost
      join trainings course on course.company_id = cost.company_id and course.id = cost.training_id
      where course.company_id = part.company_id and course.plan_line_id = part.id and ${paidForCourse}) as actual`,
  order: sql`part.place`,
}

/** What is done with the lines of a plan; only those of a draft are written. */
export const {
  read: planLines,
  save: saveLines,
  noted: notedLines,
} = partsOf({
  resource: 'trainingPlans',
  key: 'plan_id',
  lock: heldDraft,
})

function nameIn(table: string, column: string): RawBuilder<unknown> {
  return sql`(select named.name from ${sql.table(table)} named
    where named.company_id = part.company_id and named.id = part.${sql.ref(column)})`
}
