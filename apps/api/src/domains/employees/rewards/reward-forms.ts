import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure, forbidden, notFound } from '../../../contract/failure.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'

type Form = Schemas['RewardDisciplineForm']

const columns = sql`id, type, name, legal_form, is_active`

/** The forms of rewards that the company keeps, then the four forms of discipline. */
export const listForms: Handler<'rewardsDisciplines.forms'> = async (_, { db, inThisCompany }) => {
  const { rows } = await sql<Form>`
    select ${columns} from reward_discipline_forms
    where ${inThisCompany('reward_discipline_forms')} order by type desc, display_order, id`.execute(db)
  return { forms: rows }
}

/** Adds a form of rewards behind the others. */
export const storeForm: Handler<'rewardsDisciplines.storeForm'> = async ({ body: { name } }, context) => {
  requireWholeCompany(context)
  await refuseTaken(context, name)
  const { rows } = await sql<Form>`
    insert into reward_discipline_forms (company_id, type, name, display_order)
    values (${context.companyId}, 'reward', ${name}, (
      select coalesce(max(display_order), 0) + 1 from reward_discipline_forms
      where ${context.inThisCompany('reward_discipline_forms')} and type = 'reward'))
    returning ${columns}`.execute(context.db)
  return told(context, rows, ['name'])
}

/** Renames a form of rewards, or takes it out of use. */
export const updateForm: Handler<'rewardsDisciplines.updateForm'> = async (
  { path: { id }, body },
  context,
) => {
  requireWholeCompany(context)
  if (body.name !== undefined) await refuseTaken(context, body.name, id)
  const { rows } = await sql<Form>`
    update reward_discipline_forms
    set name = coalesce(${body.name ?? null}, name), is_active = coalesce(${body.is_active ?? null}, is_active)
    where ${context.inThisCompany('reward_discipline_forms')} and id = ${id} and type = 'reward'
    returning ${columns}`.execute(context.db)
  return told(context, rows, Object.keys(body))
}

/** Deletes a form of rewards that no record has. */
export const destroyForm: Handler<'rewardsDisciplines.destroyForm'> = async ({ path: { id } }, context) => {
  requireWholeCompany(context)
  const { rows: used } = await sql`select from rewards_disciplines
    where ${context.inThisCompany('rewards_disciplines')} and form_id = ${id} limit 1`.execute(context.db)
  if (used.length > 0)
    throw new ApiFailure(409, 'Hình thức này đã có hồ sơ khen thưởng dùng. Hãy chuyển sang ngừng dùng.')
  const { rows } = await sql`delete from reward_discipline_forms
    where ${context.inThisCompany('reward_discipline_forms')} and id = ${id} and type = 'reward' returning id`.execute(
    context.db,
  )
  if (rows.length === 0) throw notFound()
  context.audit({ detail: { form_id: id } })
  return { ids: [id] }
}

/** The list is the company's: who changes only his units does not change it. */
function requireWholeCompany({ scopes }: ProductContext): void {
  if (!scopes.some(({ scope }) => scope === 'company')) throw forbidden()
}

async function refuseTaken(
  { db, inThisCompany }: ProductContext,
  name: string,
  but: number | null = null,
): Promise<void> {
  const { rows } = await sql`select from reward_discipline_forms
    where ${inThisCompany('reward_discipline_forms')} and type = 'reward' and id is distinct from ${but}
      and lower(normalize(name, nfc)) = lower(normalize(${name}::text, nfc))`.execute(db)
  if (rows.length > 0) throw new ApiFailure(409, 'Hình thức này đã có.')
}

function told(context: ProductContext, [form]: readonly Form[], changedFields: string[]): { form: Form } {
  if (form === undefined) throw notFound()
  // The line is the list's: the ids of forms are not those of records.
  context.audit({ changedFields, detail: { form_id: form.id } })
  return { form }
}
