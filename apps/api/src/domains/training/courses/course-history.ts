import type { ResourceName } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { grantsNow } from '../../../authority/grants-now.ts'
import type { Handler } from '../../../contract/handlers.ts'
import { savesOf, toldSaves } from '../../../record-history/saves.ts'
import { toldFields } from '../../../record-history/told-fields.ts'
import { requireCourse } from '../people/course-people.ts'
import { namesOfSeen } from './seen-names.ts'

/** Whose lines speak of a course. How its people came to their states stands with each of them. */
const told: readonly ResourceName[] = [
  'trainings',
  'trainingSubjects',
  'trainingLecturers',
  'trainingDetails',
  'trainingPartners',
  'trainingCosts',
  'trainingDocuments',
]

/** Who changed what in a course and its parts, the last first, by the values beside the trail. */
export const courseHistory: Handler<'trainings.history'> = async ({ path: { id } }, context) => {
  await requireCourse(context, id)
  const saves = await savesOf(
    context,
    sql`line.resource = any(${told}) and line.record_id = ${id} and line.changed_fields <> '{employees}'`,
    ['trainings.destroy', 'trainings.destroyBulk', 'trainings.restore'],
  )
  const grants = (await grantsNow(context, context.session.userId)) ?? []
  const reader = { ...context, session: { ...context.session, grants } }
  return {
    saves: await toldSaves(context, saves, {
      fieldsOf: (resource, changes) => toldFields(reader, resource, changes),
      namesOf: namesOfSeen,
    }),
  }
}
