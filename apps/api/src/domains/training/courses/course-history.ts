import type { ResourceName } from '@nhansu/sdk/contract'
import { wordsOfOperation } from '@nhansu/sdk/domains/operations'
import { sql } from 'kysely'
import { grantsNow } from '../../../authority/grants-now.ts'
import { visibleRows } from '../../../contract/access.ts'
import type { Schema } from '../../../contract/document.ts'
import { inFigures } from '../../../contract/figure.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { recordNames } from '../../../record-history/record-names.ts'
import { savesOf } from '../../../record-history/saves.ts'
import { toldFields } from '../../../record-history/told-fields.ts'
import { inTheirWords, referredNames } from '../../../record-history/told-words.ts'
import { visibleEmployees } from '../../employees/public.ts'
import { requireCourse } from '../people/course-people.ts'

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
    sql`line.resource = any(${[...told, 'trainingPlanLines']}) and line.record_id = ${id}
      and (line.resource <> 'trainingPlanLines' or line.operation = 'trainingPlanLines.openCourse')
      and line.changed_fields <> '{employees}'`,
    ['trainings.destroy', 'trainings.destroyBulk', 'trainings.restore'],
  )
  const grants = (await grantsNow(context, context.session.userId)) ?? []
  const reader = { ...context, session: { ...context.session, grants } }
  const fields = saves.map(({ resource, changes }) =>
    changes === null ? [] : toldFields(reader, resource, changes),
  )
  const nameOf = await referredNames(context, fields.flat(), namesOfSeen)
  const inFull = (schema: Schema, value: unknown): unknown =>
    schema['x-money'] === true && typeof value === 'number' ? inFigures(value) : nameOf(schema, value)
  return {
    saves: saves.map(({ id: lineId, at, user_name, operation }, place) => ({
      id: lineId,
      at,
      user_name,
      deed: wordsOfOperation(operation),
      changes: (fields[place] ?? []).map((field) => inTheirWords(field, inFull)),
    })),
  }
}

/** What records are called; people outside of the reader's units have no name here, also when they are in the course now. */
const namesOfSeen: typeof recordNames = async (context, mentions) => {
  const names = await recordNames(context, mentions)
  const ids = mentions.flatMap(({ resource, record_id }) => (resource === 'employees' ? record_id : []))
  const seen = await seenPeople(context, ids)
  return (mention) =>
    mention.resource === 'employees' && !seen.has(mention.record_id)
      ? 'Nhân viên ngoài đơn vị của bạn'
      : names(mention)
}

async function seenPeople(
  context: ProductContext,
  ids: readonly (number | null)[],
): Promise<ReadonlySet<number | null>> {
  const { rows } = await sql<{ id: number }>`
    select id from employees where ${context.inThisCompany('employees')} and id = any(${ids}::bigint[])
      and ${visibleRows(context, visibleEmployees)}`.execute(context.db)
  return new Set(rows.map(({ id }) => id))
}
