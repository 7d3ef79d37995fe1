import type { Data, Input } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import { invalidInput } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'

export type LawConstant = Data<'lawConstants.list'>['law_constants'][number]
export type NewValue = Input<'lawConstants.storeValue'>['body']

/** The constants with all their values, as they stand on a day. */
export async function readConstants(
  { db }: ProductContext,
  on: RawBuilder<unknown>,
  where: RawBuilder<unknown> = sql`true`,
): Promise<LawConstant[]> {
  const { rows } = await sql<LawConstant>`
    with stated as (
      select v.*, case
          when v.revision < max(v.revision) over (partition by v.key, v.from_date) then 'replaced'
          when v.from_date > ${on} then 'coming'
          when v.from_date = max(v.from_date) filter (where v.from_date <= ${on}) over (partition by v.key) then 'in_force'
          else 'past'
        end as state
      from law_values v
    )
    select c.key, c.area, c.label, c.unit, law_value(c.key, ${on})::float8 as value, coalesce(
      (select jsonb_agg(jsonb_build_object(
         'id', s.id, 'from_date', s.from_date, 'value', s.value::float8, 'source', s.source, 'revision', s.revision,
         'state', s.state, 'added_by_name', u.full_name, 'added_at', s.added_at)
         order by s.from_date desc, s.revision desc)
       from stated s
       left join names_of_users(array(select distinct added_by from law_values where added_by is not null)) u
         on u.id = s.added_by
       where s.key = c.key), '[]') as values
    from law_constants c where ${where} order by c.position`.execute(db)
  return rows
}

/**
 * The constant that a value is for.
 * @throws ApiFailure 400 for a key that is not there, or a value that its unit cannot have
 */
export async function constantFor(context: ProductContext, body: NewValue): Promise<LawConstant> {
  const [constant] = await readConstants(context, sql`${body.from_date}::date`, sql`c.key = ${body.key}`)
  if (!constant) throw invalidInput({ key: ['Thông số không tồn tại.'] })
  if (constant.unit === 'percent' && body.value > 100) {
    throw invalidInput({ value: ['Giá trị phải từ 0 đến 100 %.'] })
  }
  if (!fractional.has(constant.unit) && !Number.isInteger(body.value)) {
    throw invalidInput({ value: ['Giá trị phải là số nguyên.'] })
  }
  return constant
}

/** Units of which half a one can be fixed. */
const fractional = new Set<LawConstant['unit']>(['percent', 'hour', 'working_day'])
