import type { ResourceName } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { grantsNow } from '../../../authority/grants-now.ts'
import { visibleRows } from '../../../contract/access.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { isSave, savesOf, toldSaves } from '../../../record-history/saves.ts'
import { toldFields } from '../../../record-history/told-fields.ts'
import { requireCourse, visibleMoves } from '../people/course-people.ts'
import { groupedMoves, toldMoves } from '../people/told-moves.ts'
import { namesOfSeen } from './seen-names.ts'

/** Whose lines speak of a course; what became of its people is told by their moves. */
const told: readonly ResourceName[] = [
  'trainings',
  'trainingSubjects',
  'trainingLecturers',
  'trainingDetails',
  'trainingPartners',
  'trainingCosts',
  'trainingDocuments',
]

/** Deeds that name no field. */
const deeds = ['trainings.destroy', 'trainings.destroyBulk', 'trainings.restore']

/**
 * Who changed what in a course and its parts, by the values beside the trail, and what became of the people whom the reader
 * may see in it, the last first.
 */
export const courseHistory: Handler<'trainings.history'> = async ({ path: { id }, query = {} }, context) => {
  await requireCourse(context, id)
  const { places, total } = await placesOf(context, id, query)
  const idsOf = (kind: Place['kind']) => places.flatMap((place) => (place.kind === kind ? [place.id] : []))
  const grants = (await grantsNow(context, context.session.userId)) ?? []
  const reader = { ...context, session: { ...context.session, grants } }
  const saves = await savesOf(context, sql`line.id = any(${idsOf('save')}::bigint[])`, deeds)
  const found = {
    save: await toldSaves(context, saves, {
      fieldsOf: (resource, changes) => toldFields(reader, resource, changes),
      namesOf: namesOfSeen,
    }),
    move: await toldMoves(context, id, idsOf('move')),
  }
  return {
    saves: places.flatMap(({ kind, id: place }) => found[kind].find((save) => save.id === place) ?? []),
    save_total: total,
  }
}

/** Where something stands that is told: a line of the trail, or the first of the moves that were made in one. */
interface Place {
  kind: 'save' | 'move'
  id: number
}

/** A page of what is told of a course, the last first, and how much there is of it. */
async function placesOf(
  context: ProductContext,
  courseId: number,
  { page = 1, size = 30 }: { page?: number; size?: number },
): Promise<{ places: Place[]; total: number }> {
  const { db, inThisCompany } = context
  const { rows } = await sql<Place & { total: number }>`
    with told as materialized (
      select 'save' as kind, line.id, line.at from audit_trail line
      where ${inThisCompany('line')} and ${isSave(deeds)} and line.record_id = ${courseId}
        -- A course that was opened from a plan before had its first line beside those of the plan.
        and (line.resource = any(${told}) or line.operation = 'trainingPlanLines.openCourse')
        and line.changed_fields <> '{employees}'
      union all
      select 'move', min(training_employee_moves.id), moved_at from training_employee_moves
      where ${inThisCompany('training_employee_moves')} and training_id = ${courseId}
        and ${visibleRows(context, visibleMoves)}
      group by ${groupedMoves}
    )
    select counted.total, page.kind, page.id from (select count(*)::int as total from told) counted
    left join lateral (select kind, id, at from told order by at desc, kind, id desc
      limit ${size} offset ${(page - 1) * size}) page on true
    order by page.at desc, page.kind, page.id desc`.execute(db)
  return { places: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0 }
}
